import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ArtifactType } from './artifact-type';

/**
 * How many artifacts of a type there are. Triggers on `artifacts` count, so that totals and the types
 * found cost the same at any size of the catalogue.
 */
@ObjectType('ArtifactTypeCount', {
  description: 'A type that occurs in the catalogue.',
  simpleResolvers: true,
})
@Entity('artifact_type_counts')
export class ArtifactTypeCount {
  @Field(() => ArtifactType, { description: 'The type.' })
  @PrimaryColumn('text')
  type!: ArtifactType;

  @Field({ description: "The type's name for readers." })
  label!: string;

  @Field(() => Int, { description: 'How many artifacts of this type there are; at least 1.' })
  @Column('integer')
  count!: number;
}
