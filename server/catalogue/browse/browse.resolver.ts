import {
  Arg,
  Args,
  ArgsType,
  Field,
  FieldResolver,
  Int,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { PageArgs } from '../../web/graphql/connection';
import { type Selection, SelectedColumns } from '../../web/graphql/selection';
import type { Services } from '../../web/graphql/services';
import { BrowseService } from './browse.service';
import { BrowsableFact, FactTerm, FactValueConnection } from './browse.types';

const KEY = { description: 'The key of a fact, such as `material`.' };

@ArgsType()
class FactValuesArgs extends PageArgs {
  @Field(KEY)
  key!: string;
}

@Resolver(() => BrowsableFact)
export class BrowseResolver {
  private readonly service: BrowseService;

  constructor(services: Services) {
    this.service = services.get(BrowseService);
  }

  @Query(() => [BrowsableFact], {
    description: 'The facts by whose values the catalogue is browsed, in its order.',
  })
  browsableFacts(@SelectedColumns('BrowsableFact') selection: Selection) {
    return this.service.facts(selection);
  }

  @Query(() => FactValueConnection, {
    nullable: true,
    description:
      'The values of a fact that artifacts have, from A to Z. Null where there are none, and for a fact that is not browsed.',
  })
  factValues(
    @Args() { key, ...page }: FactValuesArgs,
    @SelectedColumns('FactTerm') selection: Selection,
  ) {
    return this.service.values(key, page, selection);
  }

  @Query(() => FactTerm, {
    nullable: true,
    description: 'A value of a fact; null where no artifact has it.',
  })
  factTerm(
    @Arg('key', () => String, KEY) key: string,
    @Arg('value', () => String, {
      description: 'The value; case and accents make no difference.',
    })
    value: string,
    @SelectedColumns('FactTerm') selection: Selection,
  ) {
    return this.service.term(key, value, selection);
  }
}

@Resolver(() => FactValueConnection)
export class FactValueConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many values the fact has.' })
  totalCount(@Root() connection: FactValueConnection) {
    return connection.countTotal();
  }
}
