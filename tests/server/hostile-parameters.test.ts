import 'reflect-metadata';
import {
  getNamedType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';
import { createRenderer } from '../../client/render';
import { buildArtifact, member, tokenOf } from '../support/catalogue';
import { operations, schema } from '../support/hostile/operations';
import { Trial } from '../support/hostile/trial';
import { inLongRun } from '../support/long-run';
import { draw } from '../support/picture-catalogue';
import { routesOf } from '../support/routes';

/** Texts that no header, no name of a file or no statement takes as they are. */
const ALL_TEXTS = [
  ...[
    '\0',
    '\n',
    'a\r\nb: c',
    '\x7f',
    '中',
    '🏺',
    '\ud800',
    '%',
    "'",
    '..',
    '../../etc/passwd',
    'a/b',
  ],
  ...['-1', '1e9', '99999', '2147483647', '2147483648', '1'.repeat(10_000), 'a'.repeat(260)],
  ...[`${'9'.repeat(260)}.webp`, `${'9'.repeat(260)},1`],
];
/** Every third: some of the controls, of the paths, of the numbers and of the long texts. */
const TEXTS = inLongRun(
  ALL_TEXTS,
  ALL_TEXTS.filter((_, nth) => nth % 3 === 0),
);
const encoded = TEXTS.map((text) => encodeURIComponent(text.toWellFormed()));
/** Escapes that are no text, or are decoded to another part of the address. */
const SEGMENTS = [...encoded, '%ED%A0%80', '%ff', '%2e%2e', '%zz'];

const moderator = { ...member(7), isModerator: true };
const authorization = `Bearer ${tokenOf(moderator, 1, 1)}`;

let trial: Trial;
let picture: string;
beforeAll(async () => {
  trial = await Trial.start({ createRenderer });
  const { body } = await trial.catalogue.as(moderator).upload(await draw(64, 48));
  picture = new URL(body.url).pathname.split('/')[2] ?? '';
  await trial.catalogue.as(moderator).add({ image: body.url });
  await trial.catalogue.as(member(8)).add();
});
afterEach(() => trial.expectUnharmed());
afterAll(() => trial.stop());

it('no decoded part of a path makes a route fail', async () => {
  const routes = routesOf(trial.catalogue).filter(({ path }) => path.includes(':'));
  expect(routes.length).toBeGreaterThan(10);
  for (const { path, methods } of routes) {
    for (const address of attacksOn(path)) await send(address, methods);
  }
});

/** The addresses of a route with each part replaced in turn. */
function attacksOn(path: string): Set<string> {
  const parameters = path.match(PARAMETER) ?? [];
  const addresses = new Set<string>();
  for (const attacked of parameters.keys()) {
    for (const id of ['1', picture]) {
      const valid: Record<string, string> = {
        ...{ file: 'full.webp', region: 'full', size: '64,48' },
        id,
      };
      for (const segment of SEGMENTS) {
        let nth = -1;
        addresses.add(
          path.replace(PARAMETER, (parameter) => {
            nth += 1;
            return nth === attacked ? segment : (valid[parameter.slice(1)] ?? '1');
          }),
        );
      }
    }
  }
  return addresses;
}

it('no parameter behind the path makes a route fail', async () => {
  let sent = 0;
  for (const { path, methods } of routesOf(trial.catalogue)) {
    const address = path.replace(PARAMETER, '1');
    for (const name of trial.catalogue.parametersOf(address)) {
      sent += 1;
      // oEmbed answers 501 to a format that a provider does not have.
      if (path === '/oembed' && name === 'format') continue;
      for (const text of encoded) await send(`${address}?${name}=${text}`, methods);
    }
  }
  expect(sent).toBeGreaterThan(20);
});

const PARAMETER = /:\w+(\|:\w+)?(\([^)]*\))?/g;

function send(address: string, methods: readonly string[]) {
  const method = methods.includes('GET') ? 'GET' : (methods[0] ?? '');
  const json = { body: '{}', headers: { authorization, 'content-type': 'application/json' } };
  return trial.send('member', address, {
    method,
    ...(method === 'GET' ? { headers: { authorization } } : json),
  });
}

const attacked = operations.flatMap(({ name, query }) =>
  variablesOf(query)
    .filter(({ type }) => hasText(type))
    .map((variable) => ({ name, query, variable: variable.name })),
);

it('the schema has texts to attack', () => expect(attacked.length).toBeGreaterThan(30));

it.each(attacked)('no text makes $name fail ($variable)', async ({ query, variable }) => {
  for (const text of TEXTS) {
    const variables = Object.fromEntries(
      variablesOf(query).map(({ name, type }) => [
        name,
        name === variable ? valueOf(type, text) : valueOf(type),
      ]),
    );
    await trial.post('member', JSON.stringify({ query, variables }), { authorization });
  }
});

function variablesOf(query: string): { name: string; type: GraphQLInputType }[] {
  return parse(query).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    return (definition.variableDefinitions ?? []).flatMap(({ variable, type: node }) => {
      const type = typeFromAST(schema, node);
      return isInputType(type) ? { name: variable.name.value, type } : [];
    });
  });
}

function hasText(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return isText(named);
  return Object.values(named.getFields()).some((field) => hasText(field.type));
}

function isText({ name }: { name: string }): boolean {
  return name === 'ID' || name === 'String';
}

/** A value of the type: a valid one, or one whose texts are all this text. */
function valueOf(type: GraphQLInputType, text?: string): unknown {
  const isRequired = isNonNullType(type);
  const named = getNamedType(type);
  if (isText(named)) {
    if (text !== undefined) return text;
    return isRequired ? '3' : undefined;
  }
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (isInputObjectType(named)) {
    if (named.name === 'ArtifactInput' && text === undefined) return buildArtifact();
    const fields = Object.values(named.getFields());
    return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, text)]));
  }
  return isRequired ? { Int: 1, Boolean: true }[named.name] : undefined;
}
