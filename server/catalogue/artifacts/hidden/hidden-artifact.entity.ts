import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instant } from '../../../database/instant';

/** Why an artifact is not in the catalogue. */
export type HiddenState =
  /** A moderator or the operator took it out. */
  | 'HIDDEN'
  /** It was added, and an editor has to publish it first. */
  | 'WAITING'
  /** An editor sent it back to its owner, whose next change makes it wait again. */
  | 'SENT_BACK';

/**
 * An artifact that a moderator or the operator has taken out of the catalogue, or that waits for review.
 * It is moved, not marked: so lists, counts and searches need no condition, and none can show such an
 * artifact by mistake.
 */
@Entity('hidden_artifacts')
@Index(['ownerUid', 'id'])
@Index('hidden_artifacts_by_state', ['state', 'hiddenAt', 'id'])
export class HiddenArtifact {
  @PrimaryColumn('integer')
  id!: number;

  @Column('text', { default: 'HIDDEN' })
  state!: HiddenState;

  /** Since when it has this state. */
  @Column('bigint', { transformer: instant })
  hiddenAt!: Date;

  /** The row of `artifacts` as JSON, because later versions may add columns to the table. */
  @Column('text')
  record!: string;

  /** The same as in the record. */
  @Column('text', { default: '' })
  ownerUid!: string;

  /** Why it was hidden or sent back, for its owner; null without a reason of the operator. */
  @Column('text', { nullable: true })
  reason!: string | null;

  /** The moderator who hid it, or the editor who sent it back; null for the operator. */
  @Column('text', { nullable: true })
  deciderUid!: string | null;

  /** What its owner answers to the reason, once. */
  @Column('text', { nullable: true })
  answer!: string | null;

  @Column('bigint', { nullable: true, transformer: instant })
  answeredAt!: Date | null;
}
