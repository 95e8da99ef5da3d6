import { DELETED_WITH_ARTIFACT, ARTIFACT_TABLES } from '../../baseline/addition-tables';

/** Triggers that delete dependent rows when an artifact is deleted for good. */
export const deletionsForGood = ARTIFACT_TABLES.flatMap(({ from, other }) => {
  const name = `deleted_for_good_from_${from}`;
  return [
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT EXISTS (SELECT 1 FROM "${other}" WHERE "id" = OLD."id") THEN
        ${DELETED_WITH_ARTIFACT}
      END IF;
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER "${name}" AFTER DELETE ON "${from}"
      FOR EACH ROW EXECUTE FUNCTION ${name}()`,
  ];
});
