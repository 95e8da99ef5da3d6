import type { SampleMemberUid } from './sample-members';

/** The four civilizations that have a page of their own. */
type CivilizationKey = 'egypt' | 'greece' | 'mesopotamia' | 'china';

/** The terms of each fact, broad ones first. A fact of which nothing is certain is left out. */
interface SampleFacts {
  culture?: string[];
  period?: string[];
  material?: string[];
}

/**
 * One artifact of the sample catalogue: the form's fields, its facts, its picture's name and its
 * likes.
 */
export interface SampleArtifact {
  /** Unique, kebab-case; the picture is `/plates/<slug>.svg`. */
  slug: string;
  /**
   * The civilization that made the artifact, where it is one of the four. It is not stored; tests use
   * it to check that the sample has enough artifacts of each civilization.
   */
  civilization?: CivilizationKey;
  artifactName: string;
  /** One of the built-in types. */
  artifactType: string;
  /** When it was made, as an era. */
  createdAt: string;
  discoveredAt: string;
  discoveredBy: string;
  presentLocation: string;
  /** `record.json` of the built-in site lists every term. */
  facts: SampleFacts;
  historicalContext: string;
  description: string;
  /** What the drawing shows, for those who cannot see it, in one to three sentences. */
  imageAlt: string;
  /** Two works or collection entries that the texts follow. */
  sources: readonly [string, string];
  addedBy: SampleMemberUid;
  likedBy: readonly SampleMemberUid[];
}
