import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { ConfigurationError } from '../errors';
import { catalogueFile, commandLine, run, stamp } from './command';
import { copyVerified, SqliteFile, verify } from './sqlite-file';

const USAGE = 'npm run restore -- FILE [--replace]';

/**
 * Puts a backup where the product finds it, which must not be serving. What stood there is moved
 * aside, and only when told so.
 */
async function restore(): Promise<void> {
  const { file, flags } = commandLine(USAGE, ['--replace']);
  if (file === undefined) throw new ConfigurationError(USAGE);
  const target = catalogueFile();
  await verify(file);
  const replaces = existsSync(target);
  if (replaces) {
    if (!flags.includes('--replace')) {
      throw new ConfigurationError(
        `${target} is there already; with --replace it is moved aside first.`,
      );
    }
    await expectUnused(target);
  }
  // SQLite would take it for the restored file's.
  if (existsSync(`${target}-wal`)) {
    throw new ConfigurationError(`${target}-wal is left of another catalogue: move it away first.`);
  }
  const contents = await copyVerified(file, target, async () => {
    if (!replaces) return;
    const aside = `${target}.replaced-${stamp()}`;
    await rename(target, aside);
    console.log(`What was there is ${aside} now.`);
  });
  console.log(`${target}: ${contents}, restored.`);
}

/**
 * Only a connection that is alone may leave SQLite's WAL mode, and it leaves no file of it behind.
 * @throws ConfigurationError while somebody has the catalogue open.
 */
async function expectUnused(path: string): Promise<void> {
  const catalogue = await SqliteFile.open(path);
  try {
    await catalogue.all('PRAGMA journal_mode = DELETE');
  } catch (error) {
    throw new ConfigurationError(`${path} is in use: end the product first.`, { cause: error });
  } finally {
    await catalogue.close();
  }
}

run(restore);
