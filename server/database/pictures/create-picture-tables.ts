import { type QueryRunner, Table } from 'typeorm';

/** The tables of stored pictures, alike on every engine. Later migrations never change this file. */
const tables = [
  new Table({
    name: 'pictures',
    columns: [
      { name: 'id', type: 'text', isPrimary: true },
      { name: 'width', type: 'integer' },
      { name: 'height', type: 'integer' },
      { name: 'sizes', type: 'text' },
      { name: 'preview', type: 'text' },
      { name: 'hash', type: 'text' },
      { name: 'storedAt', type: 'bigint' },
    ],
    indices: [{ name: 'pictures_by_hash', columnNames: ['hash'] }],
  }),
  new Table({
    name: 'picture_links',
    columns: [
      { name: 'url', type: 'text', isPrimary: true },
      { name: 'pictureId', type: 'text', isNullable: true },
      { name: 'attempts', type: 'integer', default: 0 },
      { name: 'nextAttemptAt', type: 'bigint', isNullable: true },
      { name: 'unusedSince', type: 'bigint', isNullable: true },
    ],
    indices: [
      { name: 'picture_links_by_picture', columnNames: ['pictureId'] },
      { name: 'picture_links_by_next_attempt', columnNames: ['nextAttemptAt'] },
    ],
    foreignKeys: [
      {
        columnNames: ['pictureId'],
        referencedTableName: 'pictures',
        referencedColumnNames: ['id'],
      },
    ],
  }),
];

/** Creates the tables, and a row for each address that an artifact names. */
export async function createPictureTables(queryRunner: QueryRunner): Promise<void> {
  for (const table of tables) await queryRunner.createTable(table);
  await queryRunner.query(`
    INSERT INTO "picture_links" ("url", "attempts", "nextAttemptAt")
      SELECT DISTINCT "image", 0, ${dueFrom('"image"', '0')} FROM "artifacts"
      WHERE ${canBeCopied('"image"')}`);
}

/** PostgreSQL has no room for longer texts in an index. Their pictures are not copied. */
const LONGEST_ADDRESS = 2000;

export const canBeCopied = (address: string): string =>
  `octet_length(${address}) <= ${LONGEST_ADDRESS}`;

/**
 * When the picture of a new address is copied first: now, or never, if the address is the path of an
 * uploaded picture. Drawings of the sample catalogue have paths, too, and are copied.
 */
export const dueFrom = (address: string, now: string): string =>
  `CASE WHEN ${address} LIKE '/%' AND ${address} NOT LIKE '/plates/%.svg' THEN NULL ELSE ${now} END`;
