import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operate } from '../support/operate';

it('creates no catalogue when there is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'antiquary-none-'));
  await mkdir(join(folder, 'data'));
  const { code, said } = await operate('admin', { DATA_DIR: join(folder, 'data') }, 'list');
  expect([code, said]).toEqual([1, expect.stringContaining('start the product once first')]);
  expect(await readdir(join(folder, 'data'))).toEqual([]);
  await rm(folder, { recursive: true, force: true });
});

it('prints its usage for what is not a command', async () => {
  expect(await operate('admin', { DATA_DIR: '/nowhere' }, 'hide', '1', '2')).toEqual({
    code: 1,
    said: expect.stringContaining('npm run admin -- erase-member EMAIL|UID'),
  });
});

it('says in one line which file of the operator it cannot read or write', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'antiquary-file-'));
  const file = join(folder, 'file');
  await writeFile(file, '');
  const { code, said } = await operate('admin', {}, 'site', 'init', join(file, 'site'));
  expect([code, said]).toEqual([1, expect.stringMatching(/^.*ENOTDIR.*$/)]);
  await rm(folder, { recursive: true, force: true });
});
