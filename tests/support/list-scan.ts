import { readSite } from '../../server/site/read-site';
import { normalizeText } from '../../common/normalize-text';

type Years = readonly [earliest: number, latest: number];

/** Texts about dates, with the years that they name, or none. */
export const MADE: Record<string, Years | null> = {
  '300000 BC': [-300_000, -300_000],
  '4500–3500 BC': [-4500, -3500],
  '4001 BC': [-4001, -4001],
  '4000 BC': [-4000, -4000],
  '2500–100 BC': [-2500, -100],
  '2001–2000 BC': [-2001, -2000],
  '500 BC': [-500, -500],
  '5th century BC': [-499, -400],
  '101 BC': [-101, -101],
  '44 BC': [-44, -44],
  '27 BC – AD 14': [-27, 14],
  'AD 79': [79, 79],
  'AD 99–101': [99, 101],
  'AD 1066': [1066, 1066],
  '1850': [1850, 1850],
  unknown: null,
};

export const ORDERS = [
  ...(['NEWEST', 'OLDEST', 'MOST_LIKED', 'NAME', 'CHRONOLOGICAL', 'RELEVANCE'] as const),
];
type Order = (typeof ORDERS)[number];

/** An artifact as the scan knows it. */
export interface Entry {
  id: number;
  /** The public identifier of the member who added it. */
  contributor: string;
  name: string;
  place: string;
  description: string;
  made: string;
  type: string;
  likedBy: Set<string>;
  updatedAt: string;
}

export interface Filter {
  search?: string;
  text?: string;
  anywhere?: string;
  type?: string;
  madeFrom?: number;
  madeTo?: number;
  undated?: boolean;
  contributor?: string;
  updatedSince?: string;
}

/** The texts that were asked for before. */
const spacedTexts = new Map<string, string>();

/** The text as its words with spaces around each: characters of these scripts are words. */
function spaced(text: string): string {
  const known = spacedTexts.get(text);
  if (known !== undefined) return known;
  const words = normalizeText(text)
    .replace(/[青銅鏡]/gu, ' $& ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  spacedTexts.set(text, ` ${words.trim()} `);
  return ` ${words.trim()} `;
}

/** The parts that must occur among the spaced words of an artifact; the last one may be a beginning. */
function termsOf(text: string): string[] {
  const pieces = text.match(/"[^"]*"|\S+/g) ?? [];
  return pieces.flatMap((piece, index) => {
    const part = spaced(piece);
    if (part.trim() === '') return [];
    const isBeginning = index === pieces.length - 1 && !piece.startsWith('"');
    return [isBeginning ? part.trimEnd() : part];
  });
}

/** From 3, where the name has all terms, to 0; null where a term is nowhere. */
function relevance({ name, place, description, made }: Entry, terms: readonly string[]) {
  const isIn = (...fields: string[]) => {
    return (term: string) => fields.some((field) => spaced(field).includes(term));
  };
  const facts = [place, made, 'Ada', 'here'];
  if (!terms.every(isIn(name, description, 'there', ...facts))) return null;
  if (terms.every(isIn(name))) return 3;
  if (terms.some(isIn(name))) return 2;
  return terms.every(isIn(...facts)) ? 1 : 0;
}

const hasPart = ({ name }: Entry, part: string) =>
  normalizeText(name).includes(normalizeText(part));
/** A text without words finds nothing, and a blank one is no condition. */
const hasText = (entry: Entry, text: string) =>
  (text.trim() === '' || termsOf(text).length > 0) && relevance(entry, termsOf(text)) !== null;

const isFound = (
  entry: Entry,
  { search = '', text = '', anywhere, contributor, updatedSince = '' }: Filter,
) =>
  (contributor ?? entry.contributor) === entry.contributor &&
  entry.updatedAt >= updatedSince &&
  (anywhere === undefined
    ? hasPart(entry, search) && hasText(entry, text)
    : hasPart(entry, anywhere) || hasText(entry, anywhere));
const isOfType = (entry: Entry, { type = entry.type }: Filter) => entry.type === type;
const isUndated = ({ made }: Entry) => (MADE[made] ?? null) === null;
function isOfYears(entry: Entry, { madeFrom, madeTo, undated }: Filter): boolean {
  if (undated !== undefined && isUndated(entry) !== undated) return false;
  if (madeFrom === undefined && madeTo === undefined) return true;
  const [from, to] = MADE[entry.made] ?? [Infinity, -Infinity];
  return from <= (madeTo ?? Infinity) && to >= (madeFrom ?? -Infinity);
}

const byCodePoint = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
const earliest = ({ made }: Entry) => MADE[made]?.[0] ?? 9_999;

function compare(order: Order, { text = '', anywhere }: Filter) {
  // With `anywhere`, a part of a word may be in the name, and the words nowhere.
  const relevanceOf = (entry: Entry) => relevance(entry, termsOf(anywhere ?? text)) ?? 0;
  const compared: Record<typeof order, (a: Entry, b: Entry) => number> = {
    NEWEST: (a, b) => b.id - a.id,
    OLDEST: (a, b) => a.id - b.id,
    MOST_LIKED: (a, b) => b.likedBy.size - a.likedBy.size || b.id - a.id,
    NAME: (a, b) => byCodePoint(normalizeText(a.name), normalizeText(b.name)) || a.id - b.id,
    CHRONOLOGICAL: (a, b) => earliest(a) - earliest(b) || a.id - b.id,
    RELEVANCE: (a, b) => relevanceOf(b) - relevanceOf(a) || b.id - a.id,
  };
  // Artifacts with the name come first in every order.
  const isOther = (entry: Entry) => Number(anywhere !== undefined && !hasPart(entry, anywhere));
  return (a: Entry, b: Entry) => isOther(a) - isOther(b) || compared[order](a, b);
}

const ordinal = (n: number) =>
  `${n}${{ 1: 'st', 2: 'nd', 3: 'rd' }[n % 100 > 20 ? n % 10 : n] ?? 'th'}`;

/** The first and the last year of each century that an artifact can touch, oldest first. */
const CENTURIES: { century: number | null; label: string; years: Years }[] = [
  { century: null, label: 'before 4000 BC', years: [-Infinity, -4001] },
  ...Array.from({ length: 40 }, (_, n) => {
    const first = n === 0 ? -4000 : -100 * (40 - n) + 1;
    const years: Years = [first, Math.min(-100 * (39 - n), -1)];
    return { century: n - 40, label: `${ordinal(40 - n)} century BC`, years };
  }),
  ...Array.from({ length: 19 }, (_, n) => {
    const years: Years = [100 * n || 1, 100 * n + 99];
    return { century: n + 1, label: `${ordinal(n + 1)} century AD`, years };
  }),
];

/** What a list has by a scan of all artifacts. A facet is counted without its own condition. */
export function scan(entries: Iterable<Entry>, order: Order, filter: Filter) {
  const found = [...entries].filter((entry) => isFound(entry, filter));
  const ofYears = found.filter((entry) => isOfYears(entry, filter));
  const ofType = found.filter((entry) => isOfType(entry, filter));
  const listed = ofYears.filter((entry) => isOfType(entry, filter));
  const types = Object.entries(readSite(null).record.types).map(([type, label]) => ({
    ...{ type, label },
    count: ofYears.filter((entry) => entry.type === type).length,
  }));
  const centuries = CENTURIES.map(({ century, label, years: [first, last] }) => {
    const touches = ({ made }: Entry) => {
      const [from, to] = MADE[made] ?? [Infinity, -Infinity];
      return from <= last && to >= first;
    };
    return { century, label, count: ofType.filter(touches).length };
  });
  return {
    ids: listed.sort(compare(order, filter)).map(({ id }) => String(id)),
    totalCount: listed.length,
    facets: {
      types: types.filter(({ count }) => count > 0),
      centuries: centuries.filter(({ count }) => count > 0),
      undated: ofType.filter(isUndated).length,
    },
  };
}
