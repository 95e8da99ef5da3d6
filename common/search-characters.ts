/** A character of a word, for a regular expression with the flag u. Every other character separates words. */
export const CHARACTER_OF_WORD = '[\\p{L}\\p{M}\\p{N}]';

/** Straight and typographic double quotes, for a regular expression. Each begins a phrase or ends one. */
export const QUOTE = '["“”„‟«»〝〞〟]';
