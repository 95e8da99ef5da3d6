import { Matches, ValidateBy, validate, ValidateIf, type ValidationError } from 'class-validator';
import { inCharacters, MAX_TEXT } from '../../../common/text-limits';
import { VISIBLE } from '../../../common/visible-text';
import { parseWebAddress } from '../../../common/web-address';
import { invalidInput, type FieldErrors } from '../../base/errors';

/** No control characters and lone surrogates; PostgreSQL cannot store a NUL. */
const PLAIN_TEXT = /^[^\p{Cc}\p{Cs}]*$/u;
const PLAIN_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

/** Whether a text has no control characters and no lone surrogates; line breaks only where it may have lines. */
export const isPlainText = (text: string, lines: boolean): boolean =>
  (lines ? PLAIN_LINES : PLAIN_TEXT).test(text);

/** A text of at most `max` characters after trimming. */
export function Text({ max = MAX_TEXT, lines = true } = {}): PropertyDecorator {
  const length = ValidateBy(
    {
      name: 'trimmedLength',
      validator: {
        validate: (value) => typeof value !== 'string' || isAtMost(max, value.trim()),
      },
    },
    { message: `Please use at most ${inCharacters(max)}.` },
  );
  const plain = Matches(lines ? PLAIN_LINES : PLAIN_TEXT, {
    message: 'Please leave out control characters.',
  });
  return (target, property) => {
    length(target, property);
    plain(target, property);
  };
}

/** Whether a text has at most `max` characters. A character takes one or two code units. */
const isAtMost = (max: number, text: string): boolean =>
  text.length <= max || (text.length <= 2 * max && [...text].length <= max);

/** A text in which one sees something. */
export function RequiredText(options: { max?: number; lines?: boolean } = {}): PropertyDecorator {
  const required = Matches(VISIBLE, { message: 'Please fill in this field.' });
  return (target, property) => {
    Text(options)(target, property);
    required(target, property);
  };
}

/** A text that may be empty where the operator says so: see `brokenRules`. Declare it above the rules. */
export function MayBeEmpty(): PropertyDecorator {
  return (target, property) => {
    const isGiven = (_: object, value: unknown) => typeof value !== 'string' || value.trim() !== '';
    ValidateIf(isGiven, { groups: [String(property)] })(target, property);
  };
}

/** A rule of one kind of value, with the message for a value that breaks it. */
export function Rule(
  name: string,
  validate: (value: unknown) => boolean,
  message: string,
): PropertyDecorator {
  return ValidateBy({ name, validator: { validate, defaultMessage: () => message } });
}

/** An absolute http or https address, after trimming. */
export function WebAddress(): PropertyDecorator {
  const isWebAddress = (value: unknown) => typeof value === 'string' && webAddress(value) !== null;
  return Rule('webAddress', isWebAddress, 'Invalid URL');
}

/**
 * An http or https address as every parser of URLs writes it: without spaces, with the slashes that
 * browsers add. Null for another text.
 */
export function webAddress(text: string): string | null {
  const href = parseWebAddress(text.trim())?.href ?? null;
  return href !== null && href.length <= MAX_TEXT ? href : null;
}

/** A year as historians write it: there is no year 0. */
export function HistoricalYear(): PropertyDecorator {
  const message = 'There is no year 0: 1 BC (-1) comes before AD 1.';
  return Rule('historicalYear', (value) => value !== 0, message);
}

/** A number that is not greater than another property, when both are given. */
export function NotAfter(other: string): PropertyDecorator {
  return ValidateBy({
    name: 'notAfter',
    validator: {
      validate(value, args) {
        const end = (args?.object as Record<string, unknown> | undefined)?.[other];
        return typeof value !== 'number' || typeof end !== 'number' || value <= end;
      },
      defaultMessage: () => `The beginning must not come after the end (${other}).`,
    },
  });
}

/** A value that is not given together with another property. */
export function NotWith(other: string): PropertyDecorator {
  return ValidateBy({
    name: 'notWith',
    validator: {
      validate: (_value, args) =>
        (args?.object as Record<string, unknown> | undefined)?.[other] == null,
      defaultMessage: (args) => `Please give ${other} or ${args?.property}, not both.`,
    },
  });
}

/**
 * type-graphql's validation step for arguments and input objects.
 * @param mayBeEmpty see `brokenRules`.
 * @throws BAD_USER_INPUT naming every offending field at once.
 */
export async function validateInput(input: unknown, mayBeEmpty: readonly string[]): Promise<void> {
  if (typeof input !== 'object' || input === null) return;
  const fields = await brokenRules(input, mayBeEmpty);
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
}

/**
 * The rules of its class that `input` breaks, by field.
 * @param mayBeEmpty the fields with `MayBeEmpty` whose rules do not judge an empty text.
 */
export async function brokenRules(
  input: object,
  mayBeEmpty: readonly string[] = [],
): Promise<FieldErrors> {
  const errors = await validate(input, {
    // Every rule, and of those of a group only the ones of these fields.
    ...{ groups: [...mayBeEmpty], always: true, strictGroups: true },
    forbidUnknownValues: false,
    skipUndefinedProperties: true,
  });
  return Object.fromEntries(errors.flatMap((error) => fieldErrors(error)));
}

/** One message for each field: that of the rule declared first, which class-validator lists last. */
function fieldErrors(
  { property, target, constraints = {}, children = [] }: ValidationError,
  path: readonly (string | number)[] = [],
): [string, string][] {
  const here = [...path, Array.isArray(target) ? Number(property) : property];
  const message = Object.values(constraints).at(-1);
  const own: [string, string][] = message ? [[fieldName(here), message]] : [];
  return [...own, ...children.flatMap((child) => fieldErrors(child, here))];
}

/**
 * How an error names a place in an input: by the field, and within a list by the whole path from the
 * list on, with places counted from 0, such as `morePictures.2.image`.
 */
export function fieldName(path: readonly (string | number)[]): string {
  const entry = path.findIndex((key) => typeof key === 'number');
  return path.slice(entry > 0 ? entry - 1 : -1).join('.');
}

/** Whether a value of JSON is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
