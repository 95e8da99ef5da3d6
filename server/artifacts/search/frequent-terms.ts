import type { EntityManager } from 'typeorm';
import type { Database } from '../../database/database';
import { ArtifactTypeCount } from '../artifact-type-count.entity';
import { Artifact } from '../artifact.entity';
import { SearchTerm, SearchTotal } from './search.entities';
import { frequentTerms, TermCounter, type TermTotal } from './term-counter';

/** A smaller catalogue is counted by its index in less than two milliseconds. */
const SMALL_CATALOGUE = 5_000;
/** How many names are sampled for terms that may be frequent. */
const SAMPLE = 10_000;
/** A term is a candidate when the sample contains it at least this part as often as expected. */
const SAMPLE_TOLERANCE = 0.7;
/** At most this many terms are stored: every write looks for each of them in its name. */
const MAX_TERMS = 8_000;
const MAX_TERM_LENGTH = 64;
const NAMES_AT_ONCE = 20_000;
const ROWS_AT_ONCE = 5_000;

/** How many names make a term frequent: then walking is as fast as sorting the index's matches. */
const frequencyThreshold = (catalogueSize: number) => 3 * Math.sqrt(catalogueSize);

/**
 * Chooses the terms that many names contain, and stores their counts by type; the database's
 * triggers keep the counts. Chooses again when the catalogue has doubled or halved since. To be
 * called before the server listens: it takes seconds for a million artifacts.
 */
export async function refreshFrequentTerms(
  { dataSource, engine }: Pick<Database, 'dataSource' | 'engine'>,
  { smallCatalogue = SMALL_CATALOGUE } = {},
): Promise<void> {
  const now = (await dataSource.manager.sum(ArtifactTypeCount, 'count')) ?? 0;
  const then = await dataSource.manager.maximum(SearchTerm, 'catalogueSize');
  const isFresh = then === null ? now < smallCatalogue : now < 2 * then && now > then / 2;
  if (isFresh) return;

  await dataSource.transaction(async (manager) => {
    // Writers wait, so that the triggers continue where this has counted.
    await engine.lockTable(manager, 'artifacts');
    await manager.createQueryBuilder().delete().from(SearchTotal).execute();
    await manager.createQueryBuilder().delete().from(SearchTerm).execute();
    const counter = new TermCounter(await candidates(manager, now));
    await countNames(manager, counter);
    const totals = counter
      .totals()
      .filter(({ found }) => found >= frequencyThreshold(now))
      .sort((a, b) => b.found - a.found)
      .slice(0, MAX_TERMS);
    await store(manager, totals, now);
  });
}

/** The terms that are frequent in a sample of the names. */
async function candidates(manager: EntityManager, size: number): Promise<string[]> {
  const step = Math.max(1, Math.floor(size / SAMPLE));
  const rows = await manager
    .createQueryBuilder(Artifact, 'artifact')
    .select('artifact.artifactNameNormalized', 'name')
    .where('artifact.id % :step = 0', { step })
    .getRawMany<{ name: string }>();
  const least = (SAMPLE_TOLERANCE * frequencyThreshold(size) * rows.length) / size;
  return frequentTerms(
    rows.map(({ name }) => name),
    { least, maxLength: MAX_TERM_LENGTH },
  );
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

async function store(
  manager: EntityManager,
  totals: readonly TermTotal[],
  catalogueSize: number,
): Promise<void> {
  const terms = totals.map(({ term, firstInitial }) => ({ term, firstInitial, catalogueSize }));
  const counts = totals.flatMap(({ term, byType }) =>
    byType.map(([type, count]) => ({ term, type, count })),
  );
  await insertInChunks(manager, SearchTerm, terms);
  await insertInChunks(manager, SearchTotal, counts);
}

async function insertInChunks<Row extends object>(
  manager: EntityManager,
  entity: new () => Row,
  rows: readonly Row[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const chunk = rows.slice(start, start + ROWS_AT_ONCE);
    const insert = manager.createQueryBuilder().insert().into<object>(entity).values(chunk);
    await insert.updateEntity(false).execute();
  }
}
