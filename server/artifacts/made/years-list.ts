import type { Database } from '../../database/database';
import { type GroupCounting, groupCounting } from '../../database/group-counts';
import type { KeysetPage } from '../../database/keyset';
import type { Sql } from '../../database/sql';
import type { KeptArtifacts, PagePlan } from '../kept-artifacts.types';
import { type IdSource, NOTHING, pageOf, READS_PER_SORTED_MATCH } from '../page-condition';
import type { TypeCounts } from '../type-counts';
import { countOverlapping } from './year-counts';
import { overlapCondition, overlappingArtifacts, type YearSpan } from './year-span';

/** The artifacts of a type, or of all, whose years overlap a span. */
export class YearsList implements KeptArtifacts {
  private counted?: Promise<number>;

  constructor(
    private readonly database: Database,
    private readonly typeCounts: TypeCounts,
    private readonly span: YearSpan,
    private readonly type: string | null,
  ) {}

  count(): Promise<number> {
    this.counted ??= countOverlapping(this.database, this.span, this.type);
    return this.counted;
  }

  async source(): Promise<Sql> {
    return overlappingArtifacts(this.span, this.ofType());
  }

  async groupCounting(): Promise<GroupCounting> {
    return groupCounting(await this.source());
  }

  /**
   * A walk in the list's own order soon meets artifacts of a long span; those of a short span are few,
   * and are sorted.
   */
  async planPage(page: KeysetPage): Promise<PagePlan> {
    const isByYears = page.order.keys[0]?.column === 'madeEarliest';
    const found = await this.count();
    if (found === 0) return NOTHING;
    const searched = await this.typeCounts.total(this.type);
    const isWalkCheaper = (searched / found) * page.limit < found * READS_PER_SORTED_MATCH;
    if (isByYears || isWalkCheaper) {
      // A plus sign keeps the engines from reading along the index of years.
      const columnOf = (name: string) => `${isByYears ? '' : '+ '}artifact.${name}`;
      const conditions = [
        this.type === null
          ? null
          : { sql: 'artifact.artifactType = :type', parameters: { type: this.type } },
        overlapCondition(this.span, columnOf),
        page.condition(page.columns((name) => `artifact.${name}`)),
      ];
      return { conditions };
    }
    return { conditions: [pageOf(this.sortedSource(page), page)] };
  }

  /** All artifacts of the list, read along the index of years whatever the order of the page is. */
  private sortedSource(page: KeysetPage): IdSource {
    const names = page.order.keys.map(({ column }) => `"${column}"`).join(', ');
    const { sql, parameters } = overlappingArtifacts(this.span, this.ofType());
    return {
      idColumn: '"id"',
      sql: `(WITH "found" AS MATERIALIZED (SELECT ${names} FROM ${sql}) SELECT * FROM "found")
        AS "overlapping" WHERE true`,
      parameters,
    };
  }

  private ofType(): Sql | null {
    const { type } = this;
    return type === null ? null : { sql: '"artifactType" = :type', parameters: { type } };
  }
}
