import { ada, type TestCatalogue } from '../support/catalogue';
import { findNames, startTextCatalogue } from '../support/text-catalogue';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startTextCatalogue();
});
afterAll(() => catalogue.stop());

const found = (text: string) => findNames(catalogue, text);

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
