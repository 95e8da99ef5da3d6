import { publicPaths } from '../../../common/public-paths';
import type { Services } from '../../web/graphql/services';
import type { Selection } from '../../web/graphql/selection';
import { tagShown } from '../artifacts/artifact.reader';
import type { ArtifactRow } from '../artifacts/artifact.rows';
import { ArtifactOrder } from '../artifacts/artifact.types';
import { ArtifactList } from '../artifacts/search/artifact-list';
import { NO_CRITERIA } from '../artifacts/search/criteria';
import { parseText, wordsOf } from '../artifacts/search/words';
import { TypeCounts } from '../artifacts/type-counts';
import { CountedSearches, searchOf } from '../related/counted-searches';
import { Candidates } from './candidates';
import { offerOfSearch, type SearchOffer, SearchOfferKind } from './offer.types';
import { PLACE_FACTS, type Place, placesOf } from './places';

/** A shorter text is the beginning of too many words. */
const SHORTEST_TEXT = 2;
const MAX_OFFERS = 6;
/** So many artifacts are offered before anything else takes their place. */
const MIN_ARTIFACTS = 3;
const MAX_OF_KIND = 2;

const COMPARED = ['artifactName', 'likeCount', ...PLACE_FACTS];

/** What a search field offers while somebody types. */
export class Autocomplete {
  private readonly candidates: Candidates;
  private readonly searches: CountedSearches;
  private readonly typeCounts: TypeCounts;

  constructor(private readonly services: Services) {
    this.candidates = services.get(Candidates);
    this.searches = services.get(CountedSearches);
    this.typeCounts = services.get(TypeCounts);
  }

  /**
   * At most six offers for the beginning of a search: civilizations, types and places with a word that
   * begins with the text, and artifacts whose name has all its words, the most liked first.
   */
  async complete(text: string, selection: Selection): Promise<SearchOffer[]> {
    const words = wordsOf(text);
    const typed = words.join(' ');
    if (typed.length < SHORTEST_TEXT) return [];
    selection.tag('artifacts');
    selection.tag('likes');
    const columns = new Set([...selection.columns, ...COMPARED]);
    const terms = parseText(text);
    const [types, named, placed] = await Promise.all([
      this.types(typed, columns),
      this.candidates.read(terms, [3], columns),
      this.candidates.read(terms, [2, 1], columns),
    ]);
    const found = placesOf([...placed, ...named], (name) => beginsWithin(name, typed));
    const places = await Promise.all(found.slice(0, MAX_OF_KIND).map(this.offerOfPlace));
    const groups = [...this.civilizations(typed), ...types, ...places];
    const shown = groups.slice(0, MAX_OFFERS - Math.min(named.length, MIN_ARTIFACTS));
    const artifacts = named
      .sort((a, b) => (b.likeCount ?? 0) - (a.likeCount ?? 0))
      .slice(0, MAX_OFFERS - shown.length)
      .map(offerOfArtifact);
    const offers = [...shown, ...artifacts];
    tagShown(
      selection,
      offers.flatMap(({ artifact }) => artifact ?? []),
    );
    return offers;
  }

  private civilizations(typed: string): SearchOffer[] {
    const { civilizations } = this.services.deployment.site.get().content;
    return civilizations
      .filter(({ name }) => hasWordsFrom(name, typed))
      .slice(0, MAX_OF_KIND)
      .map(({ key, name, picture }) => ({
        kind: SearchOfferKind.CIVILIZATION,
        text: name,
        path: publicPaths.civilization(key),
        picture: picture.small ?? picture.path,
      }));
  }

  private async types(typed: string, columns: ReadonlySet<string>): Promise<SearchOffer[]> {
    const occurring = await this.typeCounts.occurring();
    const found = occurring.filter(({ label }) => hasWordsFrom(label, typed)).slice(0, MAX_OF_KIND);
    return Promise.all(
      found.map(async ({ type, label, count }) => {
        const criteria = { ...NO_CRITERIA, type };
        const list = new ArtifactList(this.services, criteria, ArtifactOrder.MOST_LIKED);
        const [artifact] = await list.readFirst(1, columns);
        return offerOfSearch(SearchOfferKind.TYPE, label, searchOf({ type }, count), artifact);
      }),
    );
  }

  private readonly offerOfPlace = async ({ name, artifacts }: Place): Promise<SearchOffer> =>
    offerOfSearch(SearchOfferKind.PLACE, name, await this.searches.byName(name), artifacts[0]);
}

const offerOfArtifact = (artifact: ArtifactRow): SearchOffer => ({
  kind: SearchOfferKind.ARTIFACT,
  text: artifact.artifactName ?? '',
  path: publicPaths.record(artifact.id),
  artifact,
});

const hasWordsFrom = (name: string, typed: string): boolean =>
  beginsWithin(wordsOf(name).join(' '), typed);

/** Whether words have the typed ones one after another; the last may be the beginning of a word. */
const beginsWithin = (words: string, typed: string): boolean => ` ${words}`.includes(` ${typed}`);
