import { openExisting } from '../support/open-database';
import { artifactColumns, artifactRow } from './artifacts';
import { Random } from './random';
import { figure, markdown } from './table';

const ROWS = 500;
const COMMITS = 50;

/** Measures what a new row costs in SQLite: its indexes, its search index, its commit. */
export async function measureInserts(folder: string): Promise<string> {
  const { dataSource: database } = await openExisting({ dataDir: folder, databaseUrl: null });
  const columns = artifactColumns.map((column) => `"${column}"`).join(', ');
  const marks = artifactColumns.map(() => '?').join(', ');
  const random = new Random(ROWS);
  const insert = async (count: number) => {
    const rows = Array.from({ length: count }, (_, nth) => artifactRow(random, nth, 1));
    const start = performance.now();
    for (const row of rows) {
      await database.query(`INSERT INTO "artifacts" (${columns}) VALUES (${marks})`, row);
    }
    return ((performance.now() - start) * 1000) / count;
  };
  const indexes: { name: string }[] = await database.query(
    `SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = 'artifacts'`,
  );
  const noSearch = ['name_added', 'type_added'].map((name) => `DROP TRIGGER "${name}"`);
  const noIndexes = indexes.map(({ name }) => `DROP INDEX "${name}"`);
  // The rollback restores the dropped triggers and indexes.
  const steps: [string, string[]][] = [
    ['without the commit', []],
    ['without the search index and the counts of types either', noSearch],
    ['without the other indexes either', [...noSearch, ...noIndexes]],
  ];
  await insert(1);
  const lines: string[][] = [];
  for (const [name, statements] of steps) {
    await database.query('BEGIN IMMEDIATE');
    for (const statement of statements) await database.query(statement);
    lines.push([name, figure(await insert(ROWS))]);
    await database.query('ROLLBACK');
  }
  lines.unshift([
    'as the product adds it, with a commit to the disk',
    figure(await insert(COMMITS)),
  ]);
  await database.destroy();
  return markdown(['a new row in SQLite', 'µs'], lines, 1);
}
