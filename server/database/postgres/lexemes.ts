/** Stand before lexemes that are no words: no word contains these characters. */
export const MARKS = { name: '=', facts: '~', prefix: '^', type: '<', pair: '+' } as const;

/** The lexeme of an artifact whose texts are too long for pairs: the words of its texts are read. */
export const WITHOUT_PAIRS = MARKS.pair;

/** Beginnings of words up to this many characters are lexemes of their own. */
export const PREFIX_LENGTH = 3;

/** A lexeme in a `tsquery`. */
export const lexeme = (text: string): string => `'${text.replace(/['\\]/g, '$&$&')}'`;

/** What begins with these characters, as a `tsquery`: words, or the words or pairs behind a mark. */
export const completionsOf = (beginning: string): string => {
  const isMarked = Object.values<string>(MARKS).includes(beginning.charAt(0));
  const isShort = !isMarked && [...beginning].length <= PREFIX_LENGTH;
  return isShort ? lexeme(MARKS.prefix + beginning) : `${lexeme(beginning)}:*`;
};
