import { registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instant } from '../../database/instant';

/** What happened to an artifact, for its history and for followers of the catalogue. */
export enum RevisionKind {
  ADDED = 'ADDED',
  UPDATED = 'UPDATED',
  DELETED = 'DELETED',
}

registerEnumType(RevisionKind, {
  name: 'ArtifactRevisionKind',
  description: 'What happened to an artifact.',
  valuesConfig: {
    ADDED: { description: 'It was added to the catalogue, or put back into it.' },
    UPDATED: { description: 'It was changed.' },
    DELETED: { description: 'It was taken out of the catalogue.' },
  },
});

/**
 * An entry of the log of artifacts: one was added to the catalogue, changed, or taken out of it. The
 * database's triggers write the log. Entries are never removed, and become visible in the order of
 * `sequence`: a follower that has read up to a number reads the rest by `sequence > …`.
 */
@Entity('artifact_revisions')
@Index('artifact_revisions_by_artifact', ['artifactId', 'sequence'])
@Index('artifact_revisions_by_owner', ['ownerUid', 'sequence'])
@Index('artifact_revisions_of_others', ['changedBy', 'sequence'], {
  where: '"changedBy" <> "ownerUid"',
})
@Index('artifact_deletions', ['changedAt'], {
  where: `"kind" = 'DELETED' AND "previous" IS NOT NULL`,
})
export class ArtifactRevision {
  @PrimaryGeneratedColumn()
  sequence!: number;

  @Column('integer')
  artifactId!: number;

  @Column('text')
  kind!: RevisionKind;

  /** By the clock of the database; never before the entry with the number before. */
  @Column('bigint', { transformer: instant })
  changedAt!: Date;

  /** The uid of the member to whom the artifact belongs. */
  @Column('text')
  ownerUid!: string;

  /** The uid of the member who made the change; null for an operator's or a moderator's act. */
  @Column('text', { nullable: true })
  changedBy!: string | null;

  /**
   * The recorded columns before the change, as JSON (database/artifact-revisions.ts); null for an
   * addition, for artifacts whose texts were purged after their deletion, and for the erasure of the
   * owner, which changes the name that the artifact shows and none of these columns.
   */
  @Column('text', { nullable: true })
  previous!: string | null;
}
