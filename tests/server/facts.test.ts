import { fillDerivedColumns } from '../../server/catalogue/artifacts/fill-derived-columns';
import { ada, ben, offenders, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { factInputs, SiteWithFacts } from '../support/site-with-facts';

const OF_EVERY_KIND = [
  { key: 'number', label: 'Object number', kind: 'text', unique: true },
  {
    key: 'material',
    label: 'Material',
    kind: 'terms',
    facet: true,
    terms: [{ label: 'Bronze', same: 'https://www.wikidata.org/wiki/Q34095' }],
  },
  {
    key: 'state',
    label: 'State',
    kind: 'terms',
    open: false,
    facet: true,
    terms: [{ label: 'Whole' }, { label: 'Broken' }],
  },
  { key: 'elsewhere', label: 'Elsewhere', kind: 'link' },
  { key: 'store', label: 'Store', kind: 'text', private: true },
];
const moderator = { ...ben, uid: 'mo', email: 'mo@example.org', isModerator: true };

let declared: SiteWithFacts;
let catalogue: TestCatalogue;
beforeEach(async () => {
  declared = await SiteWithFacts.create(OF_EVERY_KIND);
  catalogue = await startCatalogue({ site: declared.site });
});
afterEach(async () => {
  await catalogue.stop();
  await declared.remove();
});

const FACTS = 'facts { key label values { text same } }';
const factsOf = async (id: string, as = catalogue.visitor) => {
  const { data } = await as.run(`query ($id: ID!) { artifact(id: $id) { ${FACTS} } }`, { id });
  return data.artifact.facts as { key: string; label: string; values: { text: string }[] }[];
};
const valuesOf = async (id: string, as = catalogue.visitor) =>
  Object.fromEntries(
    (await factsOf(id, as)).map(({ key, values }) => [key, values.map(({ text }) => text)]),
  );

/** The names of the artifacts that a filter keeps, and the facets of facts. */
const list = async (filter: object) => {
  const { data, errors } = await catalogue.visitor.run(
    `query ($filter: ArtifactFilter) { artifacts(filter: $filter, orderBy: NAME) {
      totalCount edges { node { artifactName } } facets { facts { key values { value count } } } } }`,
    { filter },
  );
  if (errors.length > 0) return { errors };
  const { edges, totalCount, facets } = data.artifacts;
  return {
    totalCount,
    names: edges.map((edge: { node: { artifactName: string } }) => edge.node.artifactName),
    facets: Object.fromEntries(
      facets.facts.map((facet: { key: string; values: { value: string; count: number }[] }) => [
        facet.key,
        Object.fromEntries(facet.values.map(({ value, count }) => [value, count])),
      ]),
    ),
  };
};

it('facts stand in the order of the record, with listed terms as they are listed', async () => {
  const { id } = await catalogue
    .as(ada)
    .add(
      factInputs({ elsewhere: ['https://example.org/1'], material: [' BRONZE ', 'bronze', 'Tin'] }),
    );
  expect(await factsOf(id)).toEqual([
    {
      key: 'material',
      label: 'Material',
      values: [
        { text: 'Bronze', same: 'https://www.wikidata.org/wiki/Q34095' },
        { text: 'Tin', same: null },
      ],
    },
    {
      key: 'elsewhere',
      label: 'Elsewhere',
      values: [{ text: 'https://example.org/1', same: null }],
    },
  ]);
});

it('an update replaces the keys that it lists, and keeps the others', async () => {
  const { id } = await catalogue.as(ada).add(factInputs({ material: ['Bronze'], number: ['1'] }));
  await catalogue.as(ada).update(id);
  expect(await valuesOf(id)).toEqual({ material: ['Bronze'], number: ['1'] });
  await catalogue.as(ada).update(id, factInputs({ material: ['Tin'] }));
  expect(await valuesOf(id)).toEqual({ material: ['Tin'], number: ['1'] });
  await catalogue.as(ada).update(id, factInputs({ number: [], material: [' '] }));
  expect(await valuesOf(id)).toEqual({});
});

it.each([
  ['a key that is not declared', { colour: ['red'] }, ['facts.colour']],
  ['a key of every object', { constructor: ['red'] }, ['facts.constructor']],
  ['a term that is not listed', { state: ['Lost'] }, ['facts.state']],
  ['two texts', { number: ['1', '2'] }, ['facts.number']],
  ['no address', { elsewhere: ['here'] }, ['facts.elsewhere']],
  ['a script for an address', { elsewhere: ['javascript:alert(1)'] }, ['facts.elsewhere']],
  ['a long term', { material: ['x'.repeat(201)] }, ['facts.material']],
  ['a long text', { number: ['x'.repeat(2_001)] }, ['facts.number']],
  ['a term of two lines', { material: ['a\nb'] }, ['facts.material']],
  ['many terms', { material: Array.from({ length: 21 }, (_, n) => `m${n}`) }, ['facts.material']],
  ['two faults', { state: ['Lost'], colour: ['red'] }, ['facts.colour', 'facts.state']],
])('%s is refused by name', async (_, values: Record<string, string[]>, names) => {
  await expect(catalogue.as(ada).add(factInputs(values))).rejects.toThrow('BAD_USER_INPUT');
  const { id } = await catalogue.as(ada).add();
  expect(offenders(await catalogue.as(ada).update(id, factInputs(values)))).toEqual(names);
});

it('a key that is given twice is refused', async () => {
  const { id } = await catalogue.as(ada).add();
  const twice = {
    facts: [
      { key: 'number', values: ['1'] },
      { key: 'number', values: ['2'] },
    ],
  };
  expect(offenders(await catalogue.as(ada).update(id, twice))).toEqual(['facts.number']);
});

describe('lists', () => {
  beforeEach(async () => {
    const add = (artifactName: string, values: Record<string, string[]>) =>
      catalogue.as(ada).add({ artifactName, ...factInputs(values) });
    await add('A', { material: ['Gold', 'Bronze'], state: ['Whole'] });
    await add('B', { material: ['gold'], state: ['Broken'] });
    await add('C', { material: ['Gold'], store: ['Shelf zwölf'] });
    await add('D', {});
  });

  it('keep what has all of the values, regardless of case and accents', async () => {
    expect((await list({ facts: [{ key: 'material', value: 'GÓLD' }] })).names).toEqual([
      'A',
      'B',
      'C',
    ]);
    const both = [
      { key: 'material', value: 'Gold' },
      { key: 'state', value: 'broken' },
    ];
    expect((await list({ facts: both })).names).toEqual(['B']);
    expect((await list({ facts: both, search: 'a' })).names).toEqual([]);
    expect((await list({ facts: both.slice(0, 1), search: 'a' })).names).toEqual(['A']);
    expect((await list({ facts: both.slice(0, 1), text: 'whole' })).names).toEqual(['A']);
    expect(
      (
        await list({
          facts: [
            { key: 'material', value: 'Bronze' },
            { key: 'material', value: 'Gold' },
          ],
        })
      ).names,
    ).toEqual(['A']);
  });

  it('count the values, each facet without its own condition', async () => {
    const material = { Gold: 3, Bronze: 1 };
    expect((await list({})).facets).toEqual({ material, state: { Whole: 1, Broken: 1 } });
    expect((await list({ facts: [{ key: 'state', value: 'Whole' }] })).facets).toEqual({
      material: { Gold: 1, Bronze: 1 },
      state: { Whole: 1, Broken: 1 },
    });
    expect((await list({ text: 'gold' })).facets).toEqual({
      material,
      state: { Whole: 1, Broken: 1 },
    });
    // All are BC; one has it in its name.
    expect((await list({ anywhere: 'b' })).facets).toEqual({
      material,
      state: { Whole: 1, Broken: 1 },
    });
  });

  it('count each value once, as most artifacts write it', async () => {
    const add = (...material: string[]) => catalogue.as(ada).add(factInputs({ material }));
    await add('TIN');
    await add('Tin');
    await add('tin');
    await add('Tin');
    const tin = { facts: [{ key: 'material', value: 'tin' }] };
    expect((await list({})).facets?.['material']).toEqual({ Tin: 4, Gold: 3, Bronze: 1 });
    expect((await list({ text: 'tin' })).facets?.['material']).toEqual({ Tin: 4 });
    expect((await list(tin)).facets?.['material']).toEqual({ Tin: 4, Gold: 3, Bronze: 1 });
  });

  it('are searched by public values alone', async () => {
    expect((await list({ text: 'gold' })).names).toEqual(['A', 'B', 'C']);
    expect((await list({ anywhere: 'whole' })).names).toEqual(['A']);
    expect((await list({ text: 'zwolf' })).names).toEqual([]);
  });

  it('are searched by what is public after the record was read again', async () => {
    const others = OF_EVERY_KIND.map((fact) =>
      ['store', 'state'].includes(fact.key)
        ? { ...fact, facet: false, private: fact.key === 'state' }
        : fact,
    );
    await declared.declare(others);
    const { record } = declared.site.get();
    await fillDerivedColumns(catalogue.database, record, catalogue.writer);
    expect((await list({ text: 'zwolf' })).names).toEqual(['C']);
    expect((await list({ text: 'whole' })).names).toEqual([]);
    expect((await list({})).facets).toEqual({ material: { Gold: 3, Bronze: 1 } });
  });

  it.each(['store', 'colour', 'constructor'])('have no filter by %s', async (key) => {
    expect(await list({ facts: [{ key, value: 'Shelf zwölf' }] })).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });

  it('follow changes, deletions and restored artifacts', async () => {
    const caller = catalogue.as(ada);
    const { data } = await caller.run('{ artifacts(orderBy: NAME) { edges { node { id } } } }');
    const [a, b] = data.artifacts.edges.map((edge: { node: { id: string } }) => edge.node.id);
    await caller.update(b, { artifactName: 'B', ...factInputs({ material: ['Tin'], state: [] }) });
    await caller.run('mutation ($id: ID!) { deleteArtifact(id: $id) { deletedCount } }', { id: a });
    expect((await list({})).facets).toEqual({ material: { Gold: 1, Tin: 1 } });
  });
});

it('private facts are for the owner and moderators', async () => {
  const { id } = await catalogue.as(ada).add(factInputs({ store: ['Shelf 12'], number: ['7'] }));
  const whole = { number: ['7'], store: ['Shelf 12'] };
  expect(await valuesOf(id, catalogue.as(ada))).toEqual(whole);
  expect(await valuesOf(id, catalogue.as(moderator))).toEqual(whole);
  expect(await valuesOf(id, catalogue.as(ben))).toEqual({ number: ['7'] });
  expect(await valuesOf(id)).toEqual({ number: ['7'] });
});

it('a form suggests listed terms, and those that artifacts of the catalogue have', async () => {
  await catalogue.as(ada).add(factInputs({ material: ['Gold', 'bronze'], state: ['Broken'] }));
  await catalogue.as(ada).add(factInputs({ material: ['Gold', 'Amber'] }));
  const { data } = await catalogue.as(ben).run('{ viewer { factTerms { key terms } } }');
  expect(data.viewer.factTerms).toEqual([
    { key: 'material', terms: ['Bronze', 'Gold', 'Amber'] },
    { key: 'state', terms: ['Whole', 'Broken'] },
  ]);
});

describe('a unique value', () => {
  it('is refused a second time, regardless of case, also while the first is hidden', async () => {
    const { id } = await catalogue.as(ada).add(factInputs({ number: ['A 1'] }));
    const other = await catalogue.as(ben).add(factInputs({ number: ['A 2'] }));
    const taken = await catalogue.as(ben).update(other.id, factInputs({ number: ['a 1'] }));
    expect(offenders(taken)).toEqual(['facts.number']);
    expect(
      (await catalogue.as(ben).update(other.id, factInputs({ number: ['a 2'] }))).errors,
    ).toEqual([]);
    await catalogue
      .as(moderator)
      .run(
        'mutation ($id: ID!) { hideArtifact(artifactId: $id, reason: "No artifact") { artifactId } }',
        { id },
      );
    await expect(catalogue.as(ben).add(factInputs({ number: ['A 1'] }))).rejects.toThrow(
      'facts.number',
    );
  });

  it('is free again once its artifact is deleted', async () => {
    const { id } = await catalogue.as(ada).add(factInputs({ number: ['A 1'] }));
    await catalogue
      .as(ada)
      .run('mutation ($id: ID!) { deleteArtifact(id: $id) { deletedCount } }', { id });
    await catalogue.as(ben).add(factInputs({ number: ['A 1'] }));
  });

  it('is added once by 20 simultaneous additions', async () => {
    const additions = await Promise.allSettled(
      Array.from({ length: 20 }, () => catalogue.as(ada).add(factInputs({ number: ['A 1'] }))),
    );
    expect(additions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = additions.flatMap((one) =>
      one.status === 'rejected' ? [String(one.reason)] : [],
    );
    expect(refusals.filter((reason) => !reason.includes('facts.number'))).toEqual([]);
  });
});
