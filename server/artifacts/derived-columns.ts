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
