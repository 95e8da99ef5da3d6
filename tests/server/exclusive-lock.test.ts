import { createTestDatabase } from '../support/engine';
import { describeOnPostgres } from '../support/only-on';
import { openExisting, openMigrated } from '../support/open-database';

/** Of the connections that serve, in milliseconds. */
const TIMEOUT = 100;

describeOnPostgres('what only one process may do at a time', () => {
  it('waits, and keeps others waiting, for longer than a statement may take', async () => {
    const location = await createTestDatabase();
    const migrated = await openMigrated(location);
    const serving = await openExisting(location, TIMEOUT);
    const done: string[] = [];
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const first = serving.engine.withExclusiveLock(async () => {
      begin();
      await finished;
      done.push('first');
    });
    await begun;
    const second = serving.engine.withExclusiveLock(async () => void done.push('second'));
    await migrated.dataSource.query(`SELECT pg_sleep(${(5 * TIMEOUT) / 1_000})`);
    expect(done).toEqual([]);
    finish();
    await Promise.all([first, second]);
    expect(done).toEqual(['first', 'second']);
    await serving.dataSource.destroy();
    await migrated.dataSource.destroy();
  });
});
