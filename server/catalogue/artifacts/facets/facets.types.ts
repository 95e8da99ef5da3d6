import { Field, Int, ObjectType } from 'type-graphql';
import type { FromClause } from '../../../database/sql';
import type { ArtifactCriteria } from '../search/criteria';

/** A list whose artifacts facets can count: a public list has criteria, a member's list a source. */
export type CountableList = { criteria: ArtifactCriteria } | { source: FromClause };

/** How many artifacts of a list may have been made in a century. */
@ObjectType({ description: 'A century in which artifacts were made.', simpleResolvers: true })
export class CenturyCount {
  @Field(() => Int, {
    nullable: true,
    description:
      'The century: -14 is the 14th century BC, 3 is the 3rd century AD; there is no 0. Null for all years before 4000 BC.',
  })
  century!: number | null;

  @Field({ description: 'The century for readers, such as "14th century BC".' })
  label!: string;

  @Field(() => Int, {
    description: 'How many artifacts may have been made in a year of this century; at least 1.',
  })
  count!: number;
}

@ObjectType({
  description:
    'How many artifacts the filter of a list keeps, by type, by century and by fact. Each facet ignores its own condition, so that it shows what another choice would find.',
  simpleResolvers: true,
})
export class ArtifactFacets {
  countable!: CountableList;
}
