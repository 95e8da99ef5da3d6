import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'What the viewer can still add. Days begin at 00:00 UTC. Null is no limit.',
  simpleResolvers: true,
})
export class Allowance {
  @Field(() => Int, { nullable: true, description: 'How many artifacts, today.' })
  artifacts!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many pictures, today.' })
  pictures!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'How many bytes of pictures. Pictures count for the member who brought them, with their sizes, until a day after nothing uses them.',
  })
  pictureBytes!: number | null;
}
