import { readArtifactType, type TypeLabels } from '../../../common/artifact-types';
import type { ListParameter } from '../../../common/list-parameters';
import { ArtifactOrder } from '../../catalogue/artifacts/artifact.types';
import { publicFacts } from '../../catalogue/artifacts/facts/stored-facts';
import { readMadeDates } from '../../../common/made/made-dates';
import { messageOf } from '../../base/error-message';
import { badUserInput, type FieldErrors, fieldErrorsOf } from '../../base/errors';
import type { CatalogueRecord } from '../../site/record';
import type { ArtifactFilter, FactFilterInput } from './generated/operations';

/** The filter and the order of a list. */
export interface ListVariables {
  filter: ArtifactFilter;
  orderBy: `${ArtifactOrder}`;
}

/** A parameter of an address: the field that it sets, and how its text is read. */
interface Parameter {
  field: Exclude<keyof ArtifactFilter, 'facts'> | 'orderBy';
  /** @throws Error with a message for the caller. */
  read: (text: string, types: TypeLabels) => unknown;
}

const plain = (text: string) => text;

/** The parameters by which exports and feeds of every catalogue are filtered. The gallery's `q` is `anywhere` here. */
const parameters: Readonly<Partial<Record<ListParameter, Parameter>>> = {
  q: { field: 'search', read: plain },
  text: { field: 'text', read: plain },
  anywhere: { field: 'anywhere', read: plain },
  type: { field: 'type', read: readType },
  from: { field: 'madeFrom', read: (text) => readYear(text) },
  to: { field: 'madeTo', read: (text) => readYear(text) },
  undated: { field: 'undated', read: readFlag },
  contributor: { field: 'contributor', read: plain },
  updatedSince: { field: 'updatedSince', read: plain },
  order: { field: 'orderBy', read: readOrder },
};

/** The names of the parameters. A public fact is filtered by its key. */
export const filterParameters = (record: CatalogueRecord): string[] => [
  ...Object.keys(parameters),
  ...publicFacts(record).map(({ key }) => key),
];

/**
 * Reads the filter of an address. Empty parameters count as absent, and unknown ones are ignored, as in
 * the gallery's address. The newest artifacts come first unless `order` says otherwise.
 * @param readOthers reads further parameters, by their names.
 * @throws BAD_USER_INPUT naming every parameter that cannot be read.
 */
export function readFilterParameters(
  query: Readonly<Record<string, unknown>>,
  record: CatalogueRecord,
  readOthers: Readonly<Partial<Record<ListParameter, (text: string) => void>>> = {},
): ListVariables {
  const values: Record<string, unknown> = {};
  const facts: FactFilterInput[] = [];
  const errors: FieldErrors = {};
  const take = (name: string, use: (text: string) => void) => {
    const text = Object.hasOwn(query, name) ? query[name] : undefined;
    if (text === undefined || text === '') return;
    try {
      if (typeof text !== 'string') throw new Error('Please give this parameter once.');
      use(text);
    } catch (error) {
      errors[name] = messageOf(error);
    }
  };
  for (const [name, { field, read }] of Object.entries(parameters)) {
    take(name, (text) => {
      values[field] = read(text, record.types);
    });
  }
  for (const [name, read] of Object.entries(readOthers)) take(name, read);
  for (const { key } of publicFacts(record)) take(key, (value) => facts.push({ key, value }));
  if (facts.length > 0) values['facts'] = facts;
  if (Object.keys(errors).length > 0) throw badParameters(errors);
  const { orderBy = ArtifactOrder.NEWEST, ...filter } = values;
  return { filter, orderBy: orderBy as ListVariables['orderBy'] };
}

/** The filter as the end of an address, always in the same form; empty when nothing is filtered. */
export function writeFilterParameters(filter: ArtifactFilter): string {
  const search = new URLSearchParams();
  for (const [name, { field }] of Object.entries(parameters)) {
    const value = field === 'orderBy' ? null : filter[field];
    if (value != null) search.set(name, String(value));
  }
  for (const { key, value } of filter.facts ?? []) search.set(key, value);
  return search.size > 0 ? `?${search.toString()}` : '';
}

/** The same for the gallery, whose `q` is `anywhere`. */
export const writeGalleryParameters = ({ anywhere, ...others }: ArtifactFilter): string =>
  writeFilterParameters(anywhere == null ? others : { ...others, search: anywhere });

/** An error of the schema with the names of the parameters in place of its fields'. */
export function withParameterNames(error: unknown, { filter }: ListVariables): unknown {
  const fields = fieldErrorsOf(error);
  if (!fields) return error;
  // The field of the second fact's value is `facts.1.value`.
  const factOf = (field: string) => filter.facts?.[Number(/\d+/.exec(field)?.[0] ?? 0)]?.key;
  const nameOf = (field: string) =>
    Object.entries(parameters).find(([, parameter]) => parameter.field === field)?.[0] ??
    factOf(field) ??
    field;
  return badParameters(
    Object.fromEntries(Object.entries(fields).map(([field, message]) => [nameOf(field), message])),
  );
}

const badParameters = (errors: FieldErrors) =>
  badUserInput(`The address is not valid: ${Object.keys(errors).join(', ')}.`, errors);

/** Also takes the display text of a type, as the gallery does. */
function readType(text: string, types: TypeLabels): string {
  const type = readArtifactType(types, text);
  if (!type) throw new Error(`Please choose one of ${Object.keys(types).join(', ')}.`);
  return type;
}

function readOrder(text: string): ArtifactOrder {
  const orders = Object.values(ArtifactOrder);
  const order = orders.find((order) => order === text);
  if (!order) throw new Error(`Please choose one of ${orders.join(', ')}.`);
  return order;
}

function readFlag(text: string): boolean {
  if (text !== 'true' && text !== 'false') throw new Error('Please give true or false.');
  return text === 'true';
}

/** A year as a number, or as text that names one year. */
function readYear(text: string): number {
  if (/^-?\d{1,7}$/.test(text)) return Number(text);
  const made = text.length <= 20 ? readMadeDates(text) : null;
  if (!made || made.earliest !== made.latest) {
    throw new Error('Please give a year, such as -1323, 1323 BC or 79.');
  }
  return made.earliest;
}
