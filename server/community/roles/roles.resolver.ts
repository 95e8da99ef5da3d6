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
import type { Role as RoleName } from '../../../common/roles';
import { Role } from '../../catalogue/members/role';
import type { MemberContext } from '../../web/graphql/context';
import { MODERATOR } from '../../web/graphql/schema';
import type { Services } from '../../web/graphql/services';
import { MemberReader } from './members.reader';
import {
  MemberConnection,
  MembersArgs,
  SetRolePayload,
  TransferArtifactsPayload,
} from './members.types';
import { RoleService } from './roles.service';

const MEMBER_ARGUMENT = { description: "The member's identifier, as a `Contributor` has it." };

@Resolver()
export class RoleResolver {
  private readonly reader: MemberReader;
  private readonly service: RoleService;

  constructor(services: Services) {
    this.reader = services.get(MemberReader);
    this.service = services.get(RoleService);
  }

  @Authorized(MODERATOR)
  @Query(() => MemberConnection, {
    description:
      'The members by their names; of former members, those to whom artifacts belong. Moderators only.',
  })
  members(@Args() args: MembersArgs) {
    return this.reader.list(args);
  }

  @Authorized(MODERATOR)
  @Mutation(() => SetRolePayload, {
    description:
      'Gives a member a role. CONFLICT for the last moderator, and for one whom the operator named. Moderators only.',
  })
  async setRole(
    @Arg('member', () => ID, MEMBER_ARGUMENT) member: string,
    @Arg('role', () => Role, { description: 'The role.' }) role: RoleName,
    @Ctx() { viewer }: MemberContext,
  ): Promise<SetRolePayload> {
    return { member: await this.service.setRole(viewer, member, role) };
  }

  @Authorized(MODERATOR)
  @Mutation(() => TransferArtifactsPayload, {
    description:
      'Hands over all artifacts of a member, or of a former member, to a member: also those that wait or are hidden. Moderators only.',
  })
  async transferArtifacts(
    @Arg('from', () => ID, MEMBER_ARGUMENT) from: string,
    @Arg('to', () => ID, MEMBER_ARGUMENT) to: string,
    @Ctx() { viewer }: MemberContext,
  ): Promise<TransferArtifactsPayload> {
    return { transferredCount: await this.service.transfer(viewer, from, to) };
  }
}

@Resolver(() => MemberConnection)
export class MemberConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many members the whole list holds.' })
  totalCount(@Root() connection: MemberConnection) {
    return connection.countTotal();
  }
}
