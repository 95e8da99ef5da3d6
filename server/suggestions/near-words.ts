import type { Database } from '../database/database';
import { SHORTEST_KNOWN_WORD } from '../database/known-words';
import { editDistance } from './edit-distance';
import { KnownWord } from './known-word.entity';

/** Words from this length on may have two edits. */
const TWO_EDITS_FROM = 8;

/** A word of the catalogue that is spelled much like another one. */
export interface NearWord {
  word: string;
  edits: number;
}

/**
 * The words of the catalogue within one or two edits, nearest first; empty for short words and for words
 * with digits, null for a word that is in the catalogue.
 * @param isBeginning whether the word may be the beginning of one in the catalogue.
 */
export async function nearWords(
  database: Database,
  word: string,
  isBeginning: boolean,
): Promise<NearWord[] | null> {
  const characters = [...word];
  const [initial = ''] = characters;
  const most = characters.length < TWO_EDITS_FROM ? 1 : 2;
  if (characters.length < SHORTEST_KNOWN_WORD || /\p{N}/u.test(word)) return [];
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
    {
      ...{ initial, word, length: characters.length },
      ...{ shortest: characters.length - most, longest: characters.length + most },
    },
  );
  const known = rows.map((row) => row.word);
  if (known.some((one) => one === word || (isBeginning && one.startsWith(word)))) return null;
  return known
    .map((one) => ({ word: one, edits: editDistance(characters, [...one]) }))
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits || (a.word < b.word ? -1 : 1));
}
