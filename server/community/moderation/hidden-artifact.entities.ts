import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { instant } from '../../database/instant';
import { Member } from '../../catalogue/members/member.entity';

/**
 * An artifact that a moderator or the operator has taken out of the catalogue. It is moved, not
 * marked: so lists, counts and searches need no condition, and none can show a hidden artifact by
 * mistake.
 */
@Entity('hidden_artifacts')
@Index(['ownerUid', 'id'])
export class HiddenArtifact {
  @PrimaryColumn('integer')
  id!: number;

  @Column('bigint', { transformer: instant })
  hiddenAt!: Date;

  /** The row of `artifacts` as JSON, because later versions may add columns to the table. */
  @Column('text')
  record!: string;

  /** The same as in the record. */
  @Column('text', { default: '' })
  ownerUid!: string;

  /** Why it was hidden, for its owner; null without a reason of the operator. */
  @Column('text', { nullable: true })
  reason!: string | null;

  /** The moderator who hid it; null for the operator. */
  @Column('text', { nullable: true })
  deciderUid!: string | null;

  /** What its owner answers to the reason, once. */
  @Column('text', { nullable: true })
  answer!: string | null;

  @Column('bigint', { nullable: true, transformer: instant })
  answeredAt!: Date | null;
}

/** A like of a hidden artifact. */
@Entity('hidden_likes')
@Index(['artifactId'])
export class HiddenLike {
  @PrimaryColumn('integer')
  id!: number;

  @Column('text')
  memberUid!: string;

  @Column('integer')
  artifactId!: number;

  @ManyToOne(() => Member, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'memberUid' })
  member!: Member;

  @ManyToOne(() => HiddenArtifact, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'artifactId' })
  artifact!: HiddenArtifact;
}

/** A view of a hidden artifact. */
@Entity('hidden_views')
export class HiddenView {
  @PrimaryColumn('integer')
  artifactId!: number;

  @PrimaryColumn('text')
  memberUid!: string;

  @PrimaryColumn('text')
  day!: string;

  @ManyToOne(() => HiddenArtifact, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'artifactId' })
  artifact!: HiddenArtifact;

  @ManyToOne(() => Member, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'memberUid' })
  member!: Member;
}
