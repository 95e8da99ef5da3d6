import { FIRST_NAME_LENGTH } from '../../database/name-index';

/** Which terms of some names are frequent. */
export interface FrequentTermsOptions {
  /** How many of the names must contain a term. */
  least: number;
  /** In characters. */
  maxLength: number;
  maxTerms: number;
}

/**
 * The terms of at most `maxLength` characters that at least `least` of the names contain. Of more
 * than `maxTerms`, the most frequent; of equally frequent ones, the shorter. The result holds every
 * prefix of a term, and holds it before the term.
 */
export function frequentTerms(
  names: readonly string[],
  { least, maxLength, maxTerms }: FrequentTermsOptions,
): string[] {
  const terms: { term: string; count: number }[] = [];
  // A term can be frequent only if its prefix is, so each round makes terms one character longer.
  let growing = names.flatMap((name, index) => {
    const characters = [...name];
    return characters.map((_, place) => ({ characters, index, place, term: '' }));
  });
  for (let length = 0; length < maxLength && growing.length > 0; length += 1) {
    const found = new Map<string, { count: number; last: number }>();
    const grown: typeof growing = [];
    for (const { characters, index, place, term } of growing) {
      const character = characters[place + length];
      if (character === undefined) continue;
      const longer = term + character;
      const known = found.get(longer);
      if (!known) found.set(longer, { count: 1, last: index });
      else if (known.last !== index) {
        known.count += 1;
        known.last = index;
      }
      grown.push({ characters, index, place, term: longer });
    }
    for (const [term, { count }] of found) if (count >= least) terms.push({ term, count });
    if (terms.length > maxTerms) {
      // The sort is stable: of equally frequent terms, the shorter stay in front.
      terms.sort((a, b) => b.count - a.count);
      terms.length = maxTerms;
      least = Math.max(least, (terms.at(-1)?.count ?? 0) + 1);
    }
    growing = grown.filter(({ term }) => (found.get(term)?.count ?? 0) >= least);
  }
  return terms.map(({ term }) => term);
}

/** How many of the counted names contain a term. */
export interface TermTotal {
  term: string;
  found: number;
  byType: ReadonlyMap<string, number>;
  /** The beginning of the first of those names by code point. */
  firstName: string;
}

/** The greatest code point: no name begins with a character after this one. */
export const LAST_CHARACTER = '\u{10ffff}';

/**
 * Counts for each of many terms how many names contain it. The terms form a trie, which is walked
 * once from each character of a name: a million names take seconds.
 */
export class TermCounter {
  private readonly alphabet = new Map<string, number>();
  /** The trie: the next node by node and character, with one entry for each term. */
  private readonly children = new Map<number, number>();
  private readonly lastName: Int32Array;
  /** As bytes of UTF-8, one in each character, because JavaScript compares texts by UTF-16. */
  private readonly firstName: string[];
  private readonly types = new Map<string, Int32Array>();
  private names = 0;

  /** @param terms hold every prefix of a term before the term. */
  constructor(private readonly terms: readonly string[]) {
    for (const term of terms) {
      for (const character of term) {
        if (!this.alphabet.has(character)) this.alphabet.set(character, this.alphabet.size);
      }
    }
    this.lastName = new Int32Array(terms.length + 1);
    this.firstName = Array<string>(terms.length + 1).fill(utf8Of(LAST_CHARACTER));
    const nodes = new Map([['', 0]]);
    terms.forEach((term, index) => {
      const characters = [...term];
      const last = characters.pop() ?? '';
      const from = nodes.get(characters.join('')) ?? 0;
      this.children.set(this.edge(from, this.alphabet.get(last) ?? 0), index + 1);
      nodes.set(term, index + 1);
    });
  }

  /** Counts one name of this type. */
  add(name: string, type: string): void {
    this.names += 1;
    const counts = this.types.get(type) ?? new Int32Array(this.terms.length + 1);
    this.types.set(type, counts);
    const beginning = utf8Of([...name].slice(0, FIRST_NAME_LENGTH).join(''));
    const places = Int32Array.from(name, (character) => this.alphabet.get(character) ?? -1);
    for (let start = 0; start < places.length; start += 1) {
      let node = 0;
      for (let end = start; end < places.length; end += 1) {
        const character = places[end] ?? -1;
        // The root, 0, is no child.
        node = character < 0 ? 0 : (this.children.get(this.edge(node, character)) ?? 0);
        if (node === 0) break;
        if (this.lastName[node] === this.names) continue;
        this.lastName[node] = this.names;
        counts[node] = (counts[node] ?? 0) + 1;
        if (beginning < (this.firstName[node] ?? '')) this.firstName[node] = beginning;
      }
    }
  }

  totals(): TermTotal[] {
    return this.terms.map((term, index) => {
      const byType = new Map(
        [...this.types].map(([type, counts]) => [type, counts[index + 1] ?? 0]),
      );
      const found = [...byType.values()].reduce((total, count) => total + count, 0);
      const firstName = Buffer.from(this.firstName[index + 1] ?? '', 'latin1').toString();
      return { term, found, byType, firstName };
    });
  }

  private edge(node: number, character: number): number {
    return node * this.alphabet.size + character;
  }
}

/** Texts in this form compare by code point. */
const utf8Of = (text: string): string => Buffer.from(text).toString('latin1');
