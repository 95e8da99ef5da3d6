import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../web/graphql/context';
import { Member } from './member.entity';

@Resolver(() => Member)
export class MemberResolver {
  @Query(() => Member, { nullable: true, description: 'The signed-in member; null for a visitor.' })
  viewer(@Ctx() { viewer }: Context) {
    return viewer;
  }
}
