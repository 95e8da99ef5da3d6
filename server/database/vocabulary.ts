/** The vocabulary's index knows words by their first characters; so many of them. */
export const PREFIX_LENGTH = 6;

/** Words of fewer or more characters, and words with digits, are not in the vocabulary. */
export const VOCABULARY_WORD = { shortest: 3, longest: 40 } as const;

/** So many edits may a word of this many characters have. */
export const allowedEdits = (length: number): 0 | 1 | 2 =>
  length < VOCABULARY_WORD.shortest || length > VOCABULARY_WORD.longest ? 0 : length < 5 ? 1 : 2;

/**
 * Up to this number, the vocabulary counts artifacts with a word exactly. From there on it counts
 * every so-manieth artifact so many times: the frequent words of a text need not be written with it.
 */
export const EXACT_COUNT = 16;

const positions = Array.from({ length: PREFIX_LENGTH + 2 }, (_, index) => `(${index + 1})`).join();

/**
 * The deletions of a new word's prefix, as rows of `vocabulary_deletions`: the prefix without two,
 * one or none of its characters. A position after the end deletes nothing.
 */
export const deletionsOf = (prefix: string): string => `
  SELECT DISTINCT substr(${prefix}, 1, "first"."column1" - 1)
      || substr(${prefix}, "first"."column1" + 1, "second"."column1" - "first"."column1" - 1)
      || substr(${prefix}, "second"."column1" + 1), ${prefix}
    FROM (VALUES ${positions}) AS "first", (VALUES ${positions}) AS "second"
    WHERE "first"."column1" < "second"."column1"
      AND ("second"."column1" > length(${prefix}) OR length(${prefix}) >= 5)`;

/** The condition that keeps the words of a text that the vocabulary has. */
export const isVocabularyWord = (word: string, noDigits: string): string =>
  `length(${word}) BETWEEN ${VOCABULARY_WORD.shortest} AND ${VOCABULARY_WORD.longest}
    AND ${word} ${noDigits}`;

/** The beginning of a word under which the vocabulary has it. */
export const prefixOf = (word: string): string => `substr(${word}, 1, ${PREFIX_LENGTH})`;

/** The condition that a word's count is as it should be after a write, and needs no writing. */
export const needsNoCount = (word: string, isCounted: string): string => `EXISTS (
  SELECT 1 FROM "vocabulary" AS "known"
    WHERE "known"."prefix" = ${prefixOf(word)} AND "known"."word" = ${word}
      AND "known"."artifacts" >= ${EXACT_COUNT} AND NOT (${isCounted}))`;

/** Whether the artifact is one of those that count for frequent words. */
export const countsForFrequent = (id: string): string => `${id} % ${EXACT_COUNT} = 0`;

/** By how much a counted artifact raises a word's count. */
export const countedAs = (artifacts: string): string =>
  `CASE WHEN ${artifacts} < ${EXACT_COUNT} THEN 1 ELSE ${EXACT_COUNT} END`;

/** The condition that a count is exact, so that it can also fall. */
export const isExact = (artifacts: string): string => `${artifacts} < ${EXACT_COUNT}`;
