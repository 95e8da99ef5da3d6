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
const VARIABLES = ['$yes: Boolean! = true', '$no: Boolean! = false'];

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

/** A field; without an alias it has the same arguments everywhere, so that all can be merged. */
function fieldText(field: Field, depth: number): fc.Arbitrary<string> {
  const { name, args } = field;
  const type = getNamedType(field.type);
  const below = isObjectType(type) ? selections(type, depth - 1) : fc.constant('');
  const required = args.filter(isRequiredArgument);
  const ids = required.map((arg) => `${arg.name}: "1"`);
  const plain = fc.constant(ids.length > 0 ? `${name}(${ids.join(', ')})` : name);
  const given = args.length > 0 ? argumentsOf(args).map((all) => `(${all})`) : fc.constant('');
  const aliased = fc.tuple(alias, given).map(([a, all]) => a + name + all);
  const needsInput = required.some((arg) => isInputObjectType(getNamedType(arg.type)));
  const head = needsInput ? aliased : fc.oneof({ weight: 2, arbitrary: plain }, aliased);
  return fc.tuple(head, directive, below).map((parts) => parts.join(' '));
}

const known = new Map<string, fc.Arbitrary<string>>();

/** A selection of a type's fields, some of them in fragments. */
function selections(
  type: GraphQLObjectType,
  depth: number,
  fragments = true,
): fc.Arbitrary<string> {
  const key = `${type.name} ${depth} ${fragments}`;
  const found = known.get(key) ?? makeSelections(type, depth, fragments);
  known.set(key, found);
  return found;
}

function makeSelections(type: GraphQLObjectType, depth: number, fragments: boolean) {
  const meta = type === schema.getQueryType() ? [SchemaMetaFieldDef, TypeMetaFieldDef] : [];
  const fields = [...Object.values(type.getFields()), ...meta].filter(
    (field) => depth > 0 || !isObjectType(getNamedType(field.type)),
  );
  const inline = fragments ? selections(type, depth, false) : fc.constant('{ __typename }');
  const inlined = fc
    .tuple(directive, inline)
    .map((parts) => `... on ${type.name} ${parts.join(' ')}`);
  const spread = directive.map((text) => `...On${type.name} ${text}`);
  const one = fc.oneof(
    fc.constant('__typename'),
    { weight: 8, arbitrary: fc.oneof(...fields.map((field) => fieldText(field, depth))) },
    ...(fragments ? [{ weight: 2, arbitrary: inlined }] : []),
    ...(fragments && !isIntrospectionType(type) ? [{ weight: 2, arbitrary: spread }] : []),
  );
  return fc.array(one, { minLength: 1, maxLength: 4 }).map((all) => `{ ${all.join(' ')} }`);
}

const isOwn = (type: GraphQLNamedType): type is GraphQLObjectType =>
  isObjectType(type) && !isIntrospectionType(type);
const types = Object.values(schema.getTypeMap()).filter(isOwn);

/** Valid documents; a type has one fragment, which may be spread in many places. */
function documents(kind: string, root: GraphQLObjectType | null | undefined) {
  if (!root) throw new Error(`The schema has no ${kind}.`);
  const bodies = types.map((type) =>
    selections(type, 2, false).map((text) => [type.name, text] as const),
  );
  return fc.tuple(selections(root, DEPTH), ...bodies).map(([operation, ...fragments]) => {
    let text = operation;
    // As often as fragments can spread fragments.
    for (const _ of fragments) {
      for (const [name, body] of fragments) {
        const isMissing = text.includes(`...On${name} `) && !text.includes(`fragment On${name} `);
        if (isMissing) text += `\nfragment On${name} on ${name} ${body}`;
      }
    }
    const declared = VARIABLES.filter((variable) =>
      text.includes(`${variable.split(':', 1).join()})`),
    );
    return `${kind} ${declared.length > 0 ? `(${declared.join(', ')})` : ''} ${text}`;
  });
}

export const queries = documents('query', schema.getQueryType());
export const mutations = documents('mutation', schema.getMutationType());
