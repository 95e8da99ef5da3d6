import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { Artifact } from '../../catalogue/artifacts/artifact.entity';
import { instant } from '../../database/instant';
import { Member } from '../../catalogue/members/member.entity';

/**
 * A description of a picture that a member proposes to the owner of the artifact. The owner's decision
 * deletes it, and so does whatever describes or replaces the picture. It is also deleted with the artifact,
 * and when the artifact is hidden; showing the artifact again does not restore it.
 */
@ObjectType({
  description: "A description that a member proposes for the picture of another's artifact.",
  simpleResolvers: true,
})
@Entity('description_proposals')
@Unique(['artifactId', 'memberUid'])
@Index(['memberUid'])
export class DescriptionProposal {
  /** Random, and new whenever the member replaces the text, so that an owner accepts what they read. */
  @Field(() => ID, { description: 'The identifier. A text that is replaced gets a new one.' })
  @PrimaryColumn('text')
  id!: string;

  @Column('integer')
  artifactId!: number;

  @ManyToOne(() => Artifact, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'artifactId' })
  artifact!: Artifact;

  @Column('text')
  memberUid!: string;

  @ManyToOne(() => Member, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'memberUid' })
  member!: Member;

  @Field({ description: 'What the picture shows.' })
  @Column('text')
  text!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was proposed.' })
  @Column('bigint', { transformer: instant })
  proposedAt!: Date;
}
