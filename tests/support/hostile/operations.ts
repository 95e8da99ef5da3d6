import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { json, mostly, sentence, text } from './values';

export const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

interface Operation {
  name: string;
  query: string;
  variables: fc.Arbitrary<unknown>;
}

/** Ada's artifact has the ID 1. Other artifacts are added and deleted during the tests. */
const id = fc.oneof(fc.constant('1'), fc.integer({ min: 1, max: 30 }).map(String), text);

/** Made once: its tables of characters take longer than many tries. */
const url = fc.webUrl();

/** Values of an input type: mostly valid ones, with some parts replaced by any JSON. */
export function valuesOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  const valid = validValuesOf(type);
  return mostly(isNonNullType(type) ? valid : fc.option(valid));
}

function validValuesOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  const named = getNullableType(type);
  if (isEnumType(named)) return fc.constantFrom(...named.getValues().map(({ name }) => name));
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields());
    const record = (of: (type: GraphQLInputType) => fc.Arbitrary<unknown>) =>
      fc.record(
        Object.fromEntries(
          fields.map(({ name, type }) => [name, name === 'image' ? url : of(type)]),
        ),
      );
    const more = fc.dictionary(text, json, { maxKeys: 2 });
    return fc.oneof(
      record(validValuesOf),
      record(valuesOf),
      fc.tuple(record(valuesOf), more).map(([whole, rest]) => ({ ...whole, ...rest })),
    );
  }
  if (named.toString() === 'Int') return fc.integer({ min: 1, max: 100 });
  return named.toString() === 'ID' ? id : sentence;
}

/** What stands around a field: the object types, and whether a page of a list. */
interface Around {
  types: readonly string[];
  isListed: boolean;
}

const isPage = ({ args }: GraphQLField<unknown, unknown>) =>
  args.some(({ name }) => name === 'first');

/**
 * Each root field of the schema with all its subfields, and every argument as a variable. No type
 * stands below itself, and no page below another: such a request would be too large most often.
 */
export const operations: Operation[] = (['query', 'mutation'] as const).flatMap((kind) => {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(root?.getFields() ?? {}).map((field) => operation(kind, field));
});

function operation(kind: string, root: GraphQLField<unknown, unknown>): Operation {
  const variables = new Map<string, GraphQLInputType>();

  function print(field: GraphQLField<unknown, unknown>, path: string, around: Around): string {
    const args = field.args.map(({ name, type }) => {
      variables.set(`${path}_${name}`, type);
      return `${name}: $${path}_${name}`;
    });
    const type = getNamedType(field.type);
    const types = [...around.types, type.name];
    const isListed = around.isListed || isPage(field);
    const below = isObjectType(type) ? Object.values(type.getFields()) : [];
    const fields = below
      .filter((inner) => !types.includes(getNamedType(inner.type).name))
      .filter((inner) => !(isListed && isPage(inner)))
      .map((inner) => print(inner, `${path}_${inner.name}`, { types, isListed }))
      .join(' ');
    return `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''} ${fields && `{ ${fields} }`}`;
  }

  const selection = print(root, root.name, { types: [], isListed: false });
  const declared = [...variables].map(([name, type]) => `$${name}: ${String(type)}`).join(', ');
  const values = [...variables].map(([name, type]) => [name, valuesOf(type)]);
  return {
    name: root.name,
    query: `${kind} ${declared && `(${declared})`} { ${selection} }`,
    variables: mostly(fc.record(Object.fromEntries(values), { requiredKeys: [] })),
  };
}
