import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError } from '../../server/base/errors';
import { readCommands } from '../../server/composition/features';
import { readCommandLine } from '../../server/operator/command-line';

/** The error of a command line that is refused. */
const refusalOf = async (...words: string[]) =>
  readCommandLine(words, await readCommands()).then(
    () => undefined,
    (error: unknown) => error,
  );

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
])('the usage answers the arguments %j', async (words: string[]) => {
  const refusal = await refusalOf(...words);
  expect(refusal).toBeInstanceOf(ConfigurationError);
  expect(refusal).toMatchObject({
    message: expect.stringContaining('npm run admin -- erase-member EMAIL|UID'),
  });
});

it('the command of a feature goes with the feature', async () => {
  const { hide, ...others } = await readCommands();
  expect(hide).toBeDefined();
  await expect(readCommandLine(['hide', '1'], others)).rejects.toThrow(ConfigurationError);
  await expect(readCommandLine(['hide', '1'], others)).rejects.not.toThrow(/ hide /);
});

describe('a file of identifiers', () => {
  let folder: string;
  let file: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'antiquary-identifiers-'));
    file = join(folder, 'ids.txt');
    await writeFile(file, '1\n\n 2');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('gives its words to the command, behind those of the command line', async () => {
    const { words } = await readCommandLine(['remove', '3', '--file', file], {});
    expect(words).toEqual(['3', '1', '2']);
  });

  it.each([
    ['that does not exist', '/nowhere/ids.txt', '/nowhere/ids.txt cannot be read:'],
    ['that is empty', '/dev/null', '/dev/null is empty.'],
  ])('%s is refused', async (_what, name, sentence) => {
    const refusal = await refusalOf('remove', '1', '--file', name);
    expect(refusal).toBeInstanceOf(ConfigurationError);
    expect(refusal).toMatchObject({ message: expect.stringContaining(sentence) });
  });

  it('is refused with the usage when the command takes fewer', async () => {
    expect(await refusalOf('hide', '--file', file)).toMatchObject({
      message: expect.stringContaining('npm run admin -- hide ID'),
    });
  });
});
