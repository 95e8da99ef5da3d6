/** Words of fewer or more characters, and words with digits, are not suggested. */
export const SHORTEST_KNOWN_WORD = 5;
export const LONGEST_KNOWN_WORD = 40;
