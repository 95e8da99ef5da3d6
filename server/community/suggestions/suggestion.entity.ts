import { registerEnumType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Member } from '../../catalogue/members/member.entity';
import { instant } from '../../database/instant';

/** What became of a suggestion. */
export enum SuggestionState {
  OPEN = 'OPEN',
  ACCEPTED = 'ACCEPTED',
  REFUSED = 'REFUSED',
  WITHDRAWN = 'WITHDRAWN',
}

registerEnumType(SuggestionState, {
  name: 'SuggestionState',
  description: 'What became of a suggestion.',
  valuesConfig: {
    OPEN: { description: 'Nobody has decided it.' },
    ACCEPTED: { description: 'Some of it was taken over, or its remark was useful.' },
    REFUSED: { description: 'It was refused.' },
    WITHDRAWN: { description: 'The member who made it took it back.' },
  },
});

/**
 * A change of another's artifact that a member suggests. It stays while the artifact is hidden. A trigger
 * deletes it when the artifact is deleted for good.
 */
@Entity('suggestions')
@Index('open_suggestions', ['artifactId', 'memberUid'], {
  unique: true,
  where: `"state" = 'OPEN'`,
})
@Index('open_suggestions_by_age', ['suggestedAt'], { where: `"state" = 'OPEN'` })
@Index('accepted_suggestions', ['artifactId', 'version'], { where: `"state" = 'ACCEPTED'` })
@Index(['memberUid', 'decidedAt'])
export class StoredSuggestion {
  /** Random, and new whenever the member replaces it, so that what is accepted was read. */
  @PrimaryColumn('text')
  id!: string;

  @Column('integer')
  artifactId!: number;

  @Column('text')
  memberUid!: string;

  @ManyToOne(() => Member, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'memberUid' })
  member!: Member;

  /** What the fields shall be: `SuggestedValues` as JSON. */
  @Column('text')
  changes!: string;

  /** What the same fields were, and what else would make the suggestion outdated, as JSON. */
  @Column('text')
  replaced!: string;

  @Column('text', { nullable: true })
  remark!: string | null;

  @Column('text', { nullable: true })
  source!: string | null;

  @Column('bigint', { transformer: instant })
  suggestedAt!: Date;

  @Column('text')
  state!: SuggestionState;

  /** Why it was refused. */
  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('bigint', { transformer: instant, nullable: true })
  decidedAt!: Date | null;

  /** The `updatedAt` of the artifact's version that accepting it made. No two versions have the same. */
  @Column('bigint', { transformer: instant, nullable: true })
  version!: Date | null;
}
