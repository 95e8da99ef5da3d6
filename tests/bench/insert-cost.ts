import { openDatabase } from '../../server/database/data-source';
import { artifactColumns, artifactRow } from './artifacts';
import { Random } from './random';
import { figure, markdown } from './table';

const ROWS = 500;
const COMMITS = 50;

/** Undone with the transaction in which they are dropped. */
const steps: [string, string[]][] = [
  ['all that belongs to it', []],
  ['without the search index and the counts of types', ['DROP TRIGGER "artifacts_added"']],
  [
    'without the order by name either',
    ['DROP TRIGGER "artifacts_added"', 'DROP INDEX "artifacts_by_name"'],
  ],
];

/** What a new row costs SQLite itself: its indexes, its search index, its way to the disk. */
export async function measureInserts(folder: string): Promise<string> {
  const database = await openDatabase({ dataDir: folder, databaseUrl: null });
  const columns = artifactColumns.map((column) => `"${column}"`).join(', ');
  const marks = artifactColumns.map(() => '?').join(', ');
  const random = new Random(ROWS);
  const insert = async (rows: number) => {
    const start = performance.now();
    for (let nth = 0; nth < rows; nth += 1) {
      const row = artifactRow(random, nth, 1);
      await database.query(`INSERT INTO "artifacts" (${columns}) VALUES (${marks})`, row);
    }
    return ((performance.now() - start) * 1000) / rows;
  };
  await insert(1);
  const lines: string[][] = [];
  for (const [name, statements] of steps) {
    await database.query('BEGIN IMMEDIATE');
    for (const statement of statements) await database.query(statement);
    lines.push([name, figure(await insert(ROWS))]);
    await database.query('ROLLBACK');
  }
  lines.unshift(['with a commit to the disk of its own', figure(await insert(COMMITS))]);
  await database.destroy();
  return markdown(['a new row in SQLite', 'µs'], lines, 1);
}
