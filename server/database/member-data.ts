import type { EntityManager, ObjectLiteral, QueryRunner } from 'typeorm';
import type { Database } from './database';

/** How many rows one statement reads. */
const BATCH = 100;

/** A batch of rows in the form in which the member gets them, as JSON. */
type MemberRows = AsyncIterable<readonly object[]>;

/** Who hands over the artifacts of whom to whom: uids. */
export interface Transfer {
  from: string;
  to: string;
  moderator: string;
}

/**
 * What one table stores about members, for "Download my data" and for erasures. Every table with the uid of a member is
 * registered as `memberData` of its feature, or the test in account-data.test.ts fails.
 */
export interface MemberData {
  /** The property of the downloaded file that holds the rows. Tables may share one list. */
  list: string;
  entity: new () => object;
  /** Whether there is at most one row, which is then no list. */
  isSingle?: boolean;
  /** In an erasure: removes what kept rows say about the member, before the member's own row is erased. */
  clear?(manager: EntityManager, uid: string): Promise<unknown>;
  /** In an erasure: deletes the rows, after the member's own row is erased. Without it, they are kept. */
  erase?(manager: EntityManager, uid: string): Promise<unknown>;
  /**
   * When a moderator hands over all artifacts of a member: gives the other what belongs to them.
   * @returns how many artifacts the rows are.
   */
  handOver?(database: Database, runner: QueryRunner, transfer: Transfer): Promise<number>;
  /** The rows about this member, and nothing about anyone else. */
  read(database: Database, uid: string): MemberRows;
}

interface RowOptions {
  /** The column that holds the uid. */
  uidColumn: string;
  /** What an erasure of the member does with the rows. */
  whenErased: 'deleted' | 'kept';
  /** Columns that say nothing about the member, such as derived columns. */
  omit?: readonly string[];
  /** Narrows the rows; it says `stored.COLUMN`. */
  condition?: string;
  isSingle?: boolean;
}

/**
 * The rows of a table whose `uidColumn` is the member's, with all columns, so that a new column cannot
 * be forgotten.
 */
export function rowsOfMember(
  list: string,
  entity: new () => ObjectLiteral,
  { uidColumn, whenErased, omit = [], condition, isSingle = false }: RowOptions,
): MemberData {
  async function* read({ dataSource }: Database, uid: string) {
    const { columns, primaryColumns } = dataSource.getMetadata(entity);
    const shown = columns.filter(({ propertyName }) => !omit.includes(propertyName));
    const keys = primaryColumns.map(({ propertyName }) => `stored.${propertyName}`);
    let last: ObjectLiteral | undefined;
    do {
      const query = dataSource
        .createQueryBuilder(entity, 'stored')
        .where(`stored.${uidColumn} = :uid`, { uid })
        .limit(BATCH);
      if (condition) query.andWhere(condition);
      for (const key of keys) query.addOrderBy(key);
      if (last) {
        const values = primaryColumns.map((column) => column.getEntityValue(last ?? {}) as unknown);
        const names = values.map((_value, index) => `:key${index}`);
        const parameters = values.map((value, index) => [`key${index}`, value] as const);
        query.andWhere(
          `(${keys.join(', ')}) > (${names.join(', ')})`,
          Object.fromEntries(parameters),
        );
      }
      const rows = await query.getMany();
      yield rows.map((row) =>
        Object.fromEntries(
          shown.map((column) => [column.propertyName, column.getEntityValue(row) as unknown]),
        ),
      );
      last = rows.length === BATCH ? rows.at(-1) : undefined;
    } while (last);
  }
  const erase = (manager: EntityManager, uid: string) =>
    manager.delete(entity, { [uidColumn]: uid });
  return { list, entity, isSingle, read, ...(whenErased === 'deleted' && { erase }) };
}
