import { Arg, Authorized, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Artifact } from '../artifacts/artifact.entity';
import type { MemberContext } from '../context';

@ObjectType({ description: 'The result of recording a view.', simpleResolvers: true })
class RecordViewPayload {
  @Field(() => Artifact, { description: 'The artifact with its view count as it is now.' })
  artifact!: Artifact;
}

@Resolver()
export class ViewResolver {
  @Authorized()
  @Mutation(() => RecordViewPayload, {
    description: 'Counts that the viewer looked at an artifact, once a day. Members only.',
  })
  async recordView(
    @Arg('artifactId', () => ID, { description: "The artifact's identifier." }) artifactId: string,
    @Ctx() { views, viewer }: MemberContext,
  ): Promise<RecordViewPayload> {
    return { artifact: await views.record(viewer, artifactId) };
  }
}
