import type { Database } from '../database/database';
import { narrowed, type Sql } from '../database/sql';
import { allowedEdits, PREFIX_LENGTH, VOCABULARY_WORD } from '../database/vocabulary';
import { beginsLike, spellingDistance } from './spelling-distance';

/** A word of the catalogue that is spelled much like another one. */
export interface NearWord {
  word: string;
  /** How many edits lead to it: 1 or 2. */
  edits: number;
  /** About how many artifacts had it when they were written. */
  artifacts: number;
}

const DIGIT = /\p{N}/u;

/** Whether words that are spelled much like this one are looked for. */
export const hasNearWords = (word: string): boolean =>
  allowedEdits([...word].length) > 0 && !DIGIT.test(word);

/**
 * The words of the vocabulary that a few edits lead to, nearest first, then the more frequent. It may
 * have words that no artifact has any more.
 *
 * Words that are near each other have prefixes that become the same when some characters of each are
 * deleted. The table of deletions leads from what is left of this word's prefix to such prefixes.
 */
export async function nearWords(database: Database, word: string): Promise<NearWord[]> {
  const characters = [...word];
  const most = allowedEdits(characters.length);
  const prefixes = await prefixesNear(database, characters, most);
  const near: NearWord[] = [];
  for (const { word: known, artifacts } of await wordsWith(database, prefixes, {
    shortest: characters.length - most,
    longest: characters.length + most,
  })) {
    const edits = spellingDistance(characters, [...known], most);
    if (edits > 0 && edits <= most && !DIGIT.test(known)) {
      near.push({ word: known, edits, artifacts });
    }
  }
  return near.sort(
    (a, b) => a.edits - b.edits || b.artifacts - a.artifacts || (a.word < b.word ? -1 : 1),
  );
}

async function prefixesNear(
  database: Database,
  characters: readonly string[],
  most: number,
): Promise<string[]> {
  const { dialect } = database.engine;
  const deletions = withDeletions(characters.slice(0, PREFIX_LENGTH), most);
  const { sql, parameters } = dialect.isOneOf('"deletion"', 'deletions', deletions);
  // One long text is read faster than many rows.
  const [row] = await database.rows<{ prefixes: string | null }>({
    sql: `SELECT string_agg("prefix", ' ') AS "prefixes" FROM "vocabulary_deletions" WHERE ${sql}`,
    parameters,
  });
  const prefixes = new Set(row?.prefixes?.split(' '));
  return [...prefixes].filter((prefix) => beginsLike([...prefix], characters, most));
}

async function wordsWith(
  database: Database,
  prefixes: readonly string[],
  { shortest, longest }: { shortest: number; longest: number },
): Promise<Pick<NearWord, 'word' | 'artifacts'>[]> {
  if (prefixes.length === 0) return [];
  const { sql, parameters } = database.engine.dialect.isOneOf('"prefix"', 'prefixes', prefixes);
  return readWords(database, {
    sql: `${sql} AND length("word") BETWEEN :shortest AND :longest`,
    parameters: { ...parameters, shortest, longest },
  });
}

/**
 * About how many artifacts have each of the words.
 * @param ofShort what is taken for words that are too short for the vocabulary.
 */
export async function frequenciesOf(
  database: Database,
  words: readonly string[],
  ofShort: number,
): Promise<(word: string) => number> {
  const { dialect } = database.engine;
  const prefixes = words.map((word) => [...word].slice(0, PREFIX_LENGTH).join(''));
  const isListed = narrowed(
    dialect.isOneOf('"prefix"', 'prefixes', prefixes),
    dialect.isOneOf('"word"', 'words', words),
  );
  const known = await readWords(database, isListed);
  const artifacts = new Map(known.map((one) => [one.word, one.artifacts]));
  return (word) =>
    artifacts.get(word) ?? ([...word].length < VOCABULARY_WORD.shortest ? ofShort : 0);
}

/** The words of the vocabulary that a condition keeps. */
async function readWords(
  database: Database,
  { sql, parameters }: Sql,
): Promise<Pick<NearWord, 'word' | 'artifacts'>[]> {
  const [row] = await database.rows<{ words: string | null }>({
    sql: `SELECT string_agg("word" || ':' || "artifacts", ' ') AS "words" FROM "vocabulary" WHERE ${sql}`,
    parameters,
  });
  const words = row?.words?.split(' ') ?? [];
  return words.map((text) => {
    const [word = '', artifacts] = text.split(':');
    return { word, artifacts: Number(artifacts) };
  });
}

/** What is left of the characters when at most so many are deleted. */
function withDeletions(characters: readonly string[], most: number): string[] {
  let deepest: readonly (readonly string[])[] = [characters];
  const left = new Set([characters.join('')]);
  for (let deletions = 0; deletions < most; deletions += 1) {
    deepest = deepest.flatMap((rest) => rest.map((_, index) => rest.toSpliced(index, 1)));
    for (const rest of deepest) left.add(rest.join(''));
  }
  return [...left];
}
