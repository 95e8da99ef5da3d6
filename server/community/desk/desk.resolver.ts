import { Args, Authorized, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { DigestInterval as IntervalName } from '../../../common/digest-intervals';
import { Artifact } from '../../catalogue/artifacts/artifact.entity';
import { Member } from '../../catalogue/members/member.entity';
import { PageArgs } from '../../web/graphql/connection';
import type { Context, MemberContext } from '../../web/graphql/context';
import { type Selection, SelectedColumns } from '../../web/graphql/selection';
import type { Services } from '../../web/graphql/services';
import { Suggestion } from '../suggestions/suggestion.types';
import { DeskService } from './desk.service';
import {
  DeskConnection,
  DeskItem,
  DigestInterval,
  RenewDeskFeedPayload,
  SetDigestArgs,
  SetDigestPayload,
} from './desk.types';

@Resolver(() => Member)
export class DeskResolver {
  private readonly service: DeskService;

  constructor(services: Services) {
    this.service = services.get(DeskService);
  }

  @FieldResolver(() => DeskConnection, {
    description: 'What waits for the viewer, and what they are told, oldest first.',
  })
  desk(@Root() { uid }: Member, @Args() page: PageArgs, @Ctx() { role }: Context) {
    return this.service.page({ uid, role }, page);
  }

  @FieldResolver(() => Int, {
    description:
      'How much of the desk waits for an act of the viewer: suggestions to decide, what waits for review, and what was sent back to them.',
  })
  deskCount(@Root() { uid }: Member, @Ctx() { role }: Context) {
    return this.service.countWaiting({ uid, role });
  }

  @FieldResolver(() => String, {
    description:
      'The address of the desk as a feed (Atom). Whoever knows it can read the names on the desk.',
  })
  deskFeed(@Root() { uid }: Member) {
    return this.service.feedOf(uid);
  }

  @FieldResolver(() => DigestInterval, {
    description: 'How often the viewer is told by mail, where the site sends mail.',
  })
  digest(@Root() { uid }: Member): Promise<IntervalName> {
    return this.service.digestOf(uid);
  }

  @Authorized()
  @Mutation(() => RenewDeskFeedPayload, {
    description: "Gives the viewer's feed another address, and ends the old one.",
  })
  async renewDeskFeed(@Ctx() { viewer }: MemberContext): Promise<RenewDeskFeedPayload> {
    return { deskFeed: await this.service.renewFeed(viewer.uid) };
  }

  @Authorized()
  @Mutation(() => SetDigestPayload, {
    description: 'Chooses how often the viewer is told by mail what waits on the desk.',
  })
  async setDigest(@Args() { interval }: SetDigestArgs, @Ctx() { viewer }: MemberContext) {
    await this.service.settings.setDigest(viewer.uid, interval);
    return { viewer };
  }
}

@Resolver(() => DeskItem)
export class DeskItemResolver {
  private readonly service: DeskService;

  constructor(services: Services) {
    this.service = services.get(DeskService);
  }

  @FieldResolver(() => Artifact, {
    nullable: true,
    description:
      'The artifact, also while it waits for review; null for one that was hidden, and where it has gone meanwhile.',
  })
  artifact(
    @Root() item: DeskItem,
    @Ctx() context: Context,
    @SelectedColumns('Artifact') selection: Selection,
  ) {
    return this.service.artifactOf(item, context, selection);
  }

  @FieldResolver(() => Suggestion, {
    nullable: true,
    description: 'The suggestion; null for other kinds, and where it has gone meanwhile.',
  })
  async suggestion(
    @Root() { id, readSuggestions }: DeskItem,
    @Ctx() context: Context,
    @SelectedColumns('Artifact') selection: Selection,
  ): Promise<Suggestion | null> {
    return (await readSuggestions?.(context, selection))?.get(id) ?? null;
  }
}
