import { Field, Int, ObjectType } from 'type-graphql';
import { Artifact } from '../artifacts/artifact.entity';

@ObjectType({ description: 'The result of liking or unliking.', simpleResolvers: true })
export class LikePayload {
  @Field(() => Int, { description: '1 when something changed, 0 when it was so already.' })
  modifiedCount!: number;

  @Field({ description: 'Whether the viewer likes the artifact now.' })
  liked!: boolean;

  @Field(() => Artifact, { description: 'The artifact with its like count as it is now.' })
  artifact!: Artifact;
}
