import { wordsOf } from '../artifacts/search/words';
import { isCountry } from './countries';
import { isName, MAX_LENGTH, namesOf } from './names';

/** A name that stands in two texts, and is the whole of a name in one of them at least. */
export interface SharedPlace {
  name: string;
  words: readonly string[];
  isCountry: boolean;
}

/**
 * The longest place that is in both texts and has a rare word; a country only if they share no other
 * place. Null without any.
 */
export function sharedPlace(
  first: string,
  second: string,
  rareWords: ReadonlyMap<string, unknown>,
): SharedPlace | null {
  if (rareWords.size === 0) return null;
  const isRare = (words: readonly string[]) => words.some((word) => rareWords.has(word));
  if (!isRare(wordsOf(second))) return null;
  const texts = [second, first].map((text) => text.slice(0, MAX_LENGTH));
  const lines = texts.map((text) => ` ${wordsOf(text).join(' ')} `);
  const shared = texts
    .flatMap(namesOf)
    .map((name) => ({ name, words: wordsOf(name) }))
    .filter(
      ({ name, words }) =>
        isName(name) &&
        isRare(words) &&
        lines.every((line) => line.includes(` ${words.join(' ')} `)),
    )
    .map((place) => ({ ...place, isCountry: isCountry(place.words) }));
  const best = shared.sort(
    (a, b) => Number(a.isCountry) - Number(b.isCountry) || b.words.length - a.words.length,
  );
  return best[0] ?? null;
}
