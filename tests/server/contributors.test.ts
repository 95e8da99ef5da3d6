import type { Caller } from '../support/caller';
import {
  ada,
  ben,
  codes,
  member,
  startCatalogue,
  type TestCatalogue,
  tokenOf,
} from '../support/catalogue';
import { operatorOf } from '../support/operator-acts';
import { explain, recordQueries } from '../support/queries';

const ID = /^c_[0-9a-f]{32}$/;
const UNKNOWN = `c_${'0'.repeat(32)}`;

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

async function contributorOf(id: string, caller: Caller = catalogue.visitor) {
  const { data } = await caller.run(
    `query ($id: ID!) { artifact(id: $id) { contributor { id name
      artifacts(first: 100) { totalCount edges { node { id userEmail } } } } } }`,
    { id },
  );
  return data.artifact.contributor;
}

async function listed(filter: object, args = '') {
  const { data, errors } = await catalogue.visitor.run(
    `query ($filter: ArtifactFilter) { artifacts(first: 100, filter: $filter ${args}) {
      totalCount edges { node { id } }
      facets { types { type count } centuries { century count } } } }`,
    { filter },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const { edges, ...others } = data.artifacts;
  return { ids: edges.map(({ node }: { node: { id: string } }) => node.id), ...others };
}

describe('the contributor of an artifact', () => {
  it('is the member who added it, and leads to all that the member added', async () => {
    const first = await catalogue.as(ada).add();
    const second = await catalogue.as(ada).add();
    await catalogue.as(ben).add();
    const contributor = await contributorOf(first.id);
    expect(contributor).toEqual({
      id: expect.stringMatching(ID),
      name: 'Ada Ashby',
      artifacts: {
        totalCount: 2,
        edges: [second, first].map(({ id }) => ({ node: { id, userEmail: null } })),
      },
    });
    expect(await contributorOf(second.id)).toEqual(contributor);
  });

  it('shows no address to members either, and no two members are the same', async () => {
    const [one, other] = [await catalogue.as(ada).add(), await catalogue.as(ben).add()];
    const shown = [
      await contributorOf(one.id, catalogue.as(ben)),
      await contributorOf(other.id, catalogue.as(ben)),
    ];
    expect(JSON.stringify(shown)).not.toMatch(/@/);
    expect(shown[0].id).not.toBe(shown[1].id);
  });

  it('keeps its identifier when the name and the address change', async () => {
    const carl = member(1);
    const { id } = await catalogue.as(carl).add();
    const before = await contributorOf(id);
    const renamed = { ...carl, displayName: 'Carla', email: 'carla@example.org' };
    await catalogue.withToken(tokenOf(renamed, Date.now())).run('{ viewer { uid } }');
    expect(await contributorOf(id)).toEqual({ ...before, name: 'Carla' });
  });

  it('has an identifier from which nobody can compute the uid: it is random', async () => {
    const dora = member(2);
    const elsewhere = await startCatalogue();
    const [here, there] = await Promise.all([catalogue.as(dora).add(), elsewhere.as(dora).add()]);
    const other = await elsewhere.visitor.run(
      `{ artifact(id: "${there.id}") { contributor { id } } }`,
    );
    expect(other.data.artifact.contributor.id).toMatch(ID);
    expect(other.data.artifact.contributor.id).not.toBe((await contributorOf(here.id)).id);
    await elsewhere.stop();
  });

  it('is "Former member" with another identifier after the member was erased', async () => {
    const eve = member(3);
    const added = await catalogue.as(eve).add();
    const { id: old } = await contributorOf(added.id);
    expect((await listed({ contributor: old })).ids).toEqual([added.id]);
    await operatorOf(catalogue.database).erase(eve);
    const former = await contributorOf(added.id, catalogue.as(ben));
    expect(former).toMatchObject({ id: expect.stringMatching(ID), name: 'Former member' });
    expect(former.id).not.toBe(old);
    const { data } = await catalogue.as(ben)
      .run(`{ old: artifacts(filter: { contributor: "${old}" }) { totalCount }
        new: artifacts(filter: { contributor: "${former.id}" }) { totalCount } }`);
    expect(data).toEqual({ old: { totalCount: 0 }, new: { totalCount: 1 } });
  });
});

describe('lists of a contributor', () => {
  const METALS = ['Bronze', 'Iron', 'Gold'];
  const DATES = ['300 BC', 'AD 20', 'unknown', '1st century BC'];
  let still: TestCatalogue;
  let contributors: string[];
  beforeAll(async () => {
    still = await startCatalogue();
    const owners = [member(10), member(11), member(12)];
    contributors = [];
    for (let n = 0; n < 12; n += 1) {
      // The first adds most, the last one artifact.
      const owner = owners[n === 7 ? 2 : n % 5 === 0 ? 1 : 0] ?? ada;
      const { id } = await still.as(owner).add({
        artifactName: `${METALS[n % 3]} ${n % 4 === 0 ? 'vase' : 'mirror'} ${n}`,
        artifactType: n % 2 === 0 ? 'TOOLS' : 'WEAPONS',
        createdAt: DATES[n % 4],
        historicalContext: n % 2 === 0 ? 'Of the bronze age.' : 'None.',
      });
      if (n % 3 === 0) await still.as(ben).like(id);
      const { data } = await still.visitor.run(`{ artifact(id: "${id}") { contributor { id } } }`);
      contributors[owners.indexOf(owner)] = data.artifact.contributor.id;
    }
  });
  afterAll(() => still.stop());

  it('suggest spellings that find something of the contributor', async () => {
    const suggestions = async (contributor: string | undefined) => {
      const { data } = await still.visitor.run(
        `query ($filter: ArtifactFilter) { artifacts(filter: $filter) { suggestions } }`,
        { filter: { text: 'bronce vase', contributor } },
      );
      return data.artifacts.suggestions;
    };
    expect(await suggestions(contributors[0])).toEqual(['bronze vase']);
    expect(await suggestions(contributors[2])).toEqual([]);
  });

  const indexUse = (sql: string) => sql.includes('"artifacts"') && /^\s*(SELECT|WITH)/.test(sql);

  it.each([
    ['NEWEST', {}],
    ['OLDEST', { type: 'TOOLS' }],
    ['NEWEST', { madeFrom: -300, madeTo: 30 }],
  ])('in the order %s with %j are read along the index of owners', async (orderBy, filter) => {
    const queries = recordQueries(still.dataSource);
    await still.visitor.run(
      `query ($filter: ArtifactFilter, $orderBy: ArtifactOrder) {
        artifacts(first: 2, filter: $filter, orderBy: $orderBy) {
          totalCount edges { node { id } } facets { types { type } centuries { century } } } }`,
      { filter: { ...filter, contributor: contributors[1] }, orderBy },
    );
    const plans = [];
    for (const query of queries.filter(({ sql }) => indexUse(sql) && sql.includes('ownerUid'))) {
      plans.push(await explain(still.dataSource, query));
    }
    expect(plans.length).toBeGreaterThan(1);
    for (const plan of plans) expect(plan).toContain('artifacts_by_owner');
    for (const plan of plans) expect(plan).not.toMatch(/SCAN artifacts\b|Seq Scan on artifacts/);
  });
});

it.each([UNKNOWN, '', ' ', 'c_', '1', 'ada', 'Ada@example.org', `${UNKNOWN}0`, 'a\0', '\ud800', 7])(
  'the contributor %j has no artifacts',
  async (contributor) => {
    expect(await listed({ contributor })).toEqual({
      ids: [],
      totalCount: 0,
      facets: { types: [], centuries: [] },
    });
    expect(await listed({ contributor, search: 'a', text: 'dynasty' })).toMatchObject({ ids: [] });
  },
);

it('a contributor of null keeps everything, and another type is refused', async () => {
  expect((await listed({ contributor: null })).ids.length).toBeGreaterThan(3);
  const answer = await catalogue.visitor.run(
    '{ artifacts(filter: { contributor: [] }) { totalCount } }',
  );
  expect(codes(answer)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
});

it('a member whom anything else writes has an identifier too, and keeps it', async () => {
  const { manager } = catalogue.dataSource;
  const insert = `INSERT INTO "members" ("uid", "email", "emailNormalized", "tokenIssuedAt")
    VALUES ('raw', 'raw@example.org', 'raw@example.org', 0)`;
  const read = async () =>
    (
      await manager.query<{ contributorId: string }[]>(
        `SELECT "contributorId" FROM "members" WHERE "uid" = 'raw'`,
      )
    )[0]?.contributorId;
  await catalogue.writer.run((runner) => runner.query(insert));
  const id = await read();
  expect(id).toMatch(ID);
  await catalogue.writer.run((runner) =>
    runner.query(`UPDATE "members" SET "displayName" = 'Raw' WHERE "uid" = 'raw'`),
  );
  expect(await read()).toBe(id);
});
