import type { QueryRunner } from 'typeorm';
import { takenValues, uniqueValues } from '../../catalogue/artifacts/facts/unique-facts';
import type { Database } from '../../database/database';
import type { CatalogueRecord } from '../../site/record';
import { type Candidate, describeErrors } from './candidate';

/** Finds candidates with a unique value that an artifact or an earlier line has, also in a dry run. */
export class UniqueValues {
  /** The lines that have the values: a batch may be tried again. */
  private readonly lines = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly record: CatalogueRecord,
  ) {}

  /**
   * Takes the values of a candidate, unless it has to be refused.
   * @param runner reads within the write that adds it.
   * @returns the reason for a refusal; null without one.
   */
  async take({ line, facts }: Candidate, runner?: QueryRunner): Promise<string | null> {
    const unique = uniqueValues(facts, this.record);
    const repeated = unique.flatMap(({ field, key, value }) => {
      const earlier = this.lines.get(`${key} ${value}`) ?? line;
      return earlier === line ? [] : [[field, `Line ${earlier} has this value.`] as const];
    });
    const errors = {
      ...(await takenValues(this.database, { facts, id: null }, this.record, runner)),
      ...Object.fromEntries(repeated),
    };
    if (Object.keys(errors).length > 0) return describeErrors(errors);
    for (const { key, value } of unique) this.lines.set(`${key} ${value}`, line);
    return null;
  }
}
