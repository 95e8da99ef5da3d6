import { DELETED_WITH_ARTIFACT, ARTIFACT_TABLES } from '../../baseline/addition-tables';

/** Triggers that delete dependent rows when an artifact is deleted for good. */
export const deletionsForGood = ARTIFACT_TABLES.map(
  ({ from, other }) => `CREATE TRIGGER "deleted_for_good_from_${from}" AFTER DELETE ON "${from}"
    WHEN NOT EXISTS (SELECT 1 FROM "${other}" WHERE "id" = OLD."id")
    BEGIN ${DELETED_WITH_ARTIFACT} END`,
);
