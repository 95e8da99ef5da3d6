import fc from 'fast-check';
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isRequiredArgument,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
} from 'graphql';
import { schema } from './operations';

type Field = GraphQLField<unknown, unknown>;

const DEPTH = 5;
const VARIABLES = [
  ['$yes', 'Boolean! = true'],
  ['$no', 'Boolean! = false'],
] as const;

const directive = fc.oneof(
  { weight: 25, arbitrary: fc.constant('') },
  fc.constantFrom('@include(if: $yes)', '@skip(if: $yes)', '@include(if: $no) @skip(if: true)'),
);
const alias = fc.nat().map((n) => `a${n}: `);

function literal(type: GraphQLInputType): fc.Arbitrary<string> {
  const named = getNamedType(type);
  if (isEnumType(named)) return fc.constantFrom(...named.getValues().map(({ name }) => name));
  if (isInputObjectType(named)) {
    return argumentsOf(Object.values(named.getFields())).map((fields) => `{${fields}}`);
  }
  if (named.name === 'Int') return fc.constantFrom('1', '2', '30', '100', '0', '-0', 'null');
  if (named.name === 'Boolean') return fc.constantFrom('true', 'false');
  return fc.constantFrom('"1"', '"2"', '"mirror"', '"https://example.org/a"', '"""\n a """', '""');
}

function argumentsOf(args: readonly Pick<GraphQLArgument, 'name' | 'type'>[]) {
  const texts = args.map(({ name, type }) => literal(type).map((value) => `${name}: ${value}`));
  return fc.tuple(...texts).map((all) => all.join(', '));
}

/** A field. Without an alias its arguments are the same everywhere, so that fields can merge. */
function fieldText(field: Field, depth: number): fc.Arbitrary<string> {
  const { name, args } = field;
  const type = getNamedType(field.type);
  const below = isObjectType(type) ? selections(type, depth - 1) : fc.constant('');
  const required = args.filter(isRequiredArgument);
  const ids = required.map((arg) => `${arg.name}: "1"`);
  const plain = fc.constant(ids.length > 0 ? `${name}(${ids.join(', ')})` : name);
  const someArguments =
    args.length > 0 ? argumentsOf(args).map((all) => `(${all})`) : fc.constant('');
  const aliased = fc.tuple(alias, someArguments).map(([a, all]) => a + name + all);
  const needsInput = required.some((arg) => isInputObjectType(getNamedType(arg.type)));
  const head = needsInput ? aliased : fc.oneof({ weight: 4, arbitrary: plain }, aliased);
  return fc.tuple(head, directive, below).map((parts) => parts.join(' '));
}

const cache = new Map<string, fc.Arbitrary<string>>();

/** A selection of a type's fields, some of them in fragments if `mayFragment`. */
function selections(
  type: GraphQLObjectType,
  depth: number,
  mayFragment = true,
): fc.Arbitrary<string> {
  const key = `${type.name} ${depth} ${mayFragment}`;
  const found = cache.get(key) ?? makeSelections(type, depth, mayFragment);
  cache.set(key, found);
  return found;
}

function makeSelections(type: GraphQLObjectType, depth: number, mayFragment: boolean) {
  const meta = type === schema.getQueryType() ? [SchemaMetaFieldDef, TypeMetaFieldDef] : [];
  const fields = [...Object.values(type.getFields()), ...meta].filter(
    (field) => depth > 0 || !isObjectType(getNamedType(field.type)),
  );
  const field = fc.oneof(
    fc.constant('__typename'),
    ...fields.map((definition) => fieldText(definition, depth)),
  );
  const either = mayFragment
    ? fc.oneof({ weight: 3, arbitrary: field }, fragment(type, depth))
    : field;
  return fc.array(either, { minLength: 1, maxLength: 4 }).map((all) => `{ ${all.join(' ')} }`);
}

/** An inline fragment, or the spread of the named fragment of the type. */
function fragment(type: GraphQLObjectType, depth: number): fc.Arbitrary<string> {
  const { name } = type;
  const inline = fc.tuple(directive, selections(type, depth, false));
  const inlined = inline.map((parts) => `... on ${name} ${parts.join(' ')}`);
  if (isIntrospectionType(type)) return inlined;
  return fc.oneof(
    inlined,
    directive.map((text) => `...On${name} ${text}`),
  );
}

const isOwn = (type: GraphQLNamedType): type is GraphQLObjectType =>
  isObjectType(type) && !isIntrospectionType(type);
const types = Object.values(schema.getTypeMap()).filter(isOwn);

/** One named fragment for each type. */
const fragments = fc.tuple(
  ...types.map((type) => fc.tuple(fc.constant(type.name), selections(type, 2, false))),
);

/** Adds the fragments that a document uses, directly or through other fragments. */
function complete(text: string, known: readonly (readonly [string, string])[]): string {
  const missing = known.find(
    ([name]) => text.includes(`...On${name} `) && !text.includes(`fragment On${name} `),
  );
  if (!missing) return text;
  const [name, body] = missing;
  return complete(`${text}\nfragment On${name} on ${name} ${body}`, known);
}

/** Documents that are valid, except for too many aliases or too much depth in introspection. */
function documents(kind: string, root: GraphQLObjectType | null | undefined) {
  if (!root) throw new Error(`The schema has no ${kind}.`);
  return fc.tuple(selections(root, DEPTH), fragments).map(([operation, bodies]) => {
    const text = complete(operation, bodies);
    const declared = VARIABLES.filter(([name]) => text.includes(`(if: ${name})`));
    const list = declared.map((variable) => variable.join(': ')).join(', ');
    return `${kind} ${list && `(${list})`} ${text}`;
  });
}

export const queries = documents('query', schema.getQueryType());
export const mutations = documents('mutation', schema.getMutationType());
