import type { ArtifactType } from '../artifacts/artifact-type';
import type { ArtifactColumns } from '../artifacts/artifact.rows';
import { spanLabel } from '../artifacts/made/span-label';
import { sharedPhrase, type SharedPhrase } from './shared-phrase';

/** The columns that are compared. */
export const COMPARED_COLUMNS = [
  'id',
  'artifactType',
  'madeEarliest',
  'madeLatest',
  'discoveredAt',
  'discoveredBy',
] as const;

/** What is compared of two artifacts. */
export type ComparedArtifact = Pick<ArtifactColumns, (typeof COMPARED_COLUMNS)[number]>;

/** What two artifacts have in common. */
export interface Similarity {
  /** Greater is more; 0 means nothing. */
  score: number;
  /** The strongest first. */
  reasons: string[];
}

/** A rare word weighs more than years and type together, and years weigh more than the type. */
const WORD_WEIGHT = 4;
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
 * @param rareWords how many artifacts have each of the artifact's rare words.
 * @param maximum how many artifacts have a rare word at most.
 */
export function compare(
  artifact: ComparedArtifact,
  other: ComparedArtifact,
  rareWords: ReadonlyMap<string, number>,
  maximum: number,
): Similarity {
  const words = new Set(rareWords.keys());
  const finder = sharedPhrase(artifact.discoveredBy, other.discoveredBy, words);
  const place = sharedPhrase(artifact.discoveredAt, other.discoveredAt, words);
  const years = sharedYears(artifact, other);
  const isSameType = artifact.artifactType === other.artifactType;
  return {
    score:
      wordScore([finder, place], rareWords, maximum) +
      (years ? TYPE_WEIGHT + years.share : 0) +
      (isSameType ? TYPE_WEIGHT : 0),
    reasons: [
      place && placeReason(place),
      finder && finderReason(finder),
      years && `Also dated to ${spanLabel(years.from, years.to)}`,
      isSameType && ANOTHER[other.artifactType],
    ].filter((reason) => typeof reason === 'string'),
  };
}

const placeReason = ({ phrase }: SharedPhrase): string => `Also from ${phrase}`;

const finderReason = ({ phrase, isWhole }: SharedPhrase): string =>
  isWhole ? `Also discovered by ${phrase}` : `Its discoverer is also named ${phrase}`;

function wordScore(
  phrases: readonly (SharedPhrase | null)[],
  rareWords: ReadonlyMap<string, number>,
  maximum: number,
): number {
  const scores = phrases.map((phrase) => {
    const counts = phrase?.words.flatMap((word) => rareWords.get(word) ?? []) ?? [];
    return counts.length === 0 ? 0 : WORD_WEIGHT + Math.log2(maximum / Math.min(...counts));
  });
  return scores.reduce((total, score) => total + score, 0);
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
