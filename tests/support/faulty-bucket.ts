import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BucketStorage } from '../../server/pictures/bucket-storage';
import { startS3Server } from './s3-server';

/** What a bucket answers instead: a status, nothing at all, or the beginning of each object. */
export type Fault = number | 'silence' | 'beginnings';

export interface FaultyBucket {
  storage: BucketStorage;
  /** From now on, until it is null again. */
  setFault(fault: Fault | null): void;
  stop(): Promise<void>;
}

/** A bucket that can fail. @param timeout of its storage, in milliseconds: short, so that failures are fast. */
export async function startFaultyBucket(timeout = 1_000): Promise<FaultyBucket> {
  const s3 = await startS3Server();
  let fault: Fault | null = null;
  const silent = new Set<ServerResponse>();
  const server = createServer((incoming, response) => {
    const now = fault;
    if (now === 'silence') silent.add(response);
    else if (typeof now === 'number')
      incoming.resume().on('end', () => response.writeHead(now).end());
    else {
      const { method, headers, url = '' } = incoming;
      const forwarded = request(new URL(url, s3.bucket.endpoint ?? ''), { method, headers });
      forwarded.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        if (now === null || method !== 'GET') answer.pipe(response);
        else {
          silent.add(response);
          answer.once('data', (part: Buffer) => response.write(part.subarray(0, 1)));
        }
      });
      incoming.pipe(forwarded);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const storage = new BucketStorage(
    { ...s3.bucket, endpoint: `http://127.0.0.1:${port}` },
    { connectionTimeout: timeout, requestTimeout: timeout },
  );
  return {
    storage,
    setFault(next) {
      fault = next;
      for (const response of silent) response.destroy();
      silent.clear();
    },
    async stop() {
      storage.close();
      server.closeAllConnections();
      server.close();
      await s3.stop();
    },
  };
}
