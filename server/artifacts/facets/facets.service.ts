import type { KindCount } from '../../database/text-index';
import { ListDependency } from '../../changes/list-dependency';
import type { Services } from '../../graphql/feature';
import type { Selection } from '../../graphql/selection';
import type { ArtifactTypeCount } from '../artifact-type-count.entity';
import { type ArtifactCriteria, artifactFilter, type ListedBy } from '../artifact.lists';
import { keptArtifacts } from '../kept-artifacts';
import { countCenturies } from '../made/centuries';
import { countByCentury, countOverlappingByType } from '../made/year-counts';
import { NameSearch } from '../search/name-search';
import { occurringTypes, TypeCounts } from '../type-counts';
import type { CenturyCount } from './facets.types';
import { countByType, type CountOfType, countCenturySpans, sumOfTypes } from './group-counts';

/** Counts the artifacts of a list by type and by century. Without a search, no artifact is read. */
export class FacetCounts {
  private readonly typeCounts: TypeCounts;
  private readonly kinds = new WeakMap<ListedBy, Promise<readonly KindCount[] | null>>();

  constructor(private readonly services: Services) {
    this.typeCounts = services.get(TypeCounts);
  }

  /** The types of the artifacts of the list, whatever type it keeps. */
  async types(listedBy: ListedBy, selection: Selection): Promise<ArtifactTypeCount[]> {
    const { database } = this.services;
    if (!('criteria' in listedBy)) {
      return occurringTypes(await countByType(database, listedBy.source));
    }
    const criteria = { ...listedBy.criteria, type: null };
    selection.dependsOn(new ListDependency(artifactFilter(criteria), null, ['artifactType']));
    const kinds = await this.countKinds(listedBy, criteria);
    return occurringTypes(kinds ? sumOfTypes(kinds) : await this.countTypes(criteria));
  }

  /** The centuries that the artifacts of the list touch, whatever years it keeps. */
  async centuries(listedBy: ListedBy, selection: Selection): Promise<CenturyCount[]> {
    const { database } = this.services;
    if (!('criteria' in listedBy)) {
      return countCenturies(await countCenturySpans(database, listedBy.source));
    }
    const criteria = { ...listedBy.criteria, span: null };
    const years = ['madeEarliest', 'madeLatest'];
    selection.dependsOn(new ListDependency(artifactFilter(criteria), null, years));
    const { term, type, text, owner } = criteria;
    const kinds = await this.countKinds(listedBy, { ...criteria, type: null });
    if (kinds) {
      return countCenturies(
        kinds.filter((kind) => kind.first <= kind.last && (type === null || kind.type === type)),
      );
    }
    if (!term && text.length === 0 && owner === null) return countByCentury(database, type);
    const source = await keptArtifacts(database, this.typeCounts, criteria).typesAndYears();
    return countCenturies(await countCenturySpans(database, source));
  }

  /** One scan for both facets of a list, unless the list keeps years, which one facet ignores. */
  private async countKinds(
    listedBy: ListedBy,
    criteria: ArtifactCriteria,
  ): Promise<readonly KindCount[] | null> {
    if (criteria.text.length === 0) return null;
    const count = async () =>
      (await keptArtifacts(this.services.database, this.typeCounts, criteria).kinds?.()) ?? null;
    if (criteria.span) return count();
    const counted = this.kinds.get(listedBy) ?? count();
    this.kinds.set(listedBy, counted);
    return counted;
  }

  private async countTypes(criteria: ArtifactCriteria): Promise<readonly CountOfType[]> {
    const { database } = this.services;
    const { term, span, text, owner } = criteria;
    if (text.length > 0 || owner !== null) {
      const source = await keptArtifacts(database, this.typeCounts, criteria).typesAndYears();
      return countByType(database, source);
    }
    if (term) return new NameSearch(database, term, null, span).countByType();
    if (span) return countOverlappingByType(database, span);
    return this.typeCounts.occurring();
  }
}
