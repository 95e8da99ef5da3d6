import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { Changes } from '../../server/changes/changes';
import type { Change } from '../../server/database/change';
import { OperatorActPoll } from '../../server/database/sqlite/operator-act-poll';
import { createTestDatabase, type TestDatabase } from '../support/engine';
import { openMigrated } from '../support/open-database';

const LOOKED = 600;

/** PostgreSQL's triggers write change events instead. */
const onSqlite = globalThis.testEngine === 'postgres' ? describe.skip : describe;

onSqlite('a process that follows the operator’s acts', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let acts: OperatorActPoll;
  let heard: Change[];
  let log: string[];
  beforeEach(async () => {
    database = await createTestDatabase();
    ({ dataSource } = await openMigrated(database));
    log = [];
    acts = new OperatorActPoll(dataSource, (line) => log.push(line));
    const changes = new Changes();
    heard = [];
    changes.onChange((change) => heard.push(change));
    acts.follow(changes);
    await pause(LOOKED);
    heard = [];
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

  it('takes each as a change of everything, once', async () => {
    await pause(LOOKED);
    expect(heard).toEqual([]);
    for (let n = 0; n < 2; n += 1) {
      heard = [];
      await act();
      await pause(LOOKED);
      expect(heard).toEqual(['members', 'catalogue']);
    }
  });

  it('says once that it cannot, and goes on when it can', async () => {
    await dataSource.query('ALTER TABLE "operator_acts" RENAME TO "away"');
    await pause(2 * LOOKED);
    expect(log).toEqual([expect.stringContaining('cannot be read')]);
    await dataSource.query('ALTER TABLE "away" RENAME TO "operator_acts"');
    await act();
    await pause(LOOKED);
    expect(log).toEqual([expect.anything(), expect.stringContaining('can be read again')]);
    expect(heard).toEqual(['members', 'catalogue']);
  });

  it('looks no more once it is closed', async () => {
    await acts.close();
    await act();
    await pause(LOOKED);
    expect(heard).toEqual([]);
  });
});
