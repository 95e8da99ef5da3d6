/** The values of a statement's named parameters (`:name` in its text). */
export type Parameters = Readonly<Record<string, unknown>>;

/** A piece of a statement, in the form that TypeORM's query builder takes. */
export interface Sql {
  readonly sql: string;
  readonly parameters: Parameters;
}
