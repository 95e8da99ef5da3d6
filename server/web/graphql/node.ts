import { ArrayMaxSize } from 'class-validator';
import { ArgsType, Field, ID, InterfaceType } from 'type-graphql';

/** The most objects that `nodes` finds at once. */
const MAX_NODES = 100;

/** Relay's global object identification: https://relay.dev/graphql/objectidentification.htm */
@InterfaceType({
  description: 'An object that `node` finds by its identifier.',
  // Artifacts have numbers.
  resolveType: ({ id, nodeType }: Node) =>
    typeof id === 'number' ? 'Artifact' : (nodeType ?? 'Contributor'),
})
export abstract class Node {
  @Field(() => ID, { description: 'The identifier.' })
  id!: number | string;

  /** The type of what is neither an artifact nor a contributor. */
  nodeType?: string;
}

@ArgsType()
export class NodesArgs {
  @Field(() => [ID], { description: `The identifiers, at most ${MAX_NODES}.` })
  @ArrayMaxSize(MAX_NODES, { message: `Please ask for at most ${MAX_NODES} identifiers.` })
  ids!: string[];
}
