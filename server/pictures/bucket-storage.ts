import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  type _Object,
} from '@aws-sdk/client-s3';
import type { PictureBucket } from '../base/picture-place';
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
 * Pictures in an S3 bucket, which several servers may share. When `write` fails, some of the objects may
 * be stored.
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
    await writeEach(
      files.filter((file) => file !== FULL_FILE),
      put,
    );
    await put(FULL_FILE);
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

  async has(id: string): Promise<boolean> {
    if (!isPictureId(id)) return false;
    try {
      await this.client.send(new HeadObjectCommand({ Bucket: this.Bucket, Key: fullOf(id) }));
      return true;
    } catch (error) {
      if (error instanceof NotFound) return false;
      throw error;
    }
  }

  async remove(id: string): Promise<void> {
    if (!isPictureId(id)) return;
    await this.client.send(new DeleteObjectCommand({ Bucket: this.Bucket, Key: fullOf(id) }));
    for await (const objects of this.objectsOf(id)) {
      const Objects = objects.map(({ Key }) => ({ Key }));
      const command = { Bucket: this.Bucket, Delete: { Objects, Quiet: true } };
      const { Errors = [] } = await this.client.send(new DeleteObjectsCommand(command));
      if (Errors[0]) throw new Error(`The bucket keeps an object: ${Errors[0].Message ?? ''}`);
    }
  }

  async files(id: string): Promise<string[]> {
    const files: string[] = [];
    if (!isPictureId(id)) return files;
    for await (const objects of this.objectsOf(id)) {
      files.push(...objects.flatMap(({ Key }) => Key?.slice(id.length + 1) ?? []));
    }
    return files;
  }

  async storedAt(id: string): Promise<Date | null> {
    const times: number[] = [];
    if (!isPictureId(id)) return null;
    for await (const objects of this.objectsOf(id)) {
      times.push(...objects.flatMap(({ LastModified }) => LastModified?.getTime() ?? []));
    }
    return times.length > 0 ? new Date(Math.max(...times)) : null;
  }

  /** A picture's objects, a page of the bucket's list at a time. */
  private async *objectsOf(id: string): AsyncGenerator<_Object[]> {
    const list = { Bucket: this.Bucket, Prefix: `${id}/` };
    for await (const { Contents = [] } of paginateListObjectsV2({ client: this.client }, list)) {
      if (Contents.length > 0) yield Contents;
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

const fullOf = (id: string) => `${id}/${FULL_FILE}`;
