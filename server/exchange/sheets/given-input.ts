import { readArtifactType } from '../../../common/artifact-types';
import { fieldOfFact, splitValues } from '../../../common/facts';
import { readPictureLines } from '../../../common/picture-lines';
import type { ArtifactInput } from '../../catalogue/artifacts/artifact.types';
import { LIST_COLUMN_NAMES } from '../../catalogue/artifacts/list-columns';
import { PictureInput } from '../../catalogue/artifacts/pictures/picture-input';
import type { CatalogueRecord } from '../../site/record';
import { readCell } from '../spreadsheets/cells';
import { ID, type MatchedColumn } from './matched-columns';

/** What a row of a sheet gives. */
export interface GivenInput {
  /** The text of the column `id`; null without one. */
  id: string | null;
  /** The fields that it gives, without `id`. */
  fields: readonly string[];
  /** An input with these fields alone. */
  input: Partial<ArtifactInput>;
}

/** Reads the cells of a row. An empty cell gives nothing; one that empties its field gives an empty value. */
export function givenInput(
  cells: readonly string[],
  columns: readonly MatchedColumn[],
  record: CatalogueRecord,
): GivenInput {
  const texts = new Map<string, string>();
  for (const [index, { field }] of columns.entries()) {
    const text = readCell(cells[index] ?? '');
    if (field !== null && text !== undefined) texts.set(field, text);
  }
  const id = texts.get(ID)?.trim() || null;
  texts.delete(ID);
  const input: Partial<ArtifactInput> = {};
  const facts = record.facts.flatMap(({ key }) => {
    const text = texts.get(fieldOfFact(key));
    return text === undefined ? [] : [{ key, values: splitValues(text) }];
  });
  if (facts.length > 0) input.facts = facts;
  for (const [field, text] of texts) {
    if (!isFact(field, record)) Object.assign(input, { [field]: valueOf(field, text, record) });
  }
  return { id, fields: [...texts.keys()], input };
}

const isFact = (field: string, { facts }: CatalogueRecord) =>
  facts.some(({ key }) => fieldOfFact(key) === field);

function valueOf(field: string, text: string, { types }: CatalogueRecord): unknown {
  // Null, so that the rule of the field names what is wrong.
  if (field === 'artifactType') return readArtifactType(types, text.trim());
  if (!LIST_COLUMN_NAMES.some((name) => name === field)) return withPlainBreaks(text);
  return readPictureLines(text).map((picture) => Object.assign(new PictureInput(), picture));
}

/** Spreadsheets write line breaks in different ways. */
export const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');
