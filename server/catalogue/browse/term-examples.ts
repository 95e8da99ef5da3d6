import type { Database } from '../../database/database';
import { ArtifactFact } from '../artifacts/facts/artifact-fact.entity';
import type { FactTerm } from './browse.types';

/**
 * Finds an artifact for each value, by which a list shows it: the latest one that stands for no value
 * before, or else the latest. Values often have artifacts in common.
 */
export async function findExamples(
  database: Database,
  terms: readonly FactTerm[],
): Promise<Map<FactTerm, number>> {
  const latest = await Promise.all(terms.map((term) => readLatest(database, term, terms.length)));
  const examples = new Map<FactTerm, number>();
  const taken = new Set<number>();
  terms.forEach((term, nth) => {
    const ids = latest[nth] ?? [];
    const id = ids.find((one) => !taken.has(one)) ?? ids[0];
    if (id === undefined) return;
    taken.add(id);
    examples.set(term, id);
  });
  return examples;
}

async function readLatest(
  database: Database,
  { fact: { key }, comparable: value }: FactTerm,
  most: number,
): Promise<number[]> {
  const rows = await database.select<{ id: number }>(
    `latest ${most} artifacts with a value`,
    () =>
      database
        .from(ArtifactFact, 'fact')
        .select('fact.artifactId', 'id')
        .where('fact.key = :key AND fact.value = :value')
        .orderBy('fact.artifactId', 'DESC')
        .limit(most),
    { key, value },
  );
  return rows.map(({ id }) => id);
}
