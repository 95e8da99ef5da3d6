import type { QueryRunner } from 'typeorm';
import { isAtLeast } from '../../../common/roles';
import { can, type Caller } from '../../base/rights';
import { ArtifactWriter, type Author } from '../../catalogue/artifacts/artifact-writer.service';
import { Member } from '../../catalogue/members/member.entity';
import { roleOf } from '../../catalogue/members/role';
import type { Version } from '../../catalogue/revisions/versions';
import { inputTo, readValues, valuesOf } from '../../community/history/field-values';
import type { ArtifactFieldChange } from '../../community/history/history.types';
import type { Services } from '../../web/graphql/services';
import { type Look, problemsOf, RowLook } from './row-look';
import {
  SheetRowKind,
  SheetState,
  SheetVersion,
  StoredSheet,
  StoredSheetRow,
} from './sheet.entity';
import { COUNT_OF_KIND } from './sheet-rows';
import { columnsOf } from './sheet.reader';
import { takeTurn, type Turn } from './sheet-turns';
import type { SheetCounts, SheetProblem } from './sheet.types';

/** How many rows are written together: few, so that the writes of others get their turns. */
const BATCH = 50;

/** What was done with a row. */
type Done = Partial<
  Pick<StoredSheetRow, 'kind' | 'artifactId' | 'version' | 'replaced' | 'problems'>
>;

/** Writes a row, within a savepoint. @throws what `problemsOf` explains, or what stops the work. */
type WriteRow = (runner: QueryRunner, row: StoredSheetRow) => Promise<Done>;

/** How the rows of a batch are written, and what becomes of one that cannot be. */
interface RowWriting {
  write: WriteRow;
  otherwise: SheetRowKind;
  /** Takes an error that is no fault of the row. */
  warn: (error: unknown) => void;
}

/** Writes sheets into the catalogue and takes them back, a batch at a time. */
export class SheetWork {
  private readonly artifactWriter: ArtifactWriter;

  constructor(private readonly services: Services) {
    this.artifactWriter = services.get(ArtifactWriter);
  }

  /**
   * Does the next batch, whole or not at all.
   * @param warn takes an error that is no fault of its row; the row is left out.
   * @returns the turn for the next batch; null when all is done, or another process has the turn.
   */
  async doBatch(turn: Turn, warn: (error: unknown) => void): Promise<Turn | null> {
    const { writer, changes } = this.services;
    const { next, changed } = await writer.transaction(async (runner) => {
      const next = await takeTurn(runner, turn);
      return next ? this.writeBatch(runner, next, warn) : { next, changed: [] };
    });
    for (const id of changed) changes.announce(`artifact:${id}`);
    return next;
  }

  /** Takes the turn without a batch, so that the sheet is due again when the turn has passed. */
  async postpone(turn: Turn): Promise<void> {
    await this.services.writer.run((runner) => takeTurn(runner, turn));
  }

  private async writeBatch(runner: QueryRunner, turn: Turn, warn: (error: unknown) => void) {
    const { manager } = runner;
    const { id: sheetId } = turn;
    const sheet = await manager.findOneByOrFail(StoredSheet, { id: sheetId });
    const rows = await manager.find(StoredSheetRow, {
      where: { sheetId, isDue: 1 },
      order: { line: 'ASC' },
      take: BATCH,
    });
    const isApplying = sheet.state === SheetState.APPLYING;
    const author = await this.authorOf(runner, sheet);
    const writing: RowWriting = {
      write: isApplying ? this.applyRow(sheet, author) : this.undoRow(author),
      otherwise: isApplying ? SheetRowKind.WRONG : SheetRowKind.KEPT,
      warn,
    };
    const counts = JSON.parse(sheet.counts) as SheetCounts;
    const changed: number[] = [];
    for (const row of rows) {
      const done = await this.tryRow(runner, row, writing);
      await manager.update(StoredSheetRow, { sheetId, line: row.line }, { ...done, isDue: 0 });
      counts[COUNT_OF_KIND[row.kind]] -= 1;
      counts[COUNT_OF_KIND[done.kind ?? row.kind]] += 1;
      if (done.version) counts.applied += 1;
      const id = done.artifactId ?? row.artifactId;
      if (id !== null) changed.push(id);
    }
    const isDone = rows.length < BATCH;
    await manager.update(
      StoredSheet,
      { id: sheetId },
      {
        counts: JSON.stringify(counts),
        ...(isDone && { turnAt: null, state: isApplying ? SheetState.APPLIED : SheetState.UNDONE }),
        ...(isDone && isApplying && { appliedAt: new Date() }),
      },
    );
    return { next: isDone ? null : turn, changed };
  }

  /** A row is written whole or not at all, whatever becomes of the others. */
  private async tryRow(
    runner: QueryRunner,
    row: StoredSheetRow,
    { write, otherwise, warn }: RowWriting,
  ): Promise<Done> {
    await runner.query('SAVEPOINT sheet_row');
    try {
      const done = await write(runner, row);
      await runner.query('RELEASE SAVEPOINT sheet_row');
      return done;
    } catch (error) {
      // The whole batch is tried again.
      if (this.services.database.engine.isUnavailable(error)) throw error;
      await runner.query('ROLLBACK TO SAVEPOINT sheet_row');
      await runner.query('RELEASE SAVEPOINT sheet_row');
      const problems = problemsOf(error);
      if (!problems) warn(error);
      return refused(otherwise, problems ?? [UNEXPECTED]);
    }
  }

  /** Who has given the sheet, with the rights of today. */
  private async authorOf({ manager }: QueryRunner, { memberUid: uid }: StoredSheet) {
    const member = await manager.findOneByOrFail(Member, { uid });
    return { viewer: { uid }, role: roleOf(member), assertNotRevoked: async () => {} };
  }

  private applyRow(sheet: StoredSheet, author: Author & Caller): WriteRow {
    const look = new RowLook(this.services, author, columnsOf(sheet));
    const isCounted = !isAtLeast(author.role, 'EDITOR');
    return async (runner, row) => {
      const now = await look.at(JSON.parse(row.cells ?? '[]') as string[], runner);
      if (now.kind === 'WRONG') return refused(SheetRowKind.WRONG, now.problems);
      if (now.kind === 'SAME') return { kind: SheetRowKind.SAME, artifactId: now.artifactId };
      if (now.kind !== row.kind || !isAsSeen(now, row)) {
        return refused(SheetRowKind.WRONG, [SINCE_THE_LOOK]);
      }
      const replaced = now.kind === 'CHANGED' ? replacedBy(now) : null;
      const artifactId =
        now.kind === 'NEW'
          ? await this.artifactWriter.add(runner, author, now.input, isCounted)
          : now.artifact.stored.id;
      if (now.kind === 'CHANGED') {
        await this.artifactWriter.store(runner, author, now.artifact, now.columns);
      }
      const written = await this.artifactWriter.read(artifactId, runner);
      const version = new Date(Number(written?.stored.updatedAt));
      const made = { artifactId, version: version.getTime(), sheetId: sheet.id };
      await runner.manager.insert(SheetVersion, made);
      return { artifactId, version, replaced };
    };
  }

  private undoRow(author: Author & Caller): WriteRow {
    const { publicUrl } = this.services.deployment;
    return async (runner, { kind, artifactId, version, replaced }) => {
      const artifact =
        artifactId === null ? null : await this.artifactWriter.read(artifactId, runner);
      if (!artifact || !version) return refused(SheetRowKind.KEPT, [GONE]);
      const { stored, waiting } = artifact;
      if (Number(stored.updatedAt) !== version.getTime()) {
        return refused(SheetRowKind.KEPT, [CHANGED_SINCE]);
      }
      if (kind === SheetRowKind.NEW) {
        const isDeleted = await this.artifactWriter.delete(runner, author, {
          ...{ id: stored.id, waits: waiting !== null },
        });
        return isDeleted ? {} : refused(SheetRowKind.KEPT, [NOT_YOURS]);
      }
      if (!can('editArtifact', author, stored)) return refused(SheetRowKind.KEPT, [NOT_YOURS]);
      const before = inputTo(stored as unknown as Version, readValues(replaced ?? '{}'), publicUrl);
      const columns = await this.artifactWriter.columnsAfter(runner, stored, before);
      await this.artifactWriter.store(runner, author, artifact, columns);
      return {};
    };
  }
}

const refused = (kind: SheetRowKind, problems: readonly SheetProblem[]): Done => ({
  kind,
  problems: JSON.stringify(problems),
});

const ofRow = (message: string): SheetProblem => ({ field: null, message });
const SINCE_THE_LOOK = ofRow('It was changed after you looked at this row. Give the row again.');
const CHANGED_SINCE = ofRow('It was changed since.');
const GONE = ofRow('It was hidden or removed since.');
const NOT_YOURS = ofRow('You may not change it any more.');
const UNEXPECTED = ofRow('It could not be written. The operator can find out why.');

/** Whether a row would do what its member has seen. */
const isAsSeen = (look: Look & { changes: ArtifactFieldChange[] }, row: StoredSheetRow): boolean =>
  JSON.stringify(look.changes) === row.changes;

/** The values that a change replaces, as JSON. */
function replacedBy({ artifact, changes }: Extract<Look, { kind: 'CHANGED' }>): string {
  const version = artifact.stored as unknown as Version;
  return JSON.stringify(
    valuesOf(
      version,
      changes.map(({ field }) => field),
    ),
  );
}
