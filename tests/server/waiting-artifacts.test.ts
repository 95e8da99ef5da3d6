import fc from 'fast-check';
import { ada, ben, type TestCatalogue, tokenOf } from '../support/catalogue';
import { buildArtifact } from '../support/artifact';
import { operations } from '../support/hostile/operations';
import { inLongRun } from '../support/long-run';
import { type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';
import { rawRequest } from '../support/raw';
import { SiteWithSettings } from '../support/site-with-settings';
import { examples, pages } from '../support/visited-addresses';

/** Words of the artifact that waits, which is number 1. */
const SECRETS = ['Zyxwtorque', 'Qlorbishrine'];

const STRANGERS = [
  ['a visitor', undefined],
  ['another member', ben],
] as const;

let settings: SiteWithSettings;
let fixture: OperatedCatalogue;
let catalogue: TestCatalogue;
beforeAll(async () => {
  settings = await SiteWithSettings.create({ review: 'all' });
  fixture = await startOperatedCatalogue({ site: settings.site });
  ({ catalogue } = fixture);
});
afterAll(async () => {
  await fixture.stop();
  await settings.remove();
});

/** The artifact that waits, and the number that it has. */
let waiting: string;
beforeAll(async () => {
  const [artifactName = '', historicalContext = ''] = SECRETS;
  const facts = [{ key: 'material', values: [artifactName] }];
  const input = buildArtifact({ artifactName, historicalContext, facts });
  const { data, errors } = await catalogue
    .as(ada)
    .run('mutation ($input: ArtifactInput!) { addArtifact(input: $input) { artifact { id } } }', {
      input,
    });
  expect(errors).toEqual([]);
  waiting = data.addArtifact.artifact.id;
});

const authorization = (as?: typeof ben) => as && { authorization: `Bearer ${tokenOf(as)}` };

function expectNoSecret(where: string, answer: { headers: object; body: string }) {
  const text = `${JSON.stringify(answer.headers)}${answer.body}`.toLowerCase();
  const found = SECRETS.filter((secret) => text.includes(secret.toLowerCase()));
  expect([where, found]).toEqual([where, []]);
}

const postGraphQL = (query: string, variables: unknown, as?: typeof ben) =>
  rawRequest(catalogue.url, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization(as) },
    body: JSON.stringify({ query, variables }),
  });

/** The variables of an operation, with the artifact that waits where they name one. */
function aboutWaiting(variables: unknown): unknown {
  if (typeof variables !== 'object' || variables === null) return variables;
  const named = ['id', 'artifactId'].filter((name) => name in variables);
  return { ...variables, ...Object.fromEntries(named.map((name) => [name, waiting])) };
}

it('its owner reads it', async () => {
  expect(await catalogue.as(ada).read(waiting)).toMatchObject({ artifactName: SECRETS[0] });
});

describe.each(STRANGERS)('%s', (_who, as) => {
  it.each([...Object.values(examples).flat(), ...pages])(
    'finds nothing of it at %s',
    async (example) => {
      const path = example
        .replace(/\b[123]\b/, waiting)
        .replace(':email', encodeURIComponent(ada.email));
      const accept = pages.includes(example) ? 'text/html' : '*/*';
      const headers = { accept, ...authorization(as) };
      expectNoSecret(path, await rawRequest(catalogue.url, path, { headers }));
    },
  );

  it.each(operations.filter(({ query }) => query.startsWith('query')))(
    'finds nothing of it in any field of $name',
    async ({ name, query, variables }) => {
      for (const values of fc.sample(variables, { numRuns: inLongRun(40, 10), seed: 1 })) {
        expectNoSecret(name, await postGraphQL(query, aboutWaiting(values), as));
      }
    },
  );

  it('finds nothing by its words, and is offered nothing', async () => {
    for (const text of ['zyxw', 'zyxwtorqu', 'qlorbishrnie']) {
      const { body } = await postGraphQL(
        `query ($text: String!) {
          text: artifacts(filter: { text: $text }) { totalCount suggestions }
          anywhere: artifacts(filter: { anywhere: $text }) { totalCount suggestions }
          autocomplete(text: $text) { __typename }
        }`,
        { text },
        as,
      );
      const none = { totalCount: 0, suggestions: [] };
      expect(JSON.parse(body)).toEqual({
        data: { text: none, anywhere: none, autocomplete: [] },
      });
    }
  });
});

it('is not published when the operator restores it after its deletion', async () => {
  const { id } = await catalogue.as(ada).add({ artifactName: 'Deleted torque' });
  const readAsOwner = async () => {
    const { data } = await catalogue
      .as(ada)
      .run('query ($id: ID!) { artifact(id: $id) { waits artifactName addedAt updatedAt } }', {
        id,
      });
    return data.artifact;
  };
  const before = await readAsOwner();
  await catalogue.as(ada).delete(id);
  expect(await readAsOwner()).toBeNull();
  expect(await fixture.restore(id)).toBe(
    `Artifact ${id} is restored. It was never published, and waits for review.`,
  );
  expect(await catalogue.visitor.read(id)).toBeNull();
  expect(before).toMatchObject({ waits: true, artifactName: 'Deleted torque' });
  expect(await readAsOwner()).toEqual(before);
});
