import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { messageOf } from './error-message';
import { ConfigurationError } from './errors';

/**
 * Writes a file atomically and durably: it has its name only once it is whole and on the disk. Only
 * its owner may read it, because all such files hold members' addresses.
 * @param write fills the temporary file that it is given, which is there and empty.
 * @param beforeRename makes room for the name.
 * @returns the result of `write`; when it fails, nothing is left behind.
 * @throws ConfigurationError when there can be no such file.
 */
export async function writeAtomically<Result>(
  target: string,
  write: (temporary: string) => Promise<Result>,
  beforeRename = async () => {},
): Promise<Result> {
  const temporary = `${target}.unfinished`;
  await createEmpty(temporary, target);
  try {
    const result = await write(temporary);
    await syncToDisk(temporary);
    await beforeRename();
    await rename(temporary, target);
    await syncToDisk(dirname(target));
    return result;
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Sets the mode before the contents, so that other users cannot read an incomplete file. */
async function createEmpty(temporary: string, target: string): Promise<void> {
  try {
    await mkdir(dirname(target), { recursive: true });
    await rm(temporary, { force: true });
    await (await open(temporary, 'wx', 0o600)).close();
  } catch (error) {
    const reason = messageOf(error);
    throw new ConfigurationError(`${target} cannot be written: ${reason}.`, { cause: error });
  }
}

/** This moment as a part of a file's name. */
export const timestamp = (): string => new Date().toISOString().replace(/[:.]/g, '-');

/** Waits until a file, or what a folder lists, is on the disk. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
