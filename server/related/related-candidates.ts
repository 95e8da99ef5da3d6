import type { Database } from '../database/database';
import { KeysetPage } from '../database/keyset';
import { RELEVANCES } from '../database/search-index';
import type { Services } from '../graphql/feature';
import { ArtifactOrder } from '../artifacts/artifact.types';
import { ArtifactList } from '../artifacts/search/artifact-list';
import { type ArtifactCriteria, EVERYTHING } from '../artifacts/search/criteria';
import type { ComparedArtifact } from './similarity';

/** An artifact shares a rare word with fewer artifacts than this. */
export const MAX_WITH_RARE_WORD = 100;
/** How many words of a place and a finder are looked up. */
const MAX_WORDS = 16;
/** How many of the newest artifacts of the same type, and of the same years, are compared. */
const NEWEST = 48;

/** Artifacts that may have something in common with another. */
export interface RelatedCandidates {
  ids: number[];
  /** How many artifacts have each rare word, in any of their texts. */
  rareWords: Map<string, number>;
}

/**
 * Chooses the artifacts that are compared with an artifact: all that have one of its rare words, and the
 * newest of its type, of its years, and of both.
 */
export async function relatedCandidates(
  services: Services,
  { id, artifactType: type, madeEarliest: from, madeLatest: to }: ComparedArtifact,
  words: readonly string[],
): Promise<RelatedCandidates> {
  const span = from <= to ? { from, to } : null;
  const [ofWords, ...newest] = await Promise.all([
    Promise.all(words.slice(0, MAX_WORDS).map((word) => findByWord(services.database, word))),
    newestOf(services, { type }),
    ...(span ? [newestOf(services, { span }), newestOf(services, { type, span })] : []),
  ]);
  const rare = ofWords.filter(({ ids }) => ids.length <= MAX_WITH_RARE_WORD);
  const ids = new Set([...rare.flatMap((found) => found.ids), ...newest.flat()]);
  ids.delete(id);
  return { ids: [...ids], rareWords: new Map(rare.map(({ word, ids }) => [word, ids.length])) };
}

/** The artifacts with a word; for a frequent word, one more than a rare word may have. */
async function findByWord(database: Database, word: string) {
  const { table, id, condition } = database.engine.dialect.searchIndex.byWords({
    terms: [{ words: [word], isPrefix: false }],
    type: null,
    relevances: RELEVANCES,
  });
  const rows = await database.rows<{ id: number }>({
    sql: `SELECT ${id} AS "id" FROM ${table} WHERE ${condition.sql} LIMIT ${MAX_WITH_RARE_WORD + 1}`,
    parameters: condition.parameters,
  });
  return { word, ids: rows.map((row) => row.id) };
}

async function newestOf(services: Services, criteria: Partial<ArtifactCriteria>) {
  const list = new ArtifactList(services, { ...EVERYTHING, ...criteria }, ArtifactOrder.NEWEST);
  const rows = await list.readPage(new KeysetPage(list.ordering, null, NEWEST), new Set());
  return rows.map(({ id }) => id);
}
