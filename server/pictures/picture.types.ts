import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A size in which a picture is stored.', simpleResolvers: true })
export class PictureSize {
  @Field({ description: 'Its absolute address.' })
  url!: string;

  @Field(() => Int, { description: 'In pixels.' })
  width!: number;

  @Field(() => Int, { description: 'In pixels.' })
  height!: number;
}

@ObjectType({ description: 'A picture that this catalogue stores.', simpleResolvers: true })
export class Picture extends PictureSize {
  @Field(() => String, { nullable: true, description: 'What it shows: `Artifact.imageAlt`.' })
  alt!: string | null;

  @Field(() => [PictureSize], { description: 'The same picture in sizes, the smallest first.' })
  sizes!: readonly PictureSize[];

  @Field({ description: 'A tiny picture as a data URI, which stands for it until it has loaded.' })
  preview!: string;

  @Field({
    description:
      'The address of its description after the IIIF Image API 3.0, without `/info.json`.',
  })
  iiif!: string;
}
