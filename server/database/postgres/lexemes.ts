/** Stands before two words that stand together. No word contains it. */
export const PAIR = '+';

/** The lexeme of an artifact whose texts are too long for pairs: the words of its texts are read. */
export const WITHOUT_PAIRS = PAIR;

/** Stands before the beginnings of words, up to `PREFIX_LENGTH` characters, which are lexemes, too. */
export const BEGINNING = '^';
export const PREFIX_LENGTH = 3;

/** The index of names has all parts of a name up to this many characters. */
export const NGRAM_LENGTH = 3;
