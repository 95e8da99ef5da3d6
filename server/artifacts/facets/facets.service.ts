import type { Database } from '../../database/database';
import type { Sql } from '../../database/sql';
import type { Services } from '../../graphql/feature';
import type { ArtifactTypeCount } from '../artifact-type-count.entity';
import { ArtifactOrder } from '../artifact.types';
import { countCenturies, type CountOfYears } from '../made/centuries';
import { overlap } from '../made/year-span';
import { ArtifactList } from '../search/artifact-list';
import type { ArtifactCriteria } from '../search/criteria';
import { type CountOfType, occurringTypes, TypeCounts } from '../type-counts';
import type { CenturyCount, ListedBy } from './facets.types';

/** How many artifacts have a type and these years. */
type FacetGroup = CountOfType & CountOfYears;

/** Counts the artifacts of a list by type and by century. Both facets share one read of the matches. */
export class FacetCounts {
  private readonly typeCounts: TypeCounts;
  private readonly groups = new WeakMap<ListedBy, Promise<FacetGroup[]>>();

  constructor(private readonly services: Services) {
    this.typeCounts = services.get(TypeCounts);
  }

  /** The types of the artifacts of the list, whatever type it keeps. */
  async types(listedBy: ListedBy): Promise<ArtifactTypeCount[]> {
    const span = 'criteria' in listedBy ? listedBy.criteria.span : null;
    if (keepsAll(listedBy)) return this.typeCounts.occurring();
    const groups = await this.readGroups(listedBy);
    const counts = new Map<string, number>();
    for (const group of groups) {
      if (span && !overlap(group, span)) continue;
      counts.set(group.type, (counts.get(group.type) ?? 0) + group.count);
    }
    return occurringTypes([...counts].map(([type, count]) => ({ type, count })));
  }

  /** The centuries that the artifacts of the list touch, whatever years it keeps. */
  async centuries(listedBy: ListedBy): Promise<CenturyCount[]> {
    const type = 'criteria' in listedBy ? listedBy.criteria.type : null;
    const groups = await this.readGroups(listedBy);
    return countCenturies(groups.filter((group) => type === null || group.type === type));
  }

  /** The groups of the list without regard to its type and its years. */
  private readGroups(listedBy: ListedBy): Promise<FacetGroup[]> {
    const known = this.groups.get(listedBy);
    if (known) return known;
    const reading = readGroups(this.services.database, this.sourcesOf(listedBy));
    this.groups.set(listedBy, reading);
    return reading;
  }

  private sourcesOf(listedBy: ListedBy): readonly Sql[] {
    if ('source' in listedBy) return [listedBy.source];
    const criteria = { ...listedBy.criteria, type: null, span: null };
    return new ArtifactList(this.services, criteria, ArtifactOrder.NEWEST).sources();
  }
}

/**
 * The engines join the groups of all matches into one text, and the program counts equal ones: with GROUP
 * BY, SQLite would sort all matches.
 */
async function readGroups(database: Database, sources: readonly Sql[]): Promise<FacetGroup[]> {
  const counts = new Map<string, number>();
  for (const { sql, parameters } of sources) {
    const [row] = await database.rows<{ groups: string | null }>({
      sql: `SELECT string_agg("artifactType" || ' ' || "madeEarliest" || ' ' || "madeLatest", ',')
        AS "groups" FROM ${sql}`,
      parameters,
    });
    for (const group of row?.groups?.split(',') ?? []) {
      counts.set(group, (counts.get(group) ?? 0) + 1);
    }
  }
  return [...counts].map(([group, count]) => {
    const [type = '', from, to] = group.split(' ');
    return { type, from: Number(from), to: Number(to), count };
  });
}

const keepsAll = (listedBy: ListedBy): boolean =>
  'criteria' in listedBy && isWithoutConditions(listedBy.criteria);

const isWithoutConditions = ({ owner, span, name, terms }: ArtifactCriteria): boolean =>
  owner === null && span === null && name === '' && terms.length === 0;
