const writeEvent = (name: string, change: string) => `
  CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "change_events" ("change") VALUES (${change}) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$`;

const onCountChanged = (column: string, kind: string) => `
  CREATE TRIGGER "artifacts_${kind}_changed" AFTER UPDATE ON "artifacts" FOR EACH ROW
    WHEN (OLD."${column}" <> NEW."${column}") EXECUTE FUNCTION write_count_event('${kind}')`;

/** The table of change events, and the triggers that write each change into it: see change.ts. */
export const changeEvents = [
  // Events from before a crash have no reader: UNLOGGED saves the writers a part of the cost.
  `CREATE UNLOGGED TABLE "change_events" (
    "transaction" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "change" text NOT NULL,
    PRIMARY KEY ("transaction", "change")
  )`,
  writeEvent('write_count_event', `TG_ARGV[0] || ':' || NEW."id"`),
  writeEvent('write_catalogue_event', `'catalogue'`),
  writeEvent('write_members_event', `'members'`),
  onCountChanged('likeCount', 'likes'),
  onCountChanged('viewCount', 'views'),
  `CREATE TRIGGER "artifacts_added_or_deleted" AFTER INSERT OR DELETE OR TRUNCATE ON "artifacts"
    FOR EACH STATEMENT EXECUTE FUNCTION write_catalogue_event()`,
  // Whatever an update changes besides a count, columns of later versions included.
  `CREATE TRIGGER "artifacts_changed" AFTER UPDATE ON "artifacts" FOR EACH ROW
    WHEN (OLD."likeCount" = NEW."likeCount" AND OLD."viewCount" = NEW."viewCount")
    EXECUTE FUNCTION write_catalogue_event()`,
  `CREATE TRIGGER "members_changed" AFTER UPDATE ON "members" FOR EACH ROW
    WHEN (OLD."displayName" IS DISTINCT FROM NEW."displayName" OR OLD."email" <> NEW."email")
    EXECUTE FUNCTION write_catalogue_event()`,
  `CREATE TRIGGER "members_erased" AFTER UPDATE ON "members" FOR EACH ROW
    WHEN (OLD."erasedAt" IS DISTINCT FROM NEW."erasedAt") EXECUTE FUNCTION write_members_event()`,
];
