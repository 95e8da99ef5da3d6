import { randomUUID } from 'node:crypto';
import { isUUID } from 'class-validator';
import { SHEET_DAYS } from '../../../common/sheet-limits';
import { badUserInput, wrongSheetState, sheetNotFound } from '../../base/errors';
import type { PageArgs } from '../../web/graphql/connection';
import type { Context, MemberContext } from '../../web/graphql/context';
import type { Selection } from '../../web/graphql/selection';
import type { Services } from '../../web/graphql/services';
import type { Spreadsheet } from '../spreadsheets/spreadsheet';
import { matchableFields, matchColumns, type MatchedColumn } from './matched-columns';
import { lookAtRows } from './look-at-rows';
import { RowLook } from './row-look';
import { countRows, givenRow, replaceRows } from './sheet-rows';
import { keepNewest } from './purge-sheets';
import { SheetState, StoredSheet, StoredSheetRow } from './sheet.entity';
import { columnsOf, present, SheetReader, undoableUntil } from './sheet.reader';
import { SheetRunner } from './sheet-runner';
import { beginWork } from './sheet-turns';
import type { Sheet, SheetColumnInput, SheetRowArgs } from './sheet.types';

/** Sheets of members: each sees their own alone. */
export class SheetService {
  private readonly reader: SheetReader;

  constructor(private readonly services: Services) {
    this.reader = services.get(SheetReader);
  }

  async find(id: string, { viewer }: Context): Promise<Sheet | null> {
    const stored = viewer && isUUID(id) ? await this.reader.find(viewer.uid, id) : null;
    return stored && present(stored);
  }

  sheetsOf(uid: string, page: PageArgs) {
    return this.reader.readSheets(uid, page);
  }

  rows(caller: MemberContext, id: string, args: SheetRowArgs, selection: Selection) {
    return this.reader.readRows(caller, id, args, selection);
  }

  /** Stores a sheet, and looks at its rows. @returns its identifier. */
  async give(
    caller: MemberContext,
    name: string,
    { headings, rows }: Spreadsheet,
  ): Promise<string> {
    const { record } = this.services.deployment.site.get();
    const columns = matchColumns(headings, rows, record);
    const looked = await lookAtRows(new RowLook(this.services, caller, columns), rows);
    const id = randomUUID();
    const memberUid = caller.viewer.uid;
    await this.services.writer.transaction(async (runner) => {
      await runner.manager.insert(StoredSheet, {
        ...{ id, memberUid, name, state: SheetState.READY, uploadedAt: new Date() },
        columns: JSON.stringify(columns),
        counts: JSON.stringify(countRows(looked)),
      });
      await replaceRows(runner, id, looked);
      await keepNewest(runner, memberUid);
    });
    return id;
  }

  /** Says what columns give, and looks at the rows again. @throws NOT_FOUND; BAD_USER_INPUT */
  async match(
    caller: MemberContext,
    id: string,
    changes: readonly SheetColumnInput[],
  ): Promise<Sheet> {
    const sheet = await this.get(caller, id);
    if (sheet.state !== SheetState.READY) throw wrongSheetState(APPLIED_BEFORE);
    const columns = this.matched(columnsOf(sheet), changes);
    const { manager } = this.services.database.dataSource;
    const order = { line: 'ASC' } as const;
    const stored = await manager.find(StoredSheetRow, { where: { sheetId: id }, order });
    const given = stored.map(givenRow);
    const rows = await lookAtRows(new RowLook(this.services, caller, columns), given);
    await this.services.writer.transaction(async (runner) => {
      const ready = { id, state: SheetState.READY, columns: sheet.columns };
      const { affected } = await runner.manager.update(StoredSheet, ready, {
        columns: JSON.stringify(columns),
        counts: JSON.stringify(countRows(rows)),
      });
      if (affected !== 1)
        throw wrongSheetState('The sheet was changed meanwhile. Look at it again.');
      await replaceRows(runner, id, rows);
    });
    return present(await this.get(caller, id));
  }

  /** Begins to write the rows. @throws NOT_FOUND; BAD_USER_INPUT */
  async apply(caller: MemberContext, id: string): Promise<Sheet> {
    const sheet = await this.get(caller, id);
    if (sheet.state !== SheetState.READY) throw wrongSheetState(APPLIED_BEFORE);
    const { counts } = present(sheet);
    if (counts.new + counts.changed === 0) throw wrongSheetState('There is nothing to apply.');
    await this.begin({
      ...{ id, from: SheetState.READY, to: SheetState.APPLYING },
      due: `"kind" IN ('NEW', 'CHANGED')`,
    });
    return present(await this.get(caller, id));
  }

  /** Begins to take a sheet back. @throws NOT_FOUND; BAD_USER_INPUT */
  async undo(caller: MemberContext, id: string): Promise<Sheet> {
    const sheet = await this.get(caller, id);
    const { state } = sheet;
    if (state === SheetState.UNDOING || state === SheetState.UNDONE) {
      throw wrongSheetState('This sheet was taken back already.');
    }
    if (state !== SheetState.APPLIED) {
      throw wrongSheetState('Only a sheet that is applied can be taken back.');
    }
    if (undoableUntil(sheet) === null) {
      throw wrongSheetState(`A sheet can be taken back for ${SHEET_DAYS} days.`);
    }
    await this.begin({
      ...{ id, from: SheetState.APPLIED, to: SheetState.UNDOING },
      due: '"version" IS NOT NULL',
    });
    return present(await this.get(caller, id));
  }

  /** Of two simultaneous calls, the later finds another state. */
  private async begin(work: Parameters<typeof beginWork>[1]): Promise<void> {
    const { writer } = this.services;
    const hasBegun = await writer.transaction((runner) => beginWork(runner, work));
    if (!hasBegun) throw wrongSheetState('This was begun already.');
    this.services.get(SheetRunner).wake();
  }

  /** @throws NOT_FOUND */
  private async get({ viewer }: MemberContext, id: string): Promise<StoredSheet> {
    const sheet = isUUID(id) ? await this.reader.find(viewer.uid, id) : null;
    if (!sheet) throw sheetNotFound();
    return sheet;
  }

  /** @throws BAD_USER_INPUT for a place or a field that there is not, or a field of two columns. */
  private matched(
    columns: readonly MatchedColumn[],
    changes: readonly SheetColumnInput[],
  ): MatchedColumn[] {
    const known = matchableFields(this.services.deployment.site.get().record);
    const changed = columns.map((column) => ({ ...column }));
    for (const { index, field = null } of changes) {
      const column = changed[index];
      if (!column) throw badColumns(`The sheet has no column ${index}.`);
      if (field !== null && !known.includes(field)) {
        throw badColumns(`"${field}" is no field that a column can give.`);
      }
      column.field = field;
    }
    const fields = changed.flatMap(({ field }) => field ?? []);
    const repeated = fields.find((field, nth) => fields.indexOf(field) < nth);
    if (repeated !== undefined) throw badColumns(`Two columns give "${repeated}".`);
    return changed;
  }
}

const APPLIED_BEFORE = 'This sheet was applied already.';

const badColumns = (message: string) => badUserInput(message, { columns: message });
