import type { EntityMetadata, QueryRunner } from 'typeorm';
import type { Database } from '../../database/database';
import { type Key, KeysetPage, type KeyOrder } from '../../database/keyset';
import type { Parameters } from '../../database/sql';

/** How many rows one statement reads or writes. */
const BATCH = 500;
/** Databases limit the parameters of a statement; SQLite takes the fewest, 32,766. */
const MAX_PARAMETERS = 30_000;

/** The values of a row in the order of the columns, as the entity has them. */
export type Row = readonly unknown[];

/**
 * A table on one side of a copy. Values pass through the transformers of the table's entity, because
 * engines store them differently.
 */
export class StoredTable {
  readonly name: string;
  /** The columns that count up, of which a table has at most one. */
  readonly numberedColumns: readonly string[];
  private readonly columns: EntityMetadata['columns'];
  private readonly keys: EntityMetadata['columns'];
  private readonly keyPlaces: readonly number[];
  private readonly columnList: string;
  private readonly keyList: string;

  constructor(
    private readonly database: Database,
    entity: EntityMetadata['target'],
  ) {
    const metadata = database.dataSource.getMetadata(entity);
    this.name = metadata.tableName;
    this.columns = metadata.columns;
    this.keys = metadata.primaryColumns;
    this.keyPlaces = this.keys.map((key) => this.columns.indexOf(key));
    this.columnList = listOf(this.columns);
    this.keyList = listOf(this.keys);
    this.numberedColumns = metadata.generatedColumns.map(({ databaseName }) => databaseName);
  }

  /** How many rows one statement can read or write. */
  get batch(): number {
    return Math.min(BATCH, Math.floor(MAX_PARAMETERS / this.columns.length));
  }

  keyOf(row: Row): Key[] {
    // Columns of keys are texts and whole numbers.
    return this.keyPlaces.map((place) => row[place] as Key);
  }

  /** The rows behind a key, in the engine's own order of the keys; null reads from the beginning. */
  async *readBehind(runner: QueryRunner, key: readonly Key[] | null): AsyncGenerator<Row[]> {
    const names = this.keys.map(({ databaseName }) => `"${databaseName}"`);
    const order: KeyOrder = {
      direction: 'ASC',
      keys: names.map((column) => ({ column, type: 'string' })),
    };
    for (let after = key; ;) {
      const page = new KeysetPage(order, after, this.batch);
      const { sql, parameters } = page.condition(names) ?? { sql: 'TRUE', parameters: {} };
      const rows = await this.select(
        runner,
        `WHERE ${sql} ORDER BY ${page.orderBy(names)} LIMIT ${this.batch}`,
        parameters,
      );
      if (rows.length > 0) yield rows;
      const last = rows.length === this.batch ? rows.at(-1) : undefined;
      if (!last) return;
      after = this.keyOf(last);
    }
  }

  /** The rows with the keys of these rows, of which there are at most `batch`. */
  find(runner: QueryRunner, rows: readonly Row[]): Promise<Row[]> {
    const { driver } = this.database.dataSource;
    const parameters: Record<string, Key> = {};
    const values = rows.map((row, nth) => {
      const marks = this.keyOf(row).map((value, place) => {
        const name = `key${nth}_${place}`;
        parameters[name] = value;
        const column = this.keys[place];
        return `CAST(:${name} AS ${column ? driver.normalizeType(column) : 'text'})`;
      });
      return `(${marks.join(', ')})`;
    });
    const condition = `(${this.keyList}) IN (VALUES ${values.join(', ')})`;
    return this.select(runner, `WHERE ${condition}`, parameters);
  }

  /** Inserts rows, of which there are at most `batch`. A row whose key is there is left as it is. */
  async insert(runner: QueryRunner, rows: readonly Row[]): Promise<void> {
    const { driver } = this.database.dataSource;
    const parameters: unknown[] = [];
    const values = rows.map((row) => {
      const marks = this.columns.map((column, place) => {
        parameters.push(driver.preparePersistentValue(row[place], column) ?? null);
        return driver.createParameter('', parameters.length - 1);
      });
      return `(${marks.join(', ')})`;
    });
    await runner.query(
      `INSERT INTO "${this.name}" (${this.columnList}) VALUES ${values.join(', ')}
        ON CONFLICT DO NOTHING`,
      parameters,
    );
  }

  async count(runner: QueryRunner): Promise<number> {
    const sql = `SELECT count(*) AS "count" FROM "${this.name}"`;
    const [row] = (await runner.query(sql)) as { count: number | string }[];
    return Number(row?.count);
  }

  private async select(
    runner: QueryRunner,
    clauses: string,
    parameters: Parameters,
  ): Promise<Row[]> {
    const sql = `SELECT ${this.columnList} FROM "${this.name}" ${clauses}`;
    const { driver } = this.database.dataSource;
    const rows = await this.database.select<Record<string, unknown>>(
      sql,
      () => sql,
      parameters,
      runner,
    );
    return rows.map((row) =>
      this.columns.map(
        (column) => driver.prepareHydratedValue(row[column.databaseName], column) as unknown,
      ),
    );
  }
}

const listOf = (columns: EntityMetadata['columns']): string =>
  columns.map(({ databaseName }) => `"${databaseName}"`).join(', ');

/** A table on both sides of a copy. */
export interface CopiedTable {
  from: StoredTable;
  to: StoredTable;
}

/** The tables of all entities; each stands behind those to which it refers. References form no circle. */
export function inOrderOfReferences(entities: readonly EntityMetadata[]): EntityMetadata[] {
  const ordered = new Set<EntityMetadata>();
  const add = (entity: EntityMetadata) => {
    if (ordered.has(entity)) return;
    entity.foreignKeys.forEach(({ referencedEntityMetadata }) => add(referencedEntityMetadata));
    ordered.add(entity);
  };
  entities.forEach(add);
  return [...ordered];
}
