import { Field, ObjectType, registerEnumType } from 'type-graphql';

export enum PolicyKind {
  PRIVACY = 'PRIVACY',
  TERMS = 'TERMS',
}
registerEnumType(PolicyKind, {
  name: 'PolicyKind',
  description: 'A text of the operator.',
  valuesConfig: {
    PRIVACY: { description: 'What is stored about visitors and members.' },
    TERMS: { description: 'The terms of use.' },
  },
});

@ObjectType({
  description: 'A policy of the operator, or the default text.',
  simpleResolvers: true,
})
export class Policy {
  @Field({ description: 'The heading, as plain text.' })
  title!: string;

  @Field({ description: 'The text below the heading, as HTML without scripts.' })
  html!: string;
}
