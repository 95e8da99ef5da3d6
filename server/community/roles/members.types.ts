import { GraphQLDate } from 'graphql-scalars';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import type { Role as RoleName } from '../../../common/roles';
import { inCharacters, MAX_SEARCH } from '../../../common/text-limits';
import { Role } from '../../catalogue/members/role';
import { type Connection, PageArgs, PageInfo } from '../../web/graphql/connection';
import { Text } from '../../web/graphql/validation';

/** A member as moderators see members: without the uid and the address. */
@ObjectType('Member', { description: 'A member, for moderators.', simpleResolvers: true })
export class ListedMember {
  @Field(() => ID, { description: 'The identifier, also as a `Contributor`.' })
  id!: string;

  @Field({ description: 'The name; "Former member" after the account was deleted.' })
  name!: string;

  @Field(() => Role, { description: 'What the member may do.' })
  role!: RoleName;

  @Field(() => Int, {
    description: 'How many artifacts belong to the member, also those that wait or are hidden.',
  })
  artifactCount!: number;

  @Field(() => GraphQLDate, {
    nullable: true,
    description: 'The day (UTC) of the latest token; null for who never came, or was erased.',
  })
  lastSeen!: Date | null;

  uid!: string;

  /** The name as the list sorts it. */
  nameNormalized!: string;
}

@ObjectType({ description: 'A member in a list.', simpleResolvers: true })
class MemberEdge {
  @Field({ description: 'Marks this place in the list.' })
  cursor!: string;

  @Field(() => ListedMember, { description: 'The member.' })
  node!: ListedMember;
}

@ObjectType({ description: 'A page of a list of members.', simpleResolvers: true })
export class MemberConnection implements Connection<ListedMember> {
  @Field(() => [MemberEdge], { description: 'The members of this page.' })
  edges!: MemberEdge[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo!: PageInfo;

  countTotal!: () => Promise<number>;
}

@ArgsType()
export class MembersArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: `A part of the name, regardless of case and accents, or a whole e-mail address; at most ${inCharacters(MAX_SEARCH)}.`,
  })
  @Text({ max: MAX_SEARCH })
  search?: string | null;
}

@ObjectType({ description: 'The result of setting a role.', simpleResolvers: true })
export class SetRolePayload {
  @Field(() => ListedMember, { description: 'The member with the role.' })
  member!: ListedMember;
}

@ObjectType({ description: 'The result of handing over.', simpleResolvers: true })
export class TransferArtifactsPayload {
  @Field(() => Int, { description: 'How many artifacts were handed over.' })
  transferredCount!: number;
}
