import type { ArtifactColumns } from '../artifacts/artifact.rows';
import { spanLabel } from '../../../common/made/span-label';
import { sharedPlace, type SharedPlace } from './shared-place';
import { anotherOf } from './type-phrases';

/** The columns that are compared. */
export const COMPARED_COLUMNS = [
  'id',
  'artifactType',
  'madeEarliest',
  'madeLatest',
  'discoveredAt',
] as const;

/** What is compared of two artifacts. */
export type ComparedArtifact = Pick<ArtifactColumns, (typeof COMPARED_COLUMNS)[number]>;

export type ReasonKind = 'place' | 'years' | 'type';

/** What two artifacts have in common. */
export interface Similarity {
  /** Greater is more; 0 means nothing. */
  score: number;
  /** The strongest first. */
  reasons: { kind: ReasonKind; text: string }[];
  place: SharedPlace | null;
}

/** An artifact shares a rare word with fewer artifacts than this. */
export const MAX_WITH_RARE_WORD = 100;

/** A rare word weighs more than all others together; then come years, a country alone, and the type. */
const WORD_WEIGHT = 4;
const YEARS_WEIGHT = 1.5;
const COUNTRY_WEIGHT = 1.25;
const TYPE_WEIGHT = 1;

/**
 * Compares an artifact with another.
 * @param rareWords how many artifacts have each of the rare words that both have.
 */
export function compare(
  artifact: ComparedArtifact,
  other: ComparedArtifact,
  rareWords: ReadonlyMap<string, number>,
): Similarity {
  const place = sharedPlace(artifact.discoveredAt, other.discoveredAt, rareWords);
  const years = sharedYears(artifact, other);
  const found = [
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
      text: anotherOf(other.artifactType),
    },
  ].filter((one) => one !== null && one !== false);
  return {
    score: found.reduce((sum, { weight }) => sum + weight, 0),
    reasons: found.sort((a, b) => b.weight - a.weight),
    place,
  };
}

/** The rarer its rarest word, the more a place says. */
function weightOf(
  { words, isCountry }: SharedPlace,
  rareWords: ReadonlyMap<string, number>,
): number {
  if (isCountry) return COUNTRY_WEIGHT;
  const counts = words.flatMap((word) => rareWords.get(word) ?? []);
  return WORD_WEIGHT + Math.log2(MAX_WITH_RARE_WORD / Math.min(...counts));
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
