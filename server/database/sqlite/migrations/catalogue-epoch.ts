export const NEW_EPOCH = 'lower(hex(randomblob(16)))';

/** See database/catalogue-epoch.ts. */
export const catalogueEpoch = [
  'CREATE TABLE "catalogue_epoch" ("epoch" text NOT NULL)',
  `INSERT INTO "catalogue_epoch" VALUES (${NEW_EPOCH})`,
];
