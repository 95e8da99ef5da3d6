import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Artifact } from '../../../server/catalogue/artifacts/artifact.entity';
import { instant } from '../../../server/database/instant';

/** A note of a member about an artifact: the entity of docs/recipes/add-an-entity.md. */
@ObjectType({ description: 'A note about an artifact.', simpleResolvers: true })
@Entity('notes')
export class Note {
  @Field(() => ID, { description: 'The identifier.' })
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  artifactId!: number;

  @ManyToOne(() => Artifact, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'artifactId' })
  artifact!: Artifact;

  @Column('text')
  memberUid!: string;

  @Field({ description: 'The text.' })
  @Column('text')
  text!: string;

  @Column('bigint', { transformer: instant })
  writtenAt!: Date;
}
