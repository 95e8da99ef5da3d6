import type { DataSource } from 'typeorm';
import { Changes } from '../../server/database/changes';
import type { Change } from '../../server/database/change';
import { OperatorActPoll } from '../../server/database/sqlite/operator-act-poll';
import { createTestDatabase, type TestDatabase } from '../support/engine';
import { describeOnSqlite } from '../support/only-on';
import { openMigrated } from '../support/open-database';
import { type RecordedQuery, recordQueries } from '../support/queries';
import { waitUntil } from '../support/wait-until';

// PostgreSQL's triggers write change events instead.
describeOnSqlite('the operator act poll', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let acts: OperatorActPoll;
  let changes: Changes;
  let received: Change[];
  let log: string[];
  let queries: RecordedQuery[];

  const follow = () => {
    acts = new OperatorActPoll(dataSource, (line) => log.push(line));
    changes = new Changes();
    received = [];
    changes.onChange((change) => received.push(change));
    acts.follow(changes);
  };
  beforeEach(async () => {
    database = await createTestDatabase();
    ({ dataSource } = await openMigrated(database));
    queries = recordQueries(dataSource);
    log = [];
    follow();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await acts.close();
    await dataSource.destroy();
    await database.remove();
  });

  const act = () =>
    dataSource.query(
      `INSERT INTO "operator_acts" ("at", "act", "subject") VALUES (0, 'hide', '1')`,
    );

  /** Settles after a whole poll: the second one that begins from now on has seen the first end. */
  const polled = async () => {
    const isPoll = ({ sql }: RecordedQuery) => sql.includes('MAX(');
    const begun = queries.filter(isPoll).length;
    await waitUntil(() => queries.filter(isPoll).length >= begun + 2);
  };

  it('is fresh from the first poll on, which reports a change of everything', async () => {
    expect(changes.isFresh).toBe(false);
    await waitUntil(() => changes.isFresh);
    expect(received).toEqual(['members', 'catalogue']);
  });

  it('reports each act once, as a change of everything', async () => {
    await waitUntil(() => changes.isFresh);
    for (let n = 0; n < 2; n += 1) {
      received = [];
      await polled();
      expect(received).toEqual([]);
      await act();
      await waitUntil(() => received.length > 0);
      await polled();
      expect(received).toEqual(['members', 'catalogue']);
    }
    // More than a second has passed: later polls have renewed this.
    await waitUntil(() => changes.isFresh);
  });

  it('is not fresh while the acts cannot be read, says so once, and continues when they can', async () => {
    await waitUntil(() => changes.isFresh);
    received = [];
    await dataSource.query('ALTER TABLE "operator_acts" RENAME TO "renamed"');
    await waitUntil(() => !changes.isFresh);
    await polled();
    expect(changes.isFresh).toBe(false);
    expect(log).toEqual([expect.stringContaining('cannot be read')]);
    await dataSource.query(
      'INSERT INTO "renamed" ("at", "act", "subject") VALUES (0, \'hide\', 1)',
    );
    await dataSource.query('ALTER TABLE "renamed" RENAME TO "operator_acts"');
    const currentWhenTold: boolean[] = [];
    changes.onChange(() => currentWhenTold.push(changes.isFresh));
    await waitUntil(() => changes.isFresh);
    expect(currentWhenTold).toEqual([false, false]);
    expect(received).toEqual(['members', 'catalogue']);
    expect(log).toEqual([expect.anything(), expect.stringContaining('can be read again')]);
  });

  it('is not fresh while the database does not answer', async () => {
    await waitUntil(() => changes.isFresh);
    let answer = () => {};
    const answered = new Promise<null>((resolve) => (answer = () => resolve(null)));
    const maximum = jest.spyOn(dataSource.manager, 'maximum').mockReturnValueOnce(answered);
    await waitUntil(() => !changes.isFresh);
    expect(maximum).toHaveBeenCalledTimes(1);
    expect(log).toEqual([]);
    answer();
    await waitUntil(() => changes.isFresh);
  });

  it('stops when it is closed', async () => {
    await waitUntil(() => changes.isFresh);
    const closed = received;
    closed.length = 0;
    await acts.close();
    // Another poll shows when the closed one would have read the act.
    follow();
    await waitUntil(() => changes.isFresh);
    received = [];
    await act();
    await waitUntil(() => received.length > 0);
    expect(closed).toEqual([]);
  });
});
