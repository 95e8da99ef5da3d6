import {
  getNamedType,
  type GraphQLResolveInfo,
  isObjectType,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { collectSubfields } from 'graphql/execution/collectFields';

/** Whether a request asks an object for none but these of its fields. */
export function asksOnly(info: GraphQLResolveInfo, fields: readonly string[]): boolean {
  const { schema, fragments, variableValues, returnType, fieldNodes } = info;
  const type = getNamedType(returnType);
  if (!isObjectType(type)) return false;
  const asked = collectSubfields(schema, fragments, variableValues, type, fieldNodes);
  return [...asked.values()].every(([node]) => node && fields.includes(node.name.value));
}

const known = new WeakMap<OperationDefinitionNode, ReadonlySet<string>>();

/** The names of all fields of a request's operation, at whatever depth; remembered with it. */
export function fieldNames({ operation, fragments }: GraphQLResolveInfo): ReadonlySet<string> {
  const remembered = known.get(operation);
  if (remembered) return remembered;
  const names = new Set<string>();
  for (const part of [operation, ...Object.values(fragments)]) {
    visit(part, { Field: ({ name }) => void names.add(name.value) });
  }
  known.set(operation, names);
  return names;
}
