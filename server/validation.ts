import { Matches, ValidateBy, validate, type ValidationError } from 'class-validator';
import { badUserInput, type FieldErrors } from './errors';

/** The longest a text may be, in characters. */
const MAX_TEXT_LENGTH = 10_000;

/** Control characters and lone surrogates are no text; PostgreSQL could not even keep a NUL. */
const PLAIN_TEXT = /^[^\p{Cc}\p{Cs}]*$/u;
const PLAIN_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

/** A text of at most `max` characters once trimmed (10,000 unless told). */
export function Text({ max = MAX_TEXT_LENGTH, lines = true } = {}): PropertyDecorator {
  const length = ValidateBy(
    {
      name: 'trimmedLength',
      validator: {
        validate: (value) => typeof value !== 'string' || [...value.trim()].length <= max,
      },
    },
    { message: `Please use at most ${max.toLocaleString('en')} characters.` },
  );
  const plain = Matches(lines ? PLAIN_LINES : PLAIN_TEXT, {
    message: 'Please leave out control characters.',
  });
  return (target, property) => {
    length(target, property);
    plain(target, property);
  };
}

/** A text that must hold more than white space. */
export function RequiredText(options: { max?: number; lines?: boolean } = {}): PropertyDecorator {
  const required = Matches(/\S/u, { message: 'Please fill in this field.' });
  return (target, property) => {
    Text(options)(target, property);
    required(target, property);
  };
}

/** An absolute http or https address, once trimmed. */
export function WebAddress(): PropertyDecorator {
  return ValidateBy({
    name: 'webAddress',
    validator: {
      validate: (value) =>
        typeof value === 'string' &&
        URL.canParse(value.trim()) &&
        /^https?:$/.test(new URL(value.trim()).protocol),
      // The specification's own words, section 5.
      defaultMessage: () => 'Invalid URL',
    },
  });
}

/**
 * type-graphql's validation step for arguments and input objects.
 * @throws BAD_USER_INPUT naming every offending field at once.
 */
export async function validateInput(input: unknown): Promise<void> {
  if (typeof input !== 'object' || input === null) return;
  const fields = await brokenRules(input);
  if (Object.keys(fields).length > 0) throw badUserInput('The input is not valid.', fields);
}

/** Which rules of its class `input` breaks, by field. */
export async function brokenRules(input: object): Promise<FieldErrors> {
  const errors = await validate(input, {
    forbidUnknownValues: false,
    skipUndefinedProperties: true,
  });
  return Object.fromEntries(errors.flatMap(fieldErrors));
}

/** Of several broken rules of a field the first declared is told, which class-validator lists last. */
function fieldErrors({
  property,
  constraints = {},
  children = [],
}: ValidationError): [string, string][] {
  const message = Object.values(constraints).at(-1);
  return [
    ...(message ? [[property, message] as [string, string]] : []),
    ...children.flatMap(fieldErrors),
  ];
}
