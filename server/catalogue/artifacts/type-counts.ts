import { labelOfType, type TypeLabels } from '../../../common/artifact-types';
import type { Services } from '../../web/graphql/services';
import { ArtifactTypeCount } from './artifact-type-count.entity';

/** A count of one type, as the databases return it. */
export interface CountOfType {
  type: string;
  count: number | string;
}

/** Counts of artifacts by type, as readers get them: the types that occur, in the order of the enum. */
export function occurringTypes(
  counts: readonly CountOfType[],
  labels: TypeLabels,
): ArtifactTypeCount[] {
  const types = Object.keys(labels);
  return counts
    .map(({ type, count }) => ({ type, count: Number(count) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => types.indexOf(a.type) - types.indexOf(b.type))
    .map(({ type, count }) => ({ type, count, label: labelOfType(labels, type) }));
}

/** How many artifacts of each type there are, as the database's triggers count them. */
export class TypeCounts {
  /** The rows, until a write changes them. */
  private cached: Promise<ArtifactTypeCount[]> | null = null;

  constructor(private readonly services: Services) {
    services.changes.onChange((change) => {
      if (change === 'catalogue' || change.startsWith('artifact:')) this.cached = null;
    });
  }

  /** The types that occur, in the order of the enum. */
  async occurring(): Promise<ArtifactTypeCount[]> {
    return occurringTypes(await this.read(), this.services.deployment.site.get().record.types);
  }

  /** How many artifacts there are, of a type or of all. */
  async total(type: string | null): Promise<number> {
    const rows = await this.read();
    return rows
      .filter((row) => type === null || row.type === type)
      .reduce((total, { count }) => total + count, 0);
  }

  private read(): Promise<ArtifactTypeCount[]> {
    const { database, changes, cacheEnabled } = this.services;
    // With other processes, a member would not see their own write from the cached counts.
    const mayCache = cacheEnabled && changes.knowsMemberWrites;
    if (mayCache && this.cached) return this.cached;
    const counts = database.select<ArtifactTypeCount>(
      'artifact type counts',
      () =>
        database
          .from(ArtifactTypeCount, 'counts')
          .select('counts.type', 'type')
          .addSelect('counts.count', 'count'),
      {},
    );
    if (mayCache) {
      this.cached = counts;
      counts.catch(() => {
        this.cached = null;
      });
    }
    return counts;
  }
}
