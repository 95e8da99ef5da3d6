import fc from 'fast-check';
import { nearWords } from '../../server/suggestions/near-words';
import type { Database } from '../../server/database/database';
import { allowedEdits } from '../../server/database/vocabulary';
import { performAct } from '../../server/operator/acts';
import { hide, show } from '../../server/operator/decisions';
import type { Caller } from '../support/caller';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { editsBetween } from '../support/edits';
import { onPostgres } from '../support/only-on';
import { openExisting } from '../support/open-database';
import { addSuggested, readSuggestions, withArtifactsOf } from '../support/suggestions';

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

const suggestionsFor = (filter: object) => readSuggestions(catalogue.visitor, filter);
const withArtifacts = (inputs: object[], test: (ids: string[]) => Promise<void>) =>
  withArtifactsOf(owner, inputs, test);

describe('the words of the catalogue', () => {
  const wordsLike = (pattern: string) =>
    catalogue.dataSource.query<{ word: string; artifacts: number }[]>(
      `SELECT "word", "artifacts" FROM "vocabulary" WHERE "word" LIKE '${pattern}' ORDER BY "word"`,
    );
  const deletionsOf = async (prefix: string) =>
    (
      await catalogue.dataSource.query<object[]>(
        `SELECT 1 FROM "vocabulary_deletions" WHERE "prefix" = '${prefix}'`,
      )
    ).length;

  it('come and go at once with what is added, updated and deleted', async () => {
    const text = 'quetzalcotl';
    const suggested = () => suggestionsFor({ text });
    expect([await suggested(), await suggested()]).toEqual([[], []]);
    const { id } = await owner.add({ artifactName: 'Quetzalcoatl' });
    expect([await suggested(), await suggested()]).toEqual([['Quetzalcoatl'], ['Quetzalcoatl']]);
    await owner.update(id, { artifactName: 'Serpent' });
    expect([await suggested(), await suggested()]).toEqual([[], []]);
    await owner.update(id, { historicalContext: 'of quetzalcoatl' });
    expect([await suggested(), await suggested()]).toEqual([['quetzalcoatl'], ['quetzalcoatl']]);
    await owner.delete(id);
    expect([await suggested(), await suggested()]).toEqual([[], []]);
  });

  it('leave no trace once the last artifact with them is hidden or deleted', async () => {
    const { id } = await owner.add({ artifactName: 'Xochipilli', discoveredBy: 'Xolotl' });
    const act = (name: 'hide' | 'show', work: typeof hide) =>
      performAct(operator, name, [id], (runner) => work(operator, runner, Number(id)));
    expect(await wordsLike('xo%')).toHaveLength(2);
    expect([await deletionsOf('xochip'), await deletionsOf('xolotl')]).toEqual([22, 21]);
    await act('hide', hide);
    expect(await wordsLike('xo%')).toEqual([]);
    expect([await deletionsOf('xochip'), await deletionsOf('xolotl')]).toEqual([0, 0]);
    await act('show', show);
    expect(await suggestionsFor({ text: 'xochipili' })).toEqual(['Xochipilli']);
    await owner.delete(id);
    expect(await wordsLike('xo%')).toEqual([]);
  });

  it('are counted exactly while they are few, and about when they are many', async () => {
    const names = (count: number) =>
      Array.from({ length: count }, () => ({ artifactName: 'zzcommon zzcommon' }));
    const counted = async () => (await wordsLike('zzcommon'))[0]?.artifacts;
    await withArtifacts(names(15), async () => expect(await counted()).toBe(15));
    expect(await counted()).toBeUndefined();
    await withArtifacts(names(48), async () => expect(await counted()).toBe(16 + 32));
  });

  // PostgreSQL has room for some thousand locks, and one artifact may have more words.
  onPostgres('take one lock, however many are added', async () => {
    const runner = catalogue.dataSource.createQueryRunner();
    await runner.startTransaction();
    const words = Array.from(
      { length: 100 },
      (_, n) => `quux${'ab'.repeat(n % 10)}${'c'.repeat(n / 10)}`,
    );
    await runner.query(`UPDATE "artifacts" SET "words" = '\n\n ${words.join(' ')} '`);
    const [{ count }] = await runner.query(
      `SELECT count(*) FROM "pg_locks" WHERE "locktype" = 'advisory' AND "pid" = pg_backend_pid()`,
    );
    await runner.rollbackTransaction();
    await runner.release();
    expect(Number(count)).toBe(1);
  });

  it('are counted right when many write at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        owner.add({ artifactName: `zzalpha zzbeta zz${'abcdefghijkl'[n]}` }),
      ),
    );
    expect(await wordsLike('zz%ta')).toEqual([{ word: 'zzbeta', artifacts: 12 }]);
    await Promise.all(ids.map(({ id }) => owner.delete(id)));
    expect(await wordsLike('zz%')).not.toContainEqual(expect.objectContaining({ word: 'zzalpha' }));
  });
});

describe('near words', () => {
  const word = fc
    .array(fc.constantFrom('a', 'b', 'c', 'я', '\u{10400}'), { minLength: 1, maxLength: 12 })
    .map((letters) => letters.join('').toLowerCase().normalize('NFKC'));

  it('are all words of the catalogue within the edits', async () => {
    const sampled = fc.sample(word, { numRuns: 250, seed: 1 });
    const known = [...new Set(sampled.filter((one) => [...one].length >= 3))];
    await withArtifacts([{ historicalContext: known.join(' ') }], async () => {
      await fc.assert(
        fc.asyncProperty(fc.oneof(word, fc.constantFrom(...known)), async (typed) => {
          const most = allowedEdits([...typed].length);
          const expected = known.filter((one) => {
            const edits = editsBetween(typed, one);
            return edits > 0 && edits <= most;
          });
          const found = await nearWords(catalogue.database, typed);
          expect(found.map((one) => one.word).sort()).toEqual(expected.sort());
        }),
        { numRuns: 100, seed: 2 },
      );
    });
  });
});
