import { stringify } from 'csv-stringify/sync';
import type { Caller } from './caller';
import { buildArtifact } from './artifact';
import { waitUntil } from './wait-until';

/** A sheet as its member sees it. */
export interface Sheet {
  id: string;
  name: string;
  state: string;
  undoableUntil: string | null;
  columns: { index: number; heading: string; field: string | null; samples: string[] }[];
  counts: Record<'new' | 'changed' | 'same' | 'wrong' | 'applied' | 'kept', number>;
}

export interface SheetRow {
  line: number;
  kind: string;
  artifact: { id: string; artifactName: string } | null;
  changes: { field: string; before: string | null; after: string | null }[];
  problems: { field: string | null; message: string }[];
}

const FIELDS = `id name state undoableUntil columns { index heading field samples }
  counts { new changed same wrong applied kept }`;

/** The text of a CSV file: a row of headings, and rows of cells. */
export const csvOf = (...rows: readonly (readonly string[])[]): string => stringify([...rows]);

/** The headings and the cells of new artifacts, complete unless overridden. */
export function csvOfNew(...overrides: readonly Record<string, string>[]): string {
  const rows = overrides.map((given) => {
    const fields = { ...buildArtifact({ artifactType: 'Tools' }), ...given };
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  });
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return csvOf(headings, ...rows.map((row) => headings.map((name) => row[name] ?? '')));
}

/** Sends a file as a sheet. */
export const sendSheet = (
  caller: Caller,
  file: string | Buffer,
  { name = 'finds.csv', type = 'text/csv' } = {},
) =>
  caller.upload(
    Buffer.from(file),
    { 'content-type': type },
    `/sheets?name=${encodeURIComponent(name)}`,
  );

/** Gives a sheet, or fails. @returns the sheet */
export async function giveSheet(
  caller: Caller,
  file: string | Buffer,
  how: { name?: string; type?: string } = {},
): Promise<Sheet> {
  const { status, body } = await sendSheet(caller, file, how);
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return (await findSheet(caller, body.id)) ?? fail('The sheet is not there.');
}

/** The sheet as the caller finds it; null when there is none for them. */
export async function findSheet(caller: Caller, id: string): Promise<Sheet | null> {
  const { data, errors } = await caller.run(
    `query ($id: ID!) { node(id: $id) { ... on Sheet { ${FIELDS} } } }`,
    { id },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.node;
}

/** The rows of a sheet. */
export async function rowsOf(caller: Caller, id: string, kind?: string): Promise<SheetRow[]> {
  const { data, errors } = await caller.run(
    `query ($id: ID!, $kind: SheetRowKind) { node(id: $id) { ... on Sheet {
      rows(kind: $kind, first: 100) { edges { node { line kind
        artifact { id artifactName } changes { field before after } problems { field message } } } } } } }`,
    { id, kind },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.node.rows.edges.map(({ node }: { node: SheetRow }) => node);
}

const act = (name: string) => (caller: Caller, id: string) =>
  caller.run(`mutation ($id: ID!) { ${name}(id: $id) { sheet { ${FIELDS} } } }`, { id });

export const applySheet = act('applySheet');
export const undoSheet = act('undoSheet');

export const matchSheet = (
  caller: Caller,
  id: string,
  columns: { index: number; field: string | null }[],
) =>
  caller.run(
    `mutation ($id: ID!, $columns: [SheetColumnInput!]!) {
      matchSheet(id: $id, columns: $columns) { sheet { ${FIELDS} } } }`,
    { id, columns },
  );

/** Applies a sheet, and waits until it is applied. */
export const applied = (caller: Caller, id: string) => done(caller, id, applySheet, 'APPLIED');
/** Takes a sheet back, and waits until it is. */
export const undone = (caller: Caller, id: string) => done(caller, id, undoSheet, 'UNDONE');

async function done(caller: Caller, id: string, act: typeof applySheet, state: string) {
  const { errors } = await act(caller, id);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return inState(caller, id, state);
}

/** Waits until a sheet has this state. @param limit see `waitUntil`. */
export async function inState(
  caller: Caller,
  id: string,
  state: string,
  limit?: number,
): Promise<Sheet> {
  await waitUntil(async () => (await findSheet(caller, id))?.state === state, limit);
  return (await findSheet(caller, id)) ?? fail('The sheet is gone.');
}
