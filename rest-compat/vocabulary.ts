/** The artifact types of the schema and their display texts, either way. */
export interface Vocabulary {
  labels: readonly string[];
  labelOf: (type: string) => string;
  /** The type with this display text, or null. */
  typeOf: (label: unknown) => string | null;
}

/** Builds the vocabulary from the one list of labels, which the server hands in. */
export function createVocabulary(labels: Readonly<Record<string, string>>): Vocabulary {
  const types = new Map<unknown, string>(
    Object.entries(labels).map(([type, label]) => [label, type]),
  );
  return {
    labels: Object.values(labels),
    labelOf: (type) => labels[type] ?? type,
    typeOf: (label) => types.get(label) ?? null,
  };
}
