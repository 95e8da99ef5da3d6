import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { instant } from '../../database/instant';
import { Member } from '../members/member.entity';

/** A key with which a member has added an artifact; it is stored for a day. */
@Entity('idempotency_keys')
@Index(['usedAt'])
export class IdempotencyKey {
  @PrimaryColumn('text')
  memberUid!: string;

  @PrimaryColumn('text')
  key!: string;

  /** The SHA-256 of the input, in hexadecimal. */
  @Column('text')
  inputHash!: string;

  /** The artifact that was added; null only within the transaction that adds it. */
  @Column('integer', { nullable: true })
  artifactId!: number | null;

  @Column('bigint', { transformer: instant })
  usedAt!: Date;

  @ManyToOne(() => Member, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'memberUid' })
  member!: Member;
}
