import { FIELD_LABELS } from '../../../common/field-labels';
import { fieldOfFact } from '../../../common/facts';
import { normalizeText } from '../../../common/normalize-text';
import { type ArtifactFields, WRITTEN_FIELDS } from '../../catalogue/artifacts/artifact-fields';
import { LIST_COLUMN_NAMES } from '../../catalogue/artifacts/list-columns';
import type { CatalogueRecord } from '../../site/record';
import type { SpreadsheetRow } from '../spreadsheets/spreadsheet';

/** The column with the identifiers of artifacts. */
export const ID = 'id';

/** A column of a sheet, and the field that it gives; null for one that is left out. */
export interface MatchedColumn {
  heading: string;
  field: string | null;
  samples: string[];
}

const SAMPLES = 3;
const SAMPLE_CHARACTERS = 100;

/** What a column of a sheet may give. */
export const matchableFields = ({ facts }: CatalogueRecord): string[] => [
  ...[ID, ...WRITTEN_FIELDS, ...LIST_COLUMN_NAMES],
  ...facts.map(({ key }) => fieldOfFact(key)),
];

/** A heading as it is compared: letters and digits alone, regardless of case and accents. */
const plain = (heading: string): string => normalizeText(heading).replace(/[^\p{L}\p{N}]+/gu, '');

/** The fields by the headings that name them: the API's names, the labels of the form, and those of facts. */
function fieldsByHeading({ fields, facts }: CatalogueRecord): ReadonlyMap<string, string> {
  const declared: Readonly<Partial<Record<string, { label?: string | undefined }>>> = fields;
  // Every field has a label there.
  const specified: Readonly<Record<keyof ArtifactFields, string>> = FIELD_LABELS;
  const labels: Readonly<Partial<Record<string, string>>> = specified;
  const names = [
    ...[...WRITTEN_FIELDS, ...LIST_COLUMN_NAMES].flatMap((name) =>
      [name, declared[name]?.label, labels[name]].map((heading) => [heading, name] as const),
    ),
    ...facts.flatMap(({ key, label }) =>
      [fieldOfFact(key), key, label].map((heading) => [heading, fieldOfFact(key)] as const),
    ),
  ];
  // Of two fields with one heading, the first.
  return new Map(
    names
      .flatMap(([heading, field]) => (heading ? [[plain(heading), field] as const] : []))
      .reverse(),
  );
}

/**
 * The columns of a sheet with the fields that their headings name, each field once. A list of one's own may
 * have a column "ID": only `id`, as an export writes it, names artifacts.
 */
export function matchColumns(
  headings: readonly string[],
  rows: readonly SpreadsheetRow[],
  record: CatalogueRecord,
): MatchedColumn[] {
  const fields = fieldsByHeading(record);
  const taken = new Set<string>();
  return headings.map((heading, index) => {
    const named = heading === ID ? ID : (fields.get(plain(heading)) ?? null);
    const field = named === null || taken.has(named) ? null : named;
    if (field !== null) taken.add(field);
    return { heading, field, samples: samplesOf(rows, index) };
  });
}

function samplesOf(rows: readonly SpreadsheetRow[], index: number): string[] {
  const samples: string[] = [];
  for (const row of rows) {
    const cell = 'cells' in row ? (row.cells[index]?.trim() ?? '') : '';
    if (cell === '') continue;
    samples.push([...cell].slice(0, SAMPLE_CHARACTERS).join(''));
    if (samples.length === SAMPLES) break;
  }
  return samples;
}
