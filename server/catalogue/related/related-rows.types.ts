import { ArgsType, Field, ObjectType, registerEnumType } from 'type-graphql';
import { First } from '../../web/graphql/connection';
import { CountedSearch } from './counted-search.types';
import { RelatedArtifact } from './related.types';

/** What the artifacts of a row have in common with another. */
export enum RelatedRowKind {
  FACT = 'FACT',
  PLACE = 'PLACE',
  TIME = 'TIME',
  TYPE = 'TYPE',
}

registerEnumType(RelatedRowKind, {
  name: 'RelatedRowKind',
  description: 'What the artifacts of a row have in common with another artifact.',
  valuesConfig: {
    FACT: {
      description: 'A value of a fact, such as a culture. Those with most in common come first.',
    },
    PLACE: { description: 'A place that is no country. Those with most in common come first.' },
    TIME: { description: 'They were made within about 100 years of it. The nearest come first.' },
    TYPE: { description: 'The type. The nearest in time come first.' },
  },
});

@ArgsType()
export class RelatedRowsArgs {
  @First('artifacts in each row', 4)
  first!: number;
}

@ObjectType({
  description: 'Artifacts that have one thing in common with another.',
  simpleResolvers: true,
})
export class RelatedRow {
  @Field(() => RelatedRowKind, { description: 'What they have in common.' })
  kind!: RelatedRowKind;

  @Field({ description: 'The same for readers, such as "More funerary masks".' })
  title!: string;

  @Field(() => CountedSearch, { description: 'The search that finds more of them.' })
  search!: CountedSearch;

  @Field(() => [RelatedArtifact], {
    description: 'The artifacts, at least one. The first reason of each is that of the row.',
  })
  related!: RelatedArtifact[];
}
