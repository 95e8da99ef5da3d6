const writeEvent = (name: string, change: string) => `
  CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "change_events" ("change") VALUES (${change});
    RETURN NULL;
  END $$`;

/** More rows than these, changed by one statement, are one event: anything may have changed. */
const MAX_EVENTS = 100;

/** A row as lists see it: see artifact.lists.ts. */
const listed = (row: string) =>
  `json_build_object('id', ${row}."id", 'artifactType', ${row}."artifactType",
    'artifactNameNormalized', ${row}."artifactNameNormalized", 'likeCount', ${row}."likeCount")`;

/** A `RowChange` of change.ts. */
const rowChange = (tag: string, before: string, after: string) =>
  `json_build_object('tag', ${tag}, 'before', ${before}, 'after', ${after})::text`;

const onArtifacts = (event: string, rows: string) => `
  CREATE TRIGGER "artifacts_${event.toLowerCase()}_event" AFTER ${event} ON "artifacts"
    REFERENCING ${rows} FOR EACH STATEMENT EXECUTE FUNCTION write_artifact_events()`;

/** The table of change events, and the triggers that write each change into it: see change.ts. */
export const changeEvents = [
  // Events from before a crash have no reader: UNLOGGED saves the writers a part of the cost.
  `CREATE UNLOGGED TABLE "change_events" (
    "transaction" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "change" text NOT NULL
  )`,
  // Not unique: an index entry has not enough room for two long names.
  `CREATE INDEX "change_events_by_transaction" ON "change_events" ("transaction")`,
  `CREATE FUNCTION write_artifact_events() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    events integer;
  BEGIN
    IF TG_OP = 'INSERT' THEN
      INSERT INTO "change_events" ("change")
        SELECT ${rowChange(`'artifact:' || new_row."id"`, 'NULL', listed('new_row'))}
        FROM "new_rows" new_row LIMIT ${MAX_EVENTS};
    ELSIF TG_OP = 'DELETE' THEN
      INSERT INTO "change_events" ("change")
        SELECT ${rowChange(`'artifact:' || old_row."id"`, listed('old_row'), 'NULL')}
        FROM "old_rows" old_row LIMIT ${MAX_EVENTS};
    ELSE
      INSERT INTO "change_events" ("change")
        SELECT CASE
          WHEN old_row."viewCount" <> new_row."viewCount" THEN 'views:' || new_row."id"
          ELSE ${rowChange(
            `CASE WHEN old_row."likeCount" <> new_row."likeCount" THEN 'likes:' ELSE 'artifact:' END
              || new_row."id"`,
            listed('old_row'),
            listed('new_row'),
          )}
        END
        FROM "old_rows" old_row JOIN "new_rows" new_row USING ("id") LIMIT ${MAX_EVENTS};
    END IF;
    GET DIAGNOSTICS events = ROW_COUNT;
    IF events = ${MAX_EVENTS} THEN
      INSERT INTO "change_events" ("change") VALUES ('catalogue');
    END IF;
    RETURN NULL;
  END $$`,
  onArtifacts('INSERT', 'NEW TABLE AS "new_rows"'),
  onArtifacts('DELETE', 'OLD TABLE AS "old_rows"'),
  // The database's own triggers change counts, each in a statement that changes nothing else.
  onArtifacts('UPDATE', 'OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"'),
  writeEvent('write_catalogue_event', `'catalogue'`),
  `CREATE TRIGGER "artifacts_truncated" AFTER TRUNCATE ON "artifacts"
    FOR EACH STATEMENT EXECUTE FUNCTION write_catalogue_event()`,
  writeEvent('write_types_event', `'types'`),
  `CREATE TRIGGER "type_came" AFTER INSERT ON "artifact_type_counts" FOR EACH ROW
    EXECUTE FUNCTION write_types_event()`,
  `CREATE TRIGGER "type_came_or_went" AFTER UPDATE ON "artifact_type_counts" FOR EACH ROW
    WHEN ((OLD."count" = 0) <> (NEW."count" = 0)) EXECUTE FUNCTION write_types_event()`,
  writeEvent('write_owner_event', `'owner:' || NEW."uid"`),
  `CREATE TRIGGER "members_renamed" AFTER UPDATE ON "members" FOR EACH ROW
    WHEN (OLD."displayName" IS DISTINCT FROM NEW."displayName")
    EXECUTE FUNCTION write_owner_event()`,
  writeEvent('write_members_event', `'members'`),
  `CREATE TRIGGER "members_erased" AFTER UPDATE ON "members" FOR EACH ROW
    WHEN (OLD."erasedAt" IS DISTINCT FROM NEW."erasedAt") EXECUTE FUNCTION write_members_event()`,
];
