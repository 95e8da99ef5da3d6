import { ImportingCatalogue } from '../support/importing';

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
      'Line 12: It has more or fewer cells than the first line.',
      'Line 14: A quoted cell has no end.',
    ]);
    expect(await namesLike('stray')).toHaveLength(6);
  });

  it('whose columns are unknown is not read, and one line names them', async () => {
    const file = ['Title;Type', 'A;B', 'C;D'].join('\n');
    expect(await importing.importText('unknown.csv', file)).toMatchObject({
      ...{ read: 0, refused: 0, refusals: [] },
      unread: expect.stringMatching(
        /^The first line has no column artifactName, .*: Title;Type\.$/,
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
