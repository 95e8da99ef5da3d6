import { publicPaths } from '../../../common/public-paths';
import type { Services } from '../../web/graphql/services';
import { type ArtifactConnection, ArtifactOrder } from '../artifacts/artifact.types';
import { spanLabel } from '../../../common/made/span-label';
import { ArtifactList } from '../artifacts/search/artifact-list';
import { criteriaOf } from '../artifacts/search/criteria';
import { wordsOf } from '../artifacts/search/words';
import { TypeCounts } from '../artifacts/type-counts';
import { type SearchOffer, SearchOfferKind } from './offer.types';
import { galleryPath } from './offered-lists';
import { periodIn } from './periods';

type Filter = NonNullable<NonNullable<ArtifactConnection['requestArgs']>['filter']>;

/** What the searched text of a list may mean besides its words. */
export class Meanings {
  private readonly typeCounts: TypeCounts;

  constructor(private readonly services: Services) {
    this.typeCounts = services.get(TypeCounts);
  }

  /** The civilization and the type that the text names, and the years of a period that it names. */
  async find({ requestArgs }: ArtifactConnection): Promise<SearchOffer[]> {
    const { filter } = requestArgs ?? {};
    const words = wordsOf(filter?.anywhere ?? filter?.text ?? filter?.search ?? '');
    if (!filter || words.length === 0) return [];
    const offers = await Promise.all([this.type(words, filter), this.period(words, filter)]);
    return [...this.civilizations(words), ...offers.flat()];
  }

  private civilizations(words: readonly string[]): SearchOffer[] {
    const { civilizations } = this.services.deployment.site.get().content;
    return civilizations
      .filter(({ key, name, search }) => [key, name, search].some((text) => isNamed(text, words)))
      .map(({ key, name }) => ({
        kind: SearchOfferKind.CIVILIZATION,
        text: name,
        path: publicPaths.civilization(key),
      }));
  }

  private async type(words: readonly string[], filter: Filter): Promise<SearchOffer[]> {
    if (filter.type != null) return [];
    const types = await this.typeCounts.occurring();
    return types
      .filter(({ label }) => isNamed(label, words))
      .map(({ type, label, count }) => ({
        kind: SearchOfferKind.TYPE,
        text: label,
        path: galleryPath({ type }),
        count,
      }));
  }

  private async period(words: readonly string[], filter: Filter): Promise<SearchOffer[]> {
    const found = filter.madeFrom == null && filter.madeTo == null ? periodIn(words) : null;
    if (!found) return [];
    const { from, to, otherWords } = found;
    const q = otherWords.join(' ');
    const inPeriod = Object.assign({}, filter, {
      ...{ search: null, text: null, anywhere: q === '' ? null : q },
      ...{ madeFrom: from, madeTo: to },
    });
    const criteria = await criteriaOf(this.services, inPeriod);
    const count = await new ArtifactList(this.services, criteria, ArtifactOrder.NEWEST).count();
    const path = galleryPath({ q, type: filter.type, from, to });
    return count === 0
      ? []
      : [{ kind: SearchOfferKind.PERIOD, text: spanLabel(from, to), path, count }];
  }
}

/** Whether words are the name of something, in the singular or in the plural. */
function isNamed(name: string, words: readonly string[]): boolean {
  const singular = (word: string) => word.replace(/s$/, '');
  const ofName = wordsOf(name).map(singular);
  return ofName.join(' ') === words.map(singular).join(' ');
}
