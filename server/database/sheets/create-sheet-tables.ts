import { type QueryRunner, Table } from 'typeorm';
import {
  index,
  instant,
  integer,
  nullable,
  ofMember,
  primary,
  reference,
  text,
} from '../baseline/columns';

/** Rows and versions go with their sheet. */
const ofSheet = { ...reference('sheetId', 'sheets', 'id'), onDelete: 'CASCADE' };

/** The tables of sheets, alike on every engine. Later migrations never change this file. */
const tables = [
  new Table({
    name: 'sheets',
    columns: [
      primary(text('id')),
      ...[text('memberUid'), text('name'), text('state')],
      instant('uploadedAt'),
      nullable(instant('appliedAt')),
      ...[text('columns'), text('counts')],
      nullable(instant('turnAt')),
    ],
    indices: [
      index('memberUid', 'uploadedAt'),
      { name: 'sheets_with_work', columnNames: ['turnAt'], where: '"turnAt" IS NOT NULL' },
    ],
    foreignKeys: [ofMember],
  }),
  new Table({
    name: 'sheet_rows',
    columns: [
      primary(text('sheetId')),
      primary(integer('line')),
      integer('isDue'),
      nullable(text('cells')),
      text('kind'),
      nullable(integer('artifactId')),
      ...[text('changes'), text('problems')],
      nullable(text('replaced')),
      nullable(instant('version')),
    ],
    indices: [
      index('sheetId', 'kind', 'line'),
      { name: 'due_sheet_rows', columnNames: ['sheetId', 'line'], where: '"isDue" = 1' },
    ],
    foreignKeys: [ofSheet],
  }),
  // No reference to artifacts: a hidden artifact is in another table, and keeps its history.
  new Table({
    name: 'sheet_versions',
    columns: [primary(integer('artifactId')), primary(instant('version')), text('sheetId')],
    indices: [index('sheetId')],
    foreignKeys: [ofSheet],
  }),
];

/** @param triggers refuse the sheets of erased members. */
export async function createSheetTables(
  queryRunner: QueryRunner,
  triggers: readonly string[],
): Promise<void> {
  for (const table of tables) await queryRunner.createTable(table);
  for (const sql of triggers) await queryRunner.query(sql);
}
