import { stringify } from 'csv-stringify/sync';
import { writePictureLines } from '../../../common/picture-lines';
import { WRITTEN_FIELDS } from '../../catalogue/artifacts/artifact-fields';
import type { PictureInput } from '../../catalogue/artifacts/pictures/picture-input';
import type { RecordSource } from './record';
import type { DescribedArtifact } from './dublin-core';
import { protectCell } from './spreadsheet-cells';

/** The columns of a CSV file, in their order. */
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

/** An artifact in exports: as REST shows it to visitors, with its picture's texts and its instants. */
export type ExportRow = Partial<
  Record<Exclude<(typeof EXPORT_COLUMNS)[number], 'morePictures'>, string | number>
> & { morePictures?: readonly PictureInput[] };

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
  return Object.fromEntries(present.map((name) => [name, row[name]]));
}

/** The pictures behind the first, as an import takes them; undefined for none. */
const morePicturesOf = ([, ...others]: readonly PictureInput[]) =>
  others.length === 0
    ? undefined
    : others.map(({ image, caption, alt, rights }) => ({ image, caption, alt, rights }));

/** A cell of CSV has a line for each picture. */
const withPictureLines = ({ morePictures, ...row }: ExportRow) => ({
  ...row,
  ...(morePictures && { morePictures: writePictureLines(morePictures) }),
});

/** A format of whole catalogues: a beginning, and the text of some artifacts. */
export interface ExportFormat {
  readonly mediaType: string;
  readonly head: string;
  readonly write: (rows: readonly ExportRow[]) => string;
}

/**
 * Texts are quoted, so that no spreadsheet takes a part of one for a cell. csv-stringify writes the
 * quotes and line breaks of RFC 4180.
 */
const CSV = { columns: [...EXPORT_COLUMNS], record_delimiter: '\r\n' } as const;

/** The formats of exports, by the ending of their files. */
export const exportFormats: Readonly<Record<'csv' | 'ndjson', ExportFormat>> = {
  csv: {
    mediaType: 'text/csv',
    head: stringify([], { ...CSV, header: true }),
    write: (rows) =>
      stringify(rows.map(withPictureLines), {
        ...CSV,
        quoted_string: true,
        cast: { string: protectCell },
      }),
  },
  ndjson: {
    mediaType: 'application/x-ndjson',
    head: '',
    write: (rows) => rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
  },
};
