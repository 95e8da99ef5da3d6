import { PLACES } from '../../baseline/addition-tables';

/** Triggers that delete the likes that wait for an artifact when it is deleted for good. */
export const waitingLikes = PLACES.flatMap(({ from, other }) => {
  const name = `waiting_likes_of_${from}`;
  return [
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT EXISTS (SELECT 1 FROM "${other}" WHERE "id" = OLD."id") THEN
        DELETE FROM "waiting_likes" WHERE "artifactId" = OLD."id";
      END IF;
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER "${name}" AFTER DELETE ON "${from}"
      FOR EACH ROW EXECUTE FUNCTION ${name}()`,
  ];
});
