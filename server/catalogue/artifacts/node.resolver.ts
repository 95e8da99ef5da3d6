import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../../web/graphql/context';
import type { Services } from '../../web/graphql/services';
import { Node, NodesArgs } from '../../web/graphql/node';
import { type Selection, SelectedColumns } from '../../web/graphql/selection';
import { NodeService } from './node.service';

@Resolver(() => Node)
export class NodeResolver {
  private readonly nodesById: NodeService;

  constructor(services: Services) {
    this.nodesById = services.get(NodeService);
  }

  @Query(() => Node, {
    nullable: true,
    description: 'The object with this identifier; null when there is none.',
  })
  async node(
    @Arg('id', () => ID, { description: "The object's identifier." }) id: string,
    @Ctx() context: Context,
    @SelectedColumns('Artifact') selection: Selection,
  ) {
    const [found] = await this.nodesById.find([id], context, selection);
    return found;
  }

  @Query(() => [Node], {
    nullable: 'items',
    description:
      'The objects with these identifiers, in the same order; null in the place of one that does not exist.',
  })
  nodes(
    @Args() { ids }: NodesArgs,
    @Ctx() context: Context,
    @SelectedColumns('Artifact') selection: Selection,
  ) {
    return this.nodesById.find(ids, context, selection);
  }
}
