import { normalizeText } from './normalize-text';
import { visibleText } from './visible-text';

/** The values of a fact as one text, such as `Gold; Bronze`. In a value `\;` and `\\` stand for these signs. */
export const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[\\;]/g, '\\$&')).join('; ');

/**
 * The values of a text that `joinValues` or a person wrote. White space around a value does not count, nor
 * does a value that shows nothing. A backslash before any other character is a plain one.
 */
export const splitValues = (text: string): string[] =>
  (text.match(/(?:\\[\\;]|[^;])+/g) ?? []).flatMap(
    (value) => visibleText(value.replace(/\\([\\;])/g, '$1')) ?? [],
  );

/** The name of a fact in forms, errors and the history, and as a column of a file. */
export type FactFieldName = `facts.${string}`;

export const fieldOfFact = (key: string): FactFieldName => `facts.${key}`;

/**
 * How many characters of a value are compared. A key of an index of PostgreSQL has room for them, however
 * many bytes they take.
 */
const COMPARED_CHARACTERS = 400;

/** A value as it is compared: regardless of case and accents. */
export const comparable = (value: string): string =>
  [...normalizeText(value)].slice(0, COMPARED_CHARACTERS).join('');
