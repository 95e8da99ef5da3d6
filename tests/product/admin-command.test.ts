import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operate, operateWithInput } from '../support/operate';

it('creates no catalogue when there is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'antiquary-none-'));
  await mkdir(join(folder, 'data'));
  const { code, said } = await operate('admin', { DATA_DIR: join(folder, 'data') }, 'list');
  expect([code, said]).toEqual([1, expect.stringContaining('start the product once first')]);
  expect(await readdir(join(folder, 'data'))).toEqual([]);
  await rm(folder, { recursive: true, force: true });
});

it.each([
  [[]],
  [['hide']],
  [['hide', '1', '2']],
  [['erase-member']],
  [['--all']],
  [['list', '--first', 'x']],
  [['toString']],
  [['remove']],
  [['sample', 'drop']],
  [['sample', 'load', '1']],
])('prints its usage for the arguments %j', async (words: string[]) => {
  expect(await operate('admin', { DATA_DIR: '/nowhere' }, ...words)).toEqual({
    code: 1,
    said: expect.stringContaining('npm run admin -- erase-member EMAIL|UID'),
  });
});

describe('a file of identifiers', () => {
  it.each([
    ['that does not exist', '/nowhere/ids.txt', '/nowhere/ids.txt cannot be read: ENOENT'],
    ['that is empty', '/dev/null', '/dev/null is empty.'],
    ['that is an empty standard input', '-', 'Standard input is empty.'],
  ])('%s is refused', async (_what, file, sentence) => {
    const words = ['remove', '1', '--file', file];
    expect(await operateWithInput(' \n', 'admin', { DATA_DIR: '/nowhere' }, ...words)).toEqual({
      code: 1,
      said: expect.stringContaining(sentence),
    });
  });

  it('prints the usage when the command takes fewer', async () => {
    const words = ['hide', '--file', '-'];
    expect(await operateWithInput('1\n2', 'admin', { DATA_DIR: '/nowhere' }, ...words)).toEqual({
      code: 1,
      said: expect.stringContaining('npm run admin -- hide ID'),
    });
  });
});
