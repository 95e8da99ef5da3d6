import { WRITTEN_FIELDS } from '../../catalogue/artifacts/artifact-fields';
import type { PictureInput } from '../../catalogue/artifacts/pictures/picture-input';
import type { RecordSource } from './record';
import type { DescribedArtifact } from './dublin-core';

/** The columns of a spreadsheet, in their order. Those of facts follow. */
export const EXPORT_COLUMNS = [
  '_id',
  'id',
  ...WRITTEN_FIELDS,
  'morePictures',
  'userName',
  'liked',
  'likes',
  'addedAt',
  'updatedAt',
  'made',
  'license',
] as const;

/**
 * An artifact in exports: as REST shows it to visitors, with its pictures' texts and its instants, and the
 * values of its facts.
 */
export type ExportRow = Partial<
  Record<Exclude<(typeof EXPORT_COLUMNS)[number], 'morePictures'>, string | number>
> & { morePictures?: readonly PictureInput[]; facts?: Record<string, string[]> };

/** What an export says of an artifact: of a row of the database, or of a response of the API. */
export type ExportedArtifact = DescribedArtifact & {
  pictures: readonly PictureInput[];
  likeCount: number;
  addedAt: Date | string;
  updatedAt: Date | string;
};

/** An artifact as exports have it. What is not there is left out. */
export function exportRow(
  artifact: ExportedArtifact,
  { dataLicense }: Pick<RecordSource, 'dataLicense'>,
): ExportRow {
  const id = String(artifact.id);
  const row = {
    ...artifact,
    _id: id,
    id,
    artifactType: artifact.artifactTypeLabel,
    liked: artifact.likeCount,
    likes: artifact.likeCount,
    addedAt: new Date(artifact.addedAt).toISOString(),
    updatedAt: new Date(artifact.updatedAt).toISOString(),
    made: artifact.made?.edtf,
    license: dataLicense,
    morePictures: morePicturesOf(artifact.pictures),
  };
  const present = EXPORT_COLUMNS.filter((name) => row[name] != null);
  const facts = artifact.facts.map(
    ({ key, values }) => [key, values.map(({ text }) => text)] as const,
  );
  return {
    ...Object.fromEntries(present.map((name) => [name, row[name]])),
    ...(facts.length > 0 && { facts: Object.fromEntries(facts) }),
  };
}

/** The pictures behind the first, as an import takes them; undefined for none. */
const morePicturesOf = ([, ...others]: readonly PictureInput[]) =>
  others.length === 0
    ? undefined
    : others.map(({ image, caption, alt, rights }) => ({ image, caption, alt, rights }));
