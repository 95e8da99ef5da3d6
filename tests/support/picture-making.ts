import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { FolderStorage } from '../../server/pictures/folder-storage';
import { PictureMaker } from '../../server/pictures/picture-maker';
import { childrenOf } from './connection';
import { temporaryFolder } from './temporary-folders';
import { waitUntil } from './wait-until';

interface Making {
  maker: PictureMaker;
  /** The bytes of a stored object. */
  object: (name: string) => Promise<Buffer>;
  /** The names of the stored objects of a picture, `full.webp` and so on. */
  objects: (id: string) => Promise<string[]>;
  /** The identifiers of the stored pictures. */
  stored: () => Promise<string[]>;
  /** Temporary files of pictures that were or are made. */
  leftovers: () => Promise<string[]>;
}

/** Makes pictures in a folder of its own. */
export async function making(
  limits?: ConstructorParameters<typeof PictureMaker>[0]['limits'],
): Promise<Making> {
  const folder = join(await temporaryFolder(), 'pictures');
  const temporary = await temporaryFolder();
  const storage = new FolderStorage(folder);
  return {
    maker: new PictureMaker({ storage, temporaryFolder: temporary, ...(limits && { limits }) }),
    object: async (name) => {
      const object = await storage.read(name);
      if (!object) throw new Error(`There is no object ${name}.`);
      return buffer(object.stream);
    },
    objects: async (id) => {
      const names = await readdir(join(folder, id), { recursive: true });
      return names.filter((name) => name.includes('.')).sort();
    },
    stored: async () => {
      const ids: string[] = [];
      for await (const id of storage.ids()) ids.push(id);
      return ids;
    },
    leftovers: () => readdir(temporary),
  };
}

/** Sends a signal to the process that makes a picture for this one, when it runs. */
export async function signalMaking(signal: NodeJS.Signals): Promise<void> {
  let child: number | undefined;
  await waitUntil(async () => {
    [child] = await childrenOf(process.pid);
    return child !== undefined;
  });
  if (child !== undefined) process.kill(child, signal);
}
