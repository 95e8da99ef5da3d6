import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { Changes } from '../../server/changes/changes';
import type { Change } from '../../server/database/change';
import { OperatorActPoll } from '../../server/database/sqlite/operator-act-poll';
import { createTestDatabase, type TestDatabase } from '../support/engine';
import { openMigrated } from '../support/open-database';

/** Longer than the interval of the poll, in milliseconds. */
const POLLED_MS = 600;

/** PostgreSQL's triggers write change events instead. */
const onSqlite = globalThis.testEngine === 'postgres' ? describe.skip : describe;

onSqlite('the operator act poll', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let acts: OperatorActPoll;
  let received: Change[];
  let log: string[];
  beforeEach(async () => {
    database = await createTestDatabase();
    ({ dataSource } = await openMigrated(database));
    log = [];
    acts = new OperatorActPoll(dataSource, (line) => log.push(line));
    const changes = new Changes();
    received = [];
    changes.onChange((change) => received.push(change));
    acts.follow(changes);
    await pause(POLLED_MS);
    received = [];
  });
  afterEach(async () => {
    await acts.close();
    await dataSource.destroy();
    await database.remove();
  });

  const act = () =>
    dataSource.query(
      `INSERT INTO "operator_acts" ("at", "act", "subject") VALUES (0, 'hide', '1')`,
    );

  it('reports each act once, as a change of everything', async () => {
    await pause(POLLED_MS);
    expect(received).toEqual([]);
    for (let n = 0; n < 2; n += 1) {
      received = [];
      await act();
      await pause(POLLED_MS);
      expect(received).toEqual(['members', 'catalogue']);
    }
  });

  it('logs once that the acts cannot be read, and continues when they can', async () => {
    await dataSource.query('ALTER TABLE "operator_acts" RENAME TO "renamed"');
    await pause(2 * POLLED_MS);
    expect(log).toEqual([expect.stringContaining('cannot be read')]);
    await dataSource.query('ALTER TABLE "renamed" RENAME TO "operator_acts"');
    await act();
    await pause(POLLED_MS);
    expect(log).toEqual([expect.anything(), expect.stringContaining('can be read again')]);
    expect(received).toEqual(['members', 'catalogue']);
  });

  it('stops when it is closed', async () => {
    await acts.close();
    await act();
    await pause(POLLED_MS);
    expect(received).toEqual([]);
  });
});
