import { getNamedType, type GraphQLResolveInfo, isObjectType } from 'graphql';
import { collectSubfields } from 'graphql/execution/collectFields';

/** Whether a request asks an object for none but these of its fields. */
export function asksOnly(info: GraphQLResolveInfo, fields: readonly string[]): boolean {
  const { schema, fragments, variableValues, returnType, fieldNodes } = info;
  const type = getNamedType(returnType);
  if (!isObjectType(type)) return false;
  const asked = collectSubfields(schema, fragments, variableValues, type, fieldNodes);
  return [...asked.values()].every(([node]) => node && fields.includes(node.name.value));
}
