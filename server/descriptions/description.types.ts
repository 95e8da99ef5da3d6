import { Max, Min } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Artifact } from '../artifacts/artifact.entity';
import type { ArtifactRow } from '../artifacts/artifact.rows';
import { MAX_PAGE_SIZE } from '../graphql/connection';
import { RequiredText } from '../graphql/validation';
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

  @Field({ description: 'What the picture shows: one paragraph of at most 1,000 characters.' })
  @RequiredText({ max: 1_000, lines: false })
  text!: string;
}

const FIRST_RULE = { message: `first must be from 1 to ${MAX_PAGE_SIZE}.` };

@ArgsType()
export class ProposalsArgs {
  @Field(() => Int, {
    nullable: true,
    defaultValue: 24,
    description: `How many proposals at most, from 1 to ${MAX_PAGE_SIZE}.`,
  })
  @Min(1, FIRST_RULE)
  @Max(MAX_PAGE_SIZE, FIRST_RULE)
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
