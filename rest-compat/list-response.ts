import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { ArtifactTypeLabels } from './artifact-type-labels';
import type { RestPageFragment } from './generated/operations';
import { presentArtifact } from './present';

type Chunks = AsyncGenerator<string, void>;

interface ListOptions {
  /** The ETag of a streamed list. */
  revision: string;
  contentType: string;
  /** Called before the first byte of a streamed list. Its error becomes the response. */
  beforeStreaming: (pagesRead: number) => Promise<void>;
}

/** A longer list is streamed. In characters. */
const MAX_BUFFERED_LENGTH = 2 * 1024 * 1024;

/**
 * Sends the pages of a list, each of which is a chunk of text. A short list is sent as a whole, a long
 * one is streamed: the next page is read when the client has taken the previous one, and reading stops
 * when the client disconnects. An error before the first byte is thrown. A later error closes the
 * connection, so that no client takes half a list for a whole one.
 *
 * A streamed list cannot be hashed before it is sent, so its ETag is the catalogue's revision. If
 * the client already has this revision, it gets 304 before any page is read.
 */
export async function sendList(
  request: FastifyRequest,
  reply: FastifyReply,
  chunks: Chunks,
  { revision, contentType, beforeStreaming }: ListOptions,
): Promise<FastifyReply> {
  const etag = `W/"${revision}"`;
  // `Cache-Control` is left out: `fetch` adds `no-cache` to a request whose If-None-Match its caller
  // has set, and `fresh` would then never find a match.
  if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) {
    return reply.code(304).header('etag', etag).send();
  }
  const { text, pagesRead, isComplete } = await readAhead(chunks);
  // The response to HEAD has no body, so the rest of the list is not read.
  const hasBody = request.method !== 'HEAD';
  if (!isComplete && hasBody) await beforeStreaming(pagesRead);
  reply.type(contentType);
  if (isComplete) return reply.send(text);
  const body = hasBody ? concat(text, chunks) : [];
  return reply.header('etag', etag).send(Readable.from(body, { objectMode: false }));
}

/** Reads until the list is complete or longer than `MAX_BUFFERED_LENGTH`. */
async function readAhead(chunks: Chunks) {
  let text = '';
  let pagesRead = 0;
  for (; text.length <= MAX_BUFFERED_LENGTH; pagesRead += 1) {
    const next = await chunks.next();
    if (next.done) return { text, pagesRead, isComplete: true };
    text += next.value;
  }
  return { text, pagesRead, isComplete: false };
}

async function* concat(first: string, rest: Chunks) {
  yield first;
  yield* rest;
}

/** Every artifact of the pages as one JSON array. */
export async function* jsonArray(
  pages: AsyncIterable<RestPageFragment>,
  typeLabels: ArtifactTypeLabels,
): Chunks {
  let separator = '[';
  for await (const { edges } of pages) {
    if (edges.length === 0) continue;
    const artifacts = edges.map(({ node }) => JSON.stringify(presentArtifact(node, typeLabels)));
    yield separator + artifacts.join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
