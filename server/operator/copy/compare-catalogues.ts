import type { DataSource, QueryRunner } from 'typeorm';
import { ConfigurationError } from '../../base/errors';
import type { CopiedTable, Row } from './stored-table';

/**
 * Compares every row of two catalogues.
 * @returns how many rows each of them has.
 * @throws ConfigurationError that names the tables that differ. It names no row, which may be about a member.
 */
export async function compareCatalogues(
  tables: readonly CopiedTable[],
  reader: QueryRunner,
  target: DataSource,
): Promise<number> {
  const targetReader = target.createQueryRunner();
  try {
    let all = 0;
    const differing: string[] = [];
    for (const table of tables) {
      const { rows, differences } = await compareTable(table, reader, targetReader);
      all += rows;
      if (differences > 0) differing.push(`${table.from.name} (rows: ${differences})`);
    }
    if (differing.length === 0) return all;
    throw new ConfigurationError(
      `The copy differs from the catalogue in ${differing.join(', ')}. If the catalogue was changed after the copy was begun, copy into an empty database.`,
    );
  } finally {
    await targetReader.release();
  }
}

/** @returns how many rows the source has, and how many rows are on one side only or differ. */
async function compareTable({ from, to }: CopiedTable, reader: QueryRunner, target: QueryRunner) {
  let rows = 0;
  let found = 0;
  let equal = 0;
  for await (const batch of from.readBehind(reader, null)) {
    const others = await to.find(target, batch);
    const texts = new Set(others.map(textOf));
    rows += batch.length;
    found += others.length;
    equal += batch.filter((row) => texts.has(textOf(row))).length;
  }
  const onlyInTarget = (await to.count(target)) - found;
  return { rows, differences: rows - equal + onlyInTarget };
}

/** A row as a text. Rows have the same text when all their values are equal. */
const textOf = (row: Row): string => JSON.stringify(row);
