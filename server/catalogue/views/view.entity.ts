import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Artifact } from '../artifacts/artifact.entity';
import { Member } from '../members/member.entity';

/** A member looked at an artifact on a day. A trigger counts it. */
@Entity('artifact_views')
// What is stored about a member is found without reading the views of all others.
@Index('artifact_views_by_member', ['memberUid'])
export class View {
  @PrimaryColumn('integer')
  artifactId!: number;

  @PrimaryColumn('text')
  memberUid!: string;

  /** The day in UTC, as YYYY-MM-DD. */
  @PrimaryColumn('text')
  day!: string;

  @ManyToOne(() => Artifact, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'artifactId' })
  artifact!: Artifact;

  @ManyToOne(() => Member, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'memberUid' })
  member!: Member;
}
