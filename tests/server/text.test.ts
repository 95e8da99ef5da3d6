import { ada, codes, offenders, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { operatorOf } from '../support/operator-acts';
import { askPage, readPage } from '../support/list-pages';

/** The names say where "jade" stands. */
const textArtifacts = [
  { artifactName: 'In prose', historicalContext: 'Jade was worth more than gold.' },
  { artifactName: 'Jade disc', description: 'A disc with a hole.' },
  { artifactName: 'Place', discoveredAt: 'Jade Gate, Dunhuang' },
  { artifactName: 'Disc', description: 'Of jade.' },
  { artifactName: 'Keeper', presentLocation: 'British Museum', discoveredBy: 'Howard Carter' },
  { artifactName: 'Other keeper', presentLocation: 'Museum of British History' },
  { artifactName: '青銅鏡', createdAt: '漢朝', description: 'ไทยแลนด์' },
  { artifactName: 'Ναός', discoveredBy: 'Ἰωάννης' },
  {
    artifactName: 'Manuscript',
    discoveredAt: 'Ḥalab (ʿAbbāsid)',
    description: 'Qurʾan leaf, so\u00adft as مخـــطوط; the scribe’s own.',
    presentLocation: 'Musée d’Orsay',
  },
  {
    artifactName: 'Operators',
    description: 'a* OR b AND c NOT d NEAR(e) {name}: f ^g "h" \'i\' & |',
  },
];

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
  for (const artifact of textArtifacts) await catalogue.as(ada).add(artifact);
});
afterAll(() => catalogue.stop());

/** The names that a text finds, by relevance. */
async function found(text: string): Promise<string[]> {
  const { visitor } = catalogue;
  const args = { first: 100, filter: { text } };
  const page = await readPage(visitor, 'RELEVANCE', args);
  expect(page.totalCount).toBe(page.edges.length);
  // The database counts a list of which the page shows a part.
  const part = await readPage(visitor, 'RELEVANCE', { ...args, first: 1 });
  expect(part.totalCount).toBe(page.edges.length);
  return page.edges.map(({ node }) => node.artifactName);
}

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
    ['quran', ['Manuscript']],
    ["Qur'an soft", ['Manuscript']],
    ['halab Abbasid', ['Manuscript']],
    ['‘abbāsid \u200dhalab', ['Manuscript']],
    ['مخطوط quran', ['Manuscript']],
    ['مخـطوط', ['Manuscript']],
    ['Orsay', ['Manuscript']],
    ["musee d'orsay", ['Manuscript']],
    ['"musee dorsay"', ['Manuscript']],
    ['scribe soft', ['Manuscript']],
    ['"scribes own"', ['Manuscript']],
    ['nowhere', []],
    ['jade nowhere', []],
    ['ada', []],
    ['example', []],
  ])('%s', async (text, names) => {
    expect(await found(text)).toEqual(names);
  });

  it('a blank text keeps everything, the newest first, and a text without words nothing', async () => {
    const newest = textArtifacts.map(({ artifactName }) => artifactName).reverse();
    for (const text of ['', ' ', '\u00ad'])
      expect([text, await found(text)]).toEqual([text, newest]);
    for (const text of ['"', '*', '%', '🏺', "'"])
      expect([text, await found(text)]).toEqual([text, []]);
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
});

it('an artifact is found by its new words at once, and by its old ones no more', async () => {
  const caller = catalogue.as(ada);
  const texts = { artifactName: 'Meteorite', description: 'From Campo del Cielo.' };
  const { id } = await caller.add(texts);
  expect(await found('cielo')).toEqual(['Meteorite']);
  await caller.update(id, { artifactName: 'Meteorite', discoveredBy: 'Mesón de Fierro' });
  // The description was given as null.
  expect([await found('cielo'), await found('meson fierro')]).toEqual([[], ['Meteorite']]);
  const operator = operatorOf(catalogue.database);
  await operator.hide(id);
  expect(await found('fierro')).toEqual([]);
  await operator.show(id);
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

describe('phrases are found in', () => {
  const lengthyWords = `${'𐐨'.repeat(255)} ${'𐐩'.repeat(255)}`;
  /** Ten thousand characters, each a word. */
  const lengthyText = (nth: number) =>
    Array.from({ length: 10_000 }, (_, n) => String.fromCodePoint(0x20000 + 6_000 * nth + n)).join(
      '',
    );

  it.each([
    ['texts with the longest words', { presentLocation: lengthyWords }, '𐐩'.repeat(100)],
    [
      'texts of fifty thousand words',
      {
        createdAt: lengthyText(0),
        discoveredAt: lengthyText(1),
        discoveredBy: lengthyText(2),
        presentLocation: lengthyText(3),
        historicalContext: lengthyText(4),
      },
      // The last lexeme of a `tsvector`, where one that is too long is damaged.
      `"${lengthyText(4).slice(-2)}"`,
    ],
  ])('%s', async (_, texts, text) => {
    const caller = catalogue.as(ada);
    const description = `Blue lapis lazuli, ${lengthyWords}.`;
    const { id } = await caller.add({ ...texts, artifactName: 'Lapis bead', description });
    const artifactName = 'Bead';
    const other = await caller.add({ artifactName, description: 'Lazuli and lapis; blue lapis.' });
    expect(await found(text)).toEqual(['Lapis bead']);
    expect(await found('"lapis lazuli"')).toEqual(['Lapis bead']);
    expect(await found('"lapis bead"')).toEqual(['Lapis bead']);
    expect(await found('"blue lapis"')).toEqual(['Bead', 'Lapis bead']);
    expect(await found('"blue lapis" "lapis bead"')).toEqual(['Lapis bead']);
    expect(await found('"blue lapis lazuli"')).toEqual(['Lapis bead']);
    expect(await found('"bead lapis"')).toEqual([]);
    expect(await found('"lazuli lapis"')).toEqual([]);
    expect(await found('"lapis lazuli blue"')).toEqual([]);
    expect(await found(`"lazuli ${'𐐨'.repeat(150)}"`)).toEqual([]);
    await caller.delete(id);
    await caller.delete(other.id);
    expect(await found('"blue lapis"')).toEqual([]);
  });
});

it.each([1, 7, 8, 9, 20])(
  'a beginning of %i words finds each of them, by relevance',
  async (count) => {
    const beginning = `begin${'x'.repeat(count)}`;
    const words = Array.from({ length: count }, (_, nth) => `${beginning}${nth || ''}y`);
    const last = words.at(-1) ?? '';
    const fields = [
      { artifactName: 'Elsewhere', description: words.join(' ') },
      { artifactName: 'Fact', discoveredBy: last },
      { artifactName: last },
      { artifactName: 'Begun', description: `${beginning.slice(0, -1)} ${last.slice(1)}` },
    ];
    for (const field of fields) await catalogue.as(ada).add(field);
    expect(await found(beginning)).toEqual([last, 'Fact', 'Elsewhere']);
    expect(await found(`${beginning} elsewhere`)).toEqual([]);
    expect(await found(`elsewhere ${beginning}`)).toEqual(['Elsewhere']);
  },
);
