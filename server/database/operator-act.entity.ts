import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { instant } from './instant';

/** An act of the operator or of a moderator, for the record, and for serving processes to poll. */
@Entity('operator_acts')
export class OperatorAct {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('bigint', { transformer: instant })
  at!: Date;

  @Column('text')
  act!: string;

  /** An artifact's id, a member's uid, or `sample`. */
  @Column('text')
  subject!: string;

  /** The moderator who did it on the web; null for the operator. */
  @Column('text', { nullable: true })
  moderatorUid!: string | null;

  /**
   * Why, for acts on an artifact. The erasure of its owner deletes the text, which may name the
   * owner.
   */
  @Column('text', { nullable: true })
  reason!: string | null;
}
