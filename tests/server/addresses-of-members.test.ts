import fc from 'fast-check';
import { type Caller } from '../support/caller';
import { operations } from '../support/hostile/operations';
import { inLongRun } from '../support/long-run';
import { member, tokenOf } from '../support/catalogue';
import { CurrentSite } from '../../server/site/current-site';
import { rawRequest } from '../support/raw';
import { type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';
import { routesOf } from '../support/routes';
import { examples, pages } from '../support/visited-addresses';

const mona = { uid: 'mona', email: 'Mona@members.example', displayName: 'Mona Marsh' };
const oskar = { uid: 'oskar', email: 'oskar@members.example', displayName: null };
/** A second member, whose own address may be in the answers. */
const vera = { uid: 'vera', email: 'vera@elsewhere.example', displayName: 'Vera Voss' };
const REPORTER = 'reporter@visitors.example';
const OPERATOR = 'curator@antiquary.example';

/** The built-in site, with another choice about addresses from one moment to the next. */
class ChoosingSite extends CurrentSite {
  showAddresses = true;

  override get() {
    return { ...super.get(), showAddresses: this.showAddresses };
  }
}

const site = new ChoosingSite(null);
let fixture: OperatedCatalogue;
beforeAll(async () => {
  fixture = await startOperatedCatalogue({ contact: OPERATOR, site });
  const { catalogue } = fixture;
  const report = (caller: Caller, id: number, email?: string) =>
    caller.run(
      `mutation ($input: ReportInput!) { reportArtifact(artifactId: ${id}, input: $input) { receipt } }`,
      { input: { reason: 'OTHER', text: 'A modern cast.', email } },
    );
  for (const id of ['2', '3']) expect(await catalogue.as(mona).add()).toMatchObject({ id });
  for (const id of [1, 2, 3]) {
    await catalogue.as(mona).like(String(id));
    await catalogue.as(oskar).like(String(id));
    await report(catalogue.as(oskar), id);
    await report(catalogue.visitor, id, REPORTER);
  }
  await catalogue.as(mona).update('1', { artifactName: 'Bronze mirror of Luoyang' });
  await fixture.hide('2');
  await catalogue.as(mona).delete('3');
});
afterAll(() => fixture.stop());

/** The routes that answer GET. */
const routes = () =>
  routesOf(fixture.catalogue)
    .filter(({ methods }) => methods.includes('GET'))
    .map(({ path }) => path);

const addresses = async (): Promise<string[]> => {
  const members: { email: string }[] = await fixture.catalogue.dataSource.query(
    'SELECT "email" FROM "members" WHERE "email" IS NOT NULL',
  );
  return [...members.map(({ email }) => email), REPORTER];
};

/** The public identifier of the member who added the artifact that is shown. */
async function contributor(): Promise<string> {
  const { data } = await fixture.catalogue.visitor.run(
    '{ artifact(id: "1") { contributor { id } } }',
  );
  return data.artifact.contributor.id;
}

/** Expects no address of a member in an answer, except those that the reader may know. */
async function expectNoAddress(
  path: string,
  answer: { headers: object; body: string },
  known: readonly string[] = [],
) {
  const text = `${JSON.stringify(answer.headers)}${answer.body}`.toLowerCase();
  const secret = (await addresses()).filter((email) => !known.includes(email));
  const found = secret.filter((email) =>
    [email, encodeURIComponent(email)].some((form) => text.includes(form.toLowerCase())),
  );
  expect([path, found]).toEqual([path, []]);
}

it('has members with addresses, and an example for each route', async () => {
  expect((await addresses()).length).toBeGreaterThanOrEqual(3);
  expect(routes().sort()).toEqual(Object.keys(examples).sort());
});

it.each([...Object.values(examples).flat(), ...pages])(
  'a visitor reads no address at %s',
  async (example) => {
    const asked = example.replace(':contributor', await contributor());
    const path = asked.replace(':email', encodeURIComponent(mona.email));
    const accept = pages.includes(example) ? 'text/html' : '*/*';
    const answer = await rawRequest(fixture.catalogue.url, path, { headers: { accept } });
    // What the visitor wrote may be repeated to them.
    if (path === asked) await expectNoAddress(path, answer);
    else expect(answer.body).not.toContain(oskar.email);
  },
);

it.each(operations.filter(({ query }) => query.startsWith('query')))(
  'a visitor reads no address in any field of $name',
  async ({ name, query, variables }) => {
    for (const values of fc.sample(variables, { numRuns: inLongRun(40, 10), seed: 1 })) {
      const answer = await rawRequest(fixture.catalogue.url, '/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables: values }),
      });
      await expectNoAddress(name, answer);
    }
  },
);

describe('where the site shows no addresses', () => {
  const headers = { authorization: `Bearer ${tokenOf(vera)}` };
  beforeAll(async () => {
    site.showAddresses = false;
    await fixture.catalogue.as(vera).like('1');
  });
  afterAll(() => {
    site.showAddresses = true;
  });

  it.each([...Object.values(examples).flat(), ...pages])(
    'a member reads no other’s address at %s',
    async (example) => {
      const asked = example.replace(':contributor', await contributor());
      const path = asked.replace(':email', encodeURIComponent(vera.email));
      const accept = pages.includes(example) ? 'text/html' : '*/*';
      const answer = await rawRequest(fixture.catalogue.url, path, {
        headers: { ...headers, accept },
      });
      await expectNoAddress(path, answer, [vera.email]);
    },
  );

  it.each(operations.filter(({ query }) => query.startsWith('query')))(
    'a member reads no other’s address in any field of $name',
    async ({ name, query, variables }) => {
      for (const values of fc.sample(variables, { numRuns: inLongRun(40, 10), seed: 1 })) {
        const answer = await rawRequest(fixture.catalogue.url, '/graphql', {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ query, variables: values }),
        });
        await expectNoAddress(name, answer, [vera.email]);
      }
    },
  );

  const emailOf = async (caller: Caller) => (await caller.read('1')).userEmail as string | null;
  const countOf = async (caller: Caller, email: string) => {
    const { data } = await caller.run(
      'query ($email: String!) { artifactsByUser(email: $email) { totalCount } }',
      { email },
    );
    return data.artifactsByUser.totalCount as number;
  };

  it('the owner and moderators read it, and members again once the site shows addresses', async () => {
    const { catalogue } = fixture;
    const owner = catalogue.as(member(1));
    const moderator = catalogue.as({ ...member(9), isModerator: true });
    const { email } = member(1);
    expect(await emailOf(owner)).toBe(email);
    expect(await emailOf(moderator)).toBe(email);
    expect(await emailOf(catalogue.as(vera))).toBeNull();
    site.showAddresses = true;
    expect(await emailOf(catalogue.as(vera))).toBe(email);
    site.showAddresses = false;
  });

  it('another’s address lists as many artifacts as one that nobody has', async () => {
    const { catalogue } = fixture;
    const { email } = member(1);
    expect(await countOf(catalogue.as(vera), email)).toBe(0);
    expect(await countOf(catalogue.as(member(1)), email.toUpperCase())).toBe(1);
    expect(await countOf(catalogue.as({ ...member(9), isModerator: true }), email)).toBe(1);
    const path = `/api/shareartifacts/email/${email}`;
    expect(await (await catalogue.as(vera).fetch('GET', path)).json()).toEqual([]);
  });
});
