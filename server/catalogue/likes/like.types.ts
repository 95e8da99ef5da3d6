import { Field, Int, ObjectType } from 'type-graphql';
import type { ArtifactRow } from '../artifacts/artifact.rows';

/** The result of a write, with the columns of the artifact that a like button shows. */
export interface LikeResult {
  modifiedCount: number;
  liked: boolean;
  artifact: Pick<ArtifactRow, 'id' | 'likeCount'>;
}

@ObjectType({ description: 'The result of liking or unliking.', simpleResolvers: true })
export class LikePayload {
  @Field(() => Int, { description: '1 when something changed, else 0.' })
  modifiedCount!: number;

  @Field({ description: 'Whether the viewer likes the artifact now.' })
  liked!: boolean;
}
