import {
  ada,
  ben,
  codes,
  offenders,
  startCatalogue,
  type TestCatalogue,
} from '../support/catalogue';
import { recordQueries } from '../support/queries';
import { askPage, type List, lists, readPage } from '../support/list-pages';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
  for (let n = 1; n <= 5; n += 1) {
    const artifactType = n % 2 === 0 ? 'WEAPONS' : 'TOOLS';
    const { id } = await catalogue.as(ada).add({ artifactName: `Mirror ${n}`, artifactType });
    await catalogue.as(ada).like(id);
  }
  await catalogue.as(ben).add({ artifactName: 'Spear', artifactType: 'WEAPONS' });
});
afterAll(() => catalogue.stop());

const every = Object.keys(lists) as List[];
const email = ada.email;
const PERSONAL: List[] = ['artifactsByUser', 'viewer.artifacts', 'viewer.likedArtifacts'];
const sizeOf = (list: List) => (PERSONAL.includes(list) ? 5 : 6);
const ask = (list: List, args: object) =>
  askPage(catalogue.as(ada), list, list === 'artifactsByUser' ? { email, ...args } : args);
const read = (list: List, args: object = {}) =>
  readPage(catalogue.as(ada), list, list === 'artifactsByUser' ? { email, ...args } : args);

const cursorOf = async (list: List) => (await read(list, { first: 1 })).pageInfo.endCursor ?? '';
const decode = (cursor: string) => JSON.parse(Buffer.from(cursor, 'base64url').toString());
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

// Pages backwards and between two cursors are compared with the whole list in pagination-sizes.test.ts.
describe.each(every)('%s', (list) => {
  it('has pageInfo with the position of the page', async () => {
    const size = sizeOf(list);
    const whole = await read(list);
    expect(whole.edges).toHaveLength(size);
    expect(whole.totalCount).toBe(size);
    expect(whole.pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: whole.edges[0]?.cursor,
      endCursor: whole.edges.at(-1)?.cursor,
    });

    const first = await read(list, { first: 2 });
    expect(first.edges).toEqual(whole.edges.slice(0, 2));
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const second = await read(list, { first: 2, after: first.pageInfo.endCursor });
    expect(second.edges).toEqual(whole.edges.slice(2, 4));
    expect(second.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    expect(second.totalCount).toBe(size);

    const exact = await read(list, { first: size });
    expect(exact.pageInfo.hasNextPage).toBe(false);
    const behind = await read(list, { after: whole.pageInfo.endCursor });
    expect(behind.edges).toEqual([]);
    expect(behind.pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: true,
      startCursor: null,
      endCursor: null,
    });
  });

  it.each(['first', 'last'])('refuses %s of 0 and of 101', async (size) => {
    for (const value of [0, 101]) {
      const answer = await ask(list, { [size]: value });
      expect([codes(answer), offenders(answer)]).toEqual([['BAD_USER_INPUT'], [size]]);
      expect(answer.page).toBeUndefined();
    }
  });

  it('refuses first together with last', async () => {
    const answer = await ask(list, { first: 1, last: 1 });
    expect([codes(answer), offenders(answer)]).toEqual([['BAD_USER_INPUT'], ['last']]);
  });

  it('treats null as absent', async () => {
    const nothing = { first: null, after: null, last: null, before: null };
    expect(await read(list, nothing)).toEqual(await read(list));
  });

  it('refuses a cursor of every other list and order', async () => {
    const mine = list.replace('viewer.artifacts', 'artifactsByUser');
    // Both fields read the same list: the artifacts that one member added.
    const others = every.filter(
      (other) => other.replace('viewer.artifacts', 'artifactsByUser') !== mine,
    );
    for (const [index, other] of others.entries()) {
      const argument = index % 2 === 0 ? 'after' : 'before';
      const answer = await ask(list, { [argument]: await cursorOf(other) });
      const refused = [other, ['BAD_USER_INPUT'], [argument]];
      expect([other, codes(answer), offenders(answer)]).toEqual(refused);
    }
  });

  it('refuses a cursor that the server did not write', async () => {
    const cursor = await cursorOf(list);
    const parts = decode(cursor);
    const withLast = (value: unknown) => encode([...parts.slice(0, -1), value]);
    const broken = [
      '',
      ' ',
      'nonsense',
      '%',
      '\0',
      `${cursor}\0`,
      `${cursor}=`,
      ` ${cursor}`,
      Buffer.from('nonsense').toString('base64url'),
      encode(null),
      encode({}),
      encode([]),
      encode(parts.slice(0, -1)),
      encode([...parts, 1]),
      encode(['NOWHERE', ...parts.slice(1)]),
      ...['1', null, 1.5, 2 ** 31, 1e300, [1], {}, true].map(withLast),
      Buffer.from(JSON.stringify(parts).replace(/\d+]$/, '1e400]')).toString('base64url'),
      Buffer.from(JSON.stringify(parts).replace(']', ' ]')).toString('base64url'),
      'A'.repeat(100_000),
      encode('['.repeat(50_000)),
    ];
    for (const after of broken) {
      const answer = await ask(list, { after });
      const shown = after.slice(0, 80);
      expect([shown, codes(answer), offenders(answer)]).toEqual([
        shown,
        ['BAD_USER_INPUT'],
        ['after'],
      ]);
    }
  });
});

it.each([-1, 1.5, '3', 2 ** 31])('a page of %j items is refused', async (first) => {
  const answer = await ask('NEWEST', { first });
  expect([codes(answer), answer.page]).toEqual([['BAD_USER_INPUT'], undefined]);
});

test('a cursor with a NUL in its name is refused, and one with half a character is harmless', async () => {
  const after = (name: string) => ({ after: encode(['NAME', name, 1]) });
  expect(codes(await ask('NAME', after('a\0')))).toEqual(['BAD_USER_INPUT']);
  expect((await read('NAME', after('a\ud800'))).edges).toHaveLength(6);
});

it.each<[List, unknown[]]>([
  ['NEWEST', ['NEWEST', 2 ** 31 - 1]],
  ['OLDEST', ['OLDEST', 1 - 2 ** 31]],
  ['MOST_LIKED', ['MOST_LIKED', -1, 0]],
  ['CHRONOLOGICAL', ['CHRONOLOGICAL', 1 - 2 ** 31, 2 ** 31 - 1]],
  ['viewer.likedArtifacts', ['LIKED', 7]],
  ['viewer.artifacts', ['ADDED', 1]],
])('%s goes on from the cursor of any place: %j', async (list, parts) => {
  const page = await read(list, { first: 100, after: encode(parts) });
  const before = await read(list, { last: 100, before: encode(parts) });
  const whole = await read(list, { first: 100 });
  const isAt = ({ cursor }: { cursor: string }) => cursor === encode(parts);
  expect([...before.edges, ...whole.edges.filter(isAt), ...page.edges]).toEqual(whole.edges);
});

test('a cursor still works after its artifact is deleted', async () => {
  const { id } = await catalogue.as(ben).add();
  const { pageInfo } = await read('NEWEST', { first: 1 });
  await catalogue.as(ben).delete(id);
  const next = await read('NEWEST', { after: pageInfo.endCursor });
  expect(next.edges).toEqual((await read('NEWEST')).edges);
});

test('without first and last a page holds 24 items', async () => {
  const many = await startCatalogue();
  for (let n = 0; n < 25; n += 1) await many.as(ada).add();
  const { edges, pageInfo } = await readPage(many.visitor, 'NEWEST');
  expect([edges.length, pageInfo.hasNextPage]).toEqual([24, true]);
  const before = edges[0]?.cursor;
  expect((await readPage(many.visitor, 'OLDEST', {})).edges).toHaveLength(24);
  expect((await readPage(many.visitor, 'NEWEST', { before })).edges).toEqual([]);
  await many.stop();
});

test('a null filter and a null order count as absent', async () => {
  const { data, errors } = await catalogue.visitor.run(
    `{ artifacts(filter: null, orderBy: null, after: null) { edges { node { id } } }
      byNull: artifacts(filter: { search: null, type: null }) { edges { node { id } } } }`,
  );
  expect(errors).toEqual([]);
  expect(data.byNull).toEqual(data.artifacts);
  const newest = (await read('NEWEST')).edges.map(({ node }) => ({ node: { id: node.id } }));
  expect(data.artifacts.edges).toEqual(newest);
});

describe('the total of a list', () => {
  const totals = 'a: totalCount b: totalCount c: totalCount';
  it.each([
    [
      'a search',
      (page: string) =>
        `artifacts(filter: { search: "irro" }, ${page}) { ${totals} pageInfo { __typename } }`,
    ],
    [
      'artifactsByUser',
      (page: string) => `artifactsByUser(email: "${email}", ${page}) { ${totals} }`,
    ],
    ['viewer.likedArtifacts', (page: string) => `viewer { likedArtifacts(${page}) { ${totals} } }`],
  ])(
    'is counted once, under however many aliases, unless the page is the whole list: %s',
    async (_name, field) => {
      const first = (await catalogue.as(ada).run(`{ ${field('first: 5')} }`)).data;
      expect(JSON.stringify(first)).toContain('"a":5,"b":5,"c":5');
      const countings = async (page: string) => {
        const queries = recordQueries(catalogue.dataSource);
        const { data } = await catalogue.as(ada).run(`{ ${field(page)} }`);
        expect(data).toEqual(first);
        return queries.filter(({ sql }) => /count\(/i.test(sql) && !/sum\(/i.test(sql)).length;
      };
      const [whole, backwards] = [await countings('first: 5'), await countings('last: 5')];
      expect([whole, backwards]).toEqual([0, 0]);
      const [part, end] = [await countings('first: 4'), await countings('last: 4')];
      expect([part, end]).toEqual([1, 1]);
    },
  );

  it('is read without the page, whose arguments are checked all the same', async () => {
    const queries = recordQueries(catalogue.dataSource);
    const ofPage = (page: string) =>
      catalogue.visitor.run(`{ artifacts(filter: { search: "irro" }, ${page}) {
        totalCount facets { centuries { count } } } }`);
    expect((await ofPage('first: 2')).data.artifacts.totalCount).toBe(5);
    expect(queries.filter(({ sql }) => sql.includes('LIMIT'))).toEqual([]);
    for (const page of ['first: 0', 'first: 101', 'after: "x"', 'last: 2, before: "x"']) {
      expect(codes(await ofPage(page))).toEqual(['BAD_USER_INPUT']);
    }
  });
});

describe('personal lists', () => {
  it('are refused to a visitor', async () => {
    expect(codes(await askPage(catalogue.visitor, 'artifactsByUser', { email }))).toEqual([
      'UNAUTHENTICATED',
    ]);
    const { data } = await catalogue.visitor.run('{ viewer { likedArtifacts { totalCount } } }');
    expect(data).toEqual({ viewer: null });
  });

  it.each(['nobody@example.org', '', ' ', 'ada', '%', '*@example.org'])(
    'of the address %j are empty',
    async (address) => {
      const page = await readPage(catalogue.as(ben), 'artifactsByUser', { email: address });
      expect(page).toMatchObject({ edges: [], totalCount: 0 });
    },
  );

  it.each(['ada@example.org\0', '\ud800'])('of the address %j are bad input', async (address) => {
    const answer = await askPage(catalogue.as(ben), 'artifactsByUser', { email: address });
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
    expect(offenders(answer)).toEqual(['email']);
  });
});
