import { wordsOf } from '../artifacts/text/words';
import { isKindOfPlace, isTelling } from './telling-words';

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

/**
 * The longest run of words that stands within one name of both texts and has one of these words; null
 * when there is none. Of equally long runs, the first of the second text.
 */
export function sharedPhrase(
  first: string,
  second: string,
  words: ReadonlySet<string>,
): SharedPhrase | null {
  const ours = segmentsOf(first);
  let best: SharedPhrase | null = null;
  for (const segment of segmentsOf(second)) {
    for (const run of runsOf(segment, words)) {
      if (run.length <= (best?.words.length ?? 0)) continue;
      const containing = ours.filter((our) => includesRun(our, run));
      const isWhole =
        run.length > 1 || [segment, ...containing].some(({ length }) => length === run.length);
      // A letter, a character of a script without spaces, or "tomb" says nothing alone.
      const word = run[0]?.word ?? '';
      const says = run.length > 1 || (!isKindOfPlace(word) && (isWhole || [...word].length > 1));
      if (containing.length === 0 || !says) continue;
      best = {
        phrase: second.slice(run[0]?.start, run.at(-1)?.end),
        words: run.map(({ word }) => word),
        isWhole,
      };
    }
  }
  return best;
}

/** The runs of words that begin and end with a telling one, and have one of these words. */
function runsOf(segment: Segment, words: ReadonlySet<string>): Segment[] {
  const telling = [...segment.keys()].filter((index) => isTelling(segment[index]?.word ?? ''));
  return telling
    .flatMap((start) =>
      telling.filter((end) => end >= start).map((end) => segment.slice(start, end + 1)),
    )
    .filter((run) => run.some(({ word }) => words.has(word)));
}

const includesRun = (segment: Segment, run: Segment): boolean =>
  segment.some((_, start) => run.every(({ word }, nth) => segment[start + nth]?.word === word));

function segmentsOf(text: string): Segment[] {
  const segments: Segment[number][][] = [];
  let end = 0;
  for (const { 0: letters, index } of text.matchAll(RUN_OF_LETTERS)) {
    if (segments.length === 0 || SEPARATORS.test(text.slice(end, index))) segments.push([]);
    end = index + letters.length;
    segments.at(-1)?.push(...placedWords(letters, index));
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
