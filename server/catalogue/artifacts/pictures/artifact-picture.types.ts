import { Field, ObjectType } from 'type-graphql';
import { Picture } from '../../../pictures/picture.types';
import { ALT, CAPTION, RIGHTS } from './picture-rules';

@ObjectType({ description: 'One of the pictures of an artifact.', simpleResolvers: true })
export class ArtifactPicture {
  @Field({ description: 'Its absolute address.' })
  image!: string;

  @Field(() => String, { nullable: true, description: CAPTION })
  caption!: string | null;

  @Field(() => String, { nullable: true, description: ALT })
  alt!: string | null;

  @Field(() => String, { nullable: true, description: RIGHTS })
  rights!: string | null;

  @Field(() => Picture, {
    nullable: true,
    description: 'The picture as this catalogue stores it; null until it was copied.',
  })
  picture!: Picture | null;
}
