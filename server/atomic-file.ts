import { chmod, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file atomically and durably: it has its name only once it is whole and on the disk. Only
 * its owner may read it, because all such files hold members' addresses.
 * @param write fills the temporary file that it is given.
 * @param beforeRename makes room for the name.
 * @returns the result of `write`; when it fails, nothing is left behind.
 */
export async function writeAtomically<Result>(
  target: string,
  write: (temporary: string) => Promise<Result>,
  beforeRename = async () => {},
): Promise<Result> {
  const temporary = `${target}.unfinished`;
  await mkdir(dirname(target), { recursive: true });
  await rm(temporary, { force: true });
  try {
    const result = await write(temporary);
    await chmod(temporary, 0o600);
    await sync(temporary);
    await beforeRename();
    await rename(temporary, target);
    await sync(dirname(target));
    return result;
  } finally {
    await rm(temporary, { force: true });
  }
}

/** This moment as a part of a file's name. */
export const timestamp = (): string => new Date().toISOString().replace(/[:.]/g, '-');

async function sync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
