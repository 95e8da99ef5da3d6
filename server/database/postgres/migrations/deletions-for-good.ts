import { DELETED_WITH_ARTIFACT, ARTIFACT_TABLES } from '../../baseline/addition-tables';

/** Triggers that run statements when an artifact is deleted for good. */
export const onDeletionForGood = (what: string, statements: string): string[] =>
  ARTIFACT_TABLES.flatMap(({ from, other }) => {
    const name = `${what}_from_${from}`;
    return [
      `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT EXISTS (SELECT 1 FROM "${other}" WHERE "id" = OLD."id") THEN
        ${statements}
      END IF;
      RETURN NULL;
    END $$`,
      `CREATE TRIGGER "${name}" AFTER DELETE ON "${from}"
      FOR EACH ROW EXECUTE FUNCTION ${name}()`,
    ];
  });

/** Triggers that delete dependent rows when an artifact is deleted for good. */
export const deletionsForGood = onDeletionForGood('deleted_for_good', DELETED_WITH_ARTIFACT);
