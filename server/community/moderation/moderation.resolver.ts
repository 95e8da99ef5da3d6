import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Artifact } from '../../catalogue/artifacts/artifact.entity';
import { PageArgs } from '../../web/graphql/connection';
import type { Context, MemberContext } from '../../web/graphql/context';
import type { Services } from '../../web/graphql/services';
import { MODERATOR } from '../../web/graphql/schema';
import { type Selection, SelectedColumns } from '../../web/graphql/selection';
import { Member } from '../../catalogue/members/member.entity';
import { isOwner, permits } from '../../base/rights';
import { Report } from '../reports/report.entity';
import { HiddenArtifactConnection, HiddenArtifactView } from './hidden-artifact.types';
import { ModerationService } from './moderation.service';
import {
  AnswerHidingArgs,
  AnswerHidingPayload,
  HideArtifactArgs,
  ModerationPayload,
  ReportConnection,
  type ReportRow,
} from './moderation.types';

const ID_ARGUMENT = { description: "The artifact's identifier." };

@Resolver()
export class ModerationResolver {
  private readonly service: ModerationService;

  constructor(services: Services) {
    this.service = services.get(ModerationService);
  }

  @Authorized(MODERATOR)
  @Query(() => ReportConnection, { description: 'Open reports, oldest first. Moderators only.' })
  reports(@Args() page: PageArgs, @SelectedColumns('Artifact') selection: Selection) {
    return this.service.reports(page, selection);
  }

  @Authorized(MODERATOR)
  @Query(() => HiddenArtifactConnection, {
    description: 'Hidden artifacts, those with an answer of their owner first. Moderators only.',
  })
  hiddenArtifacts(@Args() page: PageArgs) {
    return this.service.hiddenArtifacts(page);
  }

  @Authorized(MODERATOR)
  @Mutation(() => ModerationPayload, {
    description:
      'Rejects the open reports of an artifact. Moderators only, and not on their own artifact.',
  })
  keepArtifact(
    @Arg('artifactId', () => ID, ID_ARGUMENT) artifactId: string,
    @Ctx() context: MemberContext,
  ) {
    return this.service.keep(context, artifactId);
  }

  @Authorized(MODERATOR)
  @Mutation(() => ModerationPayload, {
    description:
      'Hides an artifact, which then looks deleted to everybody but its owner and moderators, and decides its open reports. Moderators only, and not on their own artifact.',
  })
  hideArtifact(@Args() { artifactId, reason }: HideArtifactArgs, @Ctx() context: MemberContext) {
    return this.service.hide(context, artifactId, reason);
  }

  @Authorized(MODERATOR)
  @Mutation(() => ModerationPayload, {
    description:
      'Shows a hidden artifact again, as it was. Moderators only, and not on their own artifact.',
  })
  showArtifact(
    @Arg('artifactId', () => ID, ID_ARGUMENT) artifactId: string,
    @Ctx() context: MemberContext,
  ) {
    return this.service.show(context, artifactId);
  }

  @Authorized()
  @Mutation(() => AnswerHidingPayload, {
    description:
      'Answers why an artifact was hidden, once. Only the member who added it may; to others there is no such artifact.',
  })
  async answerHiding(
    @Args() { artifactId, text }: AnswerHidingArgs,
    @Ctx() { viewer }: MemberContext,
  ): Promise<AnswerHidingPayload> {
    return { hiddenArtifact: await this.service.answer(viewer, artifactId, text) };
  }
}

@Resolver(() => ReportConnection)
export class ReportConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many reports are open.' })
  totalCount(@Root() connection: ReportConnection) {
    return connection.countTotal();
  }
}

@Resolver(() => HiddenArtifactConnection)
export class HiddenArtifactConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many hidden artifacts the whole list holds.' })
  totalCount(@Root() connection: HiddenArtifactConnection) {
    return connection.countTotal();
  }
}

@Resolver(() => Report)
export class ReportDetailsResolver {
  @FieldResolver(() => Artifact, {
    nullable: true,
    description: 'The reported artifact; null when it was deleted meanwhile.',
  })
  artifact(@Root() { artifact }: ReportRow) {
    return artifact;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of the member who sent it; null for a visitor.',
  })
  reporterName(@Root() { reporterName }: ReportRow) {
    return reporterName;
  }
}

@Resolver(() => HiddenArtifactView)
export class HiddenArtifactDetailsResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The name of the moderator who hid it, for moderators; null where the operator hid it.',
  })
  async hiddenBy(@Root() { deciderName }: HiddenArtifactView, @Ctx() context: Context) {
    // Owners read this list, too, so no role was checked.
    return (await permits('readDecider', context)) ? deciderName : null;
  }

  @FieldResolver({
    description: 'Whether the viewer added it. Nobody decides on their own artifact.',
  })
  viewerIsOwner(@Root() hidden: HiddenArtifactView, @Ctx() context: Context): boolean {
    return isOwner(context, hidden);
  }
}

@Resolver(() => Member)
export class OwnHiddenArtifactsResolver {
  private readonly service: ModerationService;

  constructor(services: Services) {
    this.service = services.get(ModerationService);
  }

  @FieldResolver(() => HiddenArtifactConnection, {
    description: 'What the viewer added and a moderator or the operator hid.',
  })
  hiddenArtifacts(@Root() member: Member, @Args() page: PageArgs) {
    return this.service.hiddenArtifacts(page, member);
  }
}
