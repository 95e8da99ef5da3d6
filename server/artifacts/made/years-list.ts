import type { Database } from '../../database/database';
import type { KeysetPage } from '../../database/keyset';
import type { Sql } from '../../database/sql';
import { type IdSource, pageOf, READS_PER_SORTED_MATCH } from '../page-condition';
import { countOverlapping } from './year-counts';
import { overlapCondition, overlappingArtifacts, type YearSpan } from './year-span';

/** The artifacts of a type, or of all, whose years overlap a span. */
export class YearsList {
  private counted?: Promise<number>;

  constructor(
    private readonly database: Database,
    private readonly span: YearSpan,
    private readonly type: string | null,
  ) {}

  count(): Promise<number> {
    this.counted ??= countOverlapping(this.database, this.span, this.type);
    return this.counted;
  }

  /**
   * The conditions that keep one page. A walk in the list's own order soon meets artifacts of a long
   * span; those of a short span are few, and are sorted.
   * @param searched how many artifacts of the type there are.
   */
  async pageConditions(page: KeysetPage, searched: number): Promise<(Sql | null)[]> {
    const isByYears = page.order.keys[0]?.column === 'madeEarliest';
    const found = await this.count();
    if (found === 0) return [{ sql: '1 = 0', parameters: {} }];
    const isWalkCheaper = (searched / found) * page.limit < found * READS_PER_SORTED_MATCH;
    if (isByYears || isWalkCheaper) {
      // A plus sign keeps the engines from reading along the index of years.
      const columnOf = (name: string) => `${isByYears ? '' : '+ '}artifact.${name}`;
      return [
        this.type === null
          ? null
          : { sql: 'artifact.artifactType = :type', parameters: { type: this.type } },
        overlapCondition(this.span, columnOf),
        page.condition(page.columns((name) => `artifact.${name}`)),
      ];
    }
    return [pageOf(this.sortedSource(page), page)];
  }

  /** All artifacts of the list, read along the index of years whatever the order of the page is. */
  private sortedSource(page: KeysetPage): IdSource {
    const ofType =
      this.type === null
        ? null
        : { sql: '"artifactType" = :type', parameters: { type: this.type } };
    const names = page.order.keys.map(({ column }) => `"${column}"`).join(', ');
    const { sql, parameters } = overlappingArtifacts(this.span, ofType);
    return {
      idColumn: '"id"',
      sql: `(WITH "found" AS MATERIALIZED (SELECT ${names} FROM ${sql}) SELECT * FROM "found")
        AS "overlapping" WHERE true`,
      parameters,
    };
  }
}
