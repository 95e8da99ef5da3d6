/** Translates between the schema's artifact types and their display texts. */
export interface ArtifactTypeLabels {
  all: readonly string[];
  labelOf: (type: string) => string;
  /** The type with this display text; null for every other value. */
  typeOf: (label: unknown) => string | null;
}

/** @param labels the display text of each type, by the schema's name of the type. */
export function createArtifactTypeLabels(
  labels: Readonly<Record<string, string>>,
): ArtifactTypeLabels {
  const types = new Map<unknown, string>(
    Object.entries(labels).map(([type, label]) => [label, type]),
  );
  return {
    all: Object.values(labels),
    labelOf: (type) => labels[type] ?? type,
    typeOf: (label) => types.get(label) ?? null,
  };
}
