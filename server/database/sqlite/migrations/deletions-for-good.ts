import { DELETED_WITH_ARTIFACT, PLACES } from '../../baseline/addition-tables';

/** Triggers that delete what is of no use without the artifact, when it is deleted for good. */
export const deletionsForGood = PLACES.map(
  ({ from, other }) => `CREATE TRIGGER "deleted_for_good_from_${from}" AFTER DELETE ON "${from}"
    WHEN NOT EXISTS (SELECT 1 FROM "${other}" WHERE "id" = OLD."id")
    BEGIN ${DELETED_WITH_ARTIFACT} END`,
);
