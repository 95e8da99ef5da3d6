import {
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
 * type in the operation, at any depth.
 */
export const SelectedColumns = (typeName: string) =>
  createParameterDecorator<Context>(
    ({ context, info }) => new Selection(context.pendingResponse, selectedColumns(info, typeName)),
  );

const known = new WeakMap<OperationDefinitionNode, Map<string, ReadonlySet<string>>>();

function selectedColumns(info: GraphQLResolveInfo, typeName: string): ReadonlySet<string> {
  let byType = known.get(info.operation);
  if (!byType) known.set(info.operation, (byType = new Map<string, ReadonlySet<string>>()));
  let columns = byType.get(typeName);
  if (!columns) byType.set(typeName, (columns = findColumns(info, typeName)));
  return columns;
}

function findColumns(
  { schema, operation, fragments }: GraphQLResolveInfo,
  typeName: string,
): ReadonlySet<string> {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`The schema has no object type ${typeName}.`);
  const fields = type.getFields();
  const columns = new Set<string>();
  for (const part of [operation, ...Object.values(fragments)]) {
    visit(part, {
      Field({ name: { value: name } }) {
        const field = fields[name];
        if (!field) return;
        const needed = (field.extensions['needsColumns'] ?? [name]) as readonly string[];
        for (const column of needed) columns.add(column);
      },
    });
  }
  return columns;
}
