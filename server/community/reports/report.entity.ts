import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { instant } from '../../database/instant';
import { Member } from '../../catalogue/members/member.entity';

/** Why somebody reports an artifact. */
export enum ReportReason {
  WRONG_FACTS = 'WRONG_FACTS',
  NOT_AN_ARTIFACT = 'NOT_AN_ARTIFACT',
  COPYRIGHT = 'COPYRIGHT',
  OFFENSIVE = 'OFFENSIVE',
  ILLEGAL = 'ILLEGAL',
  OTHER = 'OTHER',
}

registerEnumType(ReportReason, {
  name: 'ReportReason',
  description: 'Why an artifact is reported.',
  valuesConfig: {
    WRONG_FACTS: { description: 'What is written about it is wrong.' },
    NOT_AN_ARTIFACT: { description: 'It is no historical artifact.' },
    COPYRIGHT: { description: 'Its picture or its text belongs to somebody else.' },
    OFFENSIVE: { description: 'It insults or harasses somebody.' },
    ILLEGAL: { description: 'It is against the law.' },
    OTHER: { description: 'Another reason, which the text names.' },
  },
});

/** How a moderator decides about the open reports of an artifact. */
export type Decision = 'KEEP' | 'HIDE';

/**
 * A report of an artifact, by a member or a visitor. It is open until a moderator decides. It has no
 * foreign key to the artifact, which moves to another table when it is hidden.
 */
@ObjectType({ description: 'A report of an artifact, for moderators.', simpleResolvers: true })
@Entity('reports')
@Unique(['receipt'])
@Index(['artifactId'])
@Index(['decidedAt', 'id'])
// A member has at most one open report of an artifact.
@Index(['memberUid', 'artifactId'], { unique: true, where: '"decidedAt" IS NULL' })
export class Report {
  @Field(() => ID, { description: 'The identifier.' })
  @PrimaryGeneratedColumn()
  id!: number;

  @Field(() => ID, { description: 'The identifier of the reported artifact.' })
  @Column('integer')
  artifactId!: number;

  @Field({ description: 'The text that the sender was given as a receipt.' })
  @Column('text')
  receipt!: string;

  @Field(() => ReportReason, { description: 'The reason.' })
  @Column('text')
  reason!: ReportReason;

  @Field(() => String, { nullable: true, description: 'What the sender wrote.' })
  @Column('text', { nullable: true })
  text!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The e-mail address that a visitor left for questions; null for a member.',
  })
  @Column('text', { nullable: true })
  email!: string | null;

  /** Null for a visitor. */
  @Column('text', { nullable: true })
  memberUid!: string | null;

  @ManyToOne(() => Member, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'memberUid' })
  member!: Member | null;

  @Field(() => GraphQLDateTime, {
    description: 'When it was sent, or last replaced by its member.',
  })
  @Column('bigint', { transformer: instant })
  reportedAt!: Date;

  /** Null while the report is open, as is the next one. The log of acts names the moderator. */
  @Column('text', { nullable: true })
  decision!: Decision | null;

  @Column('bigint', { nullable: true, transformer: instant })
  decidedAt!: Date | null;
}
