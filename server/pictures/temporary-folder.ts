import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Nothing works this long on a temporary folder, in milliseconds. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/**
 * Calls `work` with a new, empty folder, which is removed afterwards.
 * @param parent contains only such folders. Those that a crashed process left are removed.
 */
export async function inTemporaryFolder<Result>(
  parent: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await removeAbandoned(parent);
  const folder = await mkdtemp(join(parent, 'picture-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const folder = join(parent, name);
    // Another process may have removed the folder since.
    const mtimeMs = await stat(folder).then(
      (stats) => stats.mtimeMs,
      () => Infinity,
    );
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
