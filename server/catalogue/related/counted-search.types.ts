import { Field, Int, ObjectType } from 'type-graphql';
import { MOST_COUNTED } from '../../../common/page-sizes';
import { ArtifactType } from '../artifacts/artifact-type';

@ObjectType({ description: 'A value of a fact.', simpleResolvers: true })
export class FactReference {
  @Field({ description: 'The key of the fact.' })
  key!: string;

  @Field({ description: 'The value for readers.' })
  value!: string;
}

@ObjectType({
  description:
    'A search that a page leads to: conditions of `ArtifactFilter`, and how many artifacts fulfil them.',
  simpleResolvers: true,
})
export class CountedSearch {
  @Field(() => String, { nullable: true, description: 'The condition `anywhere`.' })
  anywhere!: string | null;

  @Field(() => ArtifactType, { nullable: true, description: 'The condition `type`.' })
  type!: ArtifactType | null;

  @Field(() => Int, { nullable: true, description: 'The condition `madeFrom`.' })
  madeFrom!: number | null;

  @Field(() => Int, { nullable: true, description: 'The condition `madeTo`.' })
  madeTo!: number | null;

  @Field(() => [FactReference], { description: 'The condition `facts`.' })
  facts!: FactReference[];

  @Field(() => Int, {
    nullable: true,
    description: `How many artifacts the search finds, also the one whose page leads to it; null for more than ${MOST_COUNTED.toLocaleString('en')}.`,
  })
  totalCount!: number | null;

  @Field({ description: 'The path of the page on this site that lists them.' })
  path!: string;
}
