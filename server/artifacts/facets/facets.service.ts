import { type GroupCount, groupCounting } from '../../database/group-counts';
import type { Services } from '../../graphql/feature';
import type { ArtifactTypeCount } from '../artifact-type-count.entity';
import type { ArtifactCriteria, ListedBy, ListedByCriteria } from '../artifact.lists';
import { keptArtifacts } from '../kept-artifacts';
import { countCenturies } from '../made/centuries';
import { countByCentury, countOverlappingByType } from '../made/year-counts';
import { NameSearch } from '../search/name-search';
import { occurringTypes, TypeCounts } from '../type-counts';
import type { CenturyCount } from './facets.types';
import {
  countByType,
  countGroups,
  type CountOfType,
  groupsOf,
  tellsOverlap,
  typesOf,
} from './group-counts';

/** Counts the artifacts of a list by type and by century. Without a search, no artifact is read. */
export class FacetCounts {
  private readonly typeCounts: TypeCounts;

  constructor(private readonly services: Services) {
    this.typeCounts = services.get(TypeCounts);
  }

  /** The types of the artifacts of the list, whatever type it keeps. */
  async types(listedBy: ListedBy): Promise<ArtifactTypeCount[]> {
    const { database } = this.services;
    if (!('criteria' in listedBy)) {
      return occurringTypes(await countByType(database, listedBy.source));
    }
    const criteria = { ...listedBy.criteria, type: null };
    return occurringTypes(await this.countTypes(listedBy, criteria));
  }

  /** The centuries that the artifacts of the list touch, whatever years it keeps. */
  async centuries(listedBy: ListedBy): Promise<CenturyCount[]> {
    const { database } = this.services;
    if (!('criteria' in listedBy)) {
      return countCenturies(await countGroups(database, groupCounting(listedBy.source)));
    }
    const criteria = { ...listedBy.criteria, span: null };
    const { term, type } = criteria;
    if (sharesGroups(criteria)) {
      return countCenturies(groupsOf(await this.readGroups(listedBy), type, null));
    }
    return term ? countCenturies(await this.countGroups(criteria)) : countByCentury(database, type);
  }

  private async countTypes(
    listedBy: ListedByCriteria,
    criteria: ArtifactCriteria,
  ): Promise<readonly CountOfType[]> {
    const { database } = this.services;
    const { term, span } = criteria;
    if (sharesGroups(criteria)) {
      const isTold = tellsOverlap(span);
      const groups = await (isTold ? this.readGroups(listedBy) : this.countGroups(criteria));
      return typesOf(isTold ? groupsOf(groups, null, span) : groups);
    }
    if (term) return new NameSearch(database, term, null, span).countByType();
    if (span) return countOverlappingByType(database, span);
    return this.typeCounts.occurring();
  }

  /** The counts of the list without regard to its type and its years, by one statement for a request. */
  private readGroups(listedBy: ListedByCriteria): Promise<GroupCount[]> {
    listedBy.groups ??= this.countGroups({ ...listedBy.criteria, type: null, span: null });
    return listedBy.groups;
  }

  private async countGroups(criteria: ArtifactCriteria): Promise<GroupCount[]> {
    const { database } = this.services;
    const kept = keptArtifacts(database, this.typeCounts, criteria);
    return countGroups(database, await kept.groupCounting());
  }
}

/** Whether nothing stored tells the facets, and one count tells both. */
const sharesGroups = ({ text, owner }: ArtifactCriteria): boolean =>
  text.length > 0 || owner !== null;
