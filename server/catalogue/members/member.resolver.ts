import { Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import type { Role as RoleName } from '../../../common/roles';
import type { Context } from '../../web/graphql/context';
import { Member } from './member.entity';
import { Role } from './role';

@Resolver(() => Member)
export class MemberResolver {
  @Query(() => Member, { nullable: true, description: 'The signed-in member; null for a visitor.' })
  viewer(@Ctx() { viewer }: Context) {
    return viewer;
  }

  @FieldResolver(() => Role, { description: 'What the member may do.' })
  role(@Ctx() { role }: Context): RoleName {
    return role;
  }
}
