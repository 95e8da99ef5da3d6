import { publicPaths } from '../../../common/public-paths';
import { QUOTE } from '../../../common/search-characters';
import type { Services } from '../../web/graphql/services';
import { type ArtifactConnection, ArtifactOrder } from '../artifacts/artifact.types';
import { spanLabel } from '../../../common/made/span-label';
import { ArtifactList } from '../artifacts/search/artifact-list';
import { criteriaOf } from '../artifacts/search/criteria';
import { parseText, wordsOf } from '../artifacts/search/words';
import { TypeCounts } from '../artifacts/type-counts';
import { CountedSearches, searchOf } from '../related/counted-searches';
import { Candidates } from './candidates';
import { offerOfSearch, type SearchOffer, SearchOfferKind } from './offer.types';
import { periodIn } from './periods';
import { PLACE_FACTS, placesOf } from './places';

type Filter = NonNullable<NonNullable<ArtifactConnection['requestArgs']>['filter']>;

const QUOTES = new RegExp(QUOTE, 'u');

/** What the searched text of a list may mean besides its words. */
export class Meanings {
  private readonly candidates: Candidates;
  private readonly searches: CountedSearches;
  private readonly typeCounts: TypeCounts;

  constructor(private readonly services: Services) {
    this.candidates = services.get(Candidates);
    this.searches = services.get(CountedSearches);
    this.typeCounts = services.get(TypeCounts);
  }

  /** The civilization, the type and the place that the text names, and the years of a period that it names. */
  async find({ requestArgs, countTotal }: ArtifactConnection): Promise<SearchOffer[]> {
    const { filter } = requestArgs ?? {};
    const text = filter?.anywhere ?? filter?.text ?? filter?.search ?? '';
    const words = wordsOf(text);
    if (!filter || words.length === 0) return [];
    const offers = await Promise.all([
      this.type(words, filter),
      // A text in quotes asks for the place already.
      QUOTES.test(text) ? [] : this.place(words, countTotal),
      this.period(words, filter),
    ]);
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
      .map(({ type, label, count }) =>
        offerOfSearch(SearchOfferKind.TYPE, label, searchOf({ type }, count)),
      );
  }

  /** The place that has these words alone as its name, unless the list has as many artifacts as name it. */
  private async place(
    words: readonly string[],
    countTotal: () => Promise<number>,
  ): Promise<SearchOffer[]> {
    const name = words.join(' ');
    const terms = parseText(`"${name}"`);
    const named = await this.candidates.read(terms, [3, 1], new Set(PLACE_FACTS));
    const [place] = placesOf(named, (one) => one === name);
    if (!place) return [];
    const search = await this.searches.byName(place.name);
    const isTheList = search.totalCount === (await countTotal());
    return isTheList ? [] : [offerOfSearch(SearchOfferKind.PLACE, place.name, search)];
  }

  private async period(words: readonly string[], filter: Filter): Promise<SearchOffer[]> {
    const found = filter.madeFrom == null && filter.madeTo == null ? periodIn(words) : null;
    if (!found) return [];
    const { from, to, otherWords } = found;
    const narrowed = {
      anywhere: otherWords.join(' ') || null,
      type: filter.type ?? null,
      madeFrom: from,
      madeTo: to,
      facts: filter.facts ?? [],
    };
    const criteria = await criteriaOf(this.services, narrowed);
    const count = await new ArtifactList(this.services, criteria, ArtifactOrder.NEWEST).count();
    const search = searchOf(narrowed, count);
    return count === 0 ? [] : [offerOfSearch(SearchOfferKind.PERIOD, spanLabel(from, to), search)];
  }
}

/** Whether words are the name of something, in the singular or in the plural. */
function isNamed(name: string, words: readonly string[]): boolean {
  const singular = (word: string) => word.replace(/s$/, '');
  const ofName = wordsOf(name).map(singular);
  return ofName.join(' ') === words.map(singular).join(' ');
}
