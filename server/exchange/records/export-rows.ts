import { stringify } from 'csv-stringify/sync';
import { fieldOfFact, joinValues } from '../../../common/facts';
import { writePictureLines } from '../../../common/picture-lines';
import { WRITTEN_FIELDS } from '../../catalogue/artifacts/artifact-fields';
import type { PictureInput } from '../../catalogue/artifacts/pictures/picture-input';
import type { RecordSource } from './record';
import type { DescribedArtifact } from './dublin-core';
import { protectCell } from '../spreadsheets/cells';

/** The columns of a CSV file, in their order. Those of facts follow. */
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

/** A format of whole catalogues: a beginning, and the text of some artifacts. */
export interface ExportFormat {
  readonly mediaType: string;
  readonly head: string;
  readonly write: (rows: readonly ExportRow[]) => string;
}

/** The names of the formats, and the endings of their files. */
export const EXPORT_ENDINGS = ['csv', 'ndjson'] as const;

type ExportEnding = (typeof EXPORT_ENDINGS)[number];

/**
 * The formats of exports.
 * @param facts the declared facts that have columns in a CSV file.
 */
export const exportFormats = (
  facts: readonly { key: string }[],
): Readonly<Record<ExportEnding, ExportFormat>> => ({ csv: csvFormat(facts), ndjson });

/**
 * Texts are quoted, so that no spreadsheet takes a part of one for a cell. csv-stringify writes the
 * quotes and line breaks of RFC 4180.
 */
function csvFormat(facts: readonly { key: string }[]): ExportFormat {
  const columns = [...EXPORT_COLUMNS, ...facts.map(({ key }) => fieldOfFact(key))];
  const options = { columns, record_delimiter: '\r\n' } as const;
  const cellsOf = ({ facts: values = {}, morePictures, ...row }: ExportRow) => [
    // A cell has a line for each further picture.
    ...EXPORT_COLUMNS.map((name) =>
      name === 'morePictures' ? morePictures && writePictureLines(morePictures) : row[name],
    ),
    // A key may be the name of a property that every object has.
    ...facts.map(({ key }) => (Object.hasOwn(values, key) ? joinValues(values[key] ?? []) : null)),
  ];
  return {
    mediaType: 'text/csv',
    head: stringify([], { ...options, header: true }),
    write: (rows) =>
      stringify(rows.map(cellsOf), {
        ...{ ...options, quoted_string: true, cast: { string: protectCell } },
      }),
  };
}

const ndjson: ExportFormat = {
  mediaType: 'application/x-ndjson',
  head: '',
  write: (rows) => rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
};
