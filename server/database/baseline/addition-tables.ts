import { Table } from 'typeorm';
import { index, instant, integer, nullable, ofMember, primary, text } from './columns';

/**
 * What is stored about additions: the keys of recent requests, the sources of imported artifacts,
 * and the likes of imported artifacts that wait for their members.
 */
export const additionTables = [
  new Table({
    name: 'idempotency_keys',
    columns: [
      primary(text('memberUid')),
      primary(text('key')),
      text('inputHash'),
      nullable(integer('artifactId')),
      instant('usedAt'),
    ],
    indices: [index('usedAt')],
    foreignKeys: [ofMember],
  }),
  new Table({
    name: 'imported_artifacts',
    columns: [primary(text('ownerUid')), primary(text('sourceId')), integer('artifactId')],
  }),
  new Table({
    name: 'waiting_likes',
    columns: [primary(text('emailNormalized')), primary(integer('artifactId'))],
    indices: [index('artifactId')],
  }),
];

/**
 * The tables of artifacts. Hiding and showing move an artifact between the two. It is deleted for
 * good when it is deleted from one and is not in the other.
 */
export const ARTIFACT_TABLES = [
  { from: 'artifacts', other: 'hidden_artifacts' },
  { from: 'hidden_artifacts', other: 'artifacts' },
] as const;

/** Deletes the waiting likes of an artifact, and the addresses in its reports. */
export const DELETED_WITH_ARTIFACT = `
  DELETE FROM "waiting_likes" WHERE "artifactId" = OLD."id";
  UPDATE "reports" SET "email" = NULL WHERE "artifactId" = OLD."id" AND "email" IS NOT NULL;`;
