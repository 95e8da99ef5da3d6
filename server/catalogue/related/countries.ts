import { wordsOf } from '../artifacts/search/words';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The names of ISO 3166's countries and territories, as this program's Unicode data has them. */
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const isoNames = LETTERS.flatMap((first) =>
  LETTERS.map((second) => regions.of(first + second) ?? ''),
);

/** Names that the data lacks, or has in another form. */
const OTHER_NAMES = [
  ...['Africa', 'America', 'Asia', 'Europe', 'Britain', 'Great Britain', 'England', 'Scotland'],
  ...['Wales', 'UK', 'USA', 'United States of America', 'Turkey', 'Burma', 'Czech Republic'],
  ...['Palestine', 'Ivory Coast', 'Bosnia and Herzegovina', 'Macedonia', 'Congo', 'Hong Kong'],
];

const countries: ReadonlySet<string> = new Set(
  [...isoNames, ...OTHER_NAMES].map((name) => wordsOf(name).join(' ')),
);

/** Whether words as `wordsOf` finds them are the name of a country or a continent, and nothing more. */
export const isCountry = (words: readonly string[]): boolean => countries.has(words.join(' '));
