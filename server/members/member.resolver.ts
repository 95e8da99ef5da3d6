import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { ArtifactConnection } from '../artifacts/artifact.types';
import type { Context } from '../context';
import { PageArgs } from '../graphql/connection';
import { Member } from './member.entity';

@Resolver(() => Member)
export class MemberResolver {
  @Query(() => Member, { nullable: true, description: 'The signed-in member; null for a visitor.' })
  viewer(@Ctx() { viewer }: Context) {
    return viewer;
  }

  @FieldResolver(() => ArtifactConnection, { description: 'What the viewer added, newest first.' })
  artifacts(@Root() member: Member, @Args() page: PageArgs, @Ctx() { artifacts }: Context) {
    return artifacts.byMember(member, page);
  }

  @FieldResolver(() => ArtifactConnection, {
    description: 'What the viewer likes, last liked first.',
  })
  likedArtifacts(@Root() member: Member, @Args() page: PageArgs, @Ctx() { likes }: Context) {
    return likes.likedBy(member, page);
  }
}
