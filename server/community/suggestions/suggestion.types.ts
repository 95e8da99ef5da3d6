import { IsOptional, ValidateNested } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { inCharacters, MAX_MESSAGE, MAX_SOURCE } from '../../../common/text-limits';
import { ArtifactType } from '../../catalogue/artifacts/artifact-type';
import { Artifact } from '../../catalogue/artifacts/artifact.entity';
import type { ArtifactRow } from '../../catalogue/artifacts/artifact.rows';
import type { ArtifactInput } from '../../catalogue/artifacts/artifact.types';
import { FactInput } from '../../catalogue/artifacts/facts/facts.types';
import { PictureInput } from '../../catalogue/artifacts/pictures/picture-input';
import { Node } from '../../web/graphql/node';
import { Text } from '../../web/graphql/validation';
import { ArtifactFieldChange } from '../history/history.types';
import { SuggestionState } from './suggestion.entity';

/** How many members the credit of a record names; the others are counted. */
export const MAX_NAMED_HELPERS = 2;

@ObjectType({
  description: "A change of another's artifact that a member suggests.",
  implements: Node,
  simpleResolvers: true,
})
export class Suggestion implements Node {
  readonly nodeType = 'Suggestion';

  @Field(() => ID, { description: 'The identifier. A suggestion that is replaced gets a new one.' })
  id!: string;

  @Field(() => Artifact, { description: 'The artifact as it is now.' })
  artifact!: ArtifactRow;

  @Field(() => [ArtifactFieldChange], {
    description:
      'The fields that it would change: their values of today, or those before it was decided, and the suggested ones.',
  })
  changes!: ArtifactFieldChange[];

  @Field(() => String, { nullable: true, description: 'What the member knows beside.' })
  remark!: string | null;

  @Field(() => String, { nullable: true, description: 'Where one can look it up.' })
  source!: string | null;

  @Field({ description: 'The public name of the member who made it.' })
  suggesterName!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  suggestedAt!: Date;

  @Field({
    description:
      'Whether one of its fields was changed since, or the picture that it describes: accepting it then needs `basedOn`. False when it is not open.',
  })
  isOutdated!: boolean;

  @Field(() => SuggestionState, { description: 'What became of it.' })
  state!: SuggestionState;

  @Field(() => String, { nullable: true, description: 'Why it was refused, if somebody said so.' })
  reason!: string | null;
}

/** All that an update can change. */
type Changeable = Record<keyof ArtifactInput, unknown>;

const field = (name: string) => ({
  nullable: true,
  description: `See \`ArtifactInput.${name}\`.`,
});

@InputType({
  description:
    'What an artifact shall be instead, by the rules of an update. What is absent or null stays; an empty text or list removes what may be empty.',
})
export class SuggestedChangesInput implements Changeable {
  @Field(() => String, field('artifactName'))
  artifactName: string | null | undefined;

  @Field(() => ArtifactType, field('artifactType'))
  artifactType: ArtifactType | null | undefined;

  @Field(() => String, field('image'))
  image: string | null | undefined;

  @Field(() => String, field('createdAt'))
  createdAt: string | null | undefined;

  @Field(() => String, field('discoveredAt'))
  discoveredAt: string | null | undefined;

  @Field(() => String, field('discoveredBy'))
  discoveredBy: string | null | undefined;

  @Field(() => String, field('presentLocation'))
  presentLocation: string | null | undefined;

  @Field(() => String, field('historicalContext'))
  historicalContext: string | null | undefined;

  @Field(() => String, field('description'))
  description: string | null | undefined;

  @Field(() => String, field('imageAlt'))
  imageAlt: string | null | undefined;

  @Field(() => String, field('rights'))
  rights: string | null | undefined;

  @Field(() => String, field('imageCaption'))
  imageCaption: string | null | undefined;

  @Field(() => [FactInput], {
    nullable: true,
    description: 'Facts that everybody may read; a key that is listed is replaced.',
  })
  facts: FactInput[] | null | undefined;

  @Field(() => [PictureInput], field('morePictures'))
  morePictures: PictureInput[] | null | undefined;
}

@InputType({ description: 'A suggestion: changes, a remark, or both; texts are trimmed.' })
export class SuggestionInput {
  @Field(() => SuggestedChangesInput, { nullable: true, description: 'What shall be changed.' })
  changes?: SuggestedChangesInput | null;

  @Field(() => String, {
    nullable: true,
    description: `What the member knows beside, at most ${inCharacters(MAX_MESSAGE)}.`,
  })
  @IsOptional()
  @Text({ max: MAX_MESSAGE })
  remark?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Where one can look it up, at most ${inCharacters(MAX_SOURCE)}.`,
  })
  @IsOptional()
  @Text({ max: MAX_SOURCE })
  source?: string | null;
}

@ArgsType()
export class SuggestArgs {
  @Field(() => ID, { description: "The artifact's identifier." })
  artifactId!: string;

  @Field(() => SuggestionInput, { description: 'The suggestion.' })
  @ValidateNested()
  input!: SuggestionInput;
}

@ArgsType()
export class AcceptSuggestionArgs {
  @Field(() => ID, { description: "The suggestion's identifier." })
  id!: string;

  @Field(() => [String], {
    description:
      'The fields that are taken over, as `Suggestion.changes` names them. None: thanks for a remark; the artifact stays as it is.',
  })
  fields!: string[];

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'The `updatedAt` of the version that the viewer compared. A newer version is not overwritten: the error has the code CONFLICT. Required when the suggestion is outdated.',
  })
  basedOn?: Date | null;
}

@ArgsType()
export class RefuseSuggestionArgs {
  @Field(() => ID, { description: "The suggestion's identifier." })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: `Why, for the member who made it, at most ${inCharacters(MAX_MESSAGE)}.`,
  })
  @IsOptional()
  @Text({ max: MAX_MESSAGE })
  reason?: string | null;
}

@ObjectType({ description: 'The result of a suggestion, or of its end.', simpleResolvers: true })
export class SuggestionPayload {
  @Field(() => Suggestion, { description: 'The suggestion as it is now.' })
  suggestion!: Suggestion;
}

@ObjectType({ description: 'The result of accepting a suggestion.', simpleResolvers: true })
export class AcceptSuggestionPayload {
  @Field(() => Artifact, { description: 'The artifact as it is now.' })
  artifact!: ArtifactRow;
}

@ObjectType({
  description:
    "The members whose suggestions were accepted for an artifact, for the record's credit.",
  simpleResolvers: true,
})
export class ArtifactHelpers {
  @Field(() => [String], {
    description: `The public names of those who helped first, at most ${MAX_NAMED_HELPERS}.`,
  })
  names!: string[];

  @Field(() => Int, { description: 'How many others helped.' })
  others!: number;
}
