import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { routes } from '../../rest-compat/routes';
import { calls } from '../support/right-table';
import { type CallerName, callers, refused } from '../support/rights';
import { fixture } from '../support/rights-fixture';

beforeAll(() => fixture.start());
afterAll(() => fixture.stop());

/** A new artifact of the owner. */
const ownedArtifact = async () => ((await fixture.rights.as('owner').add()) as { id: string }).id;

const callerNames = Object.keys(callers) as CallerName[];

describe.each(calls)('%s', (_name, expected, call) => {
  /** An artifact to which no call was done before. */
  let untouched: string | null = null;

  it.each(callerNames)('by %s is done, or changes nothing', async (who) => {
    const id = untouched ?? (await ownedArtifact());
    const before = await fixture.rights.withToken(null).read(id);
    const outcome = await call(fixture.rights.as(who), id);
    expect(outcome).toBe(expected[who]);
    untouched = outcome === 'done' ? null : id;
    if (untouched) expect(await fixture.rights.withToken(null).read(id)).toEqual(before);
  });
});

const badTokens = Object.entries(refused);

/** Each call comes with one bad token, and each bad token with several calls: a token is checked first. */
const callsWithBadToken = calls.map(([name, , call], index) => {
  const [what, token] = badTokens[index % badTokens.length] ?? [];
  if (what === undefined || token === undefined) throw new Error('There is no bad token.');
  return { name, what, call, token };
});

it.each(callsWithBadToken)(
  '$name with $what is refused, and changes nothing',
  async ({ call, token }) => {
    const id = await ownedArtifact();
    const before = await fixture.rights.withToken(null).read(id);
    expect(await call(fixture.rights.withToken(token(fixture.rights.google)), id)).toBe(
      'UNAUTHENTICATED',
    );
    expect(await fixture.rights.withToken(null).read(id)).toEqual(before);
  },
);

it('the table has every GraphQL operation and every REST call', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const fields = (kind: 'query' | 'mutation') =>
    Object.keys(
      (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {},
    ).map((field) => `${kind} ${field}`);
  const documented = routes.map(({ method, path }) => `${method} /api${path}`);
  const expected = [
    ...fields('query'),
    ...fields('mutation'),
    ...documented,
    'GET /account/data',
    'GET /oai',
    'POST /pictures',
    'POST /sheets',
    'GET /sheets/:id/wrong.csv',
  ];
  const named = calls.map(([name]) => name);
  expect(named.sort()).toEqual(expected.sort());
});
