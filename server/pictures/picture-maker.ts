import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GIVEN_FILE, OBJECTS_FOLDER, type PictureFacts } from './made-picture';
import { type MakingLimits, runMaking } from './making-process';
import { PictureError } from './picture-error';
import { isPicture } from './picture-format';
import { pictureIdOf } from './picture-objects';
import type { PictureStorage } from './picture-storage';
import { inTemporaryFolder } from './temporary-folder';

/** The most bytes of a given file. */
export const MOST_BYTES = 10 * 1024 * 1024;

interface MakerLimits extends MakingLimits {
  /** How many pictures may wait or be made at a time. The bytes of each are in memory. */
  pending: number;
}

const LIMITS: MakerLimits = { milliseconds: 60_000, memory: 1024 * 1024 * 1024, pending: 10 };

/** A picture whose objects are stored. */
interface MadePicture extends PictureFacts {
  /** The SHA-256 of the given bytes, in hex. */
  id: string;
}

interface PictureMakerOptions {
  storage: PictureStorage;
  /** A folder for files of the moment; nothing else is in it. */
  temporaryFolder: string;
  limits?: Partial<MakerLimits>;
}

/**
 * Makes pictures from the bytes that somebody gave, one picture at a time. Each is decoded by a process
 * of its own, so a hostile file can end only that process.
 */
export class PictureMaker {
  private readonly storage: PictureStorage;
  private readonly temporaryFolder: string;
  private readonly limits: MakerLimits;
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();
  private readonly closing = new AbortController();

  constructor({ storage, temporaryFolder, limits }: PictureMakerOptions) {
    this.storage = storage;
    this.temporaryFolder = temporaryFolder;
    this.limits = { ...LIMITS, ...limits };
  }

  /**
   * Makes the objects of a picture and stores them.
   * @throws PictureError
   */
  async make(bytes: Buffer): Promise<MadePicture> {
    if (bytes.length > MOST_BYTES) throw new PictureError('TOO_LARGE');
    if (!isPicture(bytes)) throw new PictureError('NOT_A_PICTURE');
    if (this.waiting >= this.limits.pending) throw new PictureError('BUSY');
    this.waiting++;
    const made = this.last.then(() => this.makeNow(bytes));
    this.last = made.catch(() => undefined);
    try {
      return await made;
    } finally {
      this.waiting--;
    }
  }

  /** How many pictures wait or are made. */
  get pending(): number {
    return this.waiting;
  }

  /** Refuses all pictures that are not stored yet as `BUSY`, and ends their making. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.last;
  }

  private makeNow(bytes: Buffer): Promise<MadePicture> {
    return inTemporaryFolder(this.temporaryFolder, async (folder) => {
      await writeFile(join(folder, GIVEN_FILE), bytes);
      const facts = await runMaking(folder, this.limits, this.closing.signal);
      const id = pictureIdOf(bytes);
      await this.storage.write(id, join(folder, OBJECTS_FOLDER));
      return { id, ...facts };
    }).catch((error: unknown) => {
      throw PictureError.of(error);
    });
  }
}
