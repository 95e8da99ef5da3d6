import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import {
  ALT,
  CAPTION,
  PAGE_OF_RIGHTS,
  PictureAddress,
  PictureCaption,
  PictureDescription,
  PictureRights,
  RIGHTS,
} from './picture-rules';

@InputType({ description: 'A further picture of an artifact; texts are trimmed.' })
export class PictureInput {
  @Field({ description: 'Its address, http or https. No artifact has one address twice.' })
  @PictureAddress()
  image!: string;

  @Field(() => String, { nullable: true, description: CAPTION })
  @IsOptional()
  @PictureCaption()
  caption?: string | null;

  @Field(() => String, { nullable: true, description: ALT })
  @IsOptional()
  @PictureDescription()
  alt?: string | null;

  @Field(() => String, { nullable: true, description: `${RIGHTS} ${PAGE_OF_RIGHTS}` })
  @IsOptional()
  @PictureRights()
  rights?: string | null;
}
