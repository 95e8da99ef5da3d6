import { visibleText } from '../../../common/visible-text';
import { webAddress } from '../../web/graphql/validation';
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

/** The columns that a member does not get: derived ones, and who changed what, which is in the log. */
export const INTERNAL_COLUMNS = [
  ...['artifactNameNormalized', 'madeEarliest', 'madeLatest', 'words'],
  ...['changedBy', 'deletedBy'],
] as const;

/** Computes the derived columns. Every write of a text writes them. */
export const derivedColumns = (texts: ArtifactTexts): DerivedColumns => ({
  artifactNameNormalized: normalizeText(texts.artifactName),
  ...madeColumns(texts.createdAt),
  words: artifactWords(texts),
});

/**
 * The columns that an input sets. An optional text that is absent stays as it is; an empty one is
 * removed.
 * @param storedTexts the texts that the artifact has; null for a new one. The derived columns depend on the
 * texts that stay, too.
 */
export function columnsOf(input: ArtifactInput, storedTexts: ArtifactTexts | null) {
  const given = trimmed(input);
  return {
    ...given,
    image: webAddress(given.image) ?? given.image,
    ...(given.rights && { rights: rightsUri(given.rights) }),
    ...derivedColumns({ ...storedTexts, ...given }),
  };
}

/** The fields that an input gives: texts without the white space around them, null for one that shows nothing. */
function trimmed(input: ArtifactInput): Pick<ArtifactInput, keyof ArtifactInput> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? visibleText(value) : value,
    ]),
  ) as unknown as ArtifactInput;
}
