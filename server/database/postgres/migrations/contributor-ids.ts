import { CONTRIBUTOR_PREFIX } from '../../contributors';

/** A trigger that gives members public identifiers, wherever one is written without. */
export const contributorIds = [
  `CREATE FUNCTION identify_contributor() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW."contributorId" := coalesce(NEW."contributorId",
      '${CONTRIBUTOR_PREFIX}' || replace(gen_random_uuid()::text, '-', ''));
    RETURN NEW;
  END $$`,
  `CREATE TRIGGER "contributor_identified" BEFORE INSERT OR UPDATE OF "contributorId"
    ON "members" FOR EACH ROW EXECUTE FUNCTION identify_contributor()`,
];
