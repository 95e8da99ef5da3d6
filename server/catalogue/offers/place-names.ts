/** A longer part is a sentence. */
const MAX_LENGTH = 60;

/**
 * The names in a text that says where something was found, or is kept: its parts between commas and other
 * marks that begin as names do, with a capital letter or a letter of a script without capitals.
 */
export const placeNames = (text: string): string[] =>
  text
    .split(/[,;:()[\]/–—]/u)
    .map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
    .filter(
      (part) => /^\p{Lm}*[\p{Lu}\p{Lt}\p{Lo}]\P{C}/u.test(part) && part.length <= MAX_LENGTH,
    );
