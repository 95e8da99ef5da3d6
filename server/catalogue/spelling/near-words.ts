import { normalizeText } from '../../../common/normalize-text';
import type { Database } from '../../database/database';
import { SHORTEST_KNOWN_WORD } from '../../database/search-index';
import { KnownWord } from './known-word.entity';

/** Words from this length on may have two edits. */
const TWO_EDITS_FROM = 8;

/** A word of the catalogue that is spelled much like another one. */
interface NearWord {
  word: string;
  edits: number;
}

/**
 * The words of the catalogue within one or two edits, nearest first; empty for short words and for words
 * with digits, and for a word that is in the catalogue.
 * @param isBeginning whether the word may be the beginning of one in the catalogue.
 */
export async function nearWords(
  database: Database,
  word: string,
  isBeginning: boolean,
): Promise<NearWord[]> {
  const characters = [...word];
  const { length, 0: initial = '' } = characters;
  const most = length < TWO_EDITS_FROM ? 1 : 2;
  if (length < SHORTEST_KNOWN_WORD || /\p{N}/u.test(word)) return [];
  const rows = await database.select<{ word: string }>(
    'known words',
    () =>
      database
        .from(KnownWord, 'known')
        .select('known.word', 'word')
        .where('known.initial = :initial')
        .andWhere(
          '(length(known.word) BETWEEN :shortest AND :longest OR substr(known.word, 1, :length) = :word)',
        ),
    { initial, word, length, shortest: length - most, longest: length + most },
  );
  const known = rows.map((row) => row.word);
  if (known.some((one) => one === word || (isBeginning && one.startsWith(word)))) return [];
  return (
    known
      .map((one) => ({ word: one, edits: countEdits(characters, [...one], most) }))
      // A word that an older version found may have another form now.
      .filter((near) => near.edits <= most && normalizeText(near.word) === near.word)
      .sort((a, b) => a.edits - b.edits || (a.word < b.word ? -1 : 1))
  );
}

/**
 * How many edits lead from one word to the other: insertions, deletions, substitutions and transpositions
 * of neighbours. Infinity if they are more than `most`, which is small: each edit is tried.
 */
export function countEdits(from: readonly string[], to: readonly string[], most: number): number {
  const start = from.findIndex((character, nth) => character !== to[nth]);
  if (start === -1 && from.length === to.length) return 0;
  if (most === 0) return Infinity;
  const a = start === -1 ? [] : from.slice(start);
  const b = to.slice(from.length - a.length);
  const further = (ofA: number, ofB: number) => countEdits(a.slice(ofA), b.slice(ofB), most - 1);
  const isTransposed = a.length > 1 && a[0] === b[1] && a[1] === b[0];
  const ways = [
    further(1, 1),
    further(1, 0),
    further(0, 1),
    isTransposed ? further(2, 2) : Infinity,
  ];
  return 1 + Math.min(...ways);
}
