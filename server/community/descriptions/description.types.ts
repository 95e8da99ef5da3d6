import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { DEFAULT_PAGE_SIZE } from '../../../common/page-sizes';
import { inCharacters, MAX_PICTURE_DESCRIPTION } from '../../../common/text-limits';
import { Artifact } from '../../catalogue/artifacts/artifact.entity';
import type { ArtifactRow } from '../../catalogue/artifacts/artifact.rows';
import { First } from '../../web/graphql/connection';
import { RequiredText } from '../../web/graphql/validation';
import type { DescriptionProposal } from './description-proposal.entity';

/** A proposal with what its owner needs to decide. */
export type ProposalRow = Pick<DescriptionProposal, 'id' | 'text' | 'proposedAt'> & {
  proposerName: string;
  artifact: ArtifactRow;
};

@ArgsType()
export class ProposeDescriptionArgs {
  @Field(() => ID, { description: "The artifact's identifier." })
  artifactId!: string;

  @Field({
    description: `What the picture shows: one paragraph of at most ${inCharacters(MAX_PICTURE_DESCRIPTION)}.`,
  })
  @RequiredText({ max: MAX_PICTURE_DESCRIPTION, lines: false })
  text!: string;
}

@ArgsType()
export class ProposalsArgs {
  @First('proposals', DEFAULT_PAGE_SIZE)
  first!: number;
}

@ObjectType({ description: 'The result of proposing a description.', simpleResolvers: true })
export class ProposeDescriptionPayload {
  @Field(() => ID, { description: "The artifact's identifier." })
  artifactId!: string;

  @Field({ description: 'The text as its owner will read it.' })
  text!: string;
}

@ObjectType({ description: 'The result of accepting a description.', simpleResolvers: true })
export class AcceptDescriptionPayload {
  @Field(() => Artifact, { description: 'The artifact with the description.' })
  artifact!: ArtifactRow;
}

@ObjectType({ description: 'The result of refusing a description.', simpleResolvers: true })
export class RefuseDescriptionPayload {
  @Field(() => ID, { description: 'The identifier of the proposal, which is deleted.' })
  refusedId!: string;
}
