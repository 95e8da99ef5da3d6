import { Field, Int, ObjectType } from 'type-graphql';
import type { Term } from '../../site/record';
import { type Connection, PageInfo } from '../../web/graphql/connection';
import { Artifact } from '../artifacts/artifact.entity';
import type { ArtifactRow } from '../artifacts/artifact.rows';

@ObjectType({
  description: 'A fact by whose values the catalogue is browsed, because artifacts have some.',
  simpleResolvers: true,
})
export class BrowsableFact {
  @Field({ description: 'Its key, such as `material`.' })
  key!: string;

  @Field({ description: 'Its name for readers.' })
  label!: string;

  /** What the operator says about its values. */
  terms!: readonly Term[];
}

@ObjectType({ description: 'A value of a fact that artifacts have.', simpleResolvers: true })
export class FactTerm {
  @Field(() => BrowsableFact, { description: 'The fact of which it is a value.' })
  fact!: BrowsableFact;

  @Field({ description: 'The value as most artifacts write it.' })
  value!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The address that identifies the term, as in Wikidata or the Getty AAT, if known.',
  })
  same!: string | null;

  @Field(() => [String], {
    description: 'What the catalogue says about the term, as blocks of HTML without scripts.',
  })
  blocks!: readonly string[];

  @Field(() => Int, { description: 'How many artifacts have it; at least 1.' })
  count!: number;

  @Field({ description: 'The letter under which it stands, as in `FactInitial`.' })
  initial!: string;

  @Field(() => Artifact, {
    nullable: true,
    description:
      'One of its artifacts, by which `mostFrequent` shows it: where possible, one that shows no other value. Null in other lists.',
  })
  example?: ArtifactRow | null;

  /** As it is compared. */
  comparable!: string;
}

@ObjectType({ description: 'A value in a list.', simpleResolvers: true })
export class FactValueEdge {
  @Field({ description: 'Marks this place in the list.' })
  cursor!: string;

  @Field(() => FactTerm, { description: 'The value.' })
  node!: FactTerm;
}

@ObjectType({ description: 'A letter under which values stand.', simpleResolvers: true })
export class FactInitial {
  @Field({ description: 'The letter as a capital; `#` for digits and signs.' })
  initial!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor behind which its values begin; null at the beginning of the list.',
  })
  after!: string | null;
}

@ObjectType({ description: 'A page of the values of a fact, from A to Z.', simpleResolvers: true })
export class FactValueConnection implements Connection<FactTerm> {
  @Field(() => BrowsableFact, { description: 'The fact.' })
  fact!: BrowsableFact;

  @Field(() => [FactValueEdge], { description: 'The values of this page.' })
  edges!: FactValueEdge[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo!: PageInfo;

  @Field(() => [FactInitial], { description: 'The letters of the whole list, in its order.' })
  initials!: FactInitial[];

  countTotal!: () => Promise<number>;
}
