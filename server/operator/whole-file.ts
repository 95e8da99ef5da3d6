import { chmod, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file that has its name only once it is whole and lies on the disk.
 * @param write fills the file of another name that it is given.
 * @param beforeNaming makes room for the name.
 * @returns what `write` gave; when it fails, nothing is left behind.
 */
export async function writeWhole<Result>(
  target: string,
  write: (unfinished: string) => Promise<Result>,
  beforeNaming = async () => {},
): Promise<Result> {
  const unfinished = `${target}.unfinished`;
  await mkdir(dirname(target), { recursive: true });
  await rm(unfinished, { force: true });
  try {
    const result = await write(unfinished);
    // It holds members' addresses.
    await chmod(unfinished, 0o600);
    await sync(unfinished);
    await beforeNaming();
    await rename(unfinished, target);
    await sync(dirname(target));
    return result;
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync();
  await handle.close();
}
