import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { instant } from '../database/instant';
import { Member } from '../members/member.entity';
import { ArtifactFields } from './artifact-fields';

/** An artifact of the catalogue, owned by the member who added it. */
@ObjectType('Artifact', {
  description: 'A historical artifact that a member added to the catalogue.',
  simpleResolvers: true,
})
@Entity('artifacts')
@Index(['artifactType', 'id'])
// The migrations make these by hand: their collation and operators are the engine's own.
@Index('artifacts_by_name', { synchronize: false })
@Index('artifacts_of_type_by_name', { synchronize: false })
@Index('artifacts_name_grams', { synchronize: false })
@Index('artifacts_by_likes', ['likeCount', 'id', 'artifactNameFolded'])
@Index('artifacts_of_type_by_likes', ['artifactType', 'likeCount', 'id', 'artifactNameFolded'])
@Index(['ownerUid', 'id'])
export class Artifact extends ArtifactFields {
  @Field(() => ID, { description: 'The identifier.' })
  @PrimaryGeneratedColumn()
  id!: number;

  /** The name as it is searched and sorted: see `fold`. */
  @Column('text')
  artifactNameFolded!: string;

  @Column('text')
  ownerUid!: string;

  @ManyToOne(() => Member, { nullable: false })
  @JoinColumn({ name: 'ownerUid' })
  owner!: Member;

  /** Kept by the database's triggers on `likes`; never written by the program. */
  @Field(() => Int, { description: 'How many members like it.' })
  @Column({ type: 'integer', default: 0, insert: false, update: false })
  likeCount!: number;

  /** Kept by the database's triggers on `artifact_views`; never written by the program. */
  @Field(() => Int, { description: 'How many times it was viewed, once a member a day.' })
  @Column({ type: 'integer', default: 0, insert: false, update: false })
  viewCount!: number;

  @Field(() => GraphQLDateTime, { description: 'When it was added to the catalogue.' })
  @Column('bigint', { transformer: instant })
  addedAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'When its owner last changed it.' })
  @Column('bigint', { transformer: instant })
  updatedAt!: Date;
}
