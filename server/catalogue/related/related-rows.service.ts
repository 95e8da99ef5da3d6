import type { Services } from '../../web/graphql/services';
import type { Selection } from '../../web/graphql/selection';
import type { ArtifactRow } from '../artifacts/artifact.rows';
import type { CountedSearch } from './counted-search.types';
import { CountedSearches } from './counted-searches';
import { isSearchable } from './names';
import type { ComparedFact } from './shared-facts';
import type { Candidate } from './related-candidates';
import { type RelatedRow, RelatedRowKind } from './related-rows.types';
import { byScore, type Chosen, otherReasons, RelatedArtifacts } from './related.service';
import type { ComparedArtifact, CountedFact } from './similarity';
import { anotherOf, moreOf } from './type-phrases';
import { nearYears, type YearsApart, yearsApart } from './years-apart';

/** A row before its artifacts are read. */
interface ChosenRow extends Pick<RelatedRow, 'kind' | 'title'> {
  chosen: Chosen[];
  count: () => Promise<CountedSearch>;
}

/** A candidate with its distance in time. */
interface Dated extends Candidate {
  apart: YearsApart | null;
}

/** Finds what is related to an artifact in rows: with the same fact, from its place, from its time, of its type. */
export class RelatedRows {
  private readonly related: RelatedArtifacts;
  private readonly searches: CountedSearches;

  constructor(services: Services) {
    this.related = services.get(RelatedArtifacts);
    this.searches = services.get(CountedSearches);
  }

  /** The rows that have members, of at most `first` artifacts. No artifact is in two rows. */
  async find(row: ArtifactRow, first: number, selection: Selection): Promise<RelatedRow[]> {
    const artifact = row as ComparedArtifact;
    const found = await this.related.findCandidates(row, selection);
    const candidates = found.map((candidate) => ({
      ...candidate,
      apart: yearsApart(artifact, candidate.artifact),
    }));
    const rows = this.chooseRows(artifact, candidates, first);
    const [read, searches] = await Promise.all([
      this.related.read(
        rows.flatMap(({ chosen }) => chosen),
        selection,
      ),
      Promise.all(rows.map(({ count }) => count())),
    ]);
    return rows.flatMap(({ kind, title, chosen }, nth) => {
      const search = searches[nth];
      const related = read(chosen);
      return search && related.length > 0 ? [{ kind, title, search, related }] : [];
    });
  }

  private chooseRows(
    artifact: ComparedArtifact,
    candidates: readonly Dated[],
    first: number,
  ): ChosenRow[] {
    const { artifactType: type, artifactTypeLabel: typeLabel } = artifact;
    const taken = new Set<number>();
    const choose = (members: Dated[]) => {
      const chosen = members.filter(({ artifact: { id } }) => !taken.has(id)).slice(0, first);
      for (const {
        artifact: { id },
      } of chosen)
        taken.add(id);
      return chosen;
    };
    const fact = factOfRow(candidates, first);
    const ofFact = fact ? choose(candidates.filter(shares(fact)).sort(byScore)) : [];
    const ofPlace = choose(candidates.filter(isOfPlace).sort(byScore));
    const ofTime = choose(candidates.filter(({ apart }) => apart?.isNear).sort(byTime));
    const ofType = choose(
      candidates.filter((other) => other.artifact.artifactType === type).sort(byTime),
    );
    const rows: ChosenRow[] = [
      ...(fact ? [this.rowOfFact(fact, ofFact)] : []),
      {
        kind: RelatedRowKind.PLACE,
        title: 'From the same place',
        chosen: ofPlace.map((other) =>
          chosenBy(other, [
            ...other.reasons.filter(({ kind }) => kind === 'place').map(({ text }) => text),
            ...otherReasons(other, 'place'),
          ]),
        ),
        count: () => this.countPlace(ofPlace),
      },
      {
        kind: RelatedRowKind.TIME,
        title: 'From the same time',
        chosen: ofTime.map((other) =>
          chosenBy(other, [other.apart?.note ?? '', ...otherReasons(other, 'years')]),
        ),
        count: () => this.searches.byYears(nearYears(artifact)),
      },
      {
        kind: RelatedRowKind.TYPE,
        title: moreOf(typeLabel),
        chosen: ofType.map((other) =>
          chosenBy(other, [anotherOf(typeLabel), ...otherReasons(other, 'type')]),
        ),
        count: () => this.searches.byType(type),
      },
    ];
    return rows.filter(({ chosen }) => chosen.length > 0);
  }

  private rowOfFact(fact: ComparedFact, members: readonly Candidate[]): ChosenRow {
    return {
      kind: RelatedRowKind.FACT,
      title: fact.phrase,
      chosen: members.map((other) => {
        const others = other.reasons.map(({ text }) => text).filter((text) => text !== fact.phrase);
        return chosenBy(other, [fact.phrase, ...others]);
      }),
      count: () => this.searches.byFact(fact),
    };
  }

  /** The search for the shared place that most artifacts have: the others are within it. */
  private async countPlace(candidates: readonly Candidate[]): Promise<CountedSearch> {
    const names = new Set(candidates.flatMap(({ place }) => place?.name ?? []));
    const searches = await Promise.all([...names].map((name) => this.searches.byName(name)));
    const total = ({ totalCount }: CountedSearch) => totalCount ?? Infinity;
    return searches.reduce((most, one) => (total(one) > total(most) ? one : most));
  }
}

/** All candidates have the same objects of facts. */
const shares =
  (fact: CountedFact) =>
  ({ facts }: Candidate): boolean =>
    facts.includes(fact);

/** The rarest fact that fills a row; without any, the one that most candidates share. */
function factOfRow(candidates: readonly Candidate[], members: number): CountedFact | null {
  const counted = [...new Set(candidates.flatMap(({ facts }) => facts))]
    .sort((a, b) => a.count - b.count)
    .map((fact) => ({ fact, members: candidates.filter(shares(fact)).length }));
  const full = counted.find((one) => one.members >= members);
  const [most] = counted.toSorted((a, b) => b.members - a.members);
  return (full ?? most)?.fact ?? null;
}

const chosenBy = ({ artifact: { id } }: Candidate, reasons: string[]): Chosen => ({ id, reasons });

/** A country alone is no place that two artifacts share, and a long text is none. */
const isOfPlace = ({ place }: Candidate): boolean =>
  place !== null && !place.isCountry && isSearchable(place.name);

/** The nearest in time first; of equals, those with most in common. Those of unknown years are last. */
const byTime = (a: Dated, b: Dated): number => {
  if (!a.apart || !b.apart) return Number(!a.apart) - Number(!b.apart) || byScore(a, b);
  return a.apart.years - b.apart.years || a.apart.exact - b.apart.exact || byScore(a, b);
};
