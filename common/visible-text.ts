/**
 * A character that one sees: no white space, no control or format character, and none of the letters,
 * marks and symbols that are blank.
 */
export const VISIBLE = /[^\u{16fe4}\p{White_Space}\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800\u{1d159}]/u;

/** Whether one sees something in a text. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** A text as it is stored: without the white space around it; null for a text that shows nothing. */
export const visibleText = (text: string): string | null => (isVisible(text) ? text.trim() : null);
