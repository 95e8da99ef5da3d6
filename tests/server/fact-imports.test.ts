import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportFile } from '../../server/operator/export-file';
import { ada, buildArtifact, startCatalogue } from '../support/catalogue';
import { ImportingCatalogue, lines } from '../support/importing';
import { factInputs, FACTS, SiteWithFacts } from '../support/site-with-facts';

let declared: SiteWithFacts;
let importing: ImportingCatalogue;
beforeEach(async () => {
  declared = await SiteWithFacts.create([
    ...FACTS,
    { key: 'state', label: 'State', kind: 'terms', open: false, terms: [{ label: 'Whole' }] },
  ]);
  importing = await ImportingCatalogue.start(declared.site);
});
afterEach(async () => {
  await importing.stop();
  await declared.remove();
});

/** The facts of the artifacts with these names, as their owner sees them. */
async function factsOf(...names: string[]) {
  const { data } = await importing.fixture.catalogue
    .as(ada)
    .run(
      '{ artifacts(first: 100) { edges { node { artifactName facts { key values { text } } } } } }',
    );
  type Node = { artifactName: string; facts: { key: string; values: { text: string }[] }[] };
  const nodes: Node[] = data.artifacts.edges.map(({ node }: { node: Node }) => node);
  return names.map((name) =>
    Object.fromEntries(
      (nodes.find(({ artifactName }) => artifactName === name)?.facts ?? []).map(
        ({ key, values }) => [key, values.map(({ text }) => text)],
      ),
    ),
  );
}

/** An artifact of a file with facts. */
const told = (artifactName: string, facts: unknown) => ({
  ...buildArtifact({ artifactName, description: undefined }),
  facts,
});

const HEAD =
  'artifactName,artifactType,image,createdAt,discoveredAt,discoveredBy,presentLocation,historicalContext';
const rowOf = (name: string, cells: string) =>
  `${name},Tools,https://example.org/a.jpg,1,2,3,4,5,${cells}`;

it('reads facts of JSON as the API does', async () => {
  const report = await importing.importText(
    'good.ndjson',
    lines(
      told('All', { number: ['1'], material: [' BRONZE ', 'bronze', 'Tin'], store: ['Shelf'] }),
      told('None', null),
      told('Empty', { material: [' '] }),
    ),
  );
  expect(report).toMatchObject({ added: 3, refusals: [], notes: [] });
  expect(await factsOf('All', 'None', 'Empty')).toEqual([
    { number: ['1'], material: ['Bronze', 'Tin'], store: ['Shelf'] },
    {},
    {},
  ]);
});

it('reads the columns of declared facts, and names other columns once', async () => {
  const report = await importing.importText(
    'good.csv',
    [
      `${HEAD},facts.material,facts.store,facts.colour,material`,
      rowOf('One', 'bronze; a\\;b\\\\,Shelf,red,no'),
      rowOf('Two', ',,red,no'),
      rowOf('Three', "' =1;Tin,,,"),
    ].join('\n'),
  );
  expect(report).toMatchObject({ added: 3, refusals: [] });
  expect(report.notes).toEqual(['Columns that are not read: facts.colour, material.']);
  expect(await factsOf('One', 'Two', 'Three')).toEqual([
    { material: ['Bronze', 'a;b\\'], store: ['Shelf'] },
    {},
    { material: ['=1', 'Tin'] },
  ]);
});

it('names each bad fact with its line and reason', async () => {
  const report = await importing.importText(
    'bad.ndjson',
    lines(
      told('Closed', { state: ['Lost'], elsewhere: ['here'] }),
      told('Foreign', { colour: ['red'] }),
      told('Built in', { constructor: ['red'] }),
      told('A text', { material: 'Bronze' }),
      told('Numbers', { number: [1] }),
      told('A list', [['material', 'Bronze']]),
      told('Many', Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`k${n}`, ['x']]))),
      told('Good', { state: ['whole'] }),
    ),
  );
  expect(report).toMatchObject({ read: 8, added: 1, refused: 7 });
  const lists = 'facts: Please give lists of texts by their keys.';
  expect(report.refusals).toEqual([
    'Line 1: facts.state: Please choose terms of the list: it has no "Lost". facts.elsewhere: Invalid URL: here',
    'Line 2: facts.colour: This catalogue has no such fact.',
    'Line 3: facts.constructor: This catalogue has no such fact.',
    `Line 4: ${lists}`,
    `Line 5: ${lists}`,
    `Line 6: ${lists}`,
    expect.stringMatching(/^Line 7: facts: .* facts\.k20: /),
  ]);
  const csv = await importing.importText(
    'bad.csv',
    [`${HEAD},facts.number`, rowOf('Two texts', '1;2')].join('\n'),
  );
  expect(csv.refusals).toEqual(['Line 2: facts.number: Please give one text.']);
});

it.each([true, false])('refuses unique values that are taken (dry run: %s)', async (isDryRun) => {
  const { catalogue, hide } = importing.fixture;
  await catalogue.as(ada).add({ artifactName: 'Known', ...factInputs({ number: ['A 1'] }) });
  const { id } = await catalogue.as(ada).add(factInputs({ number: ['A 2'] }));
  await hide(id);
  const text = lines(
    told('Free', { number: ['B 1'] }),
    told('Taken', { number: ['a 1'] }),
    told('Hidden', { number: ['A 2'] }),
    told('Repeated', { number: ['b 1'] }),
    told('Bad', { number: ['B 2'], state: ['Lost'] }),
    told('Free again', { number: ['B 2'] }),
    ...Array.from({ length: 100 }, (_, n) => told(`Filler ${n}`, {})),
    told('Repeated later', { number: ['B 2'] }),
  );
  const report = await importing.importText('unique.ndjson', text, { isDryRun });
  expect(report).toMatchObject({ read: 107, added: 102, refused: 5 });
  expect(report.refusals).toEqual([
    'Line 2: facts.number: Another artifact has this value.',
    'Line 3: facts.number: Another artifact has this value.',
    'Line 4: facts.number: Line 1 has this value.',
    expect.stringMatching(/^Line 5: facts\.state: /),
    'Line 107: facts.number: Line 6 has this value.',
  ]);
  expect(await importing.named('Free')).toHaveLength(isDryRun ? 0 : 2);
  if (isDryRun) return;
  const again = await importing.importText('unique.ndjson', text);
  expect(again).toMatchObject({ added: 0, alreadyThere: 102, refused: 5 });
});

it.each(['csv', 'ndjson'])('an export as %s gives an empty catalogue the same', async (ending) => {
  const { catalogue } = importing.fixture;
  const values = ['Bronze', 'a;b', 'c\\', '=1', "'x", 'd\\;', 'Ünïcode 🏺'];
  await catalogue.as(ada).add({ artifactName: 'No facts' });
  for (const [nth, text] of values.entries()) {
    await catalogue.as(ada).add(
      factInputs({
        number: [`${nth} ${text}\nsecond line`],
        material: [text, ...values],
        elsewhere: ['https://example.org/?a=1;b=2'],
        store: [`Shelf; ${text}`],
      }),
    );
  }
  const empty = await startCatalogue({ site: declared.site });
  try {
    await empty.as(ada).run('{ viewer { uid } }');
    const write = async ({ database }: Pick<typeof empty, 'database'>, name: string) => {
      const file = join(importing.folder, `${name}.${ending}`);
      const { site } = declared;
      const source = { publicUrl: 'https://antiquary.example', dataLicense: null, site };
      const { facts } = site.get().record;
      await exportFile(database, { file, source, facts, progress: () => undefined });
      return file;
    };
    const file = await write(catalogue, 'from');
    const report = await importing.importFile(file, { into: empty.database });
    expect(report).toMatchObject({
      added: values.length + 2,
      refusals: [],
      notes: expect.anything(),
    });
    const [before, after] = await Promise.all(
      [file, await write(empty, 'to')].map((name) => readFile(name, 'utf8')),
    );
    expect(withoutOwn(after ?? '')).toBe(withoutOwn(before ?? ''));
  } finally {
    await empty.stop();
  }
});

/** A file without what an import gives anew: the names of members and the instants. */
const withoutOwn = (text: string): string =>
  text.replace(/Ada Ashby|Member 1/g, '').replace(/\d{4}-\d\d-\d\dT[\d:.]*Z/g, '');
