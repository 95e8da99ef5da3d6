import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CurrentSite } from '../../server/site/current-site';
import { exportFile } from '../../server/operator/export-file';
import { writeSnapshot } from '../../server/operator/snapshot';
import { addArtifacts } from '../support/add-artifacts';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { builtInRecord } from '../support/record';

const options = {
  source: {
    publicUrl: 'https://antiquary.example',
    dataLicense: null,
    site: new CurrentSite(null),
  },
  facts: builtInRecord.facts,
  progress: () => undefined,
};

let catalogue: TestCatalogue;
let folder: string;
beforeAll(async () => {
  catalogue = await startCatalogue();
  // More than one statement reads.
  await addArtifacts(catalogue, 501, 100);
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'antiquary-snapshot-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => catalogue.stop());

const snapshot = (day: string, into = folder) =>
  writeSnapshot(catalogue.database, { ...options, folder: into, day });
const read = (name: string) => readFile(join(folder, name), 'utf8');
const namesOf = (day: string) => [`antiquary-${day}.csv`, `antiquary-${day}.ndjson`];

/** The lines as `sha256sum` writes them. */
async function expectChecksums(names: string[]): Promise<void> {
  const lines = await Promise.all(
    names.map(async (name) => {
      const hash = createHash('sha256').update(await readFile(join(folder, name)));
      return `${hash.digest('hex')}  ${name}\n`;
    }),
  );
  expect(await read('SHA256SUMS')).toBe(lines.join(''));
}

it('has both formats as an export writes them, and their checksums', async () => {
  const count = await snapshot('2026-11-26');
  expect((await readdir(folder)).sort()).toEqual(['SHA256SUMS', ...namesOf('2026-11-26')]);
  await expectChecksums(namesOf('2026-11-26'));
  for (const ending of ['csv', 'ndjson']) {
    const file = join(folder, `export.${ending}`);
    expect(await exportFile(catalogue.database, { ...options, file })).toBe(count);
    expect(await read(`antiquary-2026-11-26.${ending}`)).toBe(await read(`export.${ending}`));
  }
  for (const name of await readdir(folder)) {
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  }
});

it('creates the folder, and keeps the checksums of other days', async () => {
  await rm(folder, { recursive: true });
  await snapshot('2026-11-25');
  await snapshot('2026-11-26');
  await expectChecksums([...namesOf('2026-11-25'), ...namesOf('2026-11-26')]);
});

it('is the same when nothing has changed, and never replaces another of the same day', async () => {
  await snapshot('2026-11-26');
  await snapshot('2026-11-26');
  await expectChecksums(namesOf('2026-11-26'));
  const before = await read('antiquary-2026-11-26.csv');
  await catalogue.as(ada).add();
  await expect(snapshot('2026-11-26')).rejects.toThrow('antiquary-2026-11-26.csv');
  expect(await read('antiquary-2026-11-26.csv')).toBe(before);
  await expectChecksums(namesOf('2026-11-26'));
  expect(await readdir(folder)).toHaveLength(3);
});

it('writes nothing when one of its files is another one', async () => {
  await writeFile(join(folder, 'antiquary-2026-11-26.ndjson'), 'Something else.\n');
  await expect(snapshot('2026-11-26')).rejects.toThrow('antiquary-2026-11-26.ndjson');
  expect(await readdir(folder)).toEqual(['antiquary-2026-11-26.ndjson']);
});

it('is refused in one sentence where nothing can be written', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(snapshot('2026-11-26', join(folder, 'file'))).rejects.toThrow('cannot be written');
  await mkdir(join(folder, 'antiquary-2026-11-26.csv'));
  await expect(snapshot('2026-11-26')).rejects.toThrow('cannot be written');
  expect((await readdir(folder)).sort()).toEqual(['antiquary-2026-11-26.csv', 'file']);
});
