import { Field, Int, ObjectType } from 'type-graphql';
import type { Artifact } from '../artifacts/artifact.entity';

/** What came of a gesture, with as much of the artifact as the gesture itself has read. */
export interface Liking {
  modifiedCount: number;
  liked: boolean;
  counted: Pick<Artifact, 'id' | 'likeCount'>;
}

@ObjectType({ description: 'The result of liking or unliking.', simpleResolvers: true })
export class LikePayload {
  @Field(() => Int, { description: '1 when something changed, 0 when it was so already.' })
  modifiedCount!: number;

  @Field({ description: 'Whether the viewer likes the artifact now.' })
  liked!: boolean;
}
