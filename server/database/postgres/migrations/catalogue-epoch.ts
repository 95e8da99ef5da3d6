export const NEW_EPOCH = 'CAST(gen_random_uuid() AS text)';

/** Names this table of this server. No other has the name, such as one that pg_restore creates. */
export const THIS_TABLE = `(SELECT "system_identifier" FROM pg_control_system())
  || '/' || CAST(CAST('"catalogue_epoch"' AS regclass) AS oid)`;

/** See database/catalogue-epoch.ts. A row that was written into another table is from a backup. */
export const catalogueEpoch = [
  'CREATE TABLE "catalogue_epoch" ("epoch" text NOT NULL, "writtenInto" text NOT NULL)',
  `INSERT INTO "catalogue_epoch" VALUES (${NEW_EPOCH}, ${THIS_TABLE})`,
];
