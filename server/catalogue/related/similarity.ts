import type { ArtifactType } from '../artifacts/artifact-type';
import type { ArtifactColumns } from '../artifacts/artifact.rows';
import { spanLabel } from '../../../common/made/span-label';
import { sharedPlace, type SharedPlace } from './shared-place';

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

/** What two artifacts have in common. */
interface Similarity {
  /** Greater is more; 0 means nothing. */
  score: number;
  /** The strongest first. */
  reasons: string[];
}

/** An artifact shares a rare word with fewer artifacts than this. */
export const MAX_WITH_RARE_WORD = 100;

/** A rare word weighs more than all others together; then come years, a country alone, and the type. */
const WORD_WEIGHT = 4;
const YEARS_WEIGHT = 1.5;
const COUNTRY_WEIGHT = 1.25;
const TYPE_WEIGHT = 1;

const ANOTHER: Record<ArtifactType, string> = {
  TOOLS: 'Another tool',
  WEAPONS: 'Another weapon',
  DOCUMENTS: 'Another document',
  WRITINGS: 'Another piece of writing',
  SCULPTURE: 'Another sculpture',
  FUNERARY_MASK: 'Another funerary mask',
  GOLD_AND_SILVER_RELIGIOUS_STATUES: 'Another religious statue of gold or silver',
  ALABASTER_VASE: 'Another alabaster vase',
  WOODEN_MODEL: 'Another wooden model',
  WOOL_CARPET: 'Another wool carpet',
};

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
    place && { weight: weightOf(place, rareWords), reason: `Also from ${place.name}` },
    years && {
      weight: YEARS_WEIGHT + years.share,
      reason: `Also dated to ${spanLabel(years.from, years.to)}`,
    },
    artifact.artifactType === other.artifactType && {
      weight: TYPE_WEIGHT,
      reason: ANOTHER[other.artifactType],
    },
  ].filter((one) => one !== null && one !== false);
  return {
    score: found.reduce((sum, { weight }) => sum + weight, 0),
    reasons: found.sort((a, b) => b.weight - a.weight).map(({ reason }) => reason),
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
