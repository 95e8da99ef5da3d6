import { type EntityManager, MoreThan, Not, type QueryRunner } from 'typeorm';
import type { Database } from '../../database/database';
import type { Writer } from '../../database/writer';
import { type DerivedColumns, derivedColumns } from './artifact.columns';
import { Artifact } from './artifact.entity';
import type { CatalogueRecord } from '../../site/record';
import { DerivedColumnFilling } from './derived-column-filling.entity';
import { PARSER_VERSION } from '../../../common/made/made-dates';
import { publicFacts } from './facts/stored-facts';
import { WORDS_VERSION } from './search/words';

/** How many artifacts one transaction reads and writes. */
const BATCH = 1_000;

/** The versions of the parser of years and of the tokenizer of words, and the facts that are searched. */
const versionOf = (record: CatalogueRecord): string => {
  const keys = publicFacts(record).map(({ key }) => key);
  return `years ${PARSER_VERSION}, words ${WORDS_VERSION}, facts ${keys.join(' ')}`;
};

/** The columns that are filled, with their types. */
const FILLED = {
  artifactNameNormalized: 'text',
  madeEarliest: 'integer',
  madeLatest: 'integer',
  madeEdtf: 'text',
  words: 'text',
  factRows: 'text',
} as const satisfies Record<keyof DerivedColumns, string>;

const FILLED_COLUMNS = Object.keys(FILLED) as (keyof DerivedColumns)[];

/** An artifact as it was read, and the columns that it should have. */
interface Filling {
  row: Artifact;
  derived: DerivedColumns;
}

/**
 * Derives the columns of all artifacts from their texts, unless this version has done so. Each batch
 * is one transaction, and the next call continues after the last batch. An artifact whose
 * columns change keeps its `updatedAt`. To be called by one process at a time: before the server listens, and
 * when the operator has declared other facts.
 * @param writer that of a serving process, in whose turns the batches are written.
 * @returns how many artifacts have other columns than before.
 */
export async function fillDerivedColumns(
  { dataSource, engine }: Database,
  record: CatalogueRecord,
  writer: Pick<Writer, 'transaction'> = {
    transaction: (work) => engine.transaction(dataSource, work),
  },
): Promise<number> {
  const version = versionOf(record);
  const filling = await writer.transaction(async ({ manager }) => {
    await manager.delete(DerivedColumnFilling, { version: Not(version) });
    return manager.findOneBy(DerivedColumnFilling, { version });
  });
  let changed = 0;
  for (let through = filling ? filling.filledThrough : 0; through !== null;) {
    const after: number = through;
    const batch = await writer.transaction((runner) =>
      fillBatch(runner, { after, record, version }),
    );
    changed += batch.changed;
    through = batch.through;
  }
  return changed;
}

/** @returns the last artifact of the batch, or null after the last batch. */
async function fillBatch(
  { manager }: QueryRunner,
  { after, record, version }: { after: number; record: CatalogueRecord; version: string },
): Promise<{ changed: number; through: number | null }> {
  const rows = await manager.find(Artifact, {
    where: { id: MoreThan(after) },
    order: { id: 'ASC' },
    take: BATCH,
  });
  const others = rows.flatMap((row) => {
    const derived = derivedColumns(row, record);
    return FILLED_COLUMNS.every((name) => row[name] === derived[name]) ? [] : [{ row, derived }];
  });
  if (others.length > 0) await writeColumns(manager, others);
  const last = rows.at(-1);
  const through = last && rows.length === BATCH ? last.id : null;
  await manager.upsert(DerivedColumnFilling, { version, filledThrough: through }, ['version']);
  return { changed: others.length, through };
}

/**
 * Writes a batch in one statement, because SQLite writes its indexes of words after each statement. An
 * artifact that changed meanwhile already has newer columns.
 */
async function writeColumns(manager: EntityManager, fillings: readonly Filling[]): Promise<void> {
  const parameters: (string | number | null)[] = [];
  const mark = (value: string | number | null, type: string) => {
    parameters.push(value);
    const name = manager.connection.driver.createParameter('', parameters.length - 1);
    return `CAST(${name} AS ${type})`;
  };
  const values = fillings.map(({ row, derived }) => {
    const cells = [
      mark(row.id, 'integer'),
      mark(row.updatedAt.getTime(), 'bigint'),
      ...FILLED_COLUMNS.map((name) => mark(derived[name], FILLED[name])),
    ];
    return `(${cells.join(', ')})`;
  });
  // Both engines name the columns of VALUES column1, column2 and so on.
  const set = FILLED_COLUMNS.map((name, nth) => `"${name}" = "read"."column${nth + 3}"`);
  await manager.query(
    `UPDATE "artifacts" SET ${set.join(', ')} FROM (VALUES ${values.join(', ')}) AS "read"
      WHERE "artifacts"."id" = "read"."column1" AND "artifacts"."updatedAt" = "read"."column2"`,
    parameters,
  );
}
