/**
 * The terms of at most `maxLength` characters that are found in at least `least` of the names; with
 * a term, everything that it begins with.
 */
export function frequentTerms(
  names: readonly string[],
  { least, maxLength }: { least: number; maxLength: number },
): string[] {
  const terms: string[] = [];
  // A term is only frequent if what it begins with is, so the terms grow by one character a turn.
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
    growing = grown.filter(({ term }) => (found.get(term)?.count ?? 0) >= least);
    for (const [term, { count }] of found) if (count >= least) terms.push(term);
  }
  return terms;
}

/** In how many of the counted names a term is found. */
export interface TermTotal {
  term: string;
  found: number;
  byType: [type: string, count: number][];
  /** The first by code point of the characters with which those names begin. */
  firstInitial: string;
}

/** The greatest code point. */
const NO_INITIAL = 0x10ffff;

/**
 * Counts in how many names each of many terms is found, a name once. It reads a name once for each
 * of its characters, in a table of which term grows into which by what character: a million names
 * take seconds.
 */
export class TermCounter {
  private readonly alphabet = new Map<string, number>();
  /** For each term, and the empty one, the longer term of each character; 0 where there is none. */
  private readonly grown: Int32Array;
  private readonly lastName: Int32Array;
  private readonly firstInitial: Int32Array;
  private readonly types = new Map<string, Int32Array>();
  private names = 0;

  /** `terms` hold with each term everything that it begins with, which stands before it. */
  constructor(private readonly terms: readonly string[]) {
    for (const character of terms.join('')) {
      if (!this.alphabet.has(character)) this.alphabet.set(character, this.alphabet.size);
    }
    this.grown = new Int32Array((terms.length + 1) * this.alphabet.size);
    this.lastName = new Int32Array(terms.length + 1);
    this.firstInitial = new Int32Array(terms.length + 1).fill(NO_INITIAL);
    const states = new Map([['', 0]]);
    terms.forEach((term, index) => {
      const characters = [...term];
      const last = characters.pop() ?? '';
      const from = (states.get(characters.join('')) ?? 0) * this.alphabet.size;
      this.grown[from + (this.alphabet.get(last) ?? 0)] = index + 1;
      states.set(term, index + 1);
    });
  }

  /** Counts one name of this type. */
  add(name: string, type: string): void {
    this.names += 1;
    const counts = this.types.get(type) ?? new Int32Array(this.terms.length + 1);
    this.types.set(type, counts);
    const initial = name.codePointAt(0) ?? 0;
    const places = Int32Array.from(name, (character) => this.alphabet.get(character) ?? -1);
    for (let start = 0; start < places.length; start += 1) {
      let state = 0;
      for (let end = start; end < places.length; end += 1) {
        state = this.next(state, places[end] ?? -1);
        if (state === 0) break;
        if (this.lastName[state] === this.names) continue;
        this.lastName[state] = this.names;
        counts[state] = (counts[state] ?? 0) + 1;
        this.firstInitial[state] = Math.min(this.firstInitial[state] ?? 0, initial);
      }
    }
  }

  totals(): TermTotal[] {
    return this.terms.map((term, index) => {
      const byType = [...this.types]
        .map(([type, counts]): [string, number] => [type, counts[index + 1] ?? 0])
        .filter(([, count]) => count > 0);
      const found = byType.reduce((total, [, count]) => total + count, 0);
      const firstInitial = String.fromCodePoint(this.firstInitial[index + 1] ?? 0);
      return { term, found, byType, firstInitial };
    });
  }

  private next(state: number, character: number): number {
    return character < 0 ? 0 : (this.grown[state * this.alphabet.size + character] ?? 0);
  }
}
