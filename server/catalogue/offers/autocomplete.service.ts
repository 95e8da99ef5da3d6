import { publicPaths } from '../../../common/public-paths';
import { phraseSearch } from '../../../common/search-characters';
import { KeysetPage } from '../../database/keyset';
import type { Relevance, TextTerm } from '../../database/search-index';
import type { Services } from '../../web/graphql/services';
import type { Selection } from '../../web/graphql/selection';
import { ArtifactReader, tagShown } from '../artifacts/artifact.reader';
import type { ArtifactRow } from '../artifacts/artifact.rows';
import { ArtifactOrder } from '../artifacts/artifact.types';
import { ArtifactList } from '../artifacts/search/artifact-list';
import { NO_CRITERIA } from '../artifacts/search/criteria';
import { ListPartQuery } from '../artifacts/search/list-part-query';
import { parseText, wordsOf } from '../artifacts/search/words';
import { TypeCounts } from '../artifacts/type-counts';
import { namesInFact } from '../related/fact-names';
import { type SearchOffer, SearchOfferKind } from './offer.types';
import { galleryPath } from './offered-lists';

/** A shorter text is the beginning of too many words. */
const SHORTEST_TEXT = 2;
const MAX_OFFERS = 6;
/** So many artifacts are offered before anything else takes their place. */
const MIN_ARTIFACTS = 3;
const MAX_OF_KIND = 2;
/** How many artifacts are read to choose from: the newest. */
const CANDIDATES = 24;

/** The facts that name places. */
const PLACES = ['discoveredAt', 'presentLocation'] as const;

const COMPARED = ['artifactName', 'likeCount', ...PLACES];

const NEWEST_FIRST = { direction: 'DESC', keys: [{ column: 'id', type: 'number' }] } as const;

/** What a search field offers while somebody types. */
export class Autocomplete {
  private readonly reader: ArtifactReader;
  private readonly typeCounts: TypeCounts;

  constructor(private readonly services: Services) {
    this.reader = services.get(ArtifactReader);
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
    const columns = new Set([...selection.columns, ...COMPARED]);
    const terms = parseText(text);
    const [types, named, placed] = await Promise.all([
      this.types(typed, columns),
      this.readCandidates(terms, [3], columns),
      this.readCandidates(terms, [2, 1], columns),
    ]);
    const places = placesOf([...placed, ...named], typed);
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
        const [artifact = null] = await list.readFirst(1, columns);
        const path = galleryPath({ type });
        return { kind: SearchOfferKind.TYPE, text: label, path, count, artifact };
      }),
    );
  }

  /** The newest artifacts whose texts have the words in one of these ways. */
  private async readCandidates(
    terms: readonly TextTerm[],
    relevances: readonly Relevance[],
    columns: ReadonlySet<string>,
  ): Promise<ArtifactRow[]> {
    const matches = new ListPartQuery(this.services.database, this.typeCounts, {
      ...NO_CRITERIA,
      terms,
      relevances,
      exceptName: '',
      withoutMatchesOf: [],
    });
    const ids = await matches.readIds(new KeysetPage(NEWEST_FIRST, null, CANDIDATES));
    const rows = await this.reader.readByIds(ids, { columns });
    return ids.flatMap((id) => rows.get(id) ?? []);
  }
}

const offerOfArtifact = (artifact: ArtifactRow): SearchOffer => ({
  kind: SearchOfferKind.ARTIFACT,
  text: artifact.artifactName ?? '',
  path: publicPaths.record(artifact.id),
  artifact,
});

/** The places that artifacts name and that have the typed words, those of most artifacts first. */
function placesOf(rows: readonly ArtifactRow[], typed: string): SearchOffer[] {
  const places = new Map<string, { name: string; artifacts: ArtifactRow[] }>();
  for (const row of rows) {
    const names = PLACES.flatMap((fact) => namesInFact(fact, row[fact] ?? ''));
    for (const name of new Set(names)) {
      if (!hasWordsFrom(name, typed)) continue;
      const words = wordsOf(name).join(' ');
      const place = places.get(words) ?? { name, artifacts: [] };
      place.artifacts.push(row);
      places.set(words, place);
    }
  }
  return [...places.values()]
    .sort((a, b) => b.artifacts.length - a.artifacts.length)
    .slice(0, MAX_OF_KIND)
    .flatMap(({ name, artifacts: [artifact = null] }) => {
      const q = phraseSearch(name);
      return q === null
        ? []
        : [{ kind: SearchOfferKind.PLACE, text: name, path: galleryPath({ q }), artifact }];
    });
}

/** Whether a name has the typed words one after another; the last may be the beginning of a word. */
const hasWordsFrom = (name: string, typed: string): boolean =>
  ` ${wordsOf(name).join(' ')}`.includes(` ${typed}`);
