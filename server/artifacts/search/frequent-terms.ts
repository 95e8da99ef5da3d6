import { type EntityManager, In } from 'typeorm';
import type { Database } from '../../database/database';
import { ArtifactType } from '../artifact-type';
import { ArtifactTypeCount } from '../artifact-type-count.entity';
import { Artifact } from '../artifact.entity';
import { storeCounts, type TermCounts } from './search-counts';
import { SearchTerm, SearchTotal } from './search.entities';
import { frequentTerms, LAST_CHARACTER, TermCounter } from './term-counter';

/** A smaller catalogue is counted by its index in less than two milliseconds. */
const SMALL_CATALOGUE = 5_000;
/** About how many names are sampled for terms that may be frequent; of a dense catalogue, at most. */
const SAMPLE = 10_000;
/** Longer names are sampled less: each character takes memory while the terms are chosen. */
const SAMPLE_CHARACTERS = 400_000;
/** A term is a candidate when the sample contains it at least this part as often as expected. */
const SAMPLE_TOLERANCE = 0.7;
/** At most this many terms are stored: every write looks for each of them in its name. */
const MAX_TERMS = 8_000;
const MAX_TERM_LENGTH = 64;
const NAMES_AT_ONCE = 20_000;
const ROWS_AT_ONCE = 5_000;
/** Writers wait while the counts of so many terms are stored. */
const TERMS_AT_ONCE = 50;
/** How long starting waits for writes that are under way, and later writes with it, in milliseconds. */
const LOCK_TIMEOUT = 1_000;

/** How many names make a term frequent: then walking is as fast as sorting the index's matches. */
const frequencyThreshold = (catalogueSize: number) => 3 * Math.sqrt(catalogueSize);

/**
 * Chooses the terms that many names contain, and stores their counts by type; the database's
 * triggers keep the counts. Chooses again when the catalogue has doubled or halved since. To be
 * called before the server listens: it takes seconds for a million artifacts. Other servers may
 * write meanwhile.
 * @returns false when a write that did not end kept this from choosing: every search stays right,
 * and the next start tries again.
 */
export async function refreshFrequentTerms(
  database: Database,
  { smallCatalogue = SMALL_CATALOGUE, lockTimeout = LOCK_TIMEOUT } = {},
): Promise<boolean> {
  const { dataSource, engine } = database;
  const now = (await dataSource.manager.sum(ArtifactTypeCount, 'count')) ?? 0;
  const then = await dataSource.manager.maximum(SearchTerm, 'catalogueSize');
  const isFresh = then === null ? now < smallCatalogue : now < 2 * then && now > then / 2;
  if (isFresh) return true;

  const terms = await candidates(dataSource.manager, now);
  await replaceCounts(dataSource.manager, terms);
  try {
    await letTriggersCount(database, lockTimeout);
  } catch (error) {
    if (engine.isUnavailable(error)) return false;
    throw error;
  }
  const counts = await countInSnapshot(database, terms);
  const isFrequent = ({ found }: TermCounts) => found >= frequencyThreshold(now);
  const infrequent = counts.filter((term) => !isFrequent(term));
  await inChunks(infrequent, TERMS_AT_ONCE, (chunk) => deleteTerms(database, chunk));
  // The triggers lock the rows in this order, too: another order could be a deadlock.
  const frequent = counts.filter(isFrequent).sort((a, b) => (a.term < b.term ? -1 : 1));
  await inChunks(frequent, TERMS_AT_ONCE, (chunk) =>
    engine.transaction(dataSource, (runner) => storeCounts(database, runner, chunk, now)),
  );
  return true;
}

/** No trigger counts without terms, so that no writer waits while the rows of counts are replaced. */
async function replaceCounts(manager: EntityManager, terms: readonly string[]): Promise<void> {
  await manager.createQueryBuilder().delete().from(SearchTerm).execute();
  await manager.createQueryBuilder().delete().from(SearchTotal).execute();
  const types = Object.values(ArtifactType);
  const rows = terms.flatMap((term) => types.map((type) => ({ term, type, count: 0 })));
  await inChunks(rows, ROWS_AT_ONCE, async (chunk) => {
    const insert = manager.createQueryBuilder().insert().into(SearchTotal).values(chunk);
    // A write that began before the terms were deleted may have counted meanwhile.
    await insert.orIgnore().updateEntity(false).execute();
  });
}

/**
 * Stores the terms, so that the triggers count every write that begins from now on. Writes that began
 * before have ended. A catalogue size of 0 keeps searches from using a term whose names are not
 * counted yet.
 */
async function letTriggersCount(
  { dataSource, engine }: Database,
  lockTimeout: number,
): Promise<void> {
  await engine.transaction(dataSource, async ({ manager }) => {
    await engine.lockTable(manager, 'artifacts', lockTimeout);
    // One statement, because writers wait: building an INSERT of thousands of values takes a second.
    await manager.query(`INSERT INTO "search_terms" ("term", "firstName", "catalogueSize")
      SELECT DISTINCT "term", '${LAST_CHARACTER}', 0 FROM "search_totals"`);
  });
}

/** What the triggers have not counted. A snapshot has the names and the triggers' counts of one moment. */
async function countInSnapshot(
  { dataSource, engine }: Database,
  terms: readonly string[],
): Promise<TermCounts[]> {
  const counter = new TermCounter(terms);
  const counted = await engine.readSnapshot(dataSource, async (manager) => {
    await countNames(manager, counter);
    return manager
      .createQueryBuilder(SearchTotal, 'total')
      .select(['total.term AS "term"', 'total.type AS "type"', 'total.count AS "count"'])
      .getRawMany<SearchTotal>();
  });
  const byTerm = new Map<string, SearchTotal[]>();
  for (const total of counted) {
    const totals = byTerm.get(total.term);
    if (totals) totals.push(total);
    else byTerm.set(total.term, [total]);
  }
  return counter.totals().map(({ term, found, firstName, byType }) => ({
    term,
    found,
    firstName,
    missing: (byTerm.get(term) ?? []).map(({ type, count }) => ({
      type,
      count: (byType.get(type) ?? 0) - count,
    })),
  }));
}

async function deleteTerms(
  { dataSource, engine }: Database,
  terms: readonly TermCounts[],
): Promise<void> {
  const term = In(terms.map((counts) => counts.term));
  await engine.transaction(dataSource, async ({ manager }) => {
    await manager.delete(SearchTotal, { term });
    await manager.delete(SearchTerm, { term });
  });
}

async function inChunks<Item>(
  items: readonly Item[],
  size: number,
  work: (chunk: Item[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += size) {
    await work(items.slice(start, start + size));
  }
}

/** The terms that are frequent in a sample of the names. */
async function candidates(manager: EntityManager, size: number): Promise<string[]> {
  const step = Math.ceil(size / SAMPLE);
  const rows = await manager
    .createQueryBuilder(Artifact, 'artifact')
    .select('artifact.artifactNameNormalized', 'name')
    .where('artifact.id % :step = 0', { step })
    .limit(2 * SAMPLE)
    .getRawMany<{ name: string }>();
  const characters = rows.reduce((total, { name }) => total + name.length, 0);
  const every = Math.max(1, Math.ceil(characters / SAMPLE_CHARACTERS));
  const names = rows.filter((_, index) => index % every === 0).map(({ name }) => name);
  const least = (SAMPLE_TOLERANCE * frequencyThreshold(size) * names.length) / size;
  return frequentTerms(names, { least, maxLength: MAX_TERM_LENGTH, maxTerms: MAX_TERMS });
}

async function countNames(manager: EntityManager, counter: TermCounter): Promise<void> {
  for (let after = 0; ;) {
    const rows = await manager
      .createQueryBuilder(Artifact, 'artifact')
      .select('artifact.id', 'id')
      .addSelect('artifact.artifactNameNormalized', 'name')
      .addSelect('artifact.artifactType', 'type')
      .where('artifact.id > :after', { after })
      .orderBy('artifact.id')
      .limit(NAMES_AT_ONCE)
      .getRawMany<{ id: number; name: string; type: string }>();
    for (const { name, type } of rows) counter.add(name, type);
    const last = rows.at(-1);
    if (!last || rows.length < NAMES_AT_ONCE) return;
    after = last.id;
  }
}
