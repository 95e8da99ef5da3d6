import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../web/graphql/context';
import type { Services } from '../../web/graphql/services';
import { ReportService } from './report.service';
import { ReportArtifactPayload, ReportInput } from './report.types';

@Resolver()
export class ReportResolver {
  private readonly service: ReportService;

  constructor(services: Services) {
    this.service = services.get(ReportService);
  }

  @Mutation(() => ReportArtifactPayload, {
    description:
      "Tells the moderators what is wrong with an artifact. Open to visitors. A member's report replaces their open report of the same artifact.",
  })
  async reportArtifact(
    @Arg('artifactId', () => ID, { description: "The artifact's identifier." }) artifactId: string,
    @Arg('input', () => ReportInput, { description: 'The report.' }) input: ReportInput,
    @Ctx() context: Context,
  ): Promise<ReportArtifactPayload> {
    await context.assertMayWrite();
    return { receipt: await this.service.report(context.viewer, artifactId, input) };
  }
}
