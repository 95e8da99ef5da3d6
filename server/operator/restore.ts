import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigurationError } from '../errors';
import { catalogueFile, command, describeContents, SqliteFile, stamp, verify } from './sqlite-file';

const USAGE = 'npm run restore -- FILE [--replace]';

/**
 * `npm run restore -- FILE [--replace]`: puts a backup where the product finds it, which must not
 * be serving. What stood there is moved aside, and only when told so.
 */
async function restore(): Promise<void> {
  const [backup, replace] = parseArguments();
  const target = catalogueFile(process.env);
  const contents = await verify(backup);
  if (existsSync(target)) {
    if (!replace) {
      throw new ConfigurationError(
        `${target} is there already; with --replace it is moved aside first.`,
      );
    }
    await expectUnused(target);
  }
  await mkdir(dirname(target), { recursive: true });

  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { force: true });
  const source = await SqliteFile.open(backup);
  try {
    await source.copyTo(unfinished);
  } finally {
    await source.close();
  }
  await verify(unfinished);
  if (existsSync(target)) {
    const aside = `${target}.replaced-${stamp()}`;
    await rename(target, aside);
    console.log(`What was there is ${aside} now.`);
  }
  await rename(unfinished, target);
  console.log(`${target}: ${describeContents(contents)}, restored.`);
}

function parseArguments(): [backup: string, replace: boolean] {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [backup, ...more] = positionals;
    if (backup !== undefined && more.length === 0) return [backup, values.replace];
  } catch {
    // The usage says what is right.
  }
  throw new ConfigurationError(USAGE);
}

/**
 * Only a connection that is alone may leave SQLite's WAL mode, and it leaves no file of it behind.
 * @throws ConfigurationError while somebody has the catalogue open.
 */
async function expectUnused(path: string): Promise<void> {
  const file = await SqliteFile.open(path);
  try {
    await file.all('PRAGMA journal_mode = DELETE');
  } catch (error) {
    throw new ConfigurationError(`${path} is in use: end the product first.`, { cause: error });
  } finally {
    await file.close();
  }
}

command(restore);
