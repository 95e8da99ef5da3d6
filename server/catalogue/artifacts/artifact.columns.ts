import { OPTIONAL_FIELDS } from '../../../common/record-fields';
import { visibleText } from '../../../common/visible-text';
import { invalidInput } from '../../base/errors';
import type { CatalogueRecord } from '../../site/record';
import type { ArtifactInput } from './artifact.types';
import { factsAfter } from './facts/fact-input';
import { factRows, readFacts, searchedValues, storeFacts } from './facts/stored-facts';
import { type MadeColumns, madeColumns } from './made/made-columns';
import { normalizeText } from '../../../common/normalize-text';
import { rightsUri } from './picture-rights';
import { morePicturesColumn } from './pictures/more-pictures';
import { storedAddress } from './pictures/picture-address';
import { type ArtifactTexts, artifactWords } from './search/words';

/** The columns that are computed from what a member wrote. */
export interface DerivedColumns extends MadeColumns {
  /** The name as it is searched and sorted: see `normalizeText`. */
  artifactNameNormalized: string;
  /** The words of all texts: see `artifactWords`. */
  words: string;
  /** See `factRows`. */
  factRows: string;
}

/** The columns that a member does not get: derived ones, and who changed what, which is in the log. */
export const INTERNAL_COLUMNS = [
  ...['artifactNameNormalized', 'madeEarliest', 'madeLatest', 'words', 'factRows'],
  ...['changedBy', 'deletedBy'],
] as const;

/** What a member wrote, as it is stored. What was stored before there were facts has none. */
export type StoredTexts = ArtifactTexts & { facts?: string | null | undefined };

/**
 * Computes the derived columns. Every write of a text writes them.
 * @param record says which facts everybody may read, and so may search.
 */
export function derivedColumns(texts: StoredTexts, record: CatalogueRecord): DerivedColumns {
  const facts = readFacts(texts.facts);
  return {
    artifactNameNormalized: normalizeText(texts.artifactName),
    ...madeColumns(texts.createdAt),
    words: artifactWords(texts, searchedValues(facts, record)),
    factRows: factRows(facts),
  };
}

/** The columns of an input's pictures, with addresses as they are stored. Those of an absent list are not set. */
export const pictureColumnsOf = (
  { image, morePictures }: Pick<ArtifactInput, 'image' | 'morePictures'>,
  publicUrl: string,
) => ({
  image: storedAddress(image, publicUrl),
  ...(morePictures !== undefined && {
    morePictures: morePicturesColumn(morePictures ?? [], publicUrl),
  }),
});

/**
 * The columns that an input sets. An optional text that is absent stays as it is; an empty one is
 * removed.
 * @param stored what the artifact has; null for a new one. The derived columns depend on what stays, too.
 * @param publicUrl whose pictures are stored as paths; without it, all addresses are stored as they are.
 * @throws BAD_USER_INPUT for facts that break a rule of the record.
 */
export function columnsOf(
  { facts: factInput, morePictures, ...input }: ArtifactInput,
  stored: StoredTexts | null,
  record: CatalogueRecord,
  publicUrl = '',
) {
  const given = trimmed(input);
  const { facts, errors } = factsAfter(readFacts(stored?.facts), factInput ?? [], record);
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  const written = { ...given, facts: storeFacts(facts) };
  return {
    ...written,
    ...pictureColumnsOf({ image: given.image, morePictures }, publicUrl),
    ...(given.rights && { rights: rightsUri(given.rights) }),
    ...derivedColumns({ ...stored, ...written }, record),
  };
}

type ArtifactTextInput = Omit<ArtifactInput, 'facts' | 'morePictures'>;

/**
 * The fields that an input gives: texts without the white space around them. One that shows nothing is null,
 * or empty where the column takes no null.
 */
function trimmed(input: ArtifactTextInput): ArtifactTextInput {
  const given = Object.entries<unknown>(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [
      name,
      typeof value === 'string' ? (visibleText(value) ?? absent(name)) : value,
    ]),
  ) as unknown as ArtifactTextInput;
}

const absent = (name: string): '' | null =>
  OPTIONAL_FIELDS.some((field) => field === name) ? '' : null;
