import {
  coerceInputValue,
  getNullableType,
  getVariableValues,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  isRequiredInputField,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { badUserInput, type FieldErrors, unauthenticated } from '../../base/errors';
import { brokenRules, fieldName, isRecord } from './validation';

/**
 * Coerces the variables of an operation as graphql-js does, but names every offending field at once.
 * A visitor's mutation that only members may do is UNAUTHENTICATED also with invalid input.
 * @param mayBeEmpty see `brokenRules`.
 * @throws BAD_USER_INPUT; UNAUTHENTICATED.
 */
export async function coerceVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  values: Record<string, unknown>,
  { signedIn, mayBeEmpty }: { signedIn: boolean; mayBeEmpty: readonly string[] },
): Promise<Record<string, unknown>> {
  const definitions = operation.variableDefinitions ?? [];
  const { coerced } = getVariableValues(schema, definitions, values);
  if (coerced) return coerced;
  if (!signedIn && isForMembers(operation)) throw unauthenticated();

  const fields: FieldErrors = {};
  for (const { variable, type: typeNode, defaultValue } of definitions) {
    const name = variable.name.value;
    const type = typeFromAST(schema, typeNode);
    if (!isInputType(type) || (values[name] === undefined && defaultValue)) continue;
    Object.assign(fields, await offendingFields(type, name, values[name], mayBeEmpty));
  }
  throw badUserInput('The variables are not valid.', fields);
}

/** Whether a visitor may not do all of the operation's mutations, as `@Authorized` says. */
function isForMembers({ operation, selectionSet }: OperationDefinitionNode): boolean {
  if (operation !== 'mutation') return false;
  const { mutations } = getMetadataStorage();
  return selectionSet.selections.some(
    (selection) =>
      selection.kind !== Kind.FIELD ||
      mutations.find(({ schemaName }) => schemaName === selection.name.value)?.roles !== undefined,
  );
}

async function offendingFields(
  type: GraphQLInputType,
  variable: string,
  value: unknown,
  mayBeEmpty: readonly string[],
): Promise<FieldErrors> {
  const wrongTypes = Object.fromEntries(
    unknownFields(type, value, [variable]).map((path) => [
      fieldName(path),
      'There is no such field.',
    ]),
  );
  coerceInputValue(declaredFields(type, value), type, (path, invalid, error) => {
    wrongTypes[fieldName([variable, ...path])] =
      invalid == null ? 'Please fill in this field.' : error.message;
  });
  const InputClass = inputClassOf(type);
  const rules =
    InputClass && isRecord(value)
      ? await brokenRules(Object.assign(new InputClass(), value), mayBeEmpty)
      : {};
  return { ...rules, ...wrongTypes };
}

/** The class whose decorators hold the rules of an input object. */
function inputClassOf(type: GraphQLInputType): (new () => object) | undefined {
  const name = getNullableType(type).toString();
  const metadata = getMetadataStorage().inputTypes.find((inputType) => inputType.name === name);
  return metadata?.target as (new () => object) | undefined;
}

type Path = readonly (string | number)[];

/** Where the value has fields that the type has not: graphql-js reports these at their object, without their names. */
function unknownFields(type: GraphQLInputType, value: unknown, path: Path): Path[] {
  const nullable = getNullableType(type);
  if (isListType(nullable) && Array.isArray(value)) {
    return value.flatMap((entry, place) => unknownFields(nullable.ofType, entry, [...path, place]));
  }
  if (!isInputObjectType(nullable) || !isRecord(value)) return [];
  const fields = nullable.getFields();
  return Object.entries(value).flatMap(([name, part]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field ? unknownFields(field.type, part, [...path, name]) : [[...path, name]];
  });
}

/**
 * The value with all fields of the type. An absent required field becomes null, because graphql-js names
 * the field for null, and only its object for an absent field.
 */
function declaredFields(type: GraphQLInputType, value: unknown): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable) && Array.isArray(value)) {
    return value.map((entry) => declaredFields(nullable.ofType, entry));
  }
  if (!isInputObjectType(nullable) || !isRecord(value)) return value;
  const fields = Object.values(nullable.getFields());
  return Object.fromEntries(
    fields.map((field) => {
      const absent = isRequiredInputField(field) ? null : undefined;
      const part = value[field.name] ?? absent;
      return [field.name, part == null ? part : declaredFields(field.type, part)];
    }),
  );
}
