import { PLACES } from '../../baseline/addition-tables';

/** Triggers that delete the likes that wait for an artifact when it is deleted for good. */
export const waitingLikes = PLACES.map(
  ({ from, other }) => `CREATE TRIGGER "waiting_likes_of_${from}" AFTER DELETE ON "${from}"
    WHEN NOT EXISTS (SELECT 1 FROM "${other}" WHERE "id" = OLD."id")
    BEGIN DELETE FROM "waiting_likes" WHERE "artifactId" = OLD."id"; END`,
);
