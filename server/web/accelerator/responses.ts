import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';
import { publicPaths } from '../../../common/public-paths';
import type { Context } from '../graphql/context';
import { noteErrors, shownError } from '../graphql/execution-errors';

/** The values of Accept that clients send; Apollo negotiates others. */
const ACCEPTS = [
  '*/*',
  'application/json',
  'application/json, text/plain, */*',
  'application/graphql-response+json',
  'application/graphql-response+json, application/json',
  // Apollo Client's.
  'application/graphql-response+json,application/json;q=0.9',
];
/** A valid request; of its response only the headers are used. */
const QUESTION = { query: '{ __typename }' };
/** Headers that belong to one response, or to its connection, or to the encoding of its body. */
const OF_ONE_RESPONSE = new Set([
  ...['etag', 'x-request-id', 'ratelimit-policy', 'ratelimit', 'date', 'connection', 'keep-alive'],
  ...['content-length', 'content-encoding', 'cache-control'],
]);

/** The headers that successful responses have in common, names and values in turn. */
export class ResponseHeaders {
  /** By the value of Accept. */
  private readonly known = new Map<string, readonly string[]>();
  private isAsking = true;

  /** Asks the app which headers it sends. */
  async ask(app: FastifyInstance): Promise<void> {
    for (const accept of ACCEPTS) {
      if (!this.isAsking) return;
      const { headers } = await app.inject({
        method: 'POST',
        url: publicPaths.graphql,
        headers: { accept },
        payload: QUESTION,
        // Not at the expense of clients on this machine.
        remoteAddress: '127.0.0.2',
      });
      const common = Object.entries(headers).filter(([name]) => !OF_ONE_RESPONSE.has(name));
      const pairs = common.flatMap(([name, value]) => [name, String(value)]);
      this.known.set(accept, pairs);
    }
  }

  /** To be called before the app closes: then it can no longer be asked. */
  stopAsking(): void {
    this.isAsking = false;
  }

  /** Null for a value of Accept that few clients send. */
  find({ accept = '*/*' }: IncomingHttpHeaders): readonly string[] | null {
    return this.known.get(accept) ?? null;
  }
}

/** The response to an operation whose execution had errors. */
export interface FailedResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface Head {
  status?: number;
  headers?: ReadonlyMap<string, string>;
}

/** Formats a result as Apollo Server does. */
export function failedResponse(
  { data, errors = [] }: ExecutionResult,
  context: Context,
  responseHeaders: readonly string[],
): FailedResponse {
  noteErrors(errors, context);
  const heads = errors.map(({ extensions }) => (extensions['http'] ?? {}) as Head);
  const contentType = responseHeaders[responseHeaders.indexOf('content-type') + 1] ?? '';
  return {
    status: heads.reduce((before, { status = before }) => status, 200),
    headers: Object.assign(
      { 'content-type': contentType },
      ...heads.map((head) => Object.fromEntries(head.headers ?? [])),
    ) as Record<string, string>,
    body: `${JSON.stringify({ errors: errors.map((error) => formatted(error, context)), data })}\n`,
  };
}

function formatted(error: GraphQLError, context: Context): GraphQLFormattedError {
  const extensions = Object.entries(error.extensions).filter(([name]) => name !== 'http');
  return shownError({ ...error.toJSON(), extensions: Object.fromEntries(extensions) }, context);
}
