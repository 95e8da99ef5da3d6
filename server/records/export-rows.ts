import { stringify } from 'csv-stringify/sync';
import type { RecordSource } from './addresses';
import type { DescribedArtifact } from './dublin-core';
import { protectCell } from './spreadsheet-cells';

/** An artifact in exports: as REST shows it to visitors, with its picture's texts and its instants. */
export interface ExportRow {
  _id: string;
  id: string;
  artifactName: string;
  image: string;
  createdAt: string;
  discoveredAt: string;
  discoveredBy: string;
  presentLocation: string;
  historicalContext: string;
  userName: string;
  artifactType: string;
  description?: string;
  liked: number;
  likes: number;
  imageAlt?: string;
  rights?: string;
  addedAt: string;
  updatedAt: string;
  /** The years of making, in EDTF. */
  made?: string;
  /** The address of the licence of the data. */
  license?: string;
}

/** The columns of a CSV file, in their order. */
export const EXPORT_COLUMNS = [
  '_id',
  'id',
  'artifactName',
  'artifactType',
  'image',
  'createdAt',
  'discoveredAt',
  'discoveredBy',
  'presentLocation',
  'historicalContext',
  'description',
  'imageAlt',
  'rights',
  'userName',
  'liked',
  'likes',
  'addedAt',
  'updatedAt',
  'made',
  'license',
] as const satisfies readonly (keyof ExportRow)[];

/** What an export says of an artifact: of a row of the database, or of a response of the API. */
export type ExportedArtifact = DescribedArtifact & {
  imageAlt: string | null;
  likeCount: number;
  addedAt: Date | string;
  updatedAt: Date | string;
};

/** An artifact as exports have it. An optional text that is not there is left out. */
export function exportRow(artifact: ExportedArtifact, { dataLicense }: RecordSource): ExportRow {
  const { likeCount, description, imageAlt, rights, made } = artifact;
  const id = String(artifact.id);
  return {
    _id: id,
    id,
    artifactName: artifact.artifactName,
    artifactType: artifact.artifactTypeLabel,
    image: artifact.image,
    createdAt: artifact.createdAt,
    discoveredAt: artifact.discoveredAt,
    discoveredBy: artifact.discoveredBy,
    presentLocation: artifact.presentLocation,
    historicalContext: artifact.historicalContext,
    userName: artifact.userName,
    ...(description != null && { description }),
    liked: likeCount,
    likes: likeCount,
    ...(imageAlt != null && { imageAlt }),
    ...(rights != null && { rights }),
    addedAt: new Date(artifact.addedAt).toISOString(),
    updatedAt: new Date(artifact.updatedAt).toISOString(),
    ...(made && { made: made.edtf }),
    ...(dataLicense != null && { license: dataLicense }),
  };
}

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
      stringify([...rows], { ...CSV, quoted_string: true, cast: { string: protectCell } }),
  },
  ndjson: {
    mediaType: 'application/x-ndjson',
    head: '',
    write: (rows) => rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
  },
};
