import { DELETED_WITH_ARTIFACT, ARTIFACT_TABLES } from '../../baseline/addition-tables';

/** Triggers that run statements when an artifact is deleted for good. */
export const onDeletionForGood = (name: string, statements: string): string[] =>
  ARTIFACT_TABLES.map(
    ({ from, other }) => `CREATE TRIGGER "${name}_from_${from}" AFTER DELETE ON "${from}"
    WHEN NOT EXISTS (SELECT 1 FROM "${other}" WHERE "id" = OLD."id")
    BEGIN ${statements} END`,
  );

/** Triggers that delete dependent rows when an artifact is deleted for good. */
export const deletionsForGood = onDeletionForGood('deleted_for_good', DELETED_WITH_ARTIFACT);
