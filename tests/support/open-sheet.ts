import { type BuiltSheet, sheetPage, sheetRows } from './sheet-pages';
import { ada, type Answers, visit } from './site';

/** Opens the page of a sheet as its member; null where there is no such sheet. */
export const open = (node: object | null, answers: Answers = {}, path = '/sheets/s1') =>
  visit(path, {
    member: ada,
    answers: { SheetPage: () => sheetPage(node), SheetRows: () => sheetRows([]), ...answers },
  });

/** A mutation that leaves a sheet in this form. */
export const leaving = (name: string, payload: string, sheet: BuiltSheet): Answers => ({
  [name]: () => ({ [payload]: { __typename: 'SheetPayload', sheet } }),
});
