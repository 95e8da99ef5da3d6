import type { SheetRowKind, SheetState } from '../../client/generated/graphql';

const pageInfo = (endCursor: string | null = null) => ({
  ...{ __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
});

const NONE = { new: 0, changed: 0, same: 0, wrong: 0, applied: 0, kept: 0 };

export type Counts = Partial<typeof NONE>;

/** A column of a sheet; null for one that is left out. */
export const buildColumn = (
  index: number,
  heading: string,
  field: string | null,
  samples: string[] = ['Owl', 'Mask'],
) => ({ __typename: 'SheetColumn', index, heading, field, samples });

/** A sheet as its page asks for it. */
export const buildSheet = (
  state: SheetState = 'READY',
  counts: Counts = { new: 112, changed: 37, wrong: 4, same: 903 },
  more: Record<string, unknown> = {},
) => ({
  __typename: 'Sheet',
  id: 's1',
  name: 'Finds of 1998.xlsx',
  uploadedAt: '2026-11-20T10:00:00.000Z',
  columns: [
    buildColumn(0, 'id', 'id', ['7', '8']),
    buildColumn(1, 'Name', 'artifactName'),
    buildColumn(2, 'Shelf', null, ['A 3', 'B 12']),
  ],
  undoableUntil: state === 'APPLIED' ? '2026-12-21T09:00:00.000Z' : null,
  ...more,
  state,
  counts: { __typename: 'SheetCounts', ...NONE, ...counts },
});

export type BuiltSheet = ReturnType<typeof buildSheet>;

/** The answer of the page of a sheet. @param artifacts how many the member may add today */
export const sheetPage = (node: object | null, artifacts: number | null = null) => ({
  node,
  viewer: {
    ...{ __typename: 'Viewer', uid: 'ada' },
    allowance: { __typename: 'Allowance', artifacts, pictures: null, pictureBytes: null },
  },
});

/** A row of a sheet. */
export const buildRow = (kind: SheetRowKind, line: number, more: Record<string, unknown> = {}) => ({
  ...{ __typename: 'SheetRow', kind, line, artifact: null, changes: [], problems: [], ...more },
});

export const buildChange = (field: string, before: string | null, after: string | null) => ({
  ...{ __typename: 'ArtifactFieldChange', field, before, after },
});

export const buildProblem = (field: string | null, message: string) => ({
  ...{ __typename: 'SheetProblem', field, message },
});

export const rowArtifact = (id: string, artifactName: string) => ({
  ...{ __typename: 'Artifact', id, artifactName },
});

/** The answer of a page of rows. @param endCursor if there are more */
export const sheetRows = (rows: object[], endCursor: string | null = null) => ({
  node: {
    ...{ __typename: 'Sheet', id: 's1' },
    rows: {
      __typename: 'SheetRowConnection',
      edges: rows.map((node) => ({ __typename: 'SheetRowEdge', node })),
      pageInfo: pageInfo(endCursor),
    },
  },
  viewer: { __typename: 'Viewer', uid: 'ada' },
});

/** The answer of the list of a member's sheets. */
export const sheetList = (sheets: object[], endCursor: string | null = null) => ({
  viewer: {
    ...{ __typename: 'Viewer', uid: 'ada' },
    sheets: {
      __typename: 'SheetConnection',
      edges: sheets.map((node) => ({ __typename: 'SheetEdge', node })),
      pageInfo: pageInfo(endCursor),
    },
  },
});
