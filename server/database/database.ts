import { LRUCache } from 'lru-cache';
import type { DataSource, ObjectLiteral, QueryRunner, SelectQueryBuilder } from 'typeorm';
import type { Engine } from './engine';
import { type Parameters, type Sql, union } from './sql';

/** How many shapes of statements are cached; requests have far fewer. */
const MAX_SHAPES = 1_000;

/** A statement of the query builder, or its text. */
type Statement = SelectQueryBuilder<ObjectLiteral> | string;

/** SQL of one shape, with the names of its positional parameters in order. */
interface CompiledStatement {
  sql: string;
  parameterNames: string[];
}

/** Stands for a value while SQL is generated. */
class Placeholder {
  constructor(readonly name: string) {}
}

/**
 * An open database. Generating SQL with TypeORM's query builder costs more than running it, so the SQL of
 * each shape of a frequent statement is generated once.
 */
export class Database {
  private readonly compiled = new LRUCache<string, CompiledStatement>({ max: MAX_SHAPES });

  constructor(
    readonly dataSource: DataSource,
    readonly engine: Engine,
    /** See catalogue-epoch.ts. */
    readonly epoch: string,
  ) {}

  /**
   * The rows of a SELECT.
   * @param shape names everything that the SQL text depends on.
   * @param build is called once for each shape; values stand in it as named parameters.
   * @param runner reads over its connection, such as within a write.
   */
  select<Row>(
    shape: string,
    build: () => Statement,
    parameters: Parameters,
    runner?: QueryRunner,
  ): Promise<Row[]> {
    const { sql, values } = this.statement(shape, build, parameters);
    return (runner ?? this.dataSource).query(sql, values) as Promise<Row[]>;
  }

  /** A query builder over a table; nothing is selected yet. */
  from(entity: new () => object, alias: string): SelectQueryBuilder<ObjectLiteral> {
    return this.dataSource.createQueryBuilder().select([]).from(entity, alias);
  }

  /**
   * Inserts a row unless its unique key exists. Values are as the database has them: no transformer runs.
   * @returns whether it was inserted.
   */
  async insertIfAbsent(
    runner: QueryRunner,
    entity: new () => object,
    values: Parameters,
  ): Promise<boolean> {
    const metadata = this.dataSource.getMetadata(entity);
    const columns = metadata.columns
      .map(({ propertyName }) => propertyName)
      .filter((name) => name in values);
    const inserted = await this.execute(
      runner,
      `insert|${entity.name}|${columns.join('|')}`,
      () => {
        const list = columns.map((name) => `"${name}"`).join(', ');
        const marks = columns.map((name) => `:${name}`).join(', ');
        return `INSERT INTO "${metadata.tableName}" (${list}) VALUES (${marks}) ON CONFLICT DO NOTHING`;
      },
      Object.fromEntries(columns.map((name) => [name, values[name]])),
    );
    return inserted === 1;
  }

  /**
   * Copies the rows that fulfil a condition into another table with the same columns.
   * @param condition says `source.COLUMN`.
   */
  async copyRows(
    runner: QueryRunner,
    [from, to]: readonly [from: new () => object, to: new () => object],
    { sql, parameters }: Sql,
  ): Promise<void> {
    const { tableName, columns } = this.dataSource.getMetadata(to);
    const names = columns.map(({ propertyName }) => propertyName);
    const build = () => {
      const source = this.from(from, 'source').where(sql);
      for (const name of names) source.addSelect(`source.${name}`, name);
      const list = names.map((name) => `"${name}"`).join(', ');
      return `INSERT INTO "${tableName}" (${list}) ${source.getQuery()}`;
    };
    await this.execute(runner, `copy|${from.name}|${to.name}|${sql}`, build, parameters);
  }

  /** Runs a statement that writes. @returns how many rows it changed. */
  private async execute(
    runner: QueryRunner,
    shape: string,
    build: () => Statement,
    parameters: Parameters,
  ): Promise<number> {
    const { sql, values } = this.statement(shape, build, parameters);
    const { affected } = await runner.query(sql, values, true);
    return affected ?? 0;
  }

  /** The rows of a SELECT that is written in SQL. */
  rows<Row>({ sql, parameters }: Sql): Promise<Row[]> {
    return this.select(sql, () => sql, parameters);
  }

  /** The numbers of several SELECTs, by one statement: it costs more than its rows. See `union`. */
  async numbers(selects: readonly Sql[]): Promise<number[][]> {
    const found = selects.map((): number[] => []);
    if (selects.length === 0) return found;
    const rows = await this.rows<{ nth: number; number: number | string }>(union(selects));
    for (const { nth, number } of rows) found[nth]?.push(Number(number));
    return found;
  }

  private statement(shape: string, build: () => Statement, parameters: Parameters) {
    const { sql, parameterNames } =
      this.compiled.get(shape) ?? this.compile(shape, build, parameters);
    return { sql, values: parameterNames.map((name) => parameters[name]) };
  }

  private compile(
    shape: string,
    build: () => Statement,
    parameters: Parameters,
  ): CompiledStatement {
    const placeholders = Object.fromEntries(
      Object.keys(parameters).map((name) => [name, new Placeholder(name)]),
    );
    const built = build();
    const text = typeof built === 'string' ? built : built.setParameters(placeholders).getQuery();
    const [sql, values] = this.dataSource.driver.escapeQueryWithParameters(
      text,
      placeholders,
      {},
    ) as [string, Placeholder[]];
    const compiled = { sql, parameterNames: values.map(({ name }) => name) };
    this.compiled.set(shape, compiled);
    return compiled;
  }
}
