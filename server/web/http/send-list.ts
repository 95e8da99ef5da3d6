import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** A page of a list as it is sent. The objects from which it was written are no longer in memory. */
export interface WrittenPage {
  bytes: Buffer;
}

type Pages = AsyncGenerator<WrittenPage, void>;

interface Page {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface ListOptions {
  /** The ETag of a streamed list. */
  revision: string;
  contentType: string;
  /** Called before the first byte of a streamed list. Its error becomes the response. */
  beforeStreaming: (pagesRead: number) => Promise<void>;
  /** Makes the file of the pages, such as an archive, while they are read. */
  pack?: (pages: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;
}

/** A longer list is streamed. In bytes. */
const MAX_BUFFERED_BYTES = 512 * 1024;
/** How much of a streamed list is written at once, in bytes. */
const SLICE_BYTES = 64 * 1024;

/**
 * Sends the pages of a list. A short list is sent as a whole, a long one is streamed in slices: the
 * next page is read when the client has taken the previous one, and reading stops when the client
 * disconnects. So a client that stops reading holds the memory of the pages that were read ahead.
 * An error before the first byte is thrown. A later error closes the connection, so that no client
 * takes half a list for a whole one.
 *
 * A streamed list cannot be hashed before it is sent, so its ETag is the catalogue's revision. If
 * the client already has this revision, it gets 304 before any page is read.
 */
export async function sendList(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Pages,
  { revision, contentType, beforeStreaming, pack = (pages) => pages }: ListOptions,
): Promise<FastifyReply> {
  const etag = `W/"${revision}"`;
  // `Cache-Control` is left out: `fetch` adds `no-cache` to a request whose If-None-Match its caller
  // has set, and `fresh` would then never find a match.
  if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) {
    return reply.code(304).header('etag', etag).send();
  }
  const { read, isComplete } = await readAhead(pages);
  // The response to HEAD has no body, so the rest of the list is not read.
  const hasBody = request.method !== 'HEAD';
  if (!isComplete && hasBody) await beforeStreaming(read.length);
  reply.type(contentType);
  const packed = pack(slices(read, pages));
  if (isComplete) return reply.send(await concat(packed));
  const body = hasBody ? packed : [];
  return reply.header('etag', etag).send(Readable.from(body, { objectMode: false }));
}

/** Reads until the list is complete or longer than `MAX_BUFFERED_BYTES`. */
async function readAhead(pages: Pages) {
  const read: Buffer[] = [];
  for (let length = 0; length <= MAX_BUFFERED_BYTES; length += read.at(-1)?.length ?? 0) {
    const next = await pages.next();
    if (next.done) return { read, isComplete: true };
    read.push(next.value.bytes);
  }
  return { read, isComplete: false };
}

/** The list in slices: first the pages of `read`, which it empties, then the rest. */
async function* slices(read: Buffer[], rest: Pages): AsyncGenerator<Buffer, void> {
  for (let bytes = read.shift(); bytes; bytes = read.shift()) yield* slicesOf(bytes);
  for await (const { bytes } of rest) yield* slicesOf(bytes);
}

async function concat(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const read: Buffer[] = [];
  for await (const part of parts) read.push(part);
  return Buffer.concat(read);
}

function* slicesOf(bytes: Buffer): Generator<Buffer, void> {
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    yield bytes.subarray(at, at + SLICE_BYTES);
  }
}

/** Reads a list page by page, on demand. `read` gets the cursor of the previous page. */
export async function* readPages<P extends Page>(
  read: (after: string | null) => Promise<P | undefined>,
): AsyncGenerator<P, void> {
  let after: string | null = null;
  do {
    const page: P | undefined = await read(after);
    if (!page) return;
    yield page;
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
}

/** Ends the JSON array that the pages have begun. */
export async function* jsonArray(pages: AsyncIterable<WrittenPage>): Pages {
  let end = '[]';
  for await (const page of pages) {
    if (page.bytes.length > 0) end = ']';
    yield page;
  }
  yield { bytes: Buffer.from(end) };
}
