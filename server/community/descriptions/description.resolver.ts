import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Mutation,
  Resolver,
  Root,
} from 'type-graphql';
import { Artifact } from '../../catalogue/artifacts/artifact.entity';
import type { MemberContext } from '../../web/graphql/context';
import type { Services } from '../../web/graphql/services';
import { type Selection, SelectedColumns } from '../../web/graphql/selection';
import { Member } from '../../catalogue/members/member.entity';
import { DescriptionProposal } from './description-proposal.entity';
import { DescriptionService } from './description.service';
import {
  AcceptDescriptionPayload,
  type ProposalRow,
  ProposalsArgs,
  ProposeDescriptionArgs,
  ProposeDescriptionPayload,
  RefuseDescriptionPayload,
} from './description.types';

const ID_ARGUMENT = { description: "The proposal's identifier." };

@Resolver()
export class DescriptionResolver {
  private readonly service: DescriptionService;

  constructor(services: Services) {
    this.service = services.get(DescriptionService);
  }

  @Authorized()
  @Mutation(() => ProposeDescriptionPayload, {
    description:
      'Proposes a description for a picture that has none. Members only, and not for their own artifact. It replaces what the member has proposed for the same artifact.',
  })
  proposeDescription(
    @Args() args: ProposeDescriptionArgs,
    @Ctx() { viewer }: MemberContext,
  ): Promise<ProposeDescriptionPayload> {
    return this.service.propose(viewer, args);
  }

  @Authorized()
  @Mutation(() => AcceptDescriptionPayload, {
    description:
      'Writes a proposed description into the artifact, and deletes the other proposals for it. Only the member who added the artifact may; to others there is no such proposal.',
  })
  async acceptDescription(
    @Arg('proposalId', () => ID, ID_ARGUMENT) proposalId: string,
    @Ctx() { viewer }: MemberContext,
    @SelectedColumns('Artifact') selection: Selection,
  ): Promise<AcceptDescriptionPayload> {
    return { artifact: await this.service.accept(viewer, proposalId, selection) };
  }

  @Authorized()
  @Mutation(() => RefuseDescriptionPayload, {
    description:
      'Deletes a proposed description. Only the member who added the artifact may; to others there is no such proposal.',
  })
  async refuseDescription(
    @Arg('proposalId', () => ID, ID_ARGUMENT) proposalId: string,
    @Ctx() { viewer }: MemberContext,
  ): Promise<RefuseDescriptionPayload> {
    return { refusedId: await this.service.refuse(viewer, proposalId) };
  }
}

@Resolver(() => DescriptionProposal)
export class ProposalDetailsResolver {
  @FieldResolver(() => Artifact, { description: 'The artifact whose picture is described.' })
  artifact(@Root() { artifact }: ProposalRow) {
    return artifact;
  }

  @FieldResolver(() => String, { description: 'The public name of the member who proposed it.' })
  proposerName(@Root() { proposerName }: ProposalRow) {
    return proposerName;
  }
}

@Resolver(() => Member)
export class DescriptionProposalsResolver {
  private readonly service: DescriptionService;

  constructor(services: Services) {
    this.service = services.get(DescriptionService);
  }

  @FieldResolver(() => [DescriptionProposal], {
    description:
      "What others propose for the viewer's pictures that have no description, oldest first. The next ones follow when these are decided.",
  })
  descriptionProposals(
    @Root() member: Member,
    @Args() { first }: ProposalsArgs,
    @SelectedColumns('Artifact') selection: Selection,
  ) {
    return this.service.ofOwner(member, first, selection);
  }
}
