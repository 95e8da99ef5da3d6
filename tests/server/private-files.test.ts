import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CurrentSite } from '../../server/site/current-site';
import { acquireServerLock } from '../../server/database/open-database';
import { exportFile } from '../../server/operator/export-file';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { onSqlite } from '../support/only-on';
import { FAKE_PG_DUMP, folderWithPgDump } from '../support/operator-fixture';

const { PATH } = process.env;

let catalogue: TestCatalogue;
let folder: string;
let umask: number;
beforeAll(async () => {
  catalogue = await startCatalogue();
  await catalogue.as(ada).add();
  const programs = await folderWithPgDump(FAKE_PG_DUMP, { DATA_DIR: catalogue.location.dataDir });
  process.env['PATH'] = [programs, PATH].join(delimiter);
  // Everybody could read a file that is created without a mode.
  umask = process.umask(0);
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'antiquary-private-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(async () => {
  process.umask(umask);
  process.env['PATH'] = PATH;
  await catalogue.stop();
});

/** The modes of the files in the folder, in each turn of the event loop until the work is done. */
async function modesDuring(work: Promise<unknown>): Promise<number[]> {
  const modes = new Set<number>();
  const progress = { isOver: false };
  const observed = work.finally(() => (progress.isOver = true));
  while (!progress.isOver) {
    for (const name of readdirSync(folder)) {
      const stats = statSync(join(folder, name), { throwIfNoEntry: false });
      if (stats) modes.add(stats.mode & 0o777);
    }
    await nextTurn();
  }
  await observed;
  return [...modes];
}

const options = {
  source: {
    publicUrl: 'https://antiquary.example',
    dataLicense: null,
    site: new CurrentSite(null),
  },
  facts: [],
};
const backUp = () => catalogue.database.engine.backup.write(join(folder, 'backup'));
const exportAs = (ending: string) =>
  exportFile(catalogue.database, {
    ...{ ...options, file: join(folder, `export.${ending}`) },
    progress: () => undefined,
  });

it.each([
  ['a backup', backUp],
  ['an export as CSV', () => exportAs('csv')],
  ['an export as NDJSON', () => exportAs('ndjson')],
])('only its owner may read %s, also while it is written', async (_what, write) => {
  expect(await modesDuring(write())).toEqual([0o600]);
});

onSqlite('only its owner may enter a new data folder', async () => {
  const dataDir = join(folder, 'data');
  const lock = await acquireServerLock({ dataDir, databaseUrl: null });
  await lock?.close();
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
});
