import { ArgsType, Field, ObjectType } from 'type-graphql';
import { First } from '../../web/graphql/connection';
import { CountedSearch } from './counted-search.types';

@ArgsType()
export class FactLinksArgs {
  @First('links', 16)
  first!: number;
}

@ObjectType({
  description: 'A part of a fact that leads to at least one other artifact.',
  simpleResolvers: true,
})
export class FactLink {
  @Field({
    description:
      'The field of the artifact: `artifactType`, `createdAt`, `discoveredAt`, `discoveredBy` or `presentLocation`.',
  })
  fact!: string;

  @Field({ description: 'The part as the fact has it; of the type, its label.' })
  text!: string;

  @Field(() => CountedSearch, { description: 'The search that finds the others.' })
  search!: CountedSearch;
}
