import { Field, Int, ObjectType } from 'type-graphql';

/** When a thing was made: years as historians write them, -1323 for 1323 BC. There is no year 0. */
@ObjectType({
  description:
    'When an artifact was made, in years as historians write them: -1323 is 1323 BC, 79 is AD 79. There is no year 0.',
  simpleResolvers: true,
})
export class MadeDates {
  @Field(() => Int, { description: 'The first year in which it may have been made.' })
  earliest!: number;

  @Field(() => Int, { description: 'The last year in which it may have been made.' })
  latest!: number;

  /** The same span in the Extended Date/Time Format, with astronomical years. */
  @Field({
    description:
      'The same span in the Extended Date/Time Format (ISO 8601-2), whose astronomical years count 1 BC as 0.',
  })
  edtf!: string;
}
