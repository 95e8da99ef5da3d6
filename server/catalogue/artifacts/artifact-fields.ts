import { IsOptional, Matches } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { Column, getMetadataArgsStorage } from 'typeorm';
import { inCharacters, MAX_ARTIFACT_NAME } from '../../../common/text-limits';
import { VISIBLE } from '../../../common/visible-text';
import { MayBeEmpty, RequiredText, Text } from '../../web/graphql/validation';
import { ArtifactType } from './artifact-type';
import {
  ALT,
  CAPTION,
  PAGE_OF_RIGHTS,
  PictureAddress,
  PictureCaption,
  PictureDescription,
  PictureRights,
  RIGHTS,
} from './pictures/picture-rules';

/** What is asked of a member who gives no type of the site. */
export const CHOOSE_TYPE = 'Please choose a type from the list.';

const UNCHANGED = 'Absent on update means unchanged.';

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
  @PictureAddress()
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
    description: `${ALT} ${UNCHANGED}`,
  })
  @Column('text', { nullable: true })
  @IsOptional()
  @PictureDescription()
  imageAlt?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `${RIGHTS} ${PAGE_OF_RIGHTS} ${UNCHANGED}`,
  })
  @Column('text', { nullable: true })
  @IsOptional()
  @PictureRights()
  rights?: string | null;

  @Field(() => String, { nullable: true, description: `${CAPTION} ${UNCHANGED}` })
  @Column('text', { nullable: true })
  @IsOptional()
  @PictureCaption()
  imageCaption?: string | null;
}

/** The names of these fields, in their order. */
export const WRITTEN_FIELDS = getMetadataArgsStorage()
  .filterColumns(ArtifactFields)
  .map(({ propertyName }) => propertyName as keyof ArtifactFields);
