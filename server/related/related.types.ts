import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { MAX_PAGE_SIZE } from '../graphql/connection';
import { Artifact } from '../artifacts/artifact.entity';
import type { ArtifactRow } from '../artifacts/artifact.rows';

const FIRST_RULE = { message: `first must be from 1 to ${MAX_PAGE_SIZE}.` };

@ArgsType()
export class RelatedArgs {
  @Field(() => Int, {
    nullable: true,
    defaultValue: 6,
    description: `How many artifacts at most, from 1 to ${MAX_PAGE_SIZE}.`,
  })
  @Min(1, FIRST_RULE)
  @Max(MAX_PAGE_SIZE, FIRST_RULE)
  first!: number;
}

@ObjectType({
  description: 'An artifact that has something in common with another.',
  simpleResolvers: true,
})
export class RelatedArtifact {
  @Field(() => Artifact, { description: 'The related artifact.' })
  artifact!: ArtifactRow;

  @Field(() => [String], {
    description:
      'What the two have in common, the most telling first, as phrases such as "Also discovered by Howard Carter"; at least one.',
  })
  reasons!: string[];
}
