import type { Database } from '../database/database';
import type { ComparedArtifact } from './similarity';

/** An artifact shares a rare word with fewer artifacts than this. */
export const MAX_WITH_RARE_WORD = 100;
/** So many words of a place and a finder are looked up. */
const MAX_WORDS = 16;
/** So many artifacts of about the same years are compared, from each side; of the same type as many. */
const NEIGHBOURS = 24;

/** Artifacts that may have something in common with another. */
export interface RelatedCandidates {
  ids: number[];
  /** How many artifacts have each rare word, in any of their texts. */
  rareWords: Map<string, number>;
}

/**
 * Chooses the artifacts that are compared with an artifact: all that have one of its rare words, its
 * neighbours in the order of years, in its type and in all, and the newest of its type. Each is a
 * limited read along an index, so that the cost does not depend on the size of the catalogue.
 */
export async function relatedCandidates(
  database: Database,
  artifact: ComparedArtifact,
  words: readonly string[],
): Promise<RelatedCandidates> {
  const [ofWords, ofYears, ofType] = await Promise.all([
    Promise.all(words.slice(0, MAX_WORDS).map((word) => artifactsWithWord(database, word))),
    neighboursInTime(database, artifact),
    newestOfType(database, artifact),
  ]);
  const rareWords = new Map<string, number>();
  const rare = ofWords.filter(({ ids }) => ids.length <= MAX_WITH_RARE_WORD);
  for (const { word, ids } of rare) rareWords.set(word, ids.length);
  const ids = new Set([...rare.flatMap((found) => found.ids), ...ofYears, ...ofType]);
  ids.delete(artifact.id);
  return { ids: [...ids], rareWords };
}

interface Identified {
  id: number;
}

/** At most one artifact more than may have a rare word. */
async function artifactsWithWord(
  database: Database,
  word: string,
): Promise<{ word: string; ids: number[] }> {
  const { textIndex } = database.engine.dialect;
  const terms = [{ words: [word], isPrefix: false }];
  const { sql, parameters } = textIndex.matches({
    terms,
    type: null,
    owner: null,
    years: null,
    condition: null,
    relevance: null,
  });
  const rows = await database.rows<Identified>({
    sql: `SELECT ${textIndex.orderedIdColumn ?? '"id"'} AS "id" FROM ${sql}
      LIMIT ${MAX_WITH_RARE_WORD + 1}`,
    parameters,
  });
  return { word, ids: rows.map(({ id }) => id) };
}

/** The artifacts that begin last before it and first after it, of its type and of all. */
async function neighboursInTime(
  database: Database,
  { artifactType: type, madeEarliest, madeLatest }: ComparedArtifact,
): Promise<number[]> {
  if (madeEarliest > madeLatest) return [];
  const read = async (side: '<=' | '>', ofType: boolean) => {
    const direction = side === '>' ? 'ASC' : 'DESC';
    const rows = await database.rows<Identified>({
      sql: `SELECT "id" FROM "artifacts" WHERE ${ofType ? '"artifactType" = :type AND' : ''}
          "madeEarliest" ${side} :madeEarliest AND "madeEarliest" <= :madeLatest
        ORDER BY "madeEarliest" ${direction}, "id" ${direction} LIMIT ${NEIGHBOURS}`,
      parameters: { madeEarliest, madeLatest, ...(ofType && { type }) },
    });
    return rows.map(({ id }) => id);
  };
  const sides = [read('<=', true), read('>', true), read('<=', false), read('>', false)];
  return (await Promise.all(sides)).flat();
}

async function newestOfType(database: Database, { artifactType }: ComparedArtifact) {
  const rows = await database.rows<Identified>({
    sql: `SELECT "id" FROM "artifacts" WHERE "artifactType" = :type
      ORDER BY "id" DESC LIMIT ${NEIGHBOURS}`,
    parameters: { type: artifactType },
  });
  return rows.map(({ id }) => id);
}
