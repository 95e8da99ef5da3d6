import type { QueryRunner } from 'typeorm';
import { refreshFrequentTerms } from '../../server/artifacts/search/frequent-terms';
import type { Database } from '../../server/database/database';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { expectExact } from '../support/exact';
import { fillCatalogue } from '../support/fill';
import { openExisting } from '../support/open-database';
import { describeOnPostgres } from '../support/only-on';
import { untilWaitingForLock } from '../support/wait-until';
import { readPage } from '../support/walk';

const WORDS = ['bronze', 'statue', 'iron', 'wooden'];
const CHOOSE = { smallCatalogue: 0, lockTimeout: 20_000 };

let catalogue: TestCatalogue;
/** The database as a starting server opens it, while the catalogue is served. */
let starting: Database;
beforeEach(async () => {
  catalogue = await startCatalogue({ cache: false, timeout: 2_000 });
  starting = await openExisting(catalogue.location);
  const names = Array.from({ length: 300 }, (_, n) => `${n % 3 ? 'Bronze' : 'Iron'} statue ${n}`);
  await fillCatalogue(catalogue.dataSource, names);
});
afterEach(async () => {
  await starting.dataSource.destroy();
  await catalogue.stop();
});

const isUsed = async (term: string) => {
  const usable = `SELECT 1 FROM "search_terms" WHERE "catalogueSize" > 0 AND "term" = '${term}'`;
  return (await catalogue.dataSource.query<object[]>(usable)).length > 0;
};
const expectExactSearch = () => expectExact(catalogue.dataSource, catalogue.visitor, WORDS);

/** Does some work before the first statement of the starting server that a pattern matches. */
function before(statement: RegExp, work: () => Promise<unknown>): void {
  const { dataSource } = starting;
  const create = dataSource.createQueryRunner.bind(dataSource);
  let isDone = false;
  dataSource.createQueryRunner = (...args) => {
    const runner = create(...args);
    const query = runner.query.bind(runner);
    runner.query = async (sql: string, ...values: unknown[]) => {
      if (!isDone && statement.test(sql)) {
        isDone = true;
        await work();
      }
      return query(sql, ...(values as []));
    };
    return runner;
  };
}

it.each<[string, RegExp]>([
  ['before the names are read', /"artifact"\."id" > /],
  ['after the names were read', /FROM "search_totals" "total"/],
])('no write waits for the counting, and each is counted: %s', async (_when, statement) => {
  const member = catalogue.as(ada);
  const added = await Promise.all(
    ['Bronze mirror', 'Bronze dagger'].map((artifactName) => member.add({ artifactName })),
  );
  const [renamed, deleted] = added.map(({ id }) => id);
  before(statement, async () => {
    await member.add({ artifactName: '0 bronze statue' });
    await member.update(renamed ?? '', { artifactName: 'Wooden statue' });
    await member.delete(deleted ?? '');
  });
  expect(await refreshFrequentTerms(starting, CHOOSE)).toBe(true);
  expect(await isUsed('bronze')).toBe(true);
  await expectExactSearch();
  const { edges } = await readPage(catalogue.visitor, 'NAME', { filter: { search: 'bronze' } });
  expect(edges[0]?.node.artifactName).toBe('0 bronze statue');
});

// SQLite has one writer.
describeOnPostgres('while a transaction that has written stays open', () => {
  let writing: QueryRunner;
  beforeEach(async () => {
    writing = catalogue.dataSource.createQueryRunner();
    await writing.startTransaction();
    await writing.query(`UPDATE "artifacts" SET "artifactNameNormalized" = 'iron statue'
      WHERE "artifactNameNormalized" = 'bronze statue 1'`);
  });
  afterEach(() => writing.release());

  it('the counting waits for its end, and counts it', async () => {
    const refreshing = refreshFrequentTerms(starting, CHOOSE);
    await Promise.race([refreshing, untilWaitingForLock(catalogue.dataSource)]);
    await writing.commitTransaction();
    expect(await refreshing).toBe(true);
    expect(await isUsed('bronze')).toBe(true);
    await expectExactSearch();
  });

  it('the server starts without counts, and nobody waits any longer', async () => {
    expect(await refreshFrequentTerms(starting, { ...CHOOSE, lockTimeout: 50 })).toBe(false);
    await catalogue.as(ada).add({ artifactName: 'Bronze mirror' });
    expect(await isUsed('bronze')).toBe(false);
    await expectExactSearch();
    await writing.commitTransaction();
    expect(await refreshFrequentTerms(starting, CHOOSE)).toBe(true);
    expect(await isUsed('bronze')).toBe(true);
    await expectExactSearch();
  });
});
