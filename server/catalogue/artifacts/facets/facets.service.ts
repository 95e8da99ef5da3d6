import type { Reader } from '../../../database/change';
import type { Database } from '../../../database/database';
import type { Sql } from '../../../database/sql';
import type { Years } from '../../../database/years';
import type { Services } from '../../../web/graphql/services';
import type { ArtifactTypeCount } from '../artifact-type-count.entity';
import { ArtifactOrder } from '../artifact.types';
import { KeptUntilChange } from '../kept-until-change';
import { countCenturies, type CountOfYears, isUndated } from '../made/centuries';
import { ArtifactList } from '../search/artifact-list';
import { type ArtifactCriteria, isOfTypeAlone, NO_CRITERIA } from '../search/criteria';
import { type CountOfType, occurringTypes, TypeCounts } from '../type-counts';
import type { CenturyCount, CountableList } from './facets.types';

/** How many artifacts have a type and these years. */
type FacetGroup = CountOfType & CountOfYears;

/** Counts the artifacts of a list by type and by century. Both facets share one read of the matches. */
export class FacetCounts {
  private readonly typeCounts: TypeCounts;
  private readonly groups = new WeakMap<CountableList, Promise<FacetGroup[]>>();
  /** The groups of the whole catalogue, which every gallery shows. */
  private readonly ofAll: KeptUntilChange<FacetGroup[]>;

  constructor(private readonly services: Services) {
    this.typeCounts = services.get(TypeCounts);
    this.ofAll = new KeptUntilChange(services, () => this.countGroupsOf(NO_CRITERIA));
  }

  /** The types of the artifacts of the list, without the condition on the type. */
  async types(countable: CountableList, reader: Reader): Promise<ArtifactTypeCount[]> {
    const { span, undated } = 'criteria' in countable ? countable.criteria : NO_CRITERIA;
    if (isUnfiltered(countable)) return this.typeCounts.occurring();
    const groups = await this.readGroups(countable, reader);
    const counts = new Map<string, number>();
    for (const group of groups) {
      if (span && !overlap(group, span)) continue;
      if (undated !== null && isUndated(group) !== undated) continue;
      counts.set(group.type, (counts.get(group.type) ?? 0) + group.count);
    }
    const { types } = this.services.deployment.site.get().record;
    return occurringTypes(
      [...counts].map(([type, count]) => ({ type, count })),
      types,
    );
  }

  /** The centuries of the artifacts of the list, without the condition on the years. */
  async centuries(countable: CountableList, reader: Reader): Promise<CenturyCount[]> {
    return countCenturies(await this.readGroupsOfType(countable, reader));
  }

  /** How many artifacts of the list have no years, without the condition on the years. */
  async undated(countable: CountableList, reader: Reader): Promise<number> {
    const groups = await this.readGroupsOfType(countable, reader);
    return groups.filter(isUndated).reduce((total, { count }) => total + count, 0);
  }

  private async readGroupsOfType(countable: CountableList, reader: Reader): Promise<FacetGroup[]> {
    const type = 'criteria' in countable ? countable.criteria.type : null;
    const groups = await this.readGroups(countable, reader);
    return groups.filter((group) => type === null || group.type === type);
  }

  /** The groups of the list, without the conditions on type and years. */
  private readGroups(countable: CountableList, reader: Reader): Promise<FacetGroup[]> {
    const known = this.groups.get(countable);
    if (known) return known;
    const reading = this.countGroups(countable, reader);
    this.groups.set(countable, reading);
    return reading;
  }

  private countGroups(countable: CountableList, reader: Reader): Promise<FacetGroup[]> {
    if ('source' in countable) return countGroups(this.services.database, [countable.source]);
    const criteria = { ...countable.criteria, type: null, span: null, undated: null };
    return isOfTypeAlone(criteria) ? this.ofAll.get(reader) : this.countGroupsOf(criteria);
  }

  private countGroupsOf(criteria: ArtifactCriteria): Promise<FacetGroup[]> {
    const list = new ArtifactList(this.services, criteria, ArtifactOrder.NEWEST);
    return countGroups(this.services.database, list.sources());
  }
}

/**
 * Counts the groups of all matches. The engine joins the groups into one text, and this program counts
 * equal ones, because SQLite would sort all matches for GROUP BY.
 */
async function countGroups(database: Database, sources: readonly Sql[]): Promise<FacetGroup[]> {
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

const isUnfiltered = (countable: CountableList): boolean =>
  'criteria' in countable && isOfTypeAlone(countable.criteria);

/** Whether two spans have a year in common. An artifact without years overlaps none. */
const overlap = (one: Years, other: Years): boolean => one.from <= other.to && one.to >= other.from;
