import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CurrentSite } from '../../server/site/current-site';
import { ada, ben, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { operatorOf } from '../support/operator-acts';

const BRONZE = 'https://www.wikidata.org/wiki/Q34095';
const RECORD = {
  facts: [
    { key: 'culture', label: 'Culture', kind: 'terms', facet: true },
    {
      key: 'material',
      label: 'Material',
      kind: 'terms',
      facet: true,
      terms: [{ label: 'Bronze', same: BRONZE, text: 'Copper **and** tin. <b>x</b>' }],
    },
    { key: 'number', label: 'Object number', kind: 'text' },
    { key: 'store', label: 'Store', kind: 'terms', private: true },
  ],
};

let folder: string;
let catalogue: TestCatalogue;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'antiquary-browse-'));
  await writeFile(join(folder, 'site.json'), '{}');
  await writeFile(join(folder, 'record.json'), JSON.stringify(RECORD));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  catalogue = await startCatalogue({ site: new CurrentSite(folder) });
});
afterEach(() => catalogue.stop());

const add = (values: Record<string, string[]>) =>
  catalogue.as(ada).add({
    facts: Object.entries(values).map(([key, texts]) => ({ key, values: texts })),
  });

const ask = async (query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await catalogue.visitor.run(query, variables);
  expect(errors).toEqual([]);
  return data;
};
const browsable = async () =>
  (await ask('{ browsableFacts { key label valueCount mostFrequent(first: 2) { value count } } }'))
    .browsableFacts;
const term = async (key: string, value: string) =>
  (
    await ask(
      `query ($key: String!, $value: String!) { factTerm(key: $key, value: $value) {
        fact { key label } value same blocks count
        artifacts(first: 1) { totalCount edges { node { id } } } } }`,
      { key, value },
    )
  ).factTerm;
const PAGE = `fact { label } totalCount initials { initial after } edges { node { value count } }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`;
const values = async (key: string, page: object = {}) =>
  (
    await ask(
      `query ($key: String!, $first: Int, $after: String, $last: Int, $before: String) {
        factValues(key: $key, first: $first, after: $after, last: $last, before: $before) { ${PAGE} } }`,
      { key, ...page },
    )
  ).factValues;
const namesOf = ({ edges }: { edges: { node: { value: string } }[] }) =>
  edges.map(({ node }) => node.value);

it('facts with a facet that artifacts have are browsed, with their most frequent values', async () => {
  expect(await browsable()).toEqual([]);
  await add({ material: ['Bronze', 'Tin'], number: ['1'], store: ['A'] });
  await add({ material: ['Bronze', 'Gold'] });
  expect(await browsable()).toEqual([
    {
      key: 'material',
      label: 'Material',
      valueCount: 3,
      mostFrequent: [
        { value: 'Bronze', count: 2 },
        { value: 'Gold', count: 1 },
      ],
    },
  ]);
});

it('a frequent value has an example, another one for each value where possible', async () => {
  const first = await add({ material: ['Bronze', 'Tin'] });
  const second = await add({ material: ['Bronze', 'Tin', 'Gold'] });
  const examples = async () => {
    const { browsableFacts } = await ask(
      '{ browsableFacts { mostFrequent { value example { id artifactName } } } }',
    );
    return browsableFacts[0].mostFrequent.map(
      ({ value, example }: { value: string; example: { id: string } }) => [value, example.id],
    );
  };
  expect(await examples()).toEqual([
    ['Bronze', second.id],
    ['Tin', first.id],
    ['Gold', second.id],
  ]);
  await catalogue.as(ada).delete(second.id);
  expect(await examples()).toEqual([
    ['Bronze', first.id],
    ['Tin', first.id],
  ]);
});

it('a value is found regardless of case and accents, in its most frequent spelling', async () => {
  const spellings = ['Sicán', 'SICAN', 'Sicán'];
  const ids: string[] = [];
  for (const culture of spellings) ids.push((await add({ culture: [culture] })).id);
  for (const asked of ['sican', 'SICÁN', 'Sicán']) {
    expect(await term('culture', asked)).toEqual({
      fact: { key: 'culture', label: 'Culture' },
      value: 'Sicán',
      same: null,
      blocks: [],
      count: 3,
      artifacts: { totalCount: 3, edges: [{ node: { id: ids[2] } }] },
    });
  }
});

it('a listed term has its identifier, and its text as HTML without scripts', async () => {
  await add({ material: ['bronze'] });
  const { same, blocks } = await term('material', 'bronze');
  expect(same).toBe(BRONZE);
  expect(blocks.join('')).toContain('Copper <strong>and</strong> tin.');
  expect(blocks.join('')).not.toContain('<b>');
});

it.each([
  ['culture', 'Bronze'],
  ['material', 'Bronz'],
  ['material', ''],
  ['material', 'a\u0000b'],
  ['material', '\ud800'],
  ['number', '1'],
  ['store', 'A'],
  ['nothing', 'A'],
  ['constructor', 'A'],
])('no page of "%s" has the value %j', async (key, value) => {
  await add({ material: ['Bronze'], number: ['1'], store: ['A'] });
  expect(await term(key, value)).toBeNull();
});

it.each(['number', 'store', 'nothing', 'culture', '__proto__'])('"%s" has no list', async (key) => {
  await add({ material: ['Bronze'], number: ['1'], store: ['A'] });
  expect(await values(key)).toBeNull();
});

it('a page of values is read from A to Z in both directions', async () => {
  await add({ material: ['zinc', 'Ébène', '24 carat gold', 'ebony', '(unknown)', 'Emerald'] });
  await add({ material: ['Zinc', 'ZINC', 'ivory'] });
  const first = await values('material', { first: 3 });
  expect(first).toMatchObject({ fact: { label: 'Material' }, totalCount: 7 });
  expect(namesOf(first)).toEqual(['(unknown)', '24 carat gold', 'Ébène']);
  expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  const second = await values('material', { first: 3, after: first.pageInfo.endCursor });
  expect(namesOf(second)).toEqual(['ebony', 'Emerald', 'ivory']);
  const back = await values('material', { last: 3, before: second.pageInfo.startCursor });
  expect(namesOf(back)).toEqual(namesOf(first));
  expect(back.pageInfo.hasPreviousPage).toBe(false);

  expect(first.initials.map(({ initial }: { initial: string }) => initial).join('')).toBe('#EIZ');
  const begins: string[] = [];
  for (const { after } of first.initials) {
    begins.push(...namesOf(await values('material', { first: 1, after })));
  }
  expect(begins).toEqual(['(unknown)', 'Ébène', 'ivory', 'Zinc']);
  const zinc = (await values('material', { last: 1 })).edges[0];
  expect(zinc.node.count).toBe(2);
});

it('a cursor of another list is refused', async () => {
  await add({ material: ['Bronze'] });
  const { errors } = await catalogue.visitor.run(
    '{ factValues(key: "material", after: "x") { totalCount } }',
  );
  expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
});

it('hidden and deleted artifacts leave, and changes are seen at once', async () => {
  const kept = await add({ material: ['Bronze'] });
  const hidden = await add({ material: ['Bronze'] });
  const deleted = await add({ material: ['Bronze', 'Tin'] });
  const countOf = async () => (await term('material', 'bronze'))?.count ?? 0;
  for (let n = 0; n < 3; n += 1) expect(await countOf()).toBe(3);
  await catalogue.as(ada).delete(deleted.id);
  expect([await countOf(), await term('material', 'tin')]).toEqual([2, null]);
  await operatorOf(catalogue.database).hide(hidden.id);
  expect((await values('material')).edges[0].node.count).toBe(1);
  await catalogue.as(ada).update(kept.id, { facts: [{ key: 'material', values: ['Iron'] }] });
  expect(namesOf(await values('material'))).toEqual(['Iron']);
  expect(await browsable()).toMatchObject([{ valueCount: 1 }]);
});

it('members see what visitors see', async () => {
  await add({ material: ['Bronze'], store: ['A'] });
  const { data } = await catalogue
    .as(ben)
    .run('{ browsableFacts { key } factTerm(key: "store", value: "A") { value } }');
  expect(data).toEqual({ browsableFacts: [{ key: 'material' }], factTerm: null });
});
