import type { DeskItem, DeskItemKind } from './desk.types';

/** The longest part of a name that stands in a line, in characters. */
const MAX_NAME = 120;
/** What ends or breaks a line, and what turns the direction of the text behind it. */
const UNSAFE = /[\p{Cc}\u{2028}\u{2029}\u{202A}-\u{202E}\u{2066}-\u{2069}]+/gu;

/** A text that somebody wrote, as a part of one line: it can end no line, and turn no other part of it. */
export function asPartOfLine(text: string): string {
  const characters = [...text.toWellFormed().replace(UNSAFE, ' ').trim()];
  const cut =
    characters.length > MAX_NAME ? [...characters.slice(0, MAX_NAME - 1), '…'] : characters;
  return `\u{2068}${cut.join('')}\u{2069}`;
}

const words: Record<DeskItemKind, (name: string, count: number) => string> = {
  SUGGESTION: (name) => `A suggestion for ${name} waits for your decision`,
  WAITING: (name) => `${name} waits for review`,
  SENT_BACK: (name) => `${name} was sent back to you`,
  HIDDEN: (name) => `${name} was hidden`,
  ENDED: (name) => `Your suggestion for ${name} was decided`,
  REPORTS: (name, count) => `${name} was reported${count > 1 ? ` ${count} times` : ''}`,
};

/** What an item says outside of the product: the name of the artifact, and no text about it. */
export const wordsOf = ({ kind, artifactName, count }: DeskItem): string =>
  words[kind](asPartOfLine(artifactName), count);
