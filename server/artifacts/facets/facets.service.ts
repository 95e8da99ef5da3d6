import { ListDependency } from '../../changes/list-dependency';
import type { Services } from '../../graphql/feature';
import type { Selection } from '../../graphql/selection';
import type { ArtifactTypeCount } from '../artifact-type-count.entity';
import { type ArtifactCriteria, artifactFilter, type KeptArtifacts } from '../artifact.lists';
import { countCenturies } from '../made/centuries';
import { countByCentury, countOverlappingByType } from '../made/year-counts';
import { NameSearch } from '../search/name-search';
import { TextSearch } from '../text/text-search';
import { occurringTypes, TypeCounts } from '../type-counts';
import type { CenturyCount } from './facets.types';
import { countByType, type CountOfType, countCenturySpans } from './group-counts';

/** Counts the artifacts of a list by type and by century. Without a search, no artifact is read. */
export class FacetCounts {
  private readonly typeCounts: TypeCounts;

  constructor(private readonly services: Services) {
    this.typeCounts = services.get(TypeCounts);
  }

  /** The types of the artifacts that the list keeps, or would keep without its condition on types. */
  async types(kept: KeptArtifacts, selection: Selection): Promise<ArtifactTypeCount[]> {
    if (!('criteria' in kept)) {
      return occurringTypes(await countByType(this.services.database, kept.source));
    }
    const criteria = { ...kept.criteria, type: null };
    selection.dependsOn(new ListDependency(artifactFilter(criteria), null, ['artifactType']));
    return occurringTypes(await this.countTypes(criteria));
  }

  /** The centuries that the artifacts of the list touch, or would touch without its span of years. */
  async centuries(kept: KeptArtifacts, selection: Selection): Promise<CenturyCount[]> {
    const { database } = this.services;
    if (!('criteria' in kept)) {
      return countCenturies(await countCenturySpans(database, kept.source));
    }
    const criteria = { ...kept.criteria, span: null };
    const years = ['madeEarliest', 'madeLatest'];
    selection.dependsOn(new ListDependency(artifactFilter(criteria), null, years));
    const { term, type, text } = criteria;
    if (!term && text.length === 0) return countByCentury(database, type);
    const matches =
      text.length > 0
        ? new TextSearch(database, criteria).source()
        : await new NameSearch(database, term, type).matches();
    return countCenturies(await countCenturySpans(database, matches));
  }

  private countTypes(criteria: ArtifactCriteria): Promise<readonly CountOfType[]> {
    const { database } = this.services;
    const { term, span, text } = criteria;
    if (text.length > 0) return countByType(database, new TextSearch(database, criteria).source());
    if (term) return new NameSearch(database, term, null, span).countByType();
    if (span) return countOverlappingByType(database, span);
    return this.typeCounts.occurring();
  }
}
