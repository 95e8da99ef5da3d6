import type { EntityManager, QueryRunner } from 'typeorm';
import type { Database } from '../../database/database';
import { Artifact } from '../artifact.entity';
import { type MadeColumns, madeColumns } from './made-columns';
import { PARSER_VERSION } from './made-dates';
import { MadeFilling } from './made.entities';

/** So many artifacts are read and written in one transaction. */
const BATCH = 2_000;

interface StoredYears extends MadeColumns {
  id: number;
  createdAt: string;
}

/**
 * Reads the years of all artifacts, unless this version of the parser has read them. Each batch is a
 * transaction of its own, and the next start goes on where this one ended. An artifact whose years
 * change keeps its `updatedAt`. To be called before the server listens, by one process at a time.
 * @returns how many artifacts have other years than before.
 */
export async function fillMadeColumns(database: Database): Promise<number> {
  const { dataSource, engine } = database;
  await dataSource.manager
    .createQueryBuilder()
    .delete()
    .from(MadeFilling)
    .where('parserVersion <> :version', { version: PARSER_VERSION })
    .execute();
  const filling = await dataSource.manager.findOneBy(MadeFilling, {
    parserVersion: PARSER_VERSION,
  });
  let changed = 0;
  for (let through = filling ? filling.filledThrough : 0; through !== null;) {
    const after: number = through;
    const batch = await engine.transaction(dataSource, (runner) => fillBatch(runner, after));
    changed += batch.changed;
    through = batch.through;
  }
  return changed;
}

/** @returns the last artifact of the batch, or null when it is the last of all. */
async function fillBatch(
  { manager }: QueryRunner,
  after: number,
): Promise<{ changed: number; through: number | null }> {
  const rows = await manager
    .createQueryBuilder(Artifact, 'artifact')
    .select(['artifact.id', 'artifact.createdAt'])
    .addSelect(['artifact.madeEarliest', 'artifact.madeLatest', 'artifact.madeEdtf'])
    .where('artifact.id > :after', { after })
    .orderBy('artifact.id')
    .limit(BATCH)
    .getMany();
  const others = rows.flatMap((row) => {
    const made = madeColumns(row.createdAt);
    return isSame(row, made) ? [] : [{ ...made, id: row.id, createdAt: row.createdAt }];
  });
  if (others.length > 0) await writeYears(manager, others);
  const last = rows.at(-1);
  const through = last && rows.length === BATCH ? last.id : null;
  await manager.upsert(MadeFilling, { parserVersion: PARSER_VERSION, filledThrough: through }, [
    'parserVersion',
  ]);
  return { changed: others.length, through };
}

const isSame = (one: MadeColumns, other: MadeColumns): boolean =>
  one.madeEarliest === other.madeEarliest &&
  one.madeLatest === other.madeLatest &&
  one.madeEdtf === other.madeEdtf;

/** One statement for the batch. An artifact whose text was changed meanwhile keeps its newer years. */
async function writeYears(manager: EntityManager, rows: readonly StoredYears[]): Promise<void> {
  const parameters: (string | number | null)[] = [];
  const mark = (value: string | number | null, type: 'integer' | 'text') => {
    parameters.push(value);
    const name = manager.connection.driver.createParameter('', parameters.length - 1);
    return `CAST(${name} AS ${type})`;
  };
  const values = rows.map(
    ({ id, createdAt, madeEarliest, madeLatest, madeEdtf }) =>
      `(${mark(id, 'integer')}, ${mark(createdAt, 'text')}, ${mark(madeEarliest, 'integer')},
        ${mark(madeLatest, 'integer')}, ${mark(madeEdtf, 'text')})`,
  );
  // Both engines call the columns of VALUES so.
  await manager.query(
    `UPDATE "artifacts" SET "madeEarliest" = "read"."column3", "madeLatest" = "read"."column4",
        "madeEdtf" = "read"."column5"
      FROM (VALUES ${values.join(', ')}) AS "read"
      WHERE "artifacts"."id" = "read"."column1" AND "artifacts"."createdAt" = "read"."column2"`,
    parameters,
  );
}
