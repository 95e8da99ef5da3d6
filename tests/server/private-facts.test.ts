import fc from 'fast-check';
import { fillDerivedColumns } from '../../server/catalogue/artifacts/fill-derived-columns';
import { ada, ben, member, tokenOf } from '../support/catalogue';
import { operations } from '../support/hostile/operations';
import { inLongRun } from '../support/long-run';
import { type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';
import { rawRequest } from '../support/raw';
import { factInputs, FACTS, SiteWithFacts } from '../support/site-with-facts';
import { examples, pages } from '../support/visited-addresses';

/** A fact that is declared when the artifacts are written, and not later. */
const FORMER = { key: 'former', label: 'Former', kind: 'terms', facet: true };
/** Values of private facts, of versions too, and of the fact that is declared no more. */
const VAULT = 'Zyxwvault';
const CELLAR = 'Zyxwcellar';
const QLORBIUM = 'Qlorbium';

/** Who asks: a visitor, or a member to whom no artifact belongs. */
const STRANGERS = [
  ['a visitor', undefined],
  ['another member', ben],
] as const;
type Stranger = (typeof STRANGERS)[number][1];

let declared: SiteWithFacts;
let fixture: OperatedCatalogue;
/** Artifact 1 is shown, 2 hidden and 3 deleted: see `examples`. */
beforeAll(async () => {
  declared = await SiteWithFacts.create([...FACTS, FORMER]);
  fixture = await startOperatedCatalogue({ site: declared.site });
  const { catalogue } = fixture;
  const facts = (store: string) =>
    factInputs({ material: ['Bronze'], store: [store], former: [QLORBIUM] });
  for (const store of [VAULT, CELLAR]) {
    const changed = { artifactName: 'Bronze mirror of Luoyang', ...facts(store) };
    expect((await catalogue.as(member(1)).update('1', changed)).errors).toEqual([]);
  }
  for (const id of ['2', '3', '4']) {
    expect(await catalogue.as(ada).add(facts(CELLAR))).toMatchObject({ id });
  }
  await fixture.hide('2');
  await catalogue.as(ada).delete('3');
  // As a start, or a reload, does.
  await declared.declare(FACTS);
  await fillDerivedColumns(catalogue.database, declared.site.get().record);
});
afterAll(async () => {
  await fixture.stop();
  await declared.remove();
});

function expectNoSecret(where: string, answer: { headers: object; body: string }) {
  const text = `${JSON.stringify(answer.headers)}${answer.body}`.toLowerCase();
  const found = [VAULT, CELLAR, QLORBIUM].filter((secret) => text.includes(secret.toLowerCase()));
  expect([where, found]).toEqual([where, []]);
}

const authorization = (as: Stranger) => as && { authorization: `Bearer ${tokenOf(as)}` };

const postGraphQL = (query: string, variables: unknown, as: Stranger) =>
  rawRequest(fixture.catalogue.url, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization(as) },
    body: JSON.stringify({ query, variables }),
  });

it('the owner reads what is private', async () => {
  const { data } = await fixture.catalogue
    .as(member(1))
    .run('{ artifact(id: "1") { facts { key values { text } } } }');
  expect(JSON.stringify(data)).toContain(CELLAR);
});

describe.each(STRANGERS)('%s', (_who, as) => {
  it.each([...Object.values(examples).flat(), ...pages])(
    'reads no private fact at %s',
    async (example) => {
      const { data } = await fixture.catalogue.visitor.run(
        '{ artifact(id: "1") { contributor { id } } }',
      );
      const path = example
        .replace(':contributor', data.artifact.contributor.id)
        .replace(':email', encodeURIComponent(ada.email));
      const accept = pages.includes(example) ? 'text/html' : '*/*';
      const headers = { accept, ...authorization(as) };
      expectNoSecret(path, await rawRequest(fixture.catalogue.url, path, { headers }));
    },
  );

  it.each(operations.filter(({ query }) => query.startsWith('query')))(
    'reads no private fact in any field of $name',
    async ({ name, query, variables }) => {
      for (const values of fc.sample(variables, { numRuns: inLongRun(40, 10), seed: 1 })) {
        expectNoSecret(name, await postGraphQL(query, values, as));
      }
    },
  );

  // Parts of the values and near words, because an answer may repeat what is asked.
  it.each(['Zyxw', 'zyxwvaul', 'Zyxwvalut', 'Zyxwcelar', 'Qlorb', 'qlorbuim'])(
    'finds nothing by %j, and is offered nothing',
    async (text) => {
      const { body } = await postGraphQL(
        `query ($text: String!) {
          text: artifacts(filter: { text: $text }) { totalCount suggestions }
          anywhere: artifacts(filter: { anywhere: $text }) { totalCount suggestions }
          search: artifacts(filter: { search: $text }) { totalCount suggestions }
          autocomplete(text: $text) { __typename }
        }`,
        { text },
        as,
      );
      const none = { totalCount: 0, suggestions: [] };
      expect(JSON.parse(body)).toEqual({
        data: { text: none, anywhere: none, search: none, autocomplete: [] },
      });
    },
  );

  it.each(['store', 'former'])('cannot narrow or browse by %s', async (key) => {
    const list = 'query ($filter: ArtifactFilter) { artifacts(filter: $filter) { totalCount } }';
    const refused = await postGraphQL(list, { filter: { facts: [{ key, value: 'Zyxw' }] } }, as);
    expect(refused.body).toContain('BAD_USER_INPUT');
    expectNoSecret(key, refused);
    const values = 'query ($key: String!) { factValues(key: $key) { edges { node { value } } } }';
    const browsed = await postGraphQL(values, { key }, as);
    expect(JSON.parse(browsed.body)).toEqual({ data: { factValues: null } });
  });
});

it('a member reads no private fact of others in the history, in refusals and in their own data', async () => {
  const stranger = fixture.catalogue.as(ben);
  const history = await postGraphQL(
    '{ artifactHistory(artifactId: "1") { edges { node { changes { field before after } } } } }',
    {},
    ben,
  );
  expect(history.body).toContain('facts.material');
  expectNoSecret('history', history);
  const refused = await stranger.update('1', factInputs({ store: ['x'], former: ['x'] }));
  expect(refused.errors.length).toBeGreaterThan(0);
  expectNoSecret('refusal', { headers: {}, body: JSON.stringify(refused) });
  const own = await stranger.fetch('GET', '/account/data');
  expectNoSecret('own data', { headers: {}, body: await own.text() });
});
