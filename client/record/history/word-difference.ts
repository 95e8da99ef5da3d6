import { diffArrays } from 'diff';

/** A run of words, and whether the other text has them too. */
export interface TextPart {
  text: string;
  isChanged: boolean;
}

export interface WordDifference {
  before: TextPart[];
  after: TextPart[];
}

/** Texts with more changes than this are marked whole: comparing them would block the page. */
const MAX_CHANGES = 1_000;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const wordsOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

/** Which words of two texts differ, in any script. */
export function differenceOfWords(before: string, after: string): WordDifference {
  const runs = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MAX_CHANGES });
  if (!runs) {
    const whole = (text: string) => [{ text, isChanged: true }];
    return { before: whole(before), after: whole(after) };
  }
  const side = (other: 'added' | 'removed', own: 'added' | 'removed') =>
    runs
      .filter((run) => !run[other])
      .map((run) => ({ text: run.value.join(''), isChanged: run[own] }));
  return { before: side('added', 'removed'), after: side('removed', 'added') };
}
