import type { Artifact } from './artifact.entity';

/** Every column that a read of artifacts can select, with those of the owner. */
export interface ArtifactColumns extends Omit<Artifact, 'owner'> {
  /** Empty for an erased member. */
  ownerEmail: string;
  contributorId: string;
  /** How well it fits the text of a list in the order of relevance: see `Relevance`. */
  relevance: number;
  /** In a list of `anywhere`: its group, and whether its name contains the text; null in other lists. */
  group: number;
  matchesName: boolean | null;
  /** Of an artifact that waits for review. Others have neither. */
  waits: true;
  /** Why an editor sent it back. */
  sentBackReason: string | null;
}

/** An artifact as a SELECT returned it: its identifier, and the columns that were selected. */
export type ArtifactRow = Pick<ArtifactColumns, 'id'> & Partial<ArtifactColumns>;
