import { ImportingCatalogue, lines, mongoDocument } from '../support/importing';

let importing: ImportingCatalogue;
beforeAll(async () => {
  importing = await ImportingCatalogue.start();
});
afterAll(() => importing.stop());

const HEADINGS =
  'artifactName,artifactType,image,createdAt,discoveredAt,discoveredBy,presentLocation,historicalContext';
const REST = 'https://example.org/a.jpg,c. 1500 BC,"Thebes, Egypt",A farmer,Museum A,Context.';
const row = (name: string, type = 'Tools') => `${name},${type},${REST}`;
const csv = (...rows: string[]) => [HEADINGS, ...rows].join('\r\n');
const numbered = (...rows: string[]) => [`id,${HEADINGS}`, ...rows].join('\n');

const namesLike = async (text: string) =>
  (await importing.named(text)).map(({ artifactName }) => artifactName);

describe('a CSV file', () => {
  it('may have rows of empty cells, which keep their numbers', async () => {
    const file = csv(
      ',,,,,,,',
      row('Blank one'),
      ' ,,,,,,,',
      '',
      ',',
      row('', 'x'),
      row('Blank two'),
    );
    const report = await importing.importText('blank.csv', file);
    expect(report).toMatchObject({ read: 3, added: 2, refused: 1 });
    expect(report.refusals).toEqual([expect.stringMatching(/^Line 7: artifactName: /)]);
  });

  it('may have spaces around its headings, quoted cells and types', async () => {
    const spaced = HEADINGS.replaceAll(',', ' , ');
    const file = [` ${spaced} `, row(' "Spaced, one" ', ' Tools\u00a0'), row('Spaced two')].join(
      '\n',
    );
    expect(await importing.importText('spaced.csv', file)).toMatchObject({ added: 2, refused: 0 });
    expect(await namesLike('spaced')).toEqual(['Spaced, one', 'Spaced two']);
  });

  it.each(['\n', '\r\n', '\r'])('may end its lines with %j', async (end) => {
    const name = `Ends ${JSON.stringify(end).replaceAll('"', '')}`;
    const file = [HEADINGS, row(name), row('', 'x'), row(`${name} too`), ''].join(end);
    const report = await importing.importText('ends.csv', file);
    expect(report).toMatchObject({ added: 2, refused: 1 });
    expect(report.refusals).toEqual([expect.stringMatching(/^Line 3: /)]);
  });

  it('is read beyond a stray quote, which costs its row alone', async () => {
    const file = csv(
      row('Stray first'),
      row('"The "Lion" plate"'),
      row('"Stray second, “quoted”"'),
      row('"Lion" plate'),
      row('"Stray third"'),
      row('5" plate'),
      '"Never closed,Tools,https://example.org/a.jpg,1,2,3,4,5',
      row('"Stray ""fourth"""'),
      row('Stray fifth').replace('Context.', '"Two\r\nlines"'),
      row('Cell too many,'),
      row('Stray sixth'),
      '"Never closed at the end',
    );
    const report = await importing.importText('stray.csv', file);
    expect(report).toMatchObject({ read: 12, added: 6, refused: 6, unread: null });
    expect(report.refusals).toEqual([
      'Line 3: A text follows the quoted cell.',
      'Line 5: A text follows the quoted cell.',
      'Line 7: A quote stands within a cell that is not quoted.',
      'Line 8: A text follows the quoted cell.',
      'Line 12: It has a cell beyond the headings.',
      'Line 14: A quoted cell has no end.',
    ]);
    expect(await namesLike('stray')).toHaveLength(6);
  });

  it('whose columns are unknown is not read, and one line names them', async () => {
    const file = ['Title;Type', 'A;B', 'C;D'].join('\n');
    expect(await importing.importText('unknown.csv', file)).toMatchObject({
      ...{ read: 0, refused: 0, refusals: [] },
      unread: expect.stringMatching(
        /^The first line has no column artifactName, .*: Title, Type\.$/,
      ),
    });
  });

  it('may have further columns, and one line names them', async () => {
    const file = [`${HEADINGS},Title,rights,Type`, `${row('Further')},,,`].join('\n');
    const report = await importing.importText('further.csv', file);
    expect(report).toMatchObject({ added: 1, notes: ['Columns that are not read: Title, Type.'] });
  });

  it('may name rights by the pages about them', async () => {
    const file = [
      `${HEADINGS},rights`,
      `${row('Rights one')},https://creativecommons.org/licenses/by/4.0/deed.en`,
      `${row('Rights two')},http://rightsstatements.org/page/InC/1.0/?language=en`,
      `${row('Rights three')},CC BY 4.0`,
    ].join('\n');
    const report = await importing.importText('rights.csv', file);
    expect(report).toMatchObject({ added: 2, refused: 1 });
    expect((await importing.named('rights')).map(({ rights }) => rights)).toEqual([
      'https://creativecommons.org/licenses/by/4.0/',
      'http://rightsstatements.org/vocab/InC/1.0/',
    ]);
  });
});

describe('an identifier', () => {
  it('that a file repeats with other texts is refused, also by a dry run', async () => {
    const file = numbered(
      `1,${row('Repeated one')}`,
      `2,${row('Repeated two')}`,
      `2,${row('Repeated by another')}`,
      `1,${row('Repeated one')}`,
    );
    const expected = {
      ...{ read: 4, added: 2, alreadyThere: 1, refused: 1 },
      refusals: ['Line 4: An earlier line has its identifier, and other texts.'],
    };
    expect(await importing.importText('ids.csv', file, { isDryRun: true })).toMatchObject(expected);
    expect(await importing.importText('ids.csv', file)).toMatchObject(expected);
    expect(await namesLike('repeated')).toEqual(['Repeated one', 'Repeated two']);
  });

  it('that another file has for another artifact is refused, also by a dry run', async () => {
    const north = numbered(`11,${row('North bowl')}`, `12,${row('North cup')}`);
    const south = numbered(`11,${row('South bowl')}`, `13,${row('South cup')}`);
    expect(await importing.importText('north.csv', north)).toMatchObject({ added: 2 });
    expect(await importing.importText('again.csv', north)).toMatchObject({ alreadyThere: 2 });
    const [bowl] = await importing.named('North bowl');
    const expected = {
      ...{ added: 1, alreadyThere: 0, refused: 1 },
      refusals: [
        `Line 2: The identifier 11 was imported before with other texts, as artifact ${String(bowl?.['id'])}, which stays as it is. If this is another artifact, give it another identifier.`,
      ],
    };
    const options = { isDryRun: true };
    expect(await importing.importText('south.csv', south, options)).toMatchObject(expected);
    expect(await importing.importText('south.csv', south)).toMatchObject(expected);
    expect(await namesLike('South')).toEqual(['South cup']);
  });

  it('that was imported before its texts were remembered is there already', async () => {
    await importing.importText('old.csv', numbered(`21,${row('Old bowl')}`));
    const { dataSource } = importing.fixture.catalogue;
    await dataSource.query('UPDATE "imported_artifacts" SET "textsId" = NULL');
    const corrected = numbered(`21,${row('Old bowl corrected')}`);
    expect(await importing.importText('old.csv', corrected)).toMatchObject({
      ...{ added: 0, alreadyThere: 1 },
    });
  });

  it('that no other catalogue can have is recognized, whatever the texts are since', async () => {
    const first = lines(mongoDocument('a1', { artifactName: 'Corrected' }), {
      ...mongoDocument(''),
      _id: 7,
      addedAt: '2026-01-01T00:00:00.000Z',
    });
    const since = lines(mongoDocument('a1', { artifactName: 'Corrected since' }), {
      ...mongoDocument('', { createdAt: 'AD 1' }),
      _id: 7,
      addedAt: '2026-01-01T00:00:00.000Z',
    });
    expect(await importing.importText('first.json', first)).toMatchObject({ added: 2 });
    expect(await importing.importText('since.json', since)).toMatchObject({ alreadyThere: 2 });
  });

  it('that a database cannot store is refused with its line, and the others are added', async () => {
    const of = (_id: unknown, fields = {}) => ({
      ...mongoDocument('', { artifactName: 'Storable' }),
      ...{ _id, ...fields },
    });
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const text = [
      lines(
        of('a\0b'),
        of({ $oid: '\ud800' }),
        of('x'.repeat(12_000)),
        of({ a: 'x'.repeat(12_000), b: 1 }),
        of('8', { addedAt: '2026\0' }),
        of('8', { addedAt: '2'.repeat(12_000) }),
        { ...of(null), id: 'a\nb' },
      ),
      JSON.stringify(of('DEEP')).replace('"DEEP"', deep),
      lines(
        of('鏡'.repeat(400), { addedAt: '🏺'.repeat(100), liked: ['a\ud800@b.c', 'a\ud801@b.c'] }),
      ),
    ].join('\n');
    const report = await importing.importText('unstorable.json', text);
    expect(report).toMatchObject({ read: 9, added: 1, refused: 8, likes: 0 });
    expect(report.refusals).toEqual([
      'Line 1: _id: Please leave out control characters.',
      'Line 2: _id: Please leave out control characters.',
      'Line 3: _id: Please use at most 400 characters.',
      'Line 4: _id: Please use at most 400 characters.',
      'Line 5: addedAt: Please leave out control characters.',
      'Line 6: addedAt: Please use at most 100 characters.',
      'Line 7: id: Please leave out control characters.',
      'Line 8: Its identifier is none.',
    ]);
  });
});
