/** The values of a statement's named parameters (`:name` in its text). */
export type Parameters = Readonly<Record<string, unknown>>;

/** A piece of a statement, in the form that TypeORM's query builder takes. */
export interface Sql {
  readonly sql: string;
  readonly parameters: Parameters;
}

/** A condition, or a text that ends with one, narrowed by further conditions; null narrows nothing. */
export function narrowed(start: Sql, ...conditions: readonly (Sql | null)[]): Sql {
  const parts = [start, ...conditions.filter((condition) => condition !== null)];
  return {
    sql: parts.map(({ sql }) => sql).join(' AND '),
    parameters: Object.assign({}, ...parts.map(({ parameters }) => parameters)) as Parameters,
  };
}

/** Conditions that must all hold; null where there is none. */
export function allOf(...conditions: readonly (Sql | null)[]): Sql | null {
  const [first, ...others] = conditions.filter((condition) => condition !== null);
  return first ? narrowed(first, ...others) : null;
}

/** The opposite of a condition, with other names for its parameters, so that both can stand together. */
export function negated({ sql, parameters }: Sql): Sql {
  const names = Object.keys(parameters);
  return {
    sql: `NOT (${names.reduce((text, name) => text.replaceAll(`:${name}`, `:not_${name}`), sql)})`,
    parameters: Object.fromEntries(names.map((name) => [`not_${name}`, parameters[name]])),
  };
}

/** Counts, as "count", what follows FROM. */
export const countingOf = ({ sql, parameters }: Sql): Sql => ({
  sql: `SELECT count(*) AS "count" FROM ${sql}`,
  parameters,
});
