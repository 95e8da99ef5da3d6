import { ArrayMaxSize, IsOptional, ValidateNested } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MAX_FACTS } from '../../../common/fact-limits';
import { MAX_MORE_PICTURES, MAX_PICTURES } from '../../../common/picture-limits';
import { inCharacters, MAX_IDEMPOTENCY_KEY, MAX_SEARCH } from '../../../common/text-limits';
import { type Connection, PageArgs, PageInfo } from '../../web/graphql/connection';
import { NeedsColumns } from '../../web/graphql/selection';
import {
  HistoricalYear,
  NotAfter,
  NotWith,
  RequiredText,
  Rule,
  Text,
} from '../../web/graphql/validation';
import { ArtifactFields } from './artifact-fields';
import { ArtifactType } from './artifact-type';
import { Artifact } from './artifact.entity';
import type { CountableList } from './facets/facets.types';
import { FactFilterInput, FactInput } from './facts/facts.types';
import type { ArtifactRow } from './artifact.rows';
import { normalizeText } from '../../../common/normalize-text';
import { PictureInput } from './pictures/picture-input';

/** The orders in which the catalogue can be read. */
export enum ArtifactOrder {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  MOST_LIKED = 'MOST_LIKED',
  NAME = 'NAME',
  RELEVANCE = 'RELEVANCE',
  CHRONOLOGICAL = 'CHRONOLOGICAL',
}

registerEnumType(ArtifactOrder, {
  name: 'ArtifactOrder',
  description: 'The order of a list of artifacts.',
  valuesConfig: {
    NEWEST: { description: 'Last added first.' },
    OLDEST: { description: 'First added first.' },
    MOST_LIKED: { description: 'Most liked first; among equals, last added first.' },
    NAME: { description: 'By name, without regard to case and accents.' },
    RELEVANCE: {
      description:
        'Best fit of `text` first: all its words in the name; some in the name; all in the short facts (when it was made, where and by whom it was found, where it is kept); elsewhere. Among equals, last added first. Only with `text` or `anywhere`.',
    },
    CHRONOLOGICAL: {
      description:
        'By the earliest year in which they were made, oldest first; those without `made` come last.',
    },
  },
});

@InputType({ description: 'What a member writes about an artifact; texts are trimmed.' })
export class ArtifactInput extends ArtifactFields {
  @Field(() => [FactInput], {
    nullable: true,
    description:
      'Facts that this catalogue declares. Absent on update means unchanged; a key that is listed is replaced.',
  })
  @IsOptional()
  @ArrayMaxSize(MAX_FACTS)
  facts?: FactInput[] | null;

  @Field(() => [PictureInput], {
    nullable: true,
    description: `The pictures behind the first, in order, at most ${MAX_MORE_PICTURES}. Absent on update means unchanged; an empty list removes them.`,
  })
  @IsOptional()
  @ArrayMaxSize(MAX_MORE_PICTURES, {
    message: `An artifact has at most ${MAX_PICTURES} pictures.`,
  })
  @ValidateNested({ each: true })
  morePictures?: PictureInput[] | null;
}

/** Words that are searched. A single character such as ㌀ may stand for several words. */
export function SearchedWords(): PropertyDecorator {
  const isShort = (value: unknown) =>
    typeof value !== 'string' ||
    value.length > 2 * MAX_SEARCH ||
    [...normalizeText(value)].length <= MAX_SEARCH;
  const message = 'Please use a shorter text: some of these characters stand for several.';
  return (target, property) => {
    Rule('searchedWords', isShort, message)(target, property);
    Text({ max: MAX_SEARCH, lines: false })(target, property);
  };
}

@ArgsType()
export class AddArtifactArgs {
  @Field(() => ArtifactInput, { description: 'The artifact.' })
  @ValidateNested()
  input!: ArtifactInput;

  @Field(() => String, {
    nullable: true,
    description: `Any text of at most ${inCharacters(MAX_IDEMPOTENCY_KEY)} that names this addition. Within a day, the same key of the same member with the same input adds nothing, and answers with the artifact that was added first.`,
  })
  @IsOptional()
  @RequiredText({ max: MAX_IDEMPOTENCY_KEY, lines: false })
  idempotencyKey?: string | null;
}

@InputType({ description: 'Which artifacts a list keeps; all conditions must hold.' })
export class ArtifactFilter {
  @Field(() => String, {
    nullable: true,
    description: `A part of the name, in any case, with or without accents, apostrophes in words and marks such as ʾ and ʻ; every other character is plain. At most ${inCharacters(MAX_SEARCH)}.`,
  })
  @IsOptional()
  @Text({ max: MAX_SEARCH, lines: false })
  search?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Words that occur in the name, the description, the historical context or the facts, in any order and case, with or without accents, apostrophes and marks such as ʾ and ʻ. The last word may be the beginning of a word. Words in double quotes stand together. Every other character separates words, and finds nothing alone; in scripts without spaces, a word is a sequence of characters. At most ${inCharacters(MAX_SEARCH)}.`,
  })
  @IsOptional()
  @SearchedWords()
  text?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Keeps what \`search\` or \`text\` would keep with this value. Under every order, the artifacts that \`search\` keeps come first. Not together with \`search\` or \`text\`. At most ${inCharacters(MAX_SEARCH)}.`,
  })
  @IsOptional()
  @SearchedWords()
  @NotWith('search')
  @NotWith('text')
  anywhere?: string | null;

  @Field(() => ArtifactType, { nullable: true, description: 'Only artifacts of this type.' })
  type?: ArtifactType | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Only artifacts that the contributor with this identifier added; none where there is no such contributor.',
  })
  contributor?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Keeps artifacts whose years overlap the span from this year to `madeTo`, both ends included; without `madeTo` the span has no end. -1323 is 1323 BC, 79 is AD 79; there is no year 0.',
  })
  @IsOptional()
  @HistoricalYear()
  @NotAfter('madeTo')
  madeFrom?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Keeps artifacts whose years overlap the span from `madeFrom` to this year, both ends included; without `madeFrom` the span has no beginning.',
  })
  @IsOptional()
  @HistoricalYear()
  madeTo?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True keeps artifacts whose years are not known (`made` is null), false keeps those whose years are.',
  })
  undated?: boolean | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Keeps artifacts that were added or changed at this instant or later: see `Artifact.updatedAt`. `artifactChanges` also has what was deleted.',
  })
  updatedSince?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True keeps artifacts all of whose pictures have a description (`ArtifactPicture.alt`), false keeps those with a picture that has none.',
  })
  described?: boolean | null;

  @Field(() => [FactFilterInput], {
    nullable: true,
    description: 'Keeps artifacts that have each of these values of facts.',
  })
  @IsOptional()
  @ArrayMaxSize(MAX_FACTS)
  @ValidateNested({ each: true })
  facts?: FactFilterInput[] | null;
}

@ArgsType()
export class ArtifactsArgs extends PageArgs {
  @Field(() => ArtifactFilter, { nullable: true, description: 'Which artifacts to keep.' })
  @IsOptional()
  @ValidateNested()
  filter?: ArtifactFilter | null;

  @Field(() => ArtifactOrder, {
    nullable: true,
    description:
      'The order of the list. Without it, RELEVANCE when `text` or `anywhere` is given, else NEWEST.',
  })
  orderBy?: ArtifactOrder | null;
}

@ArgsType()
export class ArtifactsByUserArgs extends PageArgs {
  @Field({ description: "The member's e-mail address; case makes no difference." })
  @Text({ lines: false })
  email!: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Keeps artifacts that were added or changed at this instant or later.',
  })
  updatedSince?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True keeps artifacts all of whose pictures have a description, false keeps those with a picture that has none.',
  })
  described?: boolean | null;
}

@ObjectType({ description: 'An artifact in a list.', simpleResolvers: true })
export class ArtifactEdge {
  @Field({ description: 'Marks this place in the list.' })
  cursor!: string;

  @Field(() => Artifact, { description: 'The artifact.' })
  node!: ArtifactRow;
}

@ObjectType({ description: 'A page of a list of artifacts.', simpleResolvers: true })
export class ArtifactConnection implements Connection<ArtifactRow> {
  @Field(() => [ArtifactEdge], { description: 'The artifacts of this page.' })
  edges!: ArtifactEdge[];

  @NeedsColumns('edges')
  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo!: PageInfo;

  countTotal!: () => Promise<number>;

  /** What the facets count. */
  countable!: CountableList;

  /** The arguments of a list that can be searched; absent for other lists. */
  requestArgs?: ArtifactsArgs;
}

@ObjectType({ description: 'The result of adding an artifact.', simpleResolvers: true })
export class AddArtifactPayload {
  @Field(() => Artifact, { description: 'The artifact as it was added.' })
  artifact!: ArtifactRow;

  @Field({ description: 'Whether it waits until an editor publishes it.' })
  waits!: boolean;
}

@ObjectType({ description: 'The result of changing an artifact.', simpleResolvers: true })
export class UpdateArtifactPayload {
  @Field(() => Int, {
    description: '1 when something changed, else 0: then the artifact stays as it was.',
  })
  modifiedCount!: number;

  @Field(() => Artifact, { description: 'The artifact as it is now.' })
  artifact!: ArtifactRow;
}

@ObjectType({ description: 'The result of deleting an artifact.', simpleResolvers: true })
export class DeleteArtifactPayload {
  @Field(() => Int, {
    description: 'How many artifacts were deleted: 1, or 0 when there was none.',
  })
  deletedCount!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'The identifier of the artifact that was deleted; null when there was none.',
  })
  deletedId!: string | null;
}
