/** The values of a statement's named parameters (`:name` in its text). */
export type Parameters = Readonly<Record<string, unknown>>;

/** A piece of a statement, in the form that TypeORM's query builder takes. */
export interface Sql {
  readonly sql: string;
  readonly parameters: Parameters;
}

/** The tables behind FROM and their WHERE clause, so that `AND` can add conditions. */
export type FromClause = Sql;

/** Adds conditions by AND to a condition or to a `FromClause`; null adds nothing. */
export function withConditions(start: Sql, ...conditions: readonly (Sql | null)[]): Sql {
  const parts = [start, ...conditions.filter((condition) => condition !== null)];
  return {
    sql: parts.map(({ sql }) => sql).join(' AND '),
    parameters: Object.assign({}, ...parts.map(({ parameters }) => parameters)) as Parameters,
  };
}

/** Joins conditions with AND; null without any. */
export function and(...conditions: readonly (Sql | null)[]): Sql | null {
  const [first, ...others] = conditions.filter((condition) => condition !== null);
  return first ? withConditions(first, ...others) : null;
}

/**
 * Joins SELECTs of one column, named "number", into one statement. Its rows have the position of their
 * SELECT as "nth".
 */
export function union(selects: readonly Sql[]): Sql {
  // Several selects may name their parameters alike.
  const named = selects.map(({ sql, parameters }, nth) => ({
    sql: `SELECT ${nth} AS "nth", "number" FROM (${sql.replace(/:(\w+)/g, (mark, name: string) =>
      name in parameters ? `${mark}_${nth}` : mark,
    )}) AS "select${nth}"`,
    parameters: Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [`${name}_${nth}`, value]),
    ),
  }));
  return {
    sql: named.map(({ sql }) => sql).join(' UNION ALL '),
    parameters: Object.assign({}, ...named.map(({ parameters }) => parameters)) as Parameters,
  };
}

/** The largest number that an `integer` column of either engine holds. */
export const MAX_INTEGER = 2 ** 31 - 1;
