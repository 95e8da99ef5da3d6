import { type EntityManager, In, MoreThan, Not } from 'typeorm';
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

/** Names how far a version has followed the log since it began. */
const logOf = (version: string): string => `log, ${version}`;

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

/** What one transaction reads after a number: an artifact's, or that of an entry in the log. */
type ReadBatch = (manager: EntityManager, after: number) => Promise<Batch>;

interface Batch {
  rows: readonly Artifact[];
  /** See `DerivedColumnFilling`. */
  through: number | null;
  isLast: boolean;
}

/**
 * Derives the columns of all artifacts from their texts, unless this version has done so, and then those of
 * artifacts that were written meanwhile: perhaps by a process that served with the facts of before. So every process
 * that begins to serve with other facts has to call this. Each batch is one transaction, and the next call
 * continues after the last batch. An artifact whose columns change keeps its `updatedAt`. To be called
 * by one process at a time: before the server listens, and when the operator has declared other facts.
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
  await writer.transaction(({ manager }) => begin(manager, version));
  let changed = 0;
  const fill = async (name: string, read: ReadBatch) => {
    for (let isLast = false; !isLast;) {
      const batch = await writer.transaction(({ manager }) =>
        fillBatch(manager, { version: name, read, record }),
      );
      changed += batch.changed;
      isLast = batch.isLast;
    }
  };
  await fill(version, readArtifacts);
  await fill(logOf(version), readLog);
  return changed;
}

/** Remembers where the log ends before the first batch, unless this version has begun. */
async function begin(manager: EntityManager, version: string): Promise<void> {
  const versions = In([version, logOf(version)]);
  await manager.delete(DerivedColumnFilling, { version: Not(versions) });
  if ((await manager.countBy(DerivedColumnFilling, { version: versions })) === 2) return;
  const [last] = await manager.query<{ sequence: number }[]>(
    'SELECT "sequence" FROM "artifact_revisions" ORDER BY "sequence" DESC LIMIT 1',
  );
  const rows = [
    { version, filledThrough: 0 },
    { version: logOf(version), filledThrough: last?.sequence ?? 0 },
  ];
  await manager.upsert(DerivedColumnFilling, rows, ['version']);
}

const readArtifacts: ReadBatch = async (manager, after) => {
  const rows = await manager.find(Artifact, {
    where: { id: MoreThan(after) },
    order: { id: 'ASC' },
    take: BATCH,
  });
  const last = rows.length === BATCH ? rows.at(-1) : undefined;
  return { rows, through: last?.id ?? null, isLast: !last };
};

/** Entries become visible in the order of their numbers, so none is missed. */
const readLog: ReadBatch = async (manager, after) => {
  const entries = await manager.query<{ sequence: number; artifactId: number }[]>(
    `SELECT "sequence", "artifactId" FROM "artifact_revisions"
      WHERE "sequence" > ${after} ORDER BY "sequence" LIMIT ${BATCH}`,
  );
  const rows = await manager.findBy(Artifact, {
    id: In(entries.map(({ artifactId }) => artifactId)),
  });
  return {
    rows,
    through: entries.at(-1)?.sequence ?? after,
    isLast: entries.length < BATCH,
  };
};

/** Does nothing once all is read, or when another process has begun another version. */
async function fillBatch(
  manager: EntityManager,
  { version, read, record }: { version: string; read: ReadBatch; record: CatalogueRecord },
): Promise<{ changed: number; isLast: boolean }> {
  const filling = await manager.findOneBy(DerivedColumnFilling, { version });
  const after = filling?.filledThrough ?? null;
  if (after === null) return { changed: 0, isLast: true };
  const { rows, through, isLast } = await read(manager, after);
  const others = rows.flatMap((row) => {
    const derived = derivedColumns(row, record);
    return FILLED_COLUMNS.every((name) => row[name] === derived[name]) ? [] : [{ row, derived }];
  });
  if (others.length > 0) await writeColumns(manager, others);
  await manager.update(DerivedColumnFilling, { version }, { filledThrough: through });
  return { changed: others.length, isLast };
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
