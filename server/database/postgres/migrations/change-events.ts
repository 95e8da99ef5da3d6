const writeEvent = (name: string, change: string) => `
  CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "change_events" ("change") VALUES (${change});
    RETURN NULL;
  END $$`;

/**
 * A transaction with more changes of artifacts writes the single event `catalogue`, which stands for any
 * change.
 */
const MAX_EVENTS = 100;
/** Counts the events of a transaction. */
const COUNTER = `'antiquary.artifact_events'`;

const ARTIFACT_PROCEDURE = `
  CREATE FUNCTION write_artifact_event() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    events integer := coalesce(nullif(current_setting(${COUNTER}, true), ''), '0')::integer;
  BEGIN
    IF events > ${MAX_EVENTS} THEN
      RETURN NULL;
    END IF;
    PERFORM set_config(${COUNTER}, (events + 1)::text, true);
    INSERT INTO "change_events" ("change") VALUES (CASE
      WHEN events = ${MAX_EVENTS} THEN 'catalogue'
      ELSE TG_ARGV[0] || ':' || coalesce(NEW."id", OLD."id")
    END);
    RETURN NULL;
  END $$`;

const onArtifact = (name: string, event: string, kind: 'artifact' | 'likes' | 'views') => `
  CREATE TRIGGER "artifacts_${name}_event" AFTER ${event} EXECUTE FUNCTION write_artifact_event('${kind}')`;
const updateOf = (condition: string) => `UPDATE ON "artifacts" FOR EACH ROW WHEN (${condition})`;

/** The table of change events, and the triggers that write each change into it: see change.ts. */
export const changeEvents = [
  // Events from before a crash have no reader: UNLOGGED saves the writers a part of the cost.
  `CREATE UNLOGGED TABLE "change_events" (
    "transaction" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "change" text NOT NULL
  )`,
  `CREATE INDEX "change_events_by_transaction" ON "change_events" ("transaction")`,
  ARTIFACT_PROCEDURE,
  onArtifact('added', 'INSERT ON "artifacts" FOR EACH ROW', 'artifact'),
  onArtifact('deleted', 'DELETE ON "artifacts" FOR EACH ROW', 'artifact'),
  onArtifact('liked', updateOf('OLD."likeCount" <> NEW."likeCount"'), 'likes'),
  onArtifact('viewed', updateOf('OLD."viewCount" <> NEW."viewCount"'), 'views'),
  // Whatever an update changes besides a count, columns of later versions included. An update that deletes
  // the artifact (history-log.ts) writes none: the deletion has an event of its own.
  onArtifact(
    'changed',
    updateOf(
      `OLD."likeCount" = NEW."likeCount" AND OLD."viewCount" = NEW."viewCount"
        AND NEW."deletedBy" IS NULL`,
    ),
    'artifact',
  ),
  writeEvent('write_catalogue_event', `'catalogue'`),
  `CREATE TRIGGER "artifacts_truncated" AFTER TRUNCATE ON "artifacts"
    FOR EACH STATEMENT EXECUTE FUNCTION write_catalogue_event()`,
  // Artifacts show the names and the identifiers of their owners.
  `CREATE TRIGGER "members_renamed" AFTER UPDATE ON "members" FOR EACH ROW
    WHEN (OLD."displayName" IS DISTINCT FROM NEW."displayName"
      OR OLD."erasedAt" IS DISTINCT FROM NEW."erasedAt"
      OR OLD."contributorId" IS DISTINCT FROM NEW."contributorId")
    EXECUTE FUNCTION write_catalogue_event()`,
  writeEvent('write_members_event', `'members'`),
  `CREATE TRIGGER "members_erased" AFTER UPDATE ON "members" FOR EACH ROW
    WHEN (OLD."erasedAt" IS DISTINCT FROM NEW."erasedAt") EXECUTE FUNCTION write_members_event()`,
];
