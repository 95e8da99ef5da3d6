import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RestPageFragment } from './generated/operations';
import { presentArtifact } from './present';
import type { Vocabulary } from './vocabulary';

type Pages = AsyncGenerator<RestPageFragment, void>;

/** A list that is longer than this is streamed, in characters. */
const MAX_WHOLE = 2 * 1024 * 1024;

/**
 * Answers with every artifact of `pages` as one JSON array: as a whole where it is short, else as a
 * stream. A page is read when the client has taken the one before; a client that goes away ends the
 * walk. An error before the answer has begun is thrown, one behind that breaks the connection off,
 * so that half a list is never taken for a whole one.
 *
 * A stream is too long to be hashed first, so its ETag is the catalogue's revision: a client that
 * has this one already is told so before anything is read.
 */
export async function sendList(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Pages,
  { revision, vocabulary }: { revision: string; vocabulary: Vocabulary },
): Promise<FastifyReply> {
  const etag = `W/"${revision}"`;
  if (matches(request.headers['if-none-match'], etag)) {
    return reply.code(304).header('etag', etag).send();
  }
  const chunks = jsonArray(pages, vocabulary);
  const { text, isWhole } = await readAhead(chunks);
  reply.type('application/json; charset=utf-8');
  if (isWhole) return reply.send(text);
  // To a HEAD request there is nothing to read on for.
  const body = request.method === 'HEAD' ? [] : chain(text, chunks);
  return reply.header('etag', etag).send(Readable.from(body, { objectMode: false }));
}

/** Reads chunks until they are all there, or more than an answer shall hold as a whole. */
async function readAhead(chunks: AsyncGenerator<string, void>) {
  let text = '';
  while (text.length <= MAX_WHOLE) {
    const next = await chunks.next();
    if (next.done) return { text, isWhole: true };
    text += next.value;
  }
  return { text, isWhole: false };
}

/** If-None-Match of RFC 9110, section 13.1.2, which compares weakly. */
function matches(header: string | undefined, etag: string): boolean {
  const known = header?.match(/"[^"]*"|\*/g) ?? [];
  return known.some((tag) => tag === '*' || `W/${tag}` === etag);
}

async function* chain(first: string, rest: AsyncGenerator<string, void>) {
  yield first;
  yield* rest;
}

async function* jsonArray(pages: Pages, vocabulary: Vocabulary): AsyncGenerator<string, void> {
  let separator = '[';
  for await (const { edges } of pages) {
    if (edges.length === 0) continue;
    const artifacts = edges.map(({ node }) => JSON.stringify(presentArtifact(node, vocabulary)));
    yield separator + artifacts.join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
