/** The key of a type of artifacts, as it is in the schema and in the database. The operator declares the types. */
export type ArtifactType = string;

/** The labels of the types of artifacts by their keys, in the order in which readers see them. */
export type TypeLabels = Readonly<Record<string, string>>;

/** The label of a type. A type that the site does not declare any more has its key. */
export const labelOfType = (labels: TypeLabels, type: string): string => labels[type] ?? type;

export const isArtifactType = (labels: TypeLabels, value: unknown): value is string =>
  typeof value === 'string' && Object.hasOwn(labels, value);

/** The type with this label; null for any other value. */
export const typeOfLabel = (labels: TypeLabels, label: unknown): string | null =>
  Object.keys(labels).find((type) => labels[type] === label) ?? null;

/** The type that a person names, by its key or its label; null for any other text. */
export const readArtifactType = (labels: TypeLabels, text: string | null): string | null =>
  isArtifactType(labels, text) ? text : typeOfLabel(labels, text);
