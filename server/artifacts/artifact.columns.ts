import type { ArtifactInput } from './artifact.types';
import { type MadeColumns, madeColumns } from './made/made-columns';
import { normalizeText } from './normalize-text';

/**
 * The columns that follow from what a member wrote. Every write of a name or of `createdAt` writes
 * these.
 */
export const derivedColumns = ({
  artifactName,
  createdAt,
}: {
  artifactName: string;
  createdAt: string;
}): MadeColumns & { artifactNameNormalized: string } => ({
  artifactNameNormalized: normalizeText(artifactName),
  ...madeColumns(createdAt),
});

/** The columns that an input sets. An absent description stays as it is; an empty one is removed. */
export function columnsOf(input: ArtifactInput) {
  const { description, ...fields } = trimmed(input);
  return {
    ...fields,
    ...(description !== undefined && { description: description || null }),
    ...derivedColumns(fields),
  };
}

/** The columns of a write that lists see. */
export const listedColumns = (columns: ReturnType<typeof columnsOf>) => ({
  artifactType: columns.artifactType,
  artifactNameNormalized: columns.artifactNameNormalized,
  madeEarliest: columns.madeEarliest,
  madeLatest: columns.madeLatest,
});

/** The fields of an input, texts without the white space around them. */
function trimmed(input: ArtifactInput): { [Name in keyof ArtifactInput]: ArtifactInput[Name] } {
  const entries = Object.entries(input).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as ArtifactInput;
}
