import { Max, Min } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { MAX_PAGE_SIZE } from '../graphql/connection';
import { Text } from '../graphql/validation';
import { Artifact } from '../artifacts/artifact.entity';
import type { ArtifactRow } from '../artifacts/artifact.rows';

const FIRST_RULE = { message: `first must be from 1 to ${MAX_PAGE_SIZE}.` };

@ArgsType()
export class SamePicturesArgs {
  @Field({
    description:
      'The address of a picture that this catalogue stores: what `POST /pictures` answered, or that of a copied picture.',
  })
  @Text({ lines: false })
  url!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'An artifact to leave out, such as the one that is being changed.',
  })
  except?: string | null;

  @Field(() => Int, {
    nullable: true,
    defaultValue: 5,
    description: `How many artifacts at most, from 1 to ${MAX_PAGE_SIZE}.`,
  })
  @Min(1, FIRST_RULE)
  @Max(MAX_PAGE_SIZE, FIRST_RULE)
  first!: number;
}

@ObjectType({ description: 'An artifact that shows a picture already.', simpleResolvers: true })
export class SamePicture {
  @Field(() => Artifact, { description: 'The artifact.' })
  artifact!: ArtifactRow;

  @Field({
    description:
      'Whether its picture was made from the same file. Otherwise the pictures look the same: one may be a smaller or compressed copy of the other.',
  })
  isSameFile!: boolean;
}
