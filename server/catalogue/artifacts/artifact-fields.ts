import { IsOptional, Matches } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { Column, getMetadataArgsStorage } from 'typeorm';
import {
  inCharacters,
  MAX_ARTIFACT_NAME,
  MAX_PICTURE_DESCRIPTION,
} from '../../../common/text-limits';
import { VISIBLE } from '../../../common/visible-text';
import { MayBeEmpty, RequiredText, Rule, Text, WebAddress } from '../../web/graphql/validation';
import { ArtifactType } from './artifact-type';
import { rightsUri } from './picture-rights';

/** What is asked of a member who gives no type of the site. */
export const CHOOSE_TYPE = 'Please choose a type from the list.';

const RIGHTS_RULE =
  'Please give the address of a Creative Commons licence or of a statement of rightsstatements.org.';

/**
 * What a member writes about an artifact: the columns, the object type, the input, the history, imports
 * and exports have these properties.
 */
@ObjectType({ simpleResolvers: true })
@InputType('ArtifactFieldsInput')
export abstract class ArtifactFields {
  @Field({ description: `The name, at most ${inCharacters(MAX_ARTIFACT_NAME)}.` })
  @Column('text')
  @RequiredText({ max: MAX_ARTIFACT_NAME, lines: false })
  artifactName!: string;

  @Field(() => ArtifactType, { description: 'What kind of object it is.' })
  @Column('text')
  @Matches(VISIBLE, { message: CHOOSE_TYPE })
  artifactType!: ArtifactType;

  @Field({ description: 'The address of its picture, http or https.' })
  @Column('text')
  @MayBeEmpty()
  @RequiredText({ lines: false })
  @WebAddress()
  image!: string;

  @Field({ description: 'When it was made, as free text such as an era.' })
  @Column('text')
  @MayBeEmpty()
  @RequiredText()
  createdAt!: string;

  @Field({ description: 'The place where it was found.' })
  @Column('text')
  @MayBeEmpty()
  @RequiredText()
  discoveredAt!: string;

  @Field({ description: 'Who found it.' })
  @Column('text')
  @MayBeEmpty()
  @RequiredText()
  discoveredBy!: string;

  @Field({ description: 'Where it is kept today.' })
  @Column('text')
  @MayBeEmpty()
  @RequiredText()
  presentLocation!: string;

  @Field({ description: 'What it meant in its time.' })
  @Column('text')
  @MayBeEmpty()
  @RequiredText()
  historicalContext!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What one sees: material, size, state. Absent on update means unchanged.',
  })
  @Column('text', { nullable: true })
  @IsOptional()
  @Text()
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What the picture shows, for those who do not see it: one paragraph of at most ${inCharacters(MAX_PICTURE_DESCRIPTION)}. Absent on update means unchanged.`,
  })
  @Column('text', { nullable: true })
  @IsOptional()
  @Text({ max: MAX_PICTURE_DESCRIPTION, lines: false })
  imageAlt?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The rights of the picture: the URI of a Creative Commons licence (2.0 to 4.0, also ported) or of a statement of rightsstatements.org. Input may be the address of a page about it; the canonical URI is stored. Absent on update means unchanged.',
  })
  @Column('text', { nullable: true })
  @IsOptional()
  @Rule('pictureRights', isPictureRights, RIGHTS_RULE)
  rights?: string | null;
}

/** The names of these fields, in their order. */
export const WRITTEN_FIELDS = getMetadataArgsStorage()
  .filterColumns(ArtifactFields)
  .map(({ propertyName }) => propertyName as keyof ArtifactFields);

/** Whether a text names a licence or a statement, or is empty: an empty one removes the rights. */
function isPictureRights(value: unknown): boolean {
  return typeof value === 'string' && (value.trim() === '' || rightsUri(value) !== null);
}
