import { CONTRIBUTOR_PREFIX } from '../../contributors';

const identify = (name: string, event: string) => `
  CREATE TRIGGER "${name}" AFTER ${event} ON "members" WHEN new."contributorId" IS NULL BEGIN
    UPDATE "members" SET "contributorId" = '${CONTRIBUTOR_PREFIX}' || lower(hex(randomblob(16)))
      WHERE "uid" = new."uid";
  END`;

/** Triggers that give members public identifiers, wherever one is written without. */
export const contributorIds = [
  identify('contributor_identified', 'INSERT'),
  identify('contributor_identified_anew', 'UPDATE OF "contributorId"'),
];
