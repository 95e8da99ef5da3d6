import {
  type GraphQLResolveInfo,
  isObjectType,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { Extensions } from 'type-graphql';
import type { Dependency } from '../changes/changes';
import type { Context } from './context';

/**
 * Names the columns that a computed field reads. Without it, a field reads the column of its own
 * name.
 */
export const Reads = (...columns: string[]): PropertyDecorator & MethodDecorator =>
  Extensions({ reads: columns });

/** What a service needs to know of the request that reads. */
export interface Selection {
  /** The columns that the request's fields of the type read. */
  columns: ReadonlySet<string>;
  /** Records what the response depends on. */
  dependsOn: (dependency: Dependency) => void;
}

/** What an operation selects of one object type, wherever in the operation it stands. */
export function selectionOf(
  { pendingResponse }: Context,
  info: GraphQLResolveInfo,
  typeName: string,
): Selection {
  return {
    columns: columnsOf(info, typeName),
    dependsOn: (dependency) => pendingResponse?.dependsOn(dependency),
  };
}

const known = new WeakMap<OperationDefinitionNode, Map<string, ReadonlySet<string>>>();

function columnsOf(info: GraphQLResolveInfo, typeName: string): ReadonlySet<string> {
  const byType = known.get(info.operation) ?? new Map<string, ReadonlySet<string>>();
  known.set(info.operation, byType);
  const columns = byType.get(typeName) ?? readColumns(info, typeName);
  byType.set(typeName, columns);
  return columns;
}

function readColumns(
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
        const reads = (field?.extensions['reads'] ?? [name]) as readonly string[];
        if (field) for (const column of reads) columns.add(column);
      },
    });
  }
  return columns;
}
