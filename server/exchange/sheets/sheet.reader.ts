import { ArtifactReader } from '../../catalogue/artifacts/artifact.reader';
import type { ArtifactRow } from '../../catalogue/artifacts/artifact.rows';
import { WaitingReader } from '../../catalogue/artifacts/hidden/waiting.reader';
import type { ArtifactFieldChange } from '../../community/history/history.types';
import {
  type Connection,
  type Ordering,
  type PageArgs,
  readConnection,
} from '../../web/graphql/connection';
import type { MemberContext } from '../../web/graphql/context';
import type { Selection } from '../../web/graphql/selection';
import type { Services } from '../../web/graphql/services';
import type { MatchedColumn } from './matched-columns';
import { KEPT_FOR } from './purge-sheets';
import { SheetState, StoredSheet, StoredSheetRow } from './sheet.entity';
import {
  Sheet,
  type SheetCounts,
  type SheetProblem,
  SheetRow,
  type SheetRowArgs,
} from './sheet.types';

/** The latest first. An instant has 13 digits until the year 2286, so texts sort as instants do. */
const sheetOrdering: Ordering = {
  name: 'SHEET',
  direction: 'DESC',
  keys: [
    { column: 'givenAt', type: 'string' },
    { column: 'id', type: 'string' },
  ],
};

const rowOrdering: Ordering = {
  name: 'SHEET_ROW',
  direction: 'ASC',
  keys: [{ column: 'line', type: 'number' }],
};

/** Reads sheets and their rows. */
export class SheetReader {
  private readonly artifacts: ArtifactReader;
  private readonly waiting: WaitingReader;

  constructor(private readonly services: Services) {
    this.artifacts = services.get(ArtifactReader);
    this.waiting = services.get(WaitingReader);
  }

  /** A sheet of this member, or null. */
  async find(memberUid: string, id: string): Promise<StoredSheet | null> {
    return this.services.database.dataSource.manager.findOneBy(StoredSheet, { id, memberUid });
  }

  /** The sheets of a member. */
  readSheets(memberUid: string, page: PageArgs): Promise<Connection<Sheet>> {
    const { manager } = this.services.database.dataSource;
    return readConnection<Sheet & { givenAt: string }>(
      {
        ordering: sheetOrdering,
        read: async (keyset) => {
          const columns = ['CAST(sheet.uploadedAt AS text)', 'sheet.id'];
          const query = manager
            .createQueryBuilder(StoredSheet, 'sheet')
            .where('sheet.memberUid = :memberUid', { memberUid })
            .orderBy('sheet.uploadedAt', keyset.order.direction)
            .addOrderBy('sheet.id', keyset.order.direction)
            .limit(keyset.limit);
          const condition = keyset.condition(columns);
          if (condition) query.andWhere(condition.sql, condition.parameters);
          return (await query.getMany()).map((stored) =>
            Object.assign(present(stored), { givenAt: String(stored.uploadedAt.getTime()) }),
          );
        },
      },
      page,
    );
  }

  /** The rows of a sheet that the caller may read. */
  readRows(
    caller: MemberContext,
    sheetId: string,
    { kind, ...page }: SheetRowArgs,
    { columns }: Selection,
  ): Promise<Connection<SheetRow>> {
    const { manager } = this.services.database.dataSource;
    return readConnection<SheetRow>(
      {
        ordering: rowOrdering,
        read: async (keyset) => {
          const query = manager
            .createQueryBuilder(StoredSheetRow, 'row')
            .where('row.sheetId = :sheetId', { sheetId })
            .orderBy('row.line', keyset.order.direction)
            .limit(keyset.limit);
          if (kind) query.andWhere('row.kind = :kind', { kind });
          const condition = keyset.condition(['row.line']);
          if (condition) query.andWhere(condition.sql, condition.parameters);
          return this.presentRows(caller, await query.getMany(), columns);
        },
      },
      page,
    );
  }

  private async presentRows(
    caller: MemberContext,
    rows: readonly StoredSheetRow[],
    columns: ReadonlySet<string>,
  ): Promise<SheetRow[]> {
    const ids = rows.flatMap(({ artifactId }) => artifactId ?? []);
    const query = { columns: new Set([...columns, 'ownerUid']), withOwnerEmail: true };
    const shown = await this.artifacts.readByIds(ids, query);
    const artifactOf = async (id: number | null): Promise<ArtifactRow | null> =>
      id === null ? null : (shown.get(id) ?? this.waiting.find(caller, id, columns));
    return Promise.all(
      rows.map(async ({ line, kind, artifactId, changes, problems }) =>
        Object.assign(new SheetRow(), {
          ...{ line, kind },
          artifact: await artifactOf(artifactId),
          changes: JSON.parse(changes) as ArtifactFieldChange[],
          problems: JSON.parse(problems) as SheetProblem[],
        }),
      ),
    );
  }
}

/** The columns of a stored sheet. */
export const columnsOf = ({ columns }: Pick<StoredSheet, 'columns'>): MatchedColumn[] =>
  JSON.parse(columns) as MatchedColumn[];

/** Until when an applied sheet can be taken back; null for another, and after that time. */
export function undoableUntil({
  state,
  appliedAt,
}: Pick<StoredSheet, 'state' | 'appliedAt'>): Date | null {
  if (state !== SheetState.APPLIED || appliedAt === null) return null;
  const end = new Date(appliedAt.getTime() + KEPT_FOR);
  return end.getTime() < Date.now() ? null : end;
}

/** A stored sheet as its member sees it. */
export function present(stored: StoredSheet): Sheet {
  const { id, name, state, uploadedAt, counts } = stored;
  return Object.assign(new Sheet(), {
    ...{ id, name, state, uploadedAt, undoableUntil: undoableUntil(stored) },
    columns: columnsOf(stored).map((column, index) => ({ index, ...column })),
    counts: JSON.parse(counts) as SheetCounts,
  });
}
