import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { isObjectFile } from './picture-objects';

/** An object that is being read. Whoever gets it reads the stream to its end, or destroys it. */
export interface StoredObject {
  stream: Readable;
  /** In bytes. */
  size: number;
  storedAt: Date;
}

/**
 * Where pictures are stored. An object is there whole or not at all, and durable when `write` returns. A
 * picture is stored when its `full.webp` is: that object is written last, and removed first. All methods
 * throw the storage's own errors, such as that of a full disk.
 */
export interface PictureStorage {
  /** Stores the files below a folder as the objects of a picture; the same bytes give the same objects. */
  write(id: string, folder: string): Promise<void>;
  /** @returns the object `<id>/<file>`; null when there is none, whatever the name is. */
  read(name: string): Promise<StoredObject | null>;
  /** Whether the picture is stored, with all its objects. */
  has(id: string): Promise<boolean>;
  /** Removes all objects of a picture, if there are any. */
  remove(id: string): Promise<void>;
  /** The names of a picture's objects, without its identifier. */
  files(id: string): Promise<string[]>;
  /** When the last object of a picture was stored, also of one that is stored in part; null for none. */
  storedAt(id: string): Promise<Date | null>;
  /** The identifiers of the pictures with objects, also of those that are stored in part, in no order. */
  ids(): AsyncIterable<string>;
}

/**
 * The names of the files below a folder, relative to it.
 * @throws when one is not the object of a picture, such as a symbolic link
 */
export async function objectFilesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const file = relative(folder, join(entry.parentPath, entry.name));
      if (!entry.isFile() || !isObjectFile(file)) throw new Error(`Not an object: ${file}`);
      return file;
    });
}

/** How many objects of a picture are written at the same time. */
const SIMULTANEOUS_WRITES = 8;

/** Calls `write` for each of these files, for some at the same time. */
export async function writeEach(
  files: readonly string[],
  write: (file: string) => Promise<void>,
): Promise<void> {
  // All writers take their next file from one iterator.
  const left = files.values();
  const writeNext = async () => {
    for (const file of left) await write(file);
  };
  const writers = Array.from({ length: SIMULTANEOUS_WRITES }, writeNext);
  // After an error, wait for the others: they still read the folder.
  const results = await Promise.allSettled(writers);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
