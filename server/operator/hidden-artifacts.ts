import type { QueryRunner } from 'typeorm';
import { ConfigurationError } from '../errors';

/**
 * A hidden artifact is not in the catalogue: its row, likes and views lie in tables of their own,
 * so that no list, count or search has to know of hiding; triggers see to the rest.
 */

/** What members leave on artifacts: where it is in the catalogue, and where beside it. */
const GESTURES = [
  { shown: 'likes', hidden: 'hidden_likes', columns: '"id", "memberUid", "artifactId"' },
  { shown: 'artifact_views', hidden: 'hidden_views', columns: '"artifactId", "memberUid", "day"' },
];

/** Takes an artifact out of the catalogue. @throws ConfigurationError when it is not there. */
export async function hide(runner: QueryRunner, id: number): Promise<string> {
  // Nobody likes it between the copying of its likes and its going.
  const lock = runner.connection.options.type === 'postgres' ? 'FOR UPDATE' : '';
  const read = `SELECT * FROM "artifacts" WHERE "id" = $1 ${lock}`;
  const [artifact] = (await runner.query(read, [id])) as object[];
  if (!artifact) throw notHere(id, await find(runner, id));
  const keep = `INSERT INTO "hidden_artifacts" ("id", "hiddenAt", "record") VALUES ($1, $2, $3)`;
  await runner.query(keep, [id, Date.now(), JSON.stringify(artifact)]);
  for (const { shown, hidden, columns } of GESTURES) {
    await copyRows(runner, { from: shown, to: hidden, columns, id });
  }
  await runner.query('DELETE FROM "artifacts" WHERE "id" = $1', [id]);
  return `Artifact ${id} is hidden.`;
}

/** Puts a hidden artifact back as it was. @throws ConfigurationError when it is not hidden. */
export async function show(runner: QueryRunner, id: number): Promise<string> {
  const read = `SELECT CAST("record" AS text) AS "record" FROM "hidden_artifacts" WHERE "id" = $1`;
  const [kept] = (await runner.query(read, [id])) as { record: string }[];
  if (!kept) throw notHere(id, await find(runner, id));
  // Its likes and views are counted as they come back.
  const artifact = { ...(JSON.parse(kept.record) as object), likeCount: 0, viewCount: 0 };
  const columns = Object.keys(artifact).map((name) => `"${name}"`);
  const marks = columns.map((_column, index) => `$${index + 1}`);
  const insert = `INSERT INTO "artifacts" (${columns.join(', ')}) VALUES (${marks.join(', ')})`;
  await runner.query(insert, Object.values(artifact));
  for (const { shown, hidden, columns } of GESTURES) {
    await copyRows(runner, { from: hidden, to: shown, columns, id });
  }
  await runner.query('DELETE FROM "hidden_artifacts" WHERE "id" = $1', [id]);
  return `Artifact ${id} is shown again.`;
}

/** Deletes an artifact, hidden or not. @throws ConfigurationError when there is none. */
export async function remove(runner: QueryRunner, id: number): Promise<string> {
  await expectArtifact(runner, id);
  await runner.query('DELETE FROM "artifacts" WHERE "id" = $1', [id]);
  await runner.query('DELETE FROM "hidden_artifacts" WHERE "id" = $1', [id]);
  return `Artifact ${id} is removed.`;
}

/** @throws ConfigurationError when there is no such artifact, hidden or not. */
export async function expectArtifact(runner: Reader, id: number): Promise<void> {
  const place = await find(runner, id);
  if (place === 'nowhere') throw notHere(id, place);
}

/** Whatever sends statements: a transaction's runner, or a data source. */
interface Reader {
  query(sql: string, parameters: unknown[]): Promise<unknown>;
}

type Place = 'shown' | 'hidden' | 'nowhere';

async function find(runner: Reader, id: number): Promise<Place> {
  const sql = `SELECT 'shown' AS "place" FROM "artifacts" WHERE "id" = $1
    UNION ALL SELECT 'hidden' FROM "hidden_artifacts" WHERE "id" = $1`;
  const [found] = (await runner.query(sql, [id])) as { place: Place }[];
  return found?.place ?? 'nowhere';
}

function notHere(id: number, place: Place): ConfigurationError {
  const reasons = {
    shown: `Artifact ${id} is not hidden.`,
    hidden: `Artifact ${id} is hidden already.`,
    nowhere: `There is no artifact ${id}.`,
  };
  return new ConfigurationError(reasons[place]);
}

async function copyRows(
  runner: QueryRunner,
  { from, to, columns, id }: { from: string; to: string; columns: string; id: number },
): Promise<void> {
  const rows = `SELECT ${columns} FROM "${from}" WHERE "artifactId" = $1`;
  await runner.query(`INSERT INTO "${to}" (${columns}) ${rows}`, [id]);
}
