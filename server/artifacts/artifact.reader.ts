import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Database } from '../database/database';
import { instant } from '../database/instant';
import type { KeysetPage, KeyOrder } from '../database/keyset';
import type { Sql } from '../database/sql';
import { Artifact } from './artifact.entity';
import type { ArtifactRow } from './artifact.rows';

type Builder = SelectQueryBuilder<ObjectLiteral>;

/** Which artifacts are read, and which of their columns. Conditions say `artifact.COLUMN`. */
export interface ArtifactQuery {
  columns: ReadonlySet<string>;
  /** Public lists leave the address out, so nothing behind them can reveal it. */
  withOwnerEmail?: boolean;
  conditions?: readonly (Sql | null)[];
  order?: KeyOrder;
  limit?: number;
  /** Joins a table of another feature, and orders by it; the key names the join. */
  join?: { key: string; apply: (builder: Builder) => unknown };
}

/** The SQL name of a column of the order. */
const columnOf = (name: string) => `artifact.${name}`;

/** Reads the columns of artifacts that a request shows: what a row costs is its cells. */
export class ArtifactReader {
  private readonly columnNames: readonly string[];
  private readonly instants: readonly (keyof ArtifactRow)[];

  constructor(private readonly database: Database) {
    const { columns } = database.dataSource.getMetadata(Artifact);
    this.columnNames = columns.map(({ propertyName }) => propertyName);
    this.instants = columns
      .filter(({ transformer }) => transformer === instant)
      .map(({ propertyName }) => propertyName as keyof ArtifactRow);
  }

  async read(query: ArtifactQuery): Promise<ArtifactRow[]> {
    const selection = this.selectionOf(query);
    const conditions = (query.conditions ?? []).filter((condition) => condition !== null);
    const shape = [
      'artifacts',
      ...selection,
      query.join?.key,
      ...conditions.map(({ sql }) => sql),
      query.order && JSON.stringify(query.order),
      query.limit,
    ].join('|');
    const parameters = Object.assign({}, ...conditions.map((one) => one.parameters)) as object;
    const rows = await this.database.select<Record<string, unknown>>(
      shape,
      () => this.build(query, selection, conditions),
      { ...parameters },
    );
    return rows.map((row) => this.toArtifactRow(row));
  }

  /** One page of a list, in its order. */
  readPage(page: KeysetPage, { conditions = [], ...query }: ArtifactQuery): Promise<ArtifactRow[]> {
    const { order, limit } = page;
    const after = page.condition(page.columns(columnOf));
    return this.read({ ...query, order, limit, conditions: [...conditions, after] });
  }

  /** How many artifacts a condition keeps. */
  async count(condition: Sql): Promise<number> {
    const [row] = await this.database.select<{ count: number | string }>(
      `count|${condition.sql}`,
      () => this.build({ columns: new Set() }, [], [condition]).select('count(*)', 'count'),
      condition.parameters,
    );
    return Number(row?.count ?? 0);
  }

  /** The identifier, the columns of the order, and what the request shows. */
  private selectionOf({ columns, order, withOwnerEmail }: ArtifactQuery): string[] {
    const ordered = order?.keys.map(({ column }) => column) ?? [];
    const own = this.columnNames.filter(
      (name) => name === 'id' || columns.has(name) || ordered.includes(name),
    );
    const ownerName = columns.has('ownerName') ? ['ownerName'] : [];
    const ownerEmail = withOwnerEmail && columns.has('ownerEmail') ? ['ownerEmail'] : [];
    return [...own, ...ownerName, ...ownerEmail];
  }

  private build(
    { order, limit, join }: ArtifactQuery,
    selection: readonly string[],
    conditions: readonly Sql[],
  ): Builder {
    const builder: Builder = this.database.from(Artifact, 'artifact');
    for (const name of selection) {
      const ownerColumn = ownerColumns[name];
      builder.addSelect(ownerColumn ? `owner.${ownerColumn}` : columnOf(name), name);
    }
    if (selection.some((name) => name in ownerColumns) || conditions.some(namesOwner)) {
      builder.innerJoin('artifact.owner', 'owner');
    }
    for (const { sql } of conditions) builder.andWhere(sql);
    join?.apply(builder);
    for (const { column, collation = '' } of order?.keys ?? []) {
      builder.addOrderBy(`${columnOf(column)} ${collation}`.trim(), order?.direction);
    }
    return limit === undefined ? builder : builder.limit(limit);
  }

  /** Turns instants into dates, in the columns that were selected. */
  private toArtifactRow(row: Record<string, unknown>): ArtifactRow {
    for (const name of this.instants) {
      if (row[name] !== undefined) row[name] = instant.from(row[name]);
    }
    return row as unknown as ArtifactRow;
  }
}

/** The columns of the owner, by their names in a row. */
const ownerColumns: Readonly<Record<string, string>> = {
  ownerName: 'displayName',
  ownerEmail: 'email',
};

const namesOwner = ({ sql }: Sql) => sql.includes('owner.');
