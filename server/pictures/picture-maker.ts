import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_PICTURE_BYTES } from '../../common/picture-limits';
import { GIVEN_FILE, OBJECTS_FOLDER, type PictureFacts } from './made-picture';
import { type MakingLimits, runMaking } from './making-process';
import { PictureError } from './picture-error';
import { isPicture } from './picture-format';
import { pictureIdOf } from './picture-objects';
import { objectFilesIn, type PictureStorage } from './picture-storage';
import { inTemporaryFolder } from './temporary-folder';
import { Turns } from '../base/turns';

export interface MakerLimits extends MakingLimits {
  /** How long a picture waits for its turn if somebody waits for it, in milliseconds. */
  patience: number;
}

/**
 * Whoever has the next turn waits for one picture alone. Waiting and making together are shorter than a
 * request may be silent.
 */
const LIMITS: MakerLimits = {
  processorTime: 20_000,
  ...{ time: 25_000, patience: 25_000 },
  memory: 1024 * 1024 * 1024,
};

/** For whom a picture is made. */
export interface PictureSender {
  /** Pictures of one take turns with those of others. */
  who: string;
  /** Ends the making when nobody waits any more; absent if nobody does from the beginning. */
  signal?: AbortSignal;
  /** Takes what the making took, however it ended. */
  onMaking?: (cost: { seconds: number; pixels: number }) => void;
}

/** All copies of links together take turns with each member who uploads. */
const COPIER: PictureSender = { who: 'copier' };

/** A picture whose objects are stored. */
interface MadePicture extends PictureFacts {
  /** The SHA-256 of the given bytes, in hex. */
  id: string;
  /** Of all its objects together. */
  bytes: number;
}

interface PictureMakerOptions {
  storage: PictureStorage;
  /** A folder for files of the moment; nothing else is in it. */
  temporaryFolder: string;
  limits?: Partial<MakerLimits>;
}

/**
 * Makes pictures from the bytes that somebody gave, one picture at a time, in turns. Each is decoded by a
 * process of its own, so a hostile file can end only that process.
 */
export class PictureMaker {
  private readonly storage: PictureStorage;
  private readonly temporaryFolder: string;
  private readonly limits: MakerLimits;
  private readonly turns = new Turns();
  private readonly unfinished = new Set<Promise<unknown>>();
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
  async make(bytes: Buffer, sender = COPIER): Promise<MadePicture> {
    if (bytes.length > MAX_PICTURE_BYTES) throw new PictureError('TOO_LARGE');
    if (!isPicture(bytes)) throw new PictureError('NOT_A_PICTURE');
    const made = this.makeInTurn(bytes, sender);
    this.unfinished.add(made);
    try {
      return await made;
    } finally {
      this.unfinished.delete(made);
    }
  }

  /** How many pictures wait or are made. */
  get pending(): number {
    return this.unfinished.size;
  }

  /** Refuses all pictures that are not stored yet as `INTERRUPTED`, and ends their making. */
  async close(): Promise<void> {
    this.closing.abort(new PictureError('INTERRUPTED'));
    await Promise.allSettled(this.unfinished);
  }

  private async makeInTurn(bytes: Buffer, sender: PictureSender): Promise<MadePicture> {
    const { signal: given, who } = sender;
    const signal = given ? AbortSignal.any([given, this.closing.signal]) : this.closing.signal;
    const impatience = given && AbortSignal.timeout(this.limits.patience);
    try {
      return await this.turns.run(
        who,
        () => this.makeNow(bytes, sender, signal),
        impatience ? AbortSignal.any([signal, impatience]) : signal,
      );
    } catch (error) {
      throw error === impatience?.reason ? new PictureError('BUSY') : PictureError.of(error);
    }
  }

  private makeNow(
    bytes: Buffer,
    { onMaking }: PictureSender,
    signal: AbortSignal,
  ): Promise<MadePicture> {
    return inTemporaryFolder(this.temporaryFolder, async (folder) => {
      await writeFile(join(folder, GIVEN_FILE), bytes);
      const facts = await measure(runMaking(folder, this.limits, signal), onMaking);
      const id = pictureIdOf(bytes);
      const objects = join(folder, OBJECTS_FOLDER);
      await this.storage.write(id, objects);
      return { id, bytes: await bytesBelow(objects), ...facts };
    });
  }
}

async function bytesBelow(folder: string): Promise<number> {
  const files = await objectFilesIn(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function measure(
  making: Promise<PictureFacts>,
  onMaking: PictureSender['onMaking'],
): Promise<PictureFacts> {
  const begun = performance.now();
  let pixels = 0;
  try {
    const facts = await making;
    pixels = facts.width * facts.height;
    return facts;
  } finally {
    onMaking?.({ seconds: (performance.now() - begun) / 1000, pixels });
  }
}
