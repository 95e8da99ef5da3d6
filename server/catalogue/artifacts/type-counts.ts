import { labelOfType, type TypeLabels } from '../../../common/artifact-types';
import type { Database } from '../../database/database';
import type { Services } from '../../web/graphql/services';
import { ArtifactTypeCount } from './artifact-type-count.entity';
import { KeptUntilChange } from './kept-until-change';

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
  private readonly rows: KeptUntilChange<ArtifactTypeCount[]>;

  constructor(private readonly services: Services) {
    this.rows = new KeptUntilChange(services, () => readRows(services.database));
  }

  /** The types that occur, in the order of the enum. */
  async occurring(): Promise<ArtifactTypeCount[]> {
    const { types } = this.services.deployment.site.get().record;
    return occurringTypes(await this.rows.get(), types);
  }

  /** How many artifacts there are, of a type or of all. */
  async total(type: string | null): Promise<number> {
    const rows = await this.rows.get();
    return rows
      .filter((row) => type === null || row.type === type)
      .reduce((total, { count }) => total + count, 0);
  }
}

const readRows = (database: Database): Promise<ArtifactTypeCount[]> =>
  database.select(
    'artifact type counts',
    () =>
      database
        .from(ArtifactTypeCount, 'counts')
        .select('counts.type', 'type')
        .addSelect('counts.count', 'count'),
    {},
  );
