import type { ArtifactColumns } from '../artifacts/artifact.rows';
import { spanLabel } from '../../../common/made/span-label';
import { type ComparedFact, sharedBy } from './shared-facts';
import { sharedPlace, type SharedPlace } from './shared-place';
import { anotherOf } from './type-phrases';

/** The columns that are compared. */
export const COMPARED_COLUMNS = [
  'id',
  'artifactType',
  'madeEarliest',
  'madeLatest',
  'discoveredAt',
  'factRows',
] as const;

/** What is compared of two artifacts. */
export type ComparedArtifact = Pick<
  ArtifactColumns,
  (typeof COMPARED_COLUMNS)[number] | 'artifactTypeLabel'
>;

/** A value with the number of artifacts that have it, counted up to one more than `MAX_WITH_FACT`. */
export interface CountedFact extends ComparedFact {
  count: number;
}

export type ReasonKind = 'fact' | 'place' | 'years' | 'type';

/** What two artifacts have in common. */
export interface Similarity {
  /** Greater is more; 0 means nothing. */
  score: number;
  /** The strongest first. */
  reasons: { kind: ReasonKind; text: string }[];
  place: SharedPlace | null;
  /** The rarest first. */
  facts: readonly CountedFact[];
}

/** An artifact shares a rare word with fewer artifacts than this. */
export const MAX_WITH_RARE_WORD = 100;

/** Of so many artifacts with a value, the newest, the values are compared. */
export const MAX_WITH_FACT = 24;

/** How many shared facts are given as reasons. */
const MAX_FACT_REASONS = 2;

/** Each shared fact weighs more than all else together; then come years, the type, and a place. */
const FACT_WEIGHT = 6;
const FURTHER_FACT_WEIGHT = 4.5;
const YEARS_WEIGHT = 1.5;
const TYPE_WEIGHT = 1;
const WORD_WEIGHT = 0.5;
const COUNTRY_WEIGHT = 0.25;

/**
 * Compares an artifact with another.
 * @param rareWords how many artifacts have each of the rare words that both have.
 * @param facts those of the artifact, the rarest first, with the number of artifacts that have each.
 */
export function compare(
  artifact: ComparedArtifact,
  other: ComparedArtifact,
  rareWords: ReadonlyMap<string, number>,
  facts: readonly CountedFact[],
): Similarity {
  const sharedFacts = sharedBy(other.factRows, facts);
  const place = sharedPlace(artifact.discoveredAt, other.discoveredAt, rareWords);
  const years = sharedYears(artifact, other);
  const found = [
    ...sharedFacts.map((fact, nth) => ({
      kind: 'fact' as const,
      weight: nth === 0 ? weightOfFact(fact) : FURTHER_FACT_WEIGHT,
      text: fact.phrase,
    })),
    place && {
      kind: 'place' as const,
      weight: weightOf(place, rareWords),
      text: `Also from ${place.name}`,
    },
    years && {
      kind: 'years' as const,
      weight: YEARS_WEIGHT + years.share,
      text: `Also dated to ${spanLabel(years.from, years.to)}`,
    },
    artifact.artifactType === other.artifactType && {
      kind: 'type' as const,
      weight: TYPE_WEIGHT,
      text: anotherOf(other.artifactTypeLabel),
    },
  ].filter((one) => one !== null && one !== false);
  return {
    score: found.reduce((sum, { weight }) => sum + weight, 0),
    reasons: found
      .filter(({ kind }, nth) => kind !== 'fact' || nth < MAX_FACT_REASONS)
      .sort((a, b) => rankOf(a) - rankOf(b) || b.weight - a.weight),
    place,
    facts: sharedFacts,
  };
}

/** Facts come before other reasons. */
const rankOf = ({ kind }: { kind: ReasonKind }) => (kind === 'fact' ? 0 : 1);

/** The rarer a value, the more it says. */
const weightOfFact = ({ count }: CountedFact): number =>
  FACT_WEIGHT + Math.log2((MAX_WITH_FACT + 1) / count);

/** The rarer its rarest word, the more a place says; less than half as much as the type. */
function weightOf(
  { words, isCountry }: SharedPlace,
  rareWords: ReadonlyMap<string, number>,
): number {
  if (isCountry) return COUNTRY_WEIGHT;
  const counts = words.flatMap((word) => rareWords.get(word) ?? []);
  return WORD_WEIGHT + Math.log2(MAX_WITH_RARE_WORD / Math.min(...counts)) / MAX_WITH_RARE_WORD;
}

/** The years that both may have been made in, and their share of all years of either; from 0 to 1. */
function sharedYears(
  artifact: ComparedArtifact,
  other: ComparedArtifact,
): { from: number; to: number; share: number } | null {
  const from = Math.max(artifact.madeEarliest, other.madeEarliest);
  const to = Math.min(artifact.madeLatest, other.madeLatest);
  if (from > to) return null;
  const first = Math.min(artifact.madeEarliest, other.madeEarliest);
  const last = Math.max(artifact.madeLatest, other.madeLatest);
  return { from, to, share: (to - from + 1) / (last - first + 1) };
}
