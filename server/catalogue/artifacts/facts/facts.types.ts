import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { MAX_FACT_TEXT } from '../../../../common/fact-limits';
import { Text } from '../../../web/graphql/validation';

@ObjectType({ description: 'A value of a fact.', simpleResolvers: true })
export class FactValue {
  @Field({ description: 'The value for readers.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The address that identifies the term, as in Wikidata or the Getty AAT, if known.',
  })
  same!: string | null;
}

@ObjectType({
  description: 'What a record says beside its fixed fields, as this catalogue declares it.',
  simpleResolvers: true,
})
export class Fact {
  @Field({ description: 'Its key, such as `material`.' })
  key!: string;

  @Field({ description: 'Its name for readers.' })
  label!: string;

  @Field(() => [FactValue], { description: 'Its values; at least one.' })
  values!: FactValue[];
}

@ObjectType({ description: 'The terms that a form suggests for a fact.', simpleResolvers: true })
export class FactTerms {
  @Field({ description: 'The key of the fact.' })
  key!: string;

  @Field(() => [String], { description: 'The terms that are listed, and then others.' })
  terms!: string[];
}

@InputType({ description: 'The values of a fact.' })
export class FactInput {
  @Field({ description: 'A key that this catalogue declares.' })
  key!: string;

  @Field(() => [String], { description: 'All its values; none removes the fact.' })
  values!: string[];
}

@InputType({ description: 'Keeps artifacts that have a value of a fact.' })
export class FactFilterInput {
  @Field({ description: 'The key of a fact that everybody may read.' })
  key!: string;

  @Field({ description: 'The value; case and accents make no difference.' })
  @Text({ max: MAX_FACT_TEXT })
  value!: string;
}

@ObjectType({ description: 'How many artifacts have a value.', simpleResolvers: true })
export class FactCount {
  @Field({ description: 'The value as most artifacts write it.' })
  value!: string;

  @Field(() => Int, { description: 'How many artifacts have it; at least 1.' })
  count!: number;
}

@ObjectType({ description: 'The values of a fact that occur.', simpleResolvers: true })
export class FactFacet {
  @Field({ description: 'Its key.' })
  key!: string;

  @Field({ description: 'Its name for readers.' })
  label!: string;

  @Field(() => [FactCount], {
    description: 'The most frequent values first, at most 50, whatever value the filter keeps.',
  })
  values!: FactCount[];
}
