import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { instant } from '../../database/instant';
import { Node } from '../../web/graphql/node';
import { NeedsColumns } from '../../web/graphql/selection';
import { NO_MORE_PICTURES } from '../../pictures/addresses-of';
import { Picture } from '../../pictures/picture.types';
import { Member } from '../members/member.entity';
import { ArtifactFields } from './artifact-fields';
import { Contributor } from './contributor.types';
import { NO_FACTS } from './facts/stored-facts';
import { NO_YEARS } from './made/made-columns';
import { MadeDates } from './made/made-dates.types';
import { ArtifactPicture } from './pictures/artifact-picture.types';

/**
 * An artifact of the catalogue, owned by the member who added it. Resolvers get an `ArtifactRow`,
 * which has only the columns that a request shows.
 */
@ObjectType('Artifact', {
  implements: Node,
  description: 'A historical artifact that a member added to the catalogue.',
  simpleResolvers: true,
})
@Entity('artifacts')
@Index(['artifactType', 'id'])
// The migrations create these: their collation and operators depend on the engine.
@Index('artifacts_by_name', { synchronize: false })
@Index('artifacts_of_type_by_name', { synchronize: false })
@Index('artifacts_by_image', { synchronize: false })
@Index('artifacts_by_likes', ['likeCount', 'id', 'artifactNameNormalized'])
@Index('artifacts_of_type_by_likes', ['artifactType', 'likeCount', 'id', 'artifactNameNormalized'])
@Index('artifacts_by_made', ['madeEarliest', 'id', 'madeLatest', 'artifactNameNormalized'])
@Index('artifacts_of_type_by_made', [
  'artifactType',
  'madeEarliest',
  'id',
  'madeLatest',
  'artifactNameNormalized',
])
@Index('artifacts_by_owner', ['ownerUid', 'id', 'artifactType', 'madeEarliest', 'madeLatest'])
@Index('artifacts_undescribed', { synchronize: false })
@Index('artifacts_by_update', ['updatedAt', 'id', 'artifactType', 'madeEarliest', 'madeLatest'])
export class Artifact extends ArtifactFields implements Node {
  @Field({ description: 'The absolute address of its picture.' })
  override image!: string;

  @NeedsColumns('picture', 'imageAlt')
  @Field(() => Picture, {
    nullable: true,
    description:
      'The picture as this catalogue stores it; null until the picture at `image` was copied.',
  })
  picture!: Picture | null;

  /** The pictures behind the first as JSON: see `morePicturesColumn`. */
  @Column('text', { default: NO_MORE_PICTURES })
  morePictures!: string;

  @NeedsColumns('pictures', 'image', 'imageCaption', 'imageAlt', 'rights', 'morePictures')
  @Field(() => [ArtifactPicture], {
    description:
      'Its pictures: first that of `image`, `imageCaption`, `imageAlt` and `rights`, then the others in order.',
  })
  pictures!: readonly ArtifactPicture[];

  @NeedsColumns('image', 'morePictures')
  @Field(() => Int, { description: 'How many pictures it has.' })
  pictureCount!: number;

  @Field(() => ID, { description: 'The identifier.' })
  @PrimaryGeneratedColumn()
  id!: number;

  @NeedsColumns('artifactType')
  @Field({ description: "The type's name for readers." })
  artifactTypeLabel!: string;

  /** The name as it is searched and sorted: see `normalizeText`. */
  @Column('text')
  artifactNameNormalized!: string;

  @NeedsColumns('madeEarliest', 'madeLatest', 'madeEdtf')
  @Field(() => MadeDates, {
    nullable: true,
    description: 'The years that `createdAt` names; null when it is not understood for certain.',
  })
  made!: MadeDates | null;

  /** The years that `createdAt` names, as `madeColumns` reads them. */
  @Column('integer', { default: NO_YEARS.madeEarliest })
  madeEarliest!: number;

  @Column('integer', { default: NO_YEARS.madeLatest })
  madeLatest!: number;

  @Column('text', { nullable: true })
  madeEdtf!: string | null;

  /** The words of all texts: see `artifactWords`. */
  @Column('text', { default: '' })
  words!: string;

  /** What the record says beside the fixed fields: see `storeFacts`. */
  @Column('text', { default: NO_FACTS })
  facts!: string;

  /** The values of the facts for the index: see `factRows`. */
  @Column('text', { default: '[]' })
  factRows!: string;

  @Column('text')
  ownerUid!: string;

  @ManyToOne(() => Member, { nullable: false })
  @JoinColumn({ name: 'ownerUid' })
  owner!: Member;

  @Field({ description: 'The name of the member who added it.' })
  userName!: string;

  @NeedsColumns('ownerUid', 'userName', 'contributorId')
  @Field(() => Contributor, { description: 'The member who added it, as everybody sees members.' })
  contributor!: Contributor;

  /** Counted by the database's triggers on `likes`; never written by the program. */
  @Field(() => Int, { description: 'How many members like it.' })
  @Column({ type: 'integer', default: 0, insert: false, update: false })
  likeCount!: number;

  /** Counted by the database's triggers on `artifact_views`; never written by the program. */
  @Field(() => Int, { description: 'How many times it was viewed, once a member a day.' })
  @Column({ type: 'integer', default: 0, insert: false, update: false })
  viewCount!: number;

  @Field(() => GraphQLDateTime, { description: 'When it was added to the catalogue.' })
  @Column('bigint', { transformer: instant })
  addedAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'When its owner last changed it.' })
  @Column('bigint', { transformer: instant })
  updatedAt!: Date;

  /** The uid of the member who wrote this version; null for an operator. The log copies it. */
  @Column('text', { nullable: true })
  changedBy!: string | null;

  /** Setting this makes a trigger delete the artifact, and log the uid. It is null in every row. */
  @Column('text', { nullable: true })
  deletedBy!: string | null;
}
