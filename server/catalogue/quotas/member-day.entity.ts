import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a member has added on the latest day on which they added anything. */
@Entity('member_days')
export class MemberDay {
  @PrimaryColumn('text')
  memberUid!: string;

  /** The day in UTC, such as 2026-11-27. */
  @Column('text')
  day!: string;

  /** Also those that were deleted since. */
  @Column('integer')
  artifacts!: number;

  /** Uploads, also of a picture that was stored before. */
  @Column('integer')
  pictures!: number;
}
