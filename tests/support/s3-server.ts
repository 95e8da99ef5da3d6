import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { PictureBucket } from '../../server/base/picture-place';

/** An S3 server on loopback, with one empty bucket. */
export interface S3Server {
  bucket: PictureBucket;
  /** The variables with which the AWS SDK is accepted. */
  credentials: Record<string, string>;
  stop(): Promise<void>;
}

/** The server accepts any credentials; the SDK finds these. */
const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' };

export async function startS3Server(): Promise<S3Server> {
  Object.assign(process.env, CREDENTIALS);
  const child = spawn(process.execPath, ['tests/support/s3-process.mjs'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const bucket = { bucket: 'pictures', region: 'us-east-1', endpoint: line.trim() };
  const client = new S3Client({ ...bucket, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket.bucket }));
  client.destroy();
  return {
    bucket,
    credentials: CREDENTIALS,
    stop: async () => {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
