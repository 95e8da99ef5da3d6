import { writePictureLines } from '../../../common/picture-lines';
import { readFacts } from './facts/stored-facts';
import { morePicturesInput, parseMorePictures } from './pictures/more-pictures';

/** A written column that holds a list as JSON: how its versions are restored, and shown in the history. */
interface ListColumn {
  /** The list as an input has it. */
  toInput: (column: string, publicUrl: string) => unknown;
  /** The list as lines for readers; null for an empty one. */
  toText: (column: string, publicUrl: string) => string | null;
  /** The list as the member who wrote it downloads it. */
  parse: (column: string) => unknown;
}

/** The written columns that hold lists. The log records them, like `WRITTEN_FIELDS`. */
export const LIST_COLUMNS = {
  morePictures: {
    toInput: morePicturesInput,
    toText: (column, publicUrl) => writePictureLines(morePicturesInput(column, publicUrl)) || null,
    parse: parseMorePictures,
  },
} as const satisfies Record<string, ListColumn>;

export type ListColumnName = keyof typeof LIST_COLUMNS;

export const LIST_COLUMN_NAMES = Object.keys(LIST_COLUMNS) as ListColumnName[];

/** The columns with JSON, by how the member who wrote them downloads them. */
const PARSED = new Map<string, (column: string) => unknown>([
  ...LIST_COLUMN_NAMES.map((name) => [name, LIST_COLUMNS[name].parse] as const),
  ['facts', (column) => Object.fromEntries(readFacts(column))],
]);

/**
 * A row, or the record or a version of an artifact, as its member downloads it: with lists, and with an object of
 * all facts, also of those that are not declared, in the place of their JSON.
 */
export const withParsedColumns = <Row extends object>(row: Row): Row => {
  const parsed = Object.entries(row).flatMap(([name, value]) => {
    const parse = PARSED.get(name);
    return parse && typeof value === 'string' ? [[name, parse(value)] as const] : [];
  });
  return { ...row, ...Object.fromEntries(parsed) };
};
