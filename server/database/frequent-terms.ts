import type { DataSource, EntityManager } from 'typeorm';
import { frequentTerms, TermCounter, type TermTotal } from './term-counter';

/** Smaller catalogues count by their index in less than two milliseconds. */
const SMALL_CATALOGUE = 5_000;
/** How many names are looked through for terms that may be frequent. */
const SAMPLE = 10_000;
/** A term that is found less often in the sample than this part of what it should be is none. */
const SAMPLE_TOLERANCE = 0.7;
/** No more terms than these are kept: a write looks for each of them in its name. */
const MAX_TERMS = 8_000;
const MAX_TERM_LENGTH = 64;
const NAMES_AT_ONCE = 20_000;
const ROWS_AT_ONCE = 10_000;

/** How many names make a term frequent: then walking is as quick as sorting what an index finds. */
const frequent = (catalogueSize: number) => 3 * Math.sqrt(catalogueSize);

/**
 * Chooses the terms that are found in many names, and keeps their totals by type, from then on by
 * the database's triggers. Chosen anew when the catalogue has doubled or halved since; which terms
 * are chosen decides how fast a search is, never what it finds. To be called before the server
 * listens: it takes seconds for a million artifacts.
 */
export async function keepFrequentTerms(
  dataSource: DataSource,
  { smallCatalogue = SMALL_CATALOGUE } = {},
): Promise<void> {
  const [sizes] = await dataSource.query<{ now: number; then: number | null }[]>(`
    SELECT (SELECT CAST(sum("count") AS integer) FROM "artifact_type_counts") AS "now",
      (SELECT max("catalogueSize") FROM "search_terms") AS "then"`);
  const { now, then } = sizes ?? { now: 0, then: null };
  if (then === null ? now < smallCatalogue : now < 2 * then && now > then / 2) return;

  await dataSource.transaction(async (manager) => {
    // Whoever writes now waits, so that the triggers go on where this has counted.
    if (dataSource.options.type === 'postgres') {
      await manager.query('LOCK TABLE "artifacts" IN SHARE ROW EXCLUSIVE MODE');
    }
    await manager.query('DELETE FROM "search_totals"');
    await manager.query('DELETE FROM "search_terms"');
    const counter = new TermCounter(await candidates(manager, now));
    await countNames(manager, counter);
    const totals = counter
      .totals()
      .filter(({ found }) => found >= frequent(now))
      .sort((a, b) => b.found - a.found)
      .slice(0, MAX_TERMS);
    await keep(manager, totals, now);
  });
}

/** The terms that are frequent in a sample of the names. */
async function candidates(manager: EntityManager, size: number): Promise<string[]> {
  const step = Math.max(1, Math.floor(size / SAMPLE));
  const names = await manager.query<{ name: string }[]>(
    `SELECT "artifactNameFolded" AS "name" FROM "artifacts" WHERE "id" % $1 = 0`,
    [step],
  );
  const least = (SAMPLE_TOLERANCE * frequent(size) * names.length) / size;
  return frequentTerms(
    names.map(({ name }) => name),
    { least, maxLength: MAX_TERM_LENGTH },
  );
}

async function countNames(manager: EntityManager, counter: TermCounter): Promise<void> {
  for (let after = 0; ;) {
    const rows = await manager.query<{ id: number; name: string; type: string }[]>(
      `SELECT "id", "artifactNameFolded" AS "name", "artifactType" AS "type" FROM "artifacts"
        WHERE "id" > $1 ORDER BY "id" LIMIT ${NAMES_AT_ONCE}`,
      [after],
    );
    for (const { name, type } of rows) counter.add(name, type);
    const last = rows.at(-1);
    if (!last || rows.length < NAMES_AT_ONCE) return;
    after = last.id;
  }
}

async function keep(manager: EntityManager, totals: TermTotal[], size: number): Promise<void> {
  const rows =
    manager.connection.options.type === 'postgres'
      ? 'json_array_elements($1::json) AS given(value)'
      : 'json_each($1)';
  const insert = async (into: string, values: string, given: unknown[]) => {
    for (let start = 0; start < given.length; start += ROWS_AT_ONCE) {
      const chunk = JSON.stringify(given.slice(start, start + ROWS_AT_ONCE));
      await manager.query(`INSERT INTO ${into} SELECT ${values} FROM ${rows}`, [chunk]);
    }
  };
  await insert(
    '"search_terms" ("term", "firstInitial", "catalogueSize")',
    'value ->> 0, value ->> 1, CAST(value ->> 2 AS integer)',
    totals.map(({ term, firstInitial }) => [term, firstInitial, size]),
  );
  await insert(
    '"search_totals" ("term", "type", "count")',
    'value ->> 0, value ->> 1, CAST(value ->> 2 AS integer)',
    totals.flatMap(({ term, byType }) => byType.map(([type, count]) => [term, type, count])),
  );
}
