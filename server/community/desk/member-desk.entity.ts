import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { DigestInterval } from '../../../common/digest-intervals';
import { Member } from '../../catalogue/members/member.entity';
import { instant } from '../../database/instant';

/**
 * What a member has chosen for the desk, and what they were told of it. A member who never asked for the
 * feed, and was never sent a digest, has no row.
 */
@Entity('member_desks')
@Unique(['feedKey'])
@Unique(['unsubscribeKey'])
export class MemberDesk {
  @PrimaryColumn('text')
  memberUid!: string;

  @ManyToOne(() => Member, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'memberUid' })
  member!: Member;

  /** The secret part of the address of the member's feed. */
  @Column('text')
  feedKey!: string;

  @Column('text', { default: 'DAILY' })
  digest!: DigestInterval;

  /** The secret part of the address at which one press ends the digests. Every digest has it. */
  @Column('text')
  unsubscribeKey!: string;

  /** When the latest digest was sent, or about to be sent. */
  @Column('bigint', { nullable: true, transformer: instant })
  lastDigestAt!: Date | null;

  /** The time of the newest item of the latest digest. */
  @Column('bigint', { nullable: true, transformer: instant })
  lastDigestSeen!: Date | null;
}
