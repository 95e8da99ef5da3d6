import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  type GraphQLField,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  type GraphQLSchema,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { overLimit } from '../../base/errors';
import { pageSizeOf } from './connection';

/** The cost of an operation: the sum of what its fields cost. The header `Antiquary-Cost` asks for it. */
export interface Cost {
  /** How many lists are read; a nested list counts as often as it is read. */
  lists: number;
  /** How many single objects are looked up or written. */
  lookups: number;
  nodes: number;
  /** How many fields the response has at most. */
  fields: number;
  depth: number;
  aliases: number;
  introspection: number;
}

/**
 * The limits of one request. Introspection has a separate limit, the number of its fields: the
 * query with which tools read the whole schema selects about 230, and may use aliases.
 */
export const LIMITS = {
  nodes: 1_000,
  lists: 50,
  depth: 10,
  aliases: 30,
  introspection: 300,
} as const;

type Limit = keyof typeof LIMITS;

/** What a request over a limit is told, in the order in which the limits are checked. */
const refusals: Record<Limit, (most: number, asked: number) => string> = {
  depth: (most, asked) => `A request may nest ${most} deep; this one nests ${asked}.`,
  aliases: (most, asked) => `A request may use ${most} aliases; this one uses ${asked}.`,
  introspection: (most, asked) =>
    `A request may select ${most} fields of introspection; this one selects ${asked}.`,
  nodes: (most, asked) =>
    `A request may ask for ${most} nodes (the sum of "first" and "last", nested ones multiplied); this one asks for ${asked}.`,
  lists: (most, asked) =>
    `A request may read ${most} lists (nested ones multiplied); this one reads ${asked}.`,
};

/** @throws BAD_USER_INPUT with HTTP 400 for a cost beyond `LIMITS`, naming the limit. */
export function enforceLimits(cost: Cost): void {
  for (const limit of Object.keys(refusals) as Limit[]) {
    if (cost[limit] > LIMITS[limit]) throw overLimit(refusals[limit](LIMITS[limit], cost[limit]));
  }
}

/** How many nodes one request pays for. */
const NODES_PER_REQUEST = 100;
/**
 * How many fields one request pays for: 50 of each node. An artifact with its edge and all that formats say
 * of it has fewer.
 */
const FIELDS_PER_REQUEST = 50 * NODES_PER_REQUEST;
/** How many characters of a response one request pays for: 5,000 of each node. */
const CHARACTERS_PER_REQUEST = 5_000 * NODES_PER_REQUEST;

/**
 * How many requests an operation is worth. A search can take as long for one node as for a
 * hundred, and fields of introspection take as long as nodes.
 */
export function requestsOf({ lists, lookups, nodes, fields, introspection }: Cost): number {
  return Math.max(
    1,
    lists + lookups,
    Math.ceil((nodes + introspection) / NODES_PER_REQUEST),
    Math.ceil(fields / FIELDS_PER_REQUEST),
  );
}

/** How many requests the texts of a response are worth. */
export function requestsOfText(data: unknown): number {
  return Math.ceil(textLength(data) / CHARACTERS_PER_REQUEST);
}

function textLength(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((total: number, part) => total + textLength(part), 0);
}

/** As `requestsOfText`, with a cheap bound first: a body is at least as long as its texts. */
export function requestsOfBody(data: unknown, bodyLength: number): number {
  return bodyLength <= CHARACTERS_PER_REQUEST ? 1 : requestsOfText(data);
}

const ZERO_COST: Cost = {
  lists: 0,
  lookups: 0,
  nodes: 0,
  fields: 0,
  depth: 0,
  aliases: 0,
  introspection: 0,
};

function sum(costs: Cost[]): Cost {
  return costs.reduce(
    (total, cost) => ({
      lists: total.lists + cost.lists,
      lookups: total.lookups + cost.lookups,
      nodes: total.nodes + cost.nodes,
      fields: total.fields + cost.fields,
      depth: Math.max(total.depth, cost.depth),
      aliases: total.aliases + cost.aliases,
      introspection: total.introspection + cost.introspection,
    }),
    ZERO_COST,
  );
}

/**
 * What a root field without pages reads: a mutation one object; a query a list, or the object that
 * its arguments name. A field such as `viewer` reads nothing itself.
 */
function rootReads(
  { type, args }: GraphQLField<unknown, unknown>,
  isMutation: boolean,
): Pick<Cost, 'lists' | 'lookups'> {
  if (isMutation) return { lists: 0, lookups: 1 };
  if (isListType(getNullableType(type))) return { lists: 1, lookups: 0 };
  return { lists: 0, lookups: args.length > 0 ? 1 : 0 };
}

/** How many items a field requests: a page of a list, or objects that are looked up one by one. */
interface ListSize {
  isPage: boolean;
  count: number;
}

/** The types of the fields that every schema has. */
const metaTypes: Readonly<Record<string, string>> = { __schema: '__Schema', __type: '__Type' };

/** Measures a validated operation. Each fragment is measured once, also when it is spread often. */
class OperationMeter {
  private readonly fragmentCosts = new Map<string, Cost>();

  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly variables: Record<string, unknown>,
  ) {
    const definitions = document.definitions.filter(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION,
    );
    this.fragments = new Map(definitions.map((fragment) => [fragment.name.value, fragment]));
  }

  operation({ operation, selectionSet }: OperationDefinitionNode): Cost {
    const { lists, lookups, nodes, fields, depth, aliases, introspection } = this.selections(
      selectionSet,
      this.schema.getRootType(operation)?.name,
    );
    return { lists, lookups, nodes, fields, depth, aliases, introspection };
  }

  private selections({ selections }: SelectionSetNode, typeName: string | undefined): Cost {
    return sum(
      selections
        .filter((selection) => this.isIncluded(selection))
        .map((selection) => {
          if (selection.kind === 'Field') return this.field(selection, typeName);
          if (selection.kind === 'FragmentSpread') return this.fragment(selection.name.value);
          return this.selections(
            selection.selectionSet,
            selection.typeCondition?.name.value ?? typeName,
          );
        }),
    );
  }

  private isIncluded(selection: SelectionNode): boolean {
    const skip = getDirectiveValues(GraphQLSkipDirective, selection, this.variables);
    const include = getDirectiveValues(GraphQLIncludeDirective, selection, this.variables);
    return skip?.['if'] !== true && include?.['if'] !== false;
  }

  private fragment(name: string): Cost {
    const known = this.fragmentCosts.get(name);
    if (known) return known;
    const definition = this.fragments.get(name);
    const cost = definition
      ? this.selections(definition.selectionSet, definition.typeCondition.name.value)
      : ZERO_COST;
    this.fragmentCosts.set(name, cost);
    return cost;
  }

  private field(node: FieldNode, parentName: string | undefined): Cost {
    const name = node.name.value;
    const alias = node.alias ? 1 : 0;
    const parent = this.schema.getType(parentName ?? '');
    const isMeta = parentName?.startsWith('__');
    const isRoot =
      parent === this.schema.getQueryType() || parent === this.schema.getMutationType();
    // Selected on each of a thousand nodes, __typename costs as much as any other field.
    if (name === '__typename' && !isRoot && !isMeta) {
      return { ...ZERO_COST, fields: 1, aliases: alias };
    }
    const definition =
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    const type = definition && getNamedType(definition.type);
    const below = node.selectionSet
      ? this.selections(node.selectionSet, metaTypes[name] ?? type?.name)
      : ZERO_COST;
    if (isMeta || name.startsWith('__'))
      return { ...ZERO_COST, introspection: 1 + below.introspection };
    const size = definition ? this.listSize(definition, node) : null;
    const times = size?.count ?? 1;
    const isMutation = parent === this.schema.getMutationType();
    const isPage = size?.isPage === true;
    const ofRoot = isRoot && definition ? rootReads(definition, isMutation) : ZERO_COST;
    const reads = size ? { lists: isPage ? 1 : 0, lookups: isPage ? 0 : size.count } : ofRoot;
    return {
      lists: times * below.lists + reads.lists,
      lookups: times * below.lookups + reads.lookups,
      nodes: size ? times * (1 + below.nodes) : below.nodes,
      fields: 1 + times * below.fields,
      depth: 1 + below.depth,
      aliases: below.aliases + alias,
      introspection: below.introspection,
    };
  }

  /** How many items the field's arguments request, or null without `first` and `ids`. */
  private listSize(definition: GraphQLField<unknown, unknown>, node: FieldNode): ListSize | null {
    const argument = (['first', 'ids'] as const).find((name) =>
      definition.args.some((one) => one.name === name),
    );
    if (!argument) return null;
    const values = getArgumentValues(definition, node, this.variables);
    if (argument === 'ids') return { isPage: false, count: (values['ids'] as unknown[]).length };
    // The field itself refuses an invalid page size.
    return { isPage: true, count: Math.max(0, pageSizeOf(values)) };
  }
}

/** The cost of an operation, which must be valid and have coerced variables. */
export function measureCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Cost {
  return new OperationMeter(schema, document, variables).operation(operation);
}

/** The arguments that set how many items a field requests. */
const SIZE_ARGUMENTS = ['first', 'last', 'ids'];

/** Whether an operation costs the same with all variables: no variable sets a number of items. */
export function hasFixedCost(document: DocumentNode): boolean {
  let isFixed = true;
  visit(document, {
    Argument({ name, value }) {
      if (SIZE_ARGUMENTS.includes(name.value) && value.kind === Kind.VARIABLE) isFixed = false;
    },
  });
  return isFixed;
}
