/** The specified texts that may be optional. An absent one is stored and written as an empty text. */
export const OPTIONAL_FIELDS = [
  'image',
  'createdAt',
  'discoveredAt',
  'discoveredBy',
  'presentLocation',
  'historicalContext',
] as const;

export type OptionalField = (typeof OPTIONAL_FIELDS)[number];

/** The specified fields, about which `record.json` may say something. */
export type SpecifiedField = 'artifactName' | 'artifactType' | OptionalField | 'description';

/** What `record.json` says about a specified field; what it leaves out is as specified. */
export interface FieldDeclaration {
  /** Its name for readers. */
  label?: string | undefined;
  /** False where it may be empty. */
  required?: boolean | undefined;
  /** Whether `description` is in the forms. */
  inForm?: boolean | undefined;
}

export type FieldDeclarations = Readonly<Partial<Record<SpecifiedField, FieldDeclaration>>>;

/** The fields that may be empty. */
export const fieldsThatMayBeEmpty = (fields: FieldDeclarations): readonly OptionalField[] =>
  OPTIONAL_FIELDS.filter((name) => fields[name]?.required === false);
