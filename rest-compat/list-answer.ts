import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RestPageFragment } from './generated/operations';
import { presentArtifact } from './present';
import type { Vocabulary } from './vocabulary';

type Pages = AsyncGenerator<RestPageFragment, void>;

/**
 * Streams every artifact of `pages` as one JSON array. A page is read when the client has taken the
 * one before; a client that goes away ends the walk. An error in the first page is thrown, one
 * behind it breaks the connection off, so that half a list is never taken for a whole one.
 *
 * The answer is too long to be hashed first, so its ETag is the catalogue's revision: a client that
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
  const first = await pages.next();
  // To a HEAD request there is nothing to read on for.
  const chunks = request.method === 'HEAD' ? [] : jsonArray(chain(first, pages), vocabulary);
  return reply
    .header('etag', etag)
    .type('application/json; charset=utf-8')
    .send(Readable.from(chunks, { objectMode: false }));
}

/** If-None-Match of RFC 9110, section 13.1.2, which compares weakly. */
function matches(header: string | undefined, etag: string): boolean {
  const known = header?.match(/"[^"]*"|\*/g) ?? [];
  return known.some((tag) => tag === '*' || `W/${tag}` === etag);
}

async function* chain(first: IteratorResult<RestPageFragment, void>, rest: Pages): Pages {
  if (!first.done) yield first.value;
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
