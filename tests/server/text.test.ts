import { performAct } from '../../server/operator/perform-act';
import { hide, show } from '../../server/operator/decisions';
import { ada, codes, offenders, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { findNames, startTextCatalogue, textArtifacts } from '../support/text-catalogue';
import { askPage, readPage, readAllPages } from '../support/list-pages';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startTextCatalogue();
});
afterAll(() => catalogue.stop());

const found = (text: string, filter: object = {}) => findNames(catalogue, text, filter);

describe('every word of the text must occur in the texts of the artifact', () => {
  it.each([
    ['jade', ['Jade disc', 'Place', 'Disc', 'In prose']],
    ['JÁDE', ['Jade disc', 'Place', 'Disc', 'In prose']],
    ['jad', ['Jade disc', 'Place', 'Disc', 'In prose']],
    ['jade disc', ['Jade disc', 'Disc']],
    ['disc jade', ['Jade disc', 'Disc']],
    ['jad disc', []],
    ['jade gold', ['In prose']],
    ['jade hole', ['Jade disc']],
    ['gate jade', ['Place']],
    ['british museum', ['Other keeper', 'Keeper']],
    ['"british museum"', ['Keeper']],
    ['“British Museum”', ['Keeper']],
    ['"british museum', ['Keeper']],
    ['"british mus', []],
    ['"museum british"', []],
    ['carter british', ['Keeper']],
    ['青銅', ['青銅鏡']],
    ['銅鏡 漢', ['青銅鏡']],
    ['青鏡', []],
    ['แลน', ['青銅鏡']],
    ['ΝΑΟΣ ιωαν', ['Ναός']],
    ['a OR nothing', []],
    ['a or b', ['Operators']],
    ['a* OR b AND c NOT d NEAR(e) {name}: f ^g "h" \'i\' & |', ['Operators']],
    ['nowhere', []],
    ['jade nowhere', []],
    ['ada', []],
    ['example', []],
  ])('%s', async (text, names) => {
    expect(await found(text)).toEqual(names);
  });

  it('a text without words keeps everything, the newest first', async () => {
    const newest = textArtifacts.map(({ artifactName }) => artifactName).reverse();
    for (const text of ['', ' ', '"', '*', '🏺'])
      expect([text, await found(text)]).toEqual([text, newest]);
  });

  it('hostile texts are plain texts', async () => {
    for (const text of [
      '"'.repeat(200),
      'a '.repeat(100),
      `${'x'.repeat(199)}*`,
      'AND AND AND',
      'name:jade',
      '-jade',
      "jade'); DROP TABLE artifacts; --",
      '\\',
      ':term0 $1 ?1 @x',
      'ﷺ'.repeat(11),
      `"${'青'.repeat(198)}"`,
    ]) {
      const { errors } = await askPage(catalogue.visitor, 'RELEVANCE', { filter: { text } });
      expect([text, errors]).toEqual([text, []]);
    }
    expect(await found("jade'); -- DROP TABLE")).toEqual([]);
    expect(await found('-jade')).toHaveLength(4);
  });

  it.each([
    ['a thousand words', 'word '.repeat(1_000)],
    ['201 characters', 'x'.repeat(201)],
    ['characters that stand for more than 200', 'ﷺ'.repeat(12)],
    ['a control character', 'jade\u0000'],
    ['a line break', 'jade\ndisc'],
  ])('%s are refused', async (_, text) => {
    const answer = await askPage(catalogue.visitor, 'RELEVANCE', { filter: { text } });
    expect([codes(answer), offenders(answer)]).toEqual([['BAD_USER_INPUT'], ['text']]);
  });
});

describe('the order', () => {
  const namesOf = async (args: string) => {
    const { data } = await catalogue.visitor.run(
      `{ artifacts(${args}) { edges { node { artifactName } } } }`,
    );
    return data.artifacts.edges.map(
      ({ node }: { node: { artifactName: string } }) => node.artifactName,
    );
  };

  it('is RELEVANCE by default when a text is given, else NEWEST', async () => {
    expect(await namesOf('filter: { text: "jade" }')).toEqual([
      ...['Jade disc', 'Place', 'Disc', 'In prose'],
    ]);
    expect(await namesOf('first: 1')).toEqual(['Operators']);
    expect(await namesOf('first: 1, orderBy: null, filter: { text: null }')).toEqual(['Operators']);
  });

  it('RELEVANCE without a text is refused', async () => {
    for (const filter of [{}, { search: 'jade' }]) {
      const answer = await askPage(catalogue.visitor, 'RELEVANCE', { filter });
      expect([codes(answer), offenders(answer)]).toEqual([['BAD_USER_INPUT'], ['orderBy']]);
    }
  });

  it.each([
    ['NEWEST', ['Disc', 'Place', 'Jade disc', 'In prose']],
    ['OLDEST', ['In prose', 'Jade disc', 'Place', 'Disc']],
    ['NAME', ['Disc', 'In prose', 'Jade disc', 'Place']],
    ['MOST_LIKED', ['Disc', 'Place', 'Jade disc', 'In prose']],
    ['CHRONOLOGICAL', ['In prose', 'Jade disc', 'Place', 'Disc']],
    ['RELEVANCE', ['Jade disc', 'Place', 'Disc', 'In prose']],
  ] as const)('%s pages through the same artifacts', async (order, names) => {
    for (const first of [1, 2, 3]) {
      const nodes = await readAllPages(catalogue.visitor, order, {
        first,
        filter: { text: 'jade' },
      });
      expect(nodes.map(({ artifactName }) => artifactName)).toEqual(names);
    }
  });
});

it('a text can be combined with a part of the name, a type and years', async () => {
  expect(await found('jade', { search: 'dis' })).toEqual(['Jade disc', 'Disc']);
  expect(await found('jade', { type: 'TOOLS' })).toHaveLength(4);
  expect(await found('jade', { type: 'WEAPONS' })).toEqual([]);
  expect(await found('jade', { madeFrom: -200, madeTo: -200 })).toHaveLength(4);
  expect(await found('jade', { madeFrom: 1 })).toEqual([]);
  expect(await found('museum', { search: 'keep', type: 'TOOLS', madeTo: -1 })).toEqual([
    'Other keeper',
    'Keeper',
  ]);
});

it('an artifact is found by its new words at once, and by its old ones no more', async () => {
  const caller = catalogue.as(ada);
  const texts = { artifactName: 'Meteorite', description: 'From Campo del Cielo.' };
  const { id } = await caller.add(texts);
  expect(await found('cielo')).toEqual(['Meteorite']);
  await caller.update(id, { artifactName: 'Meteorite', discoveredBy: 'Mesón de Fierro' });
  // The description was given as null.
  expect([await found('cielo'), await found('meson fierro')]).toEqual([[], ['Meteorite']]);
  const { database } = catalogue;
  await performAct(database, 'hide', [id], (runner) => hide(database, runner, Number(id)));
  expect(await found('fierro')).toEqual([]);
  await performAct(database, 'show', [id], (runner) => show(database, runner, Number(id)));
  expect(await found('fierro')).toEqual(['Meteorite']);
  await caller.delete(id);
  expect(await found('fierro')).toEqual([]);
});

it('an update without a description leaves its words', async () => {
  const caller = catalogue.as(ada);
  const { id } = await caller.add({ artifactName: 'Tablet', description: 'Of lapis lazuli.' });
  await caller.update(id, { artifactName: 'Plate', description: undefined });
  expect(await found('lapis plate')).toEqual(['Plate']);
  await caller.delete(id);
});

it.each([
  ['RELEVANCE', { text: 'amber' }],
  ['NAME', { text: 'amber' }],
  ['NAME', { search: 'amber' }],
] as const)(
  'a page in the order of %s by %j is full although one of its artifacts was deleted meanwhile',
  async (order, filter) => {
    const other = await startCatalogue({ cache: false });
    try {
      const caller = other.as(ada);
      const ids: string[] = [];
      for (const letter of 'ABCD')
        ids.push((await caller.add({ artifactName: `Amber ${letter}` })).id);
      // The keys of the page are read by the first statement, the rows by the second one.
      const { database } = other;
      const read = database.rows.bind(database);
      const deleting = jest.spyOn(database, 'rows').mockImplementation(async (statement) => {
        const rows = await read<never>(statement);
        if (rows.length > 0 && statement.sql.includes('LIMIT')) {
          deleting.mockRestore();
          await caller.delete(ids[order === 'NAME' ? 0 : 3] ?? '');
        }
        return rows;
      });
      const page = await readPage(other.visitor, order, { first: 2, filter });
      expect([page.edges.length, page.pageInfo.hasNextPage]).toEqual([2, true]);
    } finally {
      await other.stop();
    }
  },
);
