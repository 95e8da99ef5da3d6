import { createHash } from 'node:crypto';
import { readArtifactType } from '../../../common/artifact-types';
import { fieldsThatMayBeEmpty } from '../../../common/record-fields';
import { normalizeEmail } from '../../../common/members';
import { WRITTEN_FIELDS } from '../../catalogue/artifacts/artifact-fields';
import { pictureColumnsOf } from '../../catalogue/artifacts/artifact.columns';
import { ArtifactInput } from '../../catalogue/artifacts/artifact.types';
import { factsAfter } from '../../catalogue/artifacts/facts/fact-input';
import type { FactValues } from '../../catalogue/artifacts/facts/stored-facts';
import { brokenGalleryRules } from '../../catalogue/artifacts/pictures/more-pictures';
import type { FieldErrors } from '../../base/errors';
import type { CatalogueRecord } from '../../site/record';
import { brokenRules, Text } from '../../web/graphql/validation';
import { factInputsOf } from './facts-of-file';
import { pictureInputsOf } from './picture-inputs';

/** An artifact of a file that may be added. */
export interface Candidate {
  line: number;
  /** How the artifact is recognized: see `sourceIdOf`. */
  sourceId: string;
  /** How it would be recognized without an identifier. */
  textsId: string;
  /** Whether another file may have the same identifier for another artifact. */
  isAmbiguous: boolean;
  input: ArtifactInput;
  /** The facts of the input as they are stored. */
  facts: FactValues;
  /** The normalized addresses of those who like it, each once. */
  likedBy: readonly string[];
}

/**
 * The fields that identify a row without an identifier. They stay these, in this order: with a later
 * field, an import would add once more what it has read before.
 */
const IDENTIFYING_FIELDS = [
  ...['artifactName', 'artifactType', 'image', 'createdAt', 'discoveredAt', 'discoveredBy'],
  ...['presentLocation', 'historicalContext', 'description', 'imageAlt', 'rights'],
];

const ADDRESS = /^[^\s@\p{Cc}\p{Cs}]{1,64}@[^\s@\p{Cc}\p{Cs}]{1,255}$/u;

/** What identifies an artifact in its file. It is part of a key, whose length the databases limit. */
class SourceFields {
  @Text({ max: 400, lines: false })
  _id?: string | undefined;

  @Text({ max: 400, lines: false })
  id?: string | undefined;

  @Text({ max: 100, lines: false })
  addedAt?: string | undefined;
}

/**
 * Checks a value of a file as the API checks an input. A field that may be empty may be absent.
 * @returns the candidate, or the reason why it is none.
 */
export async function candidateOf(
  line: number,
  value: unknown,
  record: CatalogueRecord,
): Promise<Candidate | string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return 'It is no artifact.';
  }
  const fields = value as Record<string, unknown>;
  const mayBeEmpty = fieldsThatMayBeEmpty(record.fields);
  const input = Object.assign(
    new ArtifactInput(),
    // Null, so that the rule 'required' runs.
    Object.fromEntries(WRITTEN_FIELDS.map((name) => [name, fields[name] ?? null])),
    Object.fromEntries(mayBeEmpty.map((name) => [name, fields[name] ?? ''])),
  );
  const morePictures = pictureInputsOf(fields['morePictures']);
  if (morePictures) Object.assign(input, { morePictures });
  const factInputs = factInputsOf(fields['facts']);
  if (!factInputs) return 'facts: Please give lists of texts by their keys.';
  input.facts = factInputs;
  const { artifactType } = fields;
  if (typeof artifactType === 'string') {
    Object.assign(input, { artifactType: readArtifactType(record.types, artifactType.trim()) });
  }
  const ids = [fields['_id'], fields['id']];
  if (!ids.every((id) => isShallow(id, MAX_ID_DEPTH))) return 'Its identifier is none.';
  const source = sourceOf(fields);
  const { facts, errors } = factsAfter(new Map(), factInputs, record);
  const broken: FieldErrors = {
    ...(await brokenRules(source)),
    ...(await brokenRules(input, mayBeEmpty)),
    ...errors,
  };
  // The pictures are compared with each other once each is one.
  const isSound = Object.keys(broken).length === 0;
  if (isSound) Object.assign(broken, brokenGalleryRules(galleryOf(input), null));
  if (Object.keys(broken).length > 0) return describeErrors(broken);
  const { liked } = fields;
  return {
    ...{ line, input, facts },
    sourceId: sourceIdOf(source, input),
    textsId: sourceIdOf(new SourceFields(), input),
    isAmbiguous: isAmbiguous(fields, source),
    likedBy: Array.isArray(liked) ? addressesOf(liked) : [],
  };
}

/** The addresses are compared as they are stored: an import stores them as they are. */
const galleryOf = (input: ArtifactInput) => pictureColumnsOf(input, '');
/** Why an artifact is refused, for the operator. */
export const describeErrors = (errors: FieldErrors): string =>
  Object.entries(errors)
    .map(([name, rule]) => `${name}: ${rule}`)
    .join(' ');

function sourceOf(fields: Record<string, unknown>): SourceFields {
  const _id = textOf(fields['_id']) ?? undefined;
  const id = _id === undefined ? (textOf(fields['id']) ?? undefined) : undefined;
  const { addedAt } = fields;
  return Object.assign(new SourceFields(), {
    ...{ _id, id },
    addedAt: typeof addedAt === 'string' ? addedAt.trim() : undefined,
  });
}

/** The time of an addition as an export writes it. Many artifacts may have a shorter one, such as a day. */
const INSTANT = /T\d\d:\d\d:\d\d\.\d{3}/;

/** Numbers count from 1 in every catalogue. The time of the addition, or an ObjectId, tells them apart. */
const isAmbiguous = (fields: Record<string, unknown>, { _id, id, addedAt = '' }: SourceFields) =>
  (_id ?? id) !== undefined && !INSTANT.test(addedAt) && !isObjectId(fields['_id']);

const isObjectId = (id: unknown) => typeof id === 'object' && id !== null && '$oid' in id;

/**
 * Identifies an artifact of a file: by the identifier of MongoDB, or by that of an export together
 * with the time of the addition, because identifiers of catalogues are small numbers. Without an
 * identifier, by the texts themselves.
 */
function sourceIdOf({ _id, id = _id, addedAt }: SourceFields, input: ArtifactInput): string {
  if (id === undefined) {
    const texts = JSON.stringify(input, IDENTIFYING_FIELDS);
    return `sha256:${createHash('sha256').update(texts).digest('base64url')}`;
  }
  return addedAt === undefined ? id : `${id}@${addedAt}`;
}

/** A scalar as a text; MongoDB's extended JSON writes others as an object with one, such as `$oid`. */
function textOf(id: unknown): string | null {
  if (typeof id === 'string' || typeof id === 'number') return String(id).trim() || null;
  if (typeof id !== 'object' || id === null) return null;
  const [only, ...others] = Object.values(id) as unknown[];
  return typeof only === 'string' && others.length === 0 ? textOf(only) : JSON.stringify(id);
}

/** How deep an identifier may be nested: MongoDB's extended JSON needs two. */
const MAX_ID_DEPTH = 4;

/** Whether a value is nested at most so deep. Writing one that is deeper may take all of the stack. */
const isShallow = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1)));

/** Ignores texts that are no address, because an artifact can be imported without its likes. */
function addressesOf(liked: readonly unknown[]): string[] {
  const addresses = liked.flatMap((one) => (typeof one === 'string' ? normalizeEmail(one) : []));
  return [...new Set(addresses.filter((address) => ADDRESS.test(address)))];
}
