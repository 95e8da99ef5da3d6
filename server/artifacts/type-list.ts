import { type GroupCounting, groupCounting } from '../database/group-counts';
import type { KeysetPage } from '../database/keyset';
import type { Sql } from '../database/sql';
import type { KeptArtifacts, PagePlan } from './kept-artifacts.types';
import type { TypeCounts } from './type-counts';

/** The artifacts of one type, or all. */
export class TypeList implements KeptArtifacts {
  constructor(
    private readonly typeCounts: TypeCounts,
    private readonly type: string | null,
  ) {}

  count(): Promise<number> {
    return this.typeCounts.total(this.type);
  }

  async source(): Promise<Sql> {
    const { type } = this;
    return type === null
      ? { sql: '"artifacts" WHERE true', parameters: {} }
      : { sql: '"artifacts" WHERE "artifactType" = :type', parameters: { type } };
  }

  async groupCounting(): Promise<GroupCounting> {
    return groupCounting(await this.source());
  }

  async planPage(page: KeysetPage): Promise<PagePlan> {
    const { type } = this;
    const ofType =
      type === null ? null : { sql: 'artifact.artifactType = :type', parameters: { type } };
    return { conditions: [ofType, page.condition(page.columns((name) => `artifact.${name}`))] };
  }
}
