import { isVisible } from '../../common/visible-text';
import { isWebAddress } from '../../common/web-address';

export interface FieldSpec<Name extends string = string> {
  name: Name;
  label: string;
  /** A paragraph is a long text without line breaks. */
  kind: 'text' | 'longText' | 'paragraph' | 'email' | 'url' | 'password' | 'choice';
  /** For a choice: each option's value and its display text. */
  options?: readonly (readonly [value: string, label: string])[];
  /** For a choice that is not closed: the last option, and the label of the text that it asks for. */
  other?: { option: string; label: string };
  /** For a choice without a value: the text of an empty first option. */
  prompt?: string;
  autoComplete?: string;
  hint?: string;
  /** What to do where a required value is missing. */
  missing?: string;
  /** Whether the field may stay empty; otherwise it is required. */
  optional?: boolean;
  /** The title of the section that the field shares with the fields beside it in the list. */
  section?: string;
  /** Whether the section is closed while its fields are empty. Its title then says that it is optional. */
  isFolded?: boolean;
  /** Whether the section stands at the end of the form. */
  isLast?: boolean;
}

export type FieldValues<Name extends string = string> = Record<Name, string>;
export type FieldErrors = Partial<Record<string, string>>;

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function complaint(field: FieldSpec, value: string): string | undefined {
  const { label, kind, optional, missing = `Fill in “${label}”` } = field;
  if (!isVisible(value)) return optional ? undefined : missing;
  if (kind === 'email' && !emailShape.test(value)) return 'Invalid email address';
  if (kind === 'url' && !isWebAddress(value)) return 'Invalid URL';
  return undefined;
}

/** The browser's validation: every field is required unless it is optional, and a URL or e-mail address must be well-formed. */
export function checkFields(fields: readonly FieldSpec[], values: FieldValues): FieldErrors {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = complaint(field, values[field.name] ?? '');
      return error ? [[field.name, error]] : [];
    }),
  );
}

/** The values of the form. Passwords are not trimmed, and a paragraph gets spaces for line breaks. */
export function readFields<Name extends string>(
  form: HTMLFormElement,
  fields: readonly FieldSpec<Name>[],
): FieldValues<Name> {
  const data = new FormData(form);
  const values = fields.map(({ name, kind }) => {
    const entry = data.get(name);
    const text = typeof entry === 'string' ? entry : '';
    if (kind === 'paragraph') return [name, text.trim().replace(/\s*[\r\n]\s*/g, ' ')] as const;
    return [name, kind === 'password' ? text : text.trim()] as const;
  });
  return Object.fromEntries(values) as FieldValues<Name>;
}
