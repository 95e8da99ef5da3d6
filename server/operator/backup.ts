import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigurationError } from '../errors';
import { catalogueFile, command, describeContents, SqliteFile, stamp, verify } from './sqlite-file';

/**
 * `npm run backup [FILE]`: copies the catalogue while it is served. The copy has its name once it
 * has been read from end to end and lies on the disk.
 */
async function backUp(): Promise<void> {
  const source = catalogueFile(process.env);
  const target = process.argv[2] ?? join(dirname(source), 'backups', `antiquary-${stamp()}.sqlite`);
  if (existsSync(target)) throw new ConfigurationError(`${target} is there already.`);
  await mkdir(dirname(target), { recursive: true });

  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { force: true });
  const catalogue = await SqliteFile.open(source);
  try {
    await catalogue.copyTo(unfinished);
    const contents = await verify(unfinished);
    await sync(unfinished);
    await rename(unfinished, target);
    await sync(dirname(target));
    console.log(`${target}: ${describeContents(contents)}, verified.`);
  } finally {
    await catalogue.close();
    await rm(unfinished, { force: true });
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync();
  await handle.close();
}

command(backUp);
