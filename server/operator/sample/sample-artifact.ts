import type { ArtifactType } from '../../catalogue/artifacts/artifact-type';
import type { SampleMemberUid } from './sample-members';

type ArtifactTypeName = keyof typeof ArtifactType;

/** The four civilizations that have a page of their own. */
type CivilizationKey = 'egypt' | 'greece' | 'mesopotamia' | 'china';

/** One artifact of the sample catalogue: the form's fields, its picture's name and its likes. */
export interface SampleArtifact {
  /** Unique, kebab-case; the picture is `/plates/<slug>.svg`. */
  slug: string;
  /**
   * The civilization that made the artifact, where it is one of the four. It is not stored; tests use
   * it to check that the sample has enough artifacts of each civilization.
   */
  civilization?: CivilizationKey;
  artifactName: string;
  artifactType: ArtifactTypeName;
  /** When it was made, as an era. */
  createdAt: string;
  discoveredAt: string;
  discoveredBy: string;
  presentLocation: string;
  historicalContext: string;
  description: string;
  /** What the drawing shows, for those who cannot see it, in one to three sentences. */
  imageAlt: string;
  /** Two works or collection entries that the texts follow. */
  sources: readonly [string, string];
  addedBy: SampleMemberUid;
  likedBy: readonly SampleMemberUid[];
}
