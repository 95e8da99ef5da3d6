import {
  type ASTNode,
  type FieldNode,
  type GraphQLResolveInfo,
  isObjectType,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { createParameterDecorator, Extensions } from 'type-graphql';
import type { Tag } from '../../database/change';
import type { PendingResponse } from '../response-cache/pending-response';
import type { Context } from './context';

/**
 * Names the columns or fields that a computed field needs. Without it, a field needs the column with its
 * name.
 */
export const NeedsColumns = (...columns: string[]): PropertyDecorator & MethodDecorator =>
  Extensions({ needsColumns: columns });

/** What a service needs to know of the request that reads rows of a type. */
export class Selection {
  constructor(
    private readonly pendingResponse: PendingResponse | undefined,
    /** The columns that the request's fields of the type need. */
    readonly columns: ReadonlySet<string>,
  ) {}

  /** Tags the response by what it shows. */
  tag(tag: Tag): void {
    this.pendingResponse?.tag(tag);
  }
}

/**
 * A parameter of a resolver's method: a `Selection` with the columns of every selection of an object
 * type within the resolver's field, at any depth.
 */
export const SelectedColumns = (typeName: string) =>
  createParameterDecorator<Context>(
    ({ context, info }) => new Selection(context.pendingResponse, selectedColumns(info, typeName)),
  );

/** The columns of a type in a field, which has several nodes where an operation selects it repeatedly. */
interface Found {
  nodes: readonly FieldNode[];
  typeName: string;
  columns: ReadonlySet<string>;
}

/** What was found in an operation. */
class FoundColumns {
  private readonly byFirstNode = new Map<FieldNode | undefined, Found[]>();
  private readonly byNames = new Map<string, ReadonlySet<string>>();

  of(info: GraphQLResolveInfo, typeName: string): ReadonlySet<string> {
    const { fieldNodes: nodes } = info;
    // A node of a fragment may stand first in several places, with other nodes behind it.
    const ofFirst = this.byFirstNode.get(nodes[0]) ?? [];
    const isSame = (found: Found) =>
      found.typeName === typeName &&
      found.nodes.length === nodes.length &&
      found.nodes.every((node, nth) => node === nodes[nth]);
    const found = ofFirst.find(isSame);
    if (found) return found.columns;
    const columns = this.intern(findColumns(info, typeName));
    this.byFirstNode.set(nodes[0], [...ofFirst, { nodes, typeName, columns }]);
    return columns;
  }

  /** Equal columns are one object, by which `ArtifactLoader` joins what several fields read. */
  private intern(columns: ReadonlySet<string>): ReadonlySet<string> {
    const names = [...columns].sort().join(' ');
    const existing = this.byNames.get(names);
    if (!existing) this.byNames.set(names, columns);
    return existing ?? columns;
  }
}

const known = new WeakMap<OperationDefinitionNode, FoundColumns>();

function selectedColumns(info: GraphQLResolveInfo, typeName: string): ReadonlySet<string> {
  const found = known.get(info.operation) ?? new FoundColumns();
  known.set(info.operation, found);
  return found.of(info, typeName);
}

function findColumns(
  { schema, fieldNodes, fragments }: GraphQLResolveInfo,
  typeName: string,
): ReadonlySet<string> {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`The schema has no object type ${typeName}.`);
  const fields = type.getFields();
  const columns = new Set<string>();
  const spread = new Set<string>();
  const collect = (part: ASTNode): void => {
    visit(part, {
      Field({ name: { value: name } }) {
        const field = fields[name];
        if (!field) return;
        const needed = (field.extensions['needsColumns'] ?? [name]) as readonly string[];
        for (const column of needed) columns.add(column);
      },
      FragmentSpread({ name: { value: name } }) {
        const fragment = fragments[name];
        if (!fragment || spread.has(name)) return;
        spread.add(name);
        collect(fragment);
      },
    });
  };
  for (const { selectionSet } of fieldNodes) if (selectionSet) collect(selectionSet);
  return columns;
}
