import { ALL_YEARS, centuryOfYear, consistsOfCenturies, type Years } from '../centuries';

/** Characters of private use, which no word contains: see migrations/text-index.ts. */
const character = (code: number) => String.fromCodePoint(code);

/** Stand before the words of the name, and of the facts, which the index has twice. */
export const MARKS = { name: character(0xf700), facts: character(0xf701) } as const;

/**
 * The prefix indexes of FTS5 have the beginnings of words up to this many characters, also behind a mark:
 * see migrations/text-index.ts.
 */
export const LONGEST_INDEXED_BEGINNING = 2;

/** So many centuries in a row have a token together, besides that of each, so that a span has few. */
const CENTURIES_IN_ROW = 8;

/** The number of the first century AD among the tokens. A row of centuries begins with it. */
const FIRST_AD = 48;

/** The last token stands for all centuries from this one on. */
const LAST = FIRST_AD + 23;

const centuryToken = (nth: number) => character(0xf000 + nth);
const rowToken = (nth: number) => character(0xf080 + nth);

/** The place of a century among the tokens; no century is 0. */
const placeOf = (century: number) =>
  Math.min(century < 0 ? century + FIRST_AD : century + FIRST_AD - 1, LAST);

const placeSql = (century: string) => `min(${century} + ${FIRST_AD} - (${century} > 0), ${LAST})`;

/** All tokens, two characters each, of which an artifact has a part. */
const list = (token: (nth: number) => string, last: number) =>
  Array.from({ length: last + 1 }, (_, nth) => `${token(nth)} `).join('');
const CENTURIES = list(centuryToken, LAST);
const ROWS = list(rowToken, Math.floor(LAST / CENTURIES_IN_ROW));

/** The tokens of the centuries between two, both included, as SQL. */
export function centuryTokens(first: string, last: string): string {
  const part = (tokens: string, from: string, to: string) =>
    `substr('${tokens}', 2 * (${from}) + 1, 2 * (${to} - ${from} + 1))`;
  const [from, to] = [placeSql(first), placeSql(last)];
  const rowOf = (place: string) => `${place} / ${CENTURIES_IN_ROW}`;
  return `${part(CENTURIES, from, to)} || ${part(ROWS, rowOf(from), rowOf(to))}`;
}

/** The tokens of artifacts that may overlap a span of years. */
export interface SpanTokens {
  tokens: string[];
  /** Whether an artifact with one of them does overlap it. */
  isExact: boolean;
}

/** The tokens of the centuries that a span touches. */
export function tokensOfSpan(span: Years): SpanTokens {
  const from = placeOf(centuryOfYear(span.from));
  const to = placeOf(centuryOfYear(span.to));
  const tokens: string[] = [];
  for (let place = from; place <= to;) {
    const isRow = place % CENTURIES_IN_ROW === 0 && place + CENTURIES_IN_ROW - 1 <= to;
    tokens.push(isRow ? rowToken(place / CENTURIES_IN_ROW) : centuryToken(place));
    place += isRow ? CENTURIES_IN_ROW : 1;
  }
  const isWithinTokens = from < LAST && (to < LAST || span.to >= ALL_YEARS.to);
  return { tokens, isExact: isWithinTokens && consistsOfCenturies(span) };
}
