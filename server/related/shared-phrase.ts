import { wordsOf } from '../artifacts/search/words';
import { isPlaceType, isDistinctive } from './distinctive-words';

/** Words that stand together in two texts. */
export interface SharedPhrase {
  /** As the second text has it. */
  phrase: string;
  words: readonly string[];
  /** Whether it has several words, or is the whole of a name. Else it may be half a name. */
  isWhole: boolean;
}

/** A part of a text that holds one name: its words, normalized, each with its place in the text. */
type Segment = readonly { word: string; start: number; end: number }[];

const SEPARATORS = /[,;:()[\]/–—]/u;
const RUN_OF_LETTERS = /[\p{L}\p{M}\p{N}]+/gu;

/** Names of places and finders are short. Of a longer text only the first words are compared. */
const MAX_WORDS = 50;

/**
 * The longest run of words that two texts share within one name. It begins and ends with a distinctive
 * word, and has one of `words`. Of equally long runs, the first of the second text; null without any.
 */
export function sharedPhrase(
  first: string,
  second: string,
  words: ReadonlySet<string>,
): SharedPhrase | null {
  const ours = segmentsOf(first);
  let best: SharedPhrase | null = null;
  for (const segment of segmentsOf(second)) {
    for (const end of segment.keys()) {
      const length = Math.max(0, ...ours.map((our) => longestCommonRun(our, segment, end)));
      if (length <= (best?.words.length ?? 0)) continue;
      const run = trimToDistinctive(segment.slice(end + 1 - length, end + 1));
      const [start] = run;
      if (!start || run.length <= (best?.words.length ?? 0)) continue;
      const { word } = start;
      const isName = ({ length, 0: only }: Segment) => length === 1 && only?.word === word;
      const isWhole = run.length > 1 || [segment, ...ours].some(isName);
      // A letter, a character of a script without spaces, or "tomb" says nothing alone.
      const isSignificant =
        run.length > 1 || (!isPlaceType(word) && (isWhole || [...word].length > 1));
      if (!isSignificant || !run.some((each) => words.has(each.word))) continue;
      best = {
        phrase: second.slice(start.start, run.at(-1)?.end),
        words: run.map((each) => each.word),
        isWhole,
      };
    }
  }
  return best;
}

/** How many words before and with the one at `end` also stand together in another segment. */
function longestCommonRun(other: Segment, segment: Segment, end: number): number {
  let longest = 0;
  for (const place of other.keys()) {
    let length = 0;
    while (segment[end - length] && segment[end - length]?.word === other[place - length]?.word) {
      length += 1;
    }
    longest = Math.max(longest, length);
  }
  return longest;
}

/** The run from its first distinctive word to its last. */
function trimToDistinctive(run: Segment): Segment {
  const hasDistinctiveWord = ({ word }: Segment[number]) => isDistinctive(word);
  return run.slice(
    Math.max(0, run.findIndex(hasDistinctiveWord)),
    run.findLastIndex(hasDistinctiveWord) + 1,
  );
}

function segmentsOf(text: string): Segment[] {
  const segments: Segment[number][][] = [];
  let end = 0;
  let count = 0;
  for (const { 0: letters, index } of text.matchAll(RUN_OF_LETTERS)) {
    if (segments.length === 0 || SEPARATORS.test(text.slice(end, index))) segments.push([]);
    end = index + letters.length;
    const words = placedWords(letters, index).slice(0, MAX_WORDS - count);
    segments.at(-1)?.push(...words);
    count += words.length;
    if (count === MAX_WORDS) break;
  }
  return segments;
}

/** In scripts without spaces, each character of a run of letters is a word. */
function placedWords(letters: string, start: number): Segment {
  const words = wordsOf(letters);
  if (words.length === 1) {
    return words.map((word) => ({ word, start, end: start + letters.length }));
  }
  let end = start;
  return [...letters].flatMap((character) => {
    end += character.length;
    return wordsOf(character).map((word) => ({ word, start: end - character.length, end }));
  });
}
