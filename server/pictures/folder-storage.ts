import { copyFile, mkdir, open, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncToDisk } from '../base/atomic-file';
import { errorCode } from '../base/errors';
import { FULL_FILE, isObjectName, isPictureId } from './picture-objects';
import {
  objectFilesIn,
  type PictureStorage,
  type StoredObject,
  writeEach,
} from './picture-storage';
import { inTemporaryFolder } from './temporary-folder';

/** Pictures that are not complete. On the same disk as the others, so that a rename completes them. */
const UNFINISHED = 'unfinished';

/**
 * Pictures in a folder of this machine, with a folder for each. A picture gets its name when all its
 * objects are on the disk.
 */
export class FolderStorage implements PictureStorage {
  constructor(private readonly folder: string) {}

  async write(id: string, folder: string): Promise<void> {
    const files = await objectFilesIn(folder);
    await inTemporaryFolder(join(this.folder, UNFINISHED), async (unfinished) => {
      await writeEach(files, async (file) => {
        const copy = join(unfinished, file);
        await mkdir(dirname(copy), { recursive: true });
        await copyFile(join(folder, file), copy);
        await syncToDisk(copy);
      });
      const folders = new Set(files.map((file) => dirname(join(unfinished, file))));
      for (const written of folders) await syncToDisk(written);
      // A folder from which somebody removed files would stay in its place.
      if (!(await this.has(id))) await this.remove(id);
      await rename(unfinished, join(this.folder, id)).catch(ignore('ENOTEMPTY', 'EEXIST'));
    });
    await syncToDisk(this.folder);
  }

  async read(name: string): Promise<StoredObject | null> {
    if (!isObjectName(name)) return null;
    const file = await open(join(this.folder, name)).catch(ignore('ENOENT', 'ENOTDIR'));
    if (!file) return null;
    const { size, mtime } = await file.stat();
    return { stream: file.createReadStream(), size, storedAt: mtime };
  }

  async has(id: string): Promise<boolean> {
    return isPictureId(id) && (await this.stat(id, FULL_FILE)) !== undefined;
  }

  async remove(id: string): Promise<void> {
    if (!isPictureId(id)) return;
    // The name goes first: an interrupted removal would leave a picture without some of its objects.
    await inTemporaryFolder(join(this.folder, UNFINISHED), async (removed) => {
      await rename(join(this.folder, id), join(removed, id)).catch(ignore('ENOENT'));
    });
  }

  async files(id: string): Promise<string[]> {
    if (!isPictureId(id)) return [];
    return (await objectFilesIn(join(this.folder, id)).catch(ignore('ENOENT'))) ?? [];
  }

  async storedAt(id: string): Promise<Date | null> {
    return isPictureId(id) ? ((await this.stat(id))?.mtime ?? null) : null;
  }

  async *ids(): AsyncGenerator<string> {
    const names = await readdir(this.folder).catch(ignore('ENOENT'));
    for (const name of names ?? []) if (isPictureId(name)) yield name;
  }

  private stat(...path: string[]) {
    return stat(join(this.folder, ...path)).catch(ignore('ENOENT', 'ENOTDIR'));
  }
}

/** Handles a rejection: these codes give undefined, and others are thrown again. */
const ignore =
  (...codes: string[]) =>
  (error: unknown): undefined => {
    if (!codes.includes(errorCode(error))) throw error;
  };
