import type { Random } from '../tests/support/random';

/** How many words a text has. */
const FEWEST_WORDS = 60;
const MOST_WORDS = 150;
const LONGEST_SENTENCE = 24;
/** One word in so many is the name of a place. */
const PLACES = 20;
/** A prime. */
const SPREAD = 7_919;

/** What the texts of one language are made of. */
export interface Prose {
  /** The most frequent words, in order; rarer ones are made of syllables. */
  words: readonly string[];
  syllables: readonly string[];
  /** How many words the language has. */
  size: number;
  /** What stands between words, and what ends a sentence. */
  space: string;
  stop: string;
  places: readonly string[];
}

/** Texts whose words are as frequent as in real ones, by Zipf's law. */
export class Texts {
  private readonly words: readonly string[];
  /** The share of all words that the words up to this one have. */
  private readonly shares: Float64Array;

  constructor(private readonly prose: Prose) {
    this.words = vocabulary(prose);
    let sum = 0;
    this.shares = Float64Array.from(this.words, (_, index) => (sum += 1 / (index + 1)));
    this.shares.forEach((share, index) => (this.shares[index] = share / sum));
  }

  /** The word that `rank` others are more frequent than. */
  word(rank: number): string {
    return this.words[rank] ?? '';
  }

  /** Some sentences. */
  text(random: Random): string {
    const { space, stop, places } = this.prose;
    const sentences: string[] = [];
    let left = random.whole(FEWEST_WORDS, MOST_WORDS);
    while (left > 0) {
      const length = Math.min(left, random.whole(4, LONGEST_SENTENCE));
      left -= length;
      const words = Array.from({ length }, () =>
        random.whole(1, PLACES) === 1 ? random.pickSkewed(places) : this.pick(random),
      );
      sentences.push(words.join(space) + stop);
    }
    return sentences.join(space);
  }

  private pick(random: Random): string {
    const share = random.next();
    let [first, last] = [0, this.shares.length - 1];
    while (first < last) {
      const middle = (first + last) >> 1;
      if ((this.shares[middle] ?? 1) <= share) first = middle + 1;
      else last = middle;
    }
    return this.word(first);
  }
}

/** The frequent words, then words of two and of three syllables. */
function vocabulary({ words, syllables, size }: Prose): string[] {
  const found = new Set(words);
  for (const length of [2, 3]) {
    const count = syllables.length ** length;
    for (let nth = 0; nth < count && found.size < size; nth += 1) {
      // Spreads words that begin alike over all ranks: the factor and the count have no common divisor.
      let left = (nth * SPREAD) % count;
      let word = '';
      for (let place = 0; place < length; place += 1) {
        word += syllables[left % syllables.length] ?? '';
        left = Math.floor(left / syllables.length);
      }
      found.add(word);
    }
  }
  return [...found];
}
