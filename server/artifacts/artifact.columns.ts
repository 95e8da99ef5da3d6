import type { ArtifactInput } from './artifact.types';
import { type MadeColumns, madeColumns } from './made/made-columns';
import { normalizeText } from './normalize-text';
import { rightsUri } from './picture-rights';
import { type ArtifactTexts, artifactWords } from './search/words';

/** The columns that are computed from what a member wrote. */
export interface DerivedColumns extends MadeColumns {
  /** The name as it is searched and sorted: see `normalizeText`. */
  artifactNameNormalized: string;
  /** The words of all texts: see `artifactWords`. */
  words: string;
}

/** Computes the derived columns. Every write of a text writes them. */
export const derivedColumns = (texts: ArtifactTexts): DerivedColumns => ({
  artifactNameNormalized: normalizeText(texts.artifactName),
  ...madeColumns(texts.createdAt),
  words: artifactWords(texts),
});

/**
 * The columns that an input sets. An optional text that is absent stays as it is; an empty one is
 * removed.
 * @param stored the description that the artifact has.
 */
export function columnsOf(input: ArtifactInput, stored: string | null) {
  const { description: given, imageAlt, rights, ...fields } = trimmed(input);
  const description = given === undefined ? stored : given || null;
  return {
    ...fields,
    description,
    ...(imageAlt !== undefined && { imageAlt: imageAlt || null }),
    ...(rights !== undefined && { rights: rights ? rightsUri(rights) : null }),
    ...derivedColumns({ ...fields, description }),
  };
}

/** The fields of an input, texts without the white space around them. */
function trimmed(input: ArtifactInput): { [Name in keyof ArtifactInput]: ArtifactInput[Name] } {
  const entries = Object.entries(input).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as ArtifactInput;
}
