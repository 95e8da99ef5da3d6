import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { PictureBucket } from '../picture-place';
import { FULL_FILE, isObjectName, isPictureId } from './picture-objects';
import {
  objectFilesIn,
  type PictureStorage,
  type StoredObject,
  writeEach,
} from './picture-storage';

/**
 * How long a connection may take, and how long an answer, in milliseconds. The SDK tries three times, and a
 * member gets an answer within 60 s.
 */
const TIMEOUTS = { connectionTimeout: 5_000, requestTimeout: 10_000 };

/** The most bytes of an object that are read at a time. */
const SLICE = 256 * 1024;

/** A part of an object. */
interface Slice {
  bytes: Buffer;
  /** Names the version of the object. */
  tag: string | undefined;
  /** Of the whole object, in bytes. */
  size: number;
  storedAt: Date;
}

/**
 * Pictures in an S3 bucket, which several servers may share. The bucket stores an object whole or not
 * at all. When `write` fails, some of the objects may be stored.
 */
export class BucketStorage implements PictureStorage {
  private readonly client: S3Client;
  private readonly Bucket: string;

  /** The credentials are found as all programs with the AWS SDK find them, such as in the environment. */
  constructor(
    { bucket, region, endpoint }: PictureBucket,
    private readonly timeouts = TIMEOUTS,
  ) {
    this.Bucket = bucket;
    this.client = new S3Client({
      region,
      ...(endpoint !== null && { endpoint, forcePathStyle: true }),
      // Without `throwOnRequestTimeout`, the SDK waits on.
      requestHandler: { ...timeouts, throwOnRequestTimeout: true },
    });
  }

  async write(id: string, folder: string): Promise<void> {
    const put = async (file: string) => {
      const Body = await readFile(join(folder, file));
      const object = { Bucket: this.Bucket, Key: `${id}/${file}`, Body };
      await this.client.send(new PutObjectCommand(object));
    };
    const files = await objectFilesIn(folder);
    // First, because its date tells the age of what an interrupted write left.
    await put(FULL_FILE);
    await writeEach(
      files.filter((file) => file !== FULL_FILE),
      put,
    );
  }

  /**
   * Reads an object in slices, each when the reader has taken the one before. So a reader that stops holds
   * a slice and no connection to the bucket, of which the SDK opens 50.
   */
  async read(name: string): Promise<StoredObject | null> {
    if (!isObjectName(name)) return null;
    try {
      const first = await this.readSlice(name, 0);
      const stream = Readable.from(this.slices(name, first), { objectMode: false });
      return { stream, size: first.size, storedAt: first.storedAt };
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  private async *slices(name: string, first: Slice): AsyncGenerator<Buffer> {
    yield first.bytes;
    for (let start = SLICE; start < first.size; start += SLICE) {
      yield (await this.readSlice(name, start, first.tag)).bytes;
    }
  }

  /** @param tag of the version that is read */
  private async readSlice(name: string, start: number, tag?: string): Promise<Slice> {
    const object = new GetObjectCommand({
      Bucket: this.Bucket,
      Key: name,
      Range: `bytes=${start}-${start + SLICE - 1}`,
      IfMatch: tag,
    });
    const { Body, ContentRange, LastModified, ETag } = await this.client.send(object);
    const size = Number(ContentRange?.split('/')[1]);
    if (!(Body instanceof Readable) || !(size > 0) || !LastModified) {
      throw new Error('The bucket answered without a body, its range or its date.');
    }
    // The SDK's timeout ends with the head of the answer.
    const inTime = AbortSignal.timeout(this.timeouts.requestTimeout);
    const bytes = await buffer(addAbortSignal(inTime, Body));
    return { bytes, tag: ETag, size, storedAt: LastModified };
  }

  async remove(id: string): Promise<void> {
    if (!isPictureId(id)) return;
    for await (const keys of this.keysOf(id)) {
      const Objects = keys.map((Key) => ({ Key }));
      const command = { Bucket: this.Bucket, Delete: { Objects, Quiet: true } };
      const { Errors = [] } = await this.client.send(new DeleteObjectsCommand(command));
      if (Errors[0]) throw new Error(`The bucket keeps an object: ${Errors[0].Message ?? ''}`);
    }
  }

  async files(id: string): Promise<string[]> {
    const files: string[] = [];
    if (!isPictureId(id)) return files;
    for await (const keys of this.keysOf(id)) {
      files.push(...keys.map((key) => key.slice(id.length + 1)));
    }
    return files;
  }

  /** The keys of a picture's objects, a page of the bucket's list at a time. */
  private async *keysOf(id: string): AsyncGenerator<string[]> {
    const list = { Bucket: this.Bucket, Prefix: `${id}/` };
    for await (const { Contents = [] } of paginateListObjectsV2({ client: this.client }, list)) {
      const keys = Contents.flatMap(({ Key }) => Key ?? []);
      if (keys.length > 0) yield keys;
    }
  }

  async *ids(): AsyncGenerator<string> {
    const list = { Bucket: this.Bucket, Delimiter: '/' };
    for await (const page of paginateListObjectsV2({ client: this.client }, list)) {
      for (const { Prefix = '' } of page.CommonPrefixes ?? []) {
        const id = Prefix.slice(0, -1);
        if (isPictureId(id)) yield id;
      }
    }
  }

  /** Ends the connections to the bucket. */
  close(): void {
    this.client.destroy();
  }
}
