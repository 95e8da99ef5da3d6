import fc from 'fast-check';
import { searchedParts } from '../../server/suggestions/searched-parts';
import { TypeCounts } from '../../server/artifacts/type-counts';
import type { Database } from '../../server/database/database';
import type { Caller } from '../support/caller';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { openExisting } from '../support/open-database';
import {
  addSuggested,
  readSuggestions,
  SUGGESTIONS,
  withArtifactsOf,
} from '../support/suggestions';

let catalogue: TestCatalogue;
let operator: Database;
let owner: Caller;
beforeAll(async () => {
  catalogue = await startCatalogue();
  operator = await openExisting(catalogue.location);
  owner = catalogue.as(ada);
  await addSuggested(owner);
});
afterAll(async () => {
  await operator.dataSource.destroy();
  await catalogue.stop();
});

const suggestionsFor = (filter: object, after?: string) =>
  readSuggestions(catalogue.visitor, filter, after);
const withArtifacts = (inputs: object[], test: (ids: string[]) => Promise<void>) =>
  withArtifactsOf(owner, inputs, test);

describe('suggestions', () => {
  it.each([
    ['tutankamun', ['Tutankhamun']],
    ['Tutankhamen', ['Tutankhamun']],
    ['mesopotamai', ['Mesopotamia']],
    ['brtish museum', ['British museum']],
    ['museum,  BRTISH!', ['museum,  British!']],
    ['"brtish museum" cla', ['"British museum" cla']],
    ['“museum brtish”', []],
    ['maks of tutankamun', ['mask of Tutankhamun']],
  ])('of the text %s are %j', async (text, suggestions) => {
    expect(await suggestionsFor({ text })).toEqual(suggestions);
  });

  it('of a search are spellings that names have', async () => {
    expect(await suggestionsFor({ search: 'tutankamun' })).toEqual(['Tutankhamun']);
    expect(await suggestionsFor({ search: 'tablte of ur' })).toEqual(['Tablet of ur']);
    expect(await suggestionsFor({ search: 'mesopotamai' })).toEqual([]);
  });

  it('are of the text, or else of the search, when both are given', async () => {
    const search = 'tablet';
    expect(await suggestionsFor({ search, text: 'mesopotamai' })).toEqual(['Mesopotamia']);
    expect(await suggestionsFor({ search: 'tablte', text: 'clay' })).toEqual(['Tablet']);
    expect(await suggestionsFor({ search, text: 'tutankamun' })).toEqual([]);
  });

  it('find something with the rest of the filter', async () => {
    const text = 'tutankamun';
    expect(await suggestionsFor({ text, type: 'FUNERARY_MASK', madeTo: -1000 })).toHaveLength(1);
    expect(await suggestionsFor({ text, type: 'TOOLS' })).toEqual([]);
    expect(await suggestionsFor({ text, madeFrom: -1000 })).toEqual([]);
  });

  it.each([
    ['without a filter', {}],
    ['for a text that finds something', { text: 'tablet' }],
    ['for the beginning of a word', { text: 'mesopot' }],
    ['for a part of a name', { search: 'tankh' }],
    ['for a text without words', { text: '?!' }],
    ['where only the years find nothing', { madeFrom: 1900 }],
    ['for words of two letters', { text: 'xq' }],
    ['for words with digits', { text: 'mesopotamia1' }],
    ['for what no word is like', { text: 'zzzzzzzzzz' }],
    ['for scripts without spaces', { text: '青銅器' }],
  ])('are empty %s', async (_when, filter) => {
    expect(await suggestionsFor(filter)).toEqual([]);
  });

  it('are empty behind the last artifact of a list that finds something', async () => {
    const { data } = await catalogue.visitor.run(
      '{ artifacts(filter: { search: "uruk" }, orderBy: NEWEST) { pageInfo { endCursor } } }',
    );
    const { endCursor } = data.artifacts.pageInfo;
    const page = 'artifacts(filter: { search: "uruk" }, orderBy: NEWEST, after: "CURSOR")';
    const answer = await catalogue.visitor.run(
      `{ ${page.replace('CURSOR', endCursor)} { edges { cursor } suggestions } }`,
    );
    expect(answer.data.artifacts).toEqual({ edges: [], suggestions: [] });
  });

  it('are empty for the lists of members', async () => {
    const { data } = await owner.run('{ viewer { artifacts { suggestions } } }');
    expect(data.viewer.artifacts.suggestions).toEqual([]);
  });

  it('are the nearest, then the more frequent, and at most three', async () => {
    const texts = ['karnak', 'karnok', 'karnok', 'karnuk', 'karnuk', 'karnuk', 'karnax', 'kirnex'];
    await withArtifacts(
      texts.map((artifactName) => ({ artifactName })),
      async () => {
        expect(await suggestionsFor({ text: 'karnek' })).toEqual(['karnuk', 'karnok', 'karnak']);
        expect(await suggestionsFor({ text: 'kirnek' })).toEqual(['kirnex', 'karnuk', 'karnok']);
      },
    );
  });

  it('replace one word where each word finds something by itself', async () => {
    await withArtifacts([{ artifactName: 'Mast of a ship' }], async () => {
      expect(await suggestionsFor({ text: 'tutankhamun mast' })).toEqual(['tutankhamun mask']);
    });
  });

  it('of frequent words alone are those that new artifacts have', async () => {
    const text = '"zinc amulett"';
    const totals = jest.spyOn(TypeCounts.prototype, 'total').mockResolvedValue(80_000_000);
    const setFrequency = (word: string, artifacts: number) =>
      operator.dataSource.query(
        `UPDATE "vocabulary" SET "artifacts" = ${artifacts} WHERE "word" = '${word}'`,
      );
    const names = ['Zinc amulet', 'Zinc', 'Amulet', 'Zinc', 'Amulet'];
    await withArtifacts(
      names.map((artifactName) => ({ artifactName })),
      async ([oldest = '']) => {
        expect(await suggestionsFor({ text })).toEqual(['"zinc amulet"']);
        await setFrequency('zinc', 80_000_000);
        await setFrequency('amulet', 80_000_000);
        // A write drops the cached response.
        await owner.update(oldest, { artifactName: 'Zinc, amulet' });
        expect(await suggestionsFor({ text })).toEqual([]);
        expect(await suggestionsFor({ text: 'amulett' })).toEqual(['Amulet']);
        await withArtifacts([{ artifactName: 'Zinc amulet' }], async () => {
          expect(await suggestionsFor({ text })).toEqual(['"zinc amulet"']);
        });
        await setFrequency('zinc', 3);
        await setFrequency('amulet', 3);
      },
    );
    totals.mockRestore();
  });

  it.each([
    ['few matches are read', [[400_000, 200_000], [300_000]], [1, 1]],
    ['all words are frequent', [[1_000_000, 200_000], [400_000]], [0.6, 1]],
    ['several are cut short', [[1_200_000], [800_000], [100_000]], [0.375, 0.5625, 1]],
    ['one word is rare', [[1_000_000, 1_000], [980_000]], [1, 1]],
    ['one word is in no artifact', [[1_000_000, 0], [1_000_000]], [1, 1]],
    ['there are none', [], []],
  ])('are looked for in parts of the catalogue where %s', (_where, frequencies, parts) => {
    expect(searchedParts(frequencies)).toEqual(parts);
  });

  it('are not longer than a text may be', async () => {
    expect(await suggestionsFor({ text: 'tutankamun '.repeat(16).trim() })).toHaveLength(1);
    expect(await suggestionsFor({ text: 'tutankamun '.repeat(18).trim() })).toEqual([]);
  });

  it('are not capitalized where a word is written small, too', async () => {
    const historicalContext = 'Amulets protect. Many wore amulets.';
    await withArtifacts([{ historicalContext }], async () => {
      expect(await suggestionsFor({ text: 'amuletts' })).toEqual(['amulets']);
    });
  });

  it.each([
    ['three letters: one', 'urn', 'orn', true],
    ['three letters: two', 'urn', 'orm', false],
    ['four letters: two', 'vase', 'vsea', false],
    ['five letters: two', 'stele', 'tsele', true],
    ['five letters: two', 'stele', 'stllx', true],
    ['ten letters: three', 'chalcedony', 'xalxedoyn', false],
  ])('allow few edits in a word of %s', async (_what, artifactName, text, isFound) => {
    await withArtifacts([{ artifactName }], async () => {
      expect(await suggestionsFor({ text })).toEqual(isFound ? [artifactName] : []);
    });
  });

  it('have words of every script with spaces', async () => {
    await withArtifacts(
      [{ artifactName: 'Ναός της Αθηνάς' }, { artifactName: 'Кубок' }],
      async () => {
        expect(await suggestionsFor({ text: 'αθηνσς' })).toEqual(['Αθηνάς']);
        expect(await suggestionsFor({ text: 'кбуок' })).toEqual(['Кубок']);
      },
    );
  });
});

it('every suggestion for any text finds something', async () => {
  const typed = fc.oneof(
    fc.string({ maxLength: 60, unit: 'grapheme' }),
    fc
      .array(
        fc.constantFrom('tutankamun', 'museun', '"', '*', 'NEAR(', 'brtish', '&', '|', '!', ':*'),
        {
          maxLength: 8,
        },
      )
      .map((parts) => parts.join(' ')),
    fc.constantFrom('tutankamun '.repeat(18), Array.from({ length: 60 }, (_, n) => n).join(' ')),
  );
  const filter = fc.record(
    { text: typed, search: typed, type: fc.constantFrom('TOOLS', 'FUNERARY_MASK') },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(filter, async (asked) => {
      const { data } = await catalogue.visitor.run(SUGGESTIONS, { filter: asked });
      for (const suggestion of data?.artifacts.suggestions ?? []) {
        const totals = await Promise.all(
          (['text', 'search'] as const).map(async (field) => {
            if (asked[field] === undefined) return 0;
            const answer = await catalogue.visitor.run(
              'query ($filter: ArtifactFilter) { artifacts(filter: $filter) { totalCount } }',
              { filter: { ...asked, [field]: suggestion } },
            );
            return answer.data.artifacts.totalCount;
          }),
        );
        expect(Math.max(...totals)).toBeGreaterThan(0);
      }
    }),
    { numRuns: 100 },
  );
});
