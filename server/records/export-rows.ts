import { stringify } from 'csv-stringify/sync';
import type { ArtifactRow } from '../artifacts/artifact.rows';
import { selected } from '../artifacts/artifact.rows';
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

/** The columns of artifacts that `exportRow` reads. */
export const EXPORTED: ReadonlySet<string> = new Set([
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
  'likeCount',
  'addedAt',
  'updatedAt',
  'madeEarliest',
  'madeLatest',
  'madeEdtf',
]);

/** An artifact as exports have it. An optional text that is not there is left out. */
export function exportRow(row: ArtifactRow): ExportRow {
  const id = String(row.id);
  const likes = selected(row, 'likeCount');
  const { description, imageAlt, rights, made } = row;
  return {
    _id: id,
    id,
    artifactName: selected(row, 'artifactName'),
    image: selected(row, 'image'),
    createdAt: selected(row, 'createdAt'),
    discoveredAt: selected(row, 'discoveredAt'),
    discoveredBy: selected(row, 'discoveredBy'),
    presentLocation: selected(row, 'presentLocation'),
    historicalContext: selected(row, 'historicalContext'),
    userName: selected(row, 'userName'),
    artifactType: selected(row, 'artifactTypeLabel'),
    ...(description != null && { description }),
    liked: likes,
    likes,
    ...(imageAlt != null && { imageAlt }),
    ...(rights != null && { rights }),
    addedAt: selected(row, 'addedAt').toISOString(),
    updatedAt: selected(row, 'updatedAt').toISOString(),
    ...(made && { made: made.edtf }),
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
