import { Arg, Args, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { MemberContext } from '../../web/graphql/context';
import { EDITOR } from '../../web/graphql/schema';
import { type Selection, SelectedColumns } from '../../web/graphql/selection';
import type { Services } from '../../web/graphql/services';
import { ReviewService } from './review.service';
import {
  PublishArtifactPayload,
  SendBackArtifactArgs,
  SendBackArtifactPayload,
} from './review.types';

@Resolver()
export class ReviewResolver {
  private readonly service: ReviewService;

  constructor(services: Services) {
    this.service = services.get(ReviewService);
  }

  @Authorized(EDITOR)
  @Mutation(() => PublishArtifactPayload, {
    description:
      'Publishes an artifact that waits for review. Editors only, and not their own artifact.',
  })
  async publishArtifact(
    @Arg('artifactId', () => ID, { description: "The artifact's identifier." }) artifactId: string,
    @Ctx() context: MemberContext,
    @SelectedColumns('Artifact') selection: Selection,
  ): Promise<PublishArtifactPayload> {
    return { artifact: await this.service.publish(context, artifactId, selection) };
  }

  @Authorized(EDITOR)
  @Mutation(() => SendBackArtifactPayload, {
    description:
      'Gives an artifact that waits for review back to the member who added it, who reads the reason. Editors only, and not their own artifact.',
  })
  async sendBackArtifact(
    @Args() { artifactId, reason }: SendBackArtifactArgs,
    @Ctx() context: MemberContext,
  ): Promise<SendBackArtifactPayload> {
    return { artifactId: await this.service.sendBack(context, artifactId, reason) };
  }
}
