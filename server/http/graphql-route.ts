import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context';
import { unforeseen } from '../errors';
import { logFault } from './logging';

/** The codes of what Fastify refuses before GraphQL sees it, by status. */
const codes: Record<number, string> = { 429: 'RATE_LIMITED' };

/** A browser that opens `/graphql`, rather than a client that queries it. */
function wantsGraphiQL(request: FastifyRequest): boolean {
  const query = request.query as Record<string, unknown>;
  const accept = request.headers.accept ?? '';
  return request.method === 'GET' && query['query'] === undefined && accept.includes('text/html');
}

/** A request as Apollo takes it; without its Host, which may be anything and says nothing here. */
function asApolloRequest({ method, url, headers, body }: FastifyRequest): HTTPGraphQLRequest {
  const at = url.indexOf('?');
  const given = Object.entries(headers).filter(([, value]) => value);
  return {
    method,
    search: at < 0 ? '' : url.slice(at),
    headers: new HeaderMap(given.map(([name, value]) => [name, String(value)])),
    body,
  };
}

/** Serves GraphQL at `/graphql`, and GraphiQL to browsers that open it. */
export async function registerGraphQL(
  app: FastifyInstance,
  apollo: ApolloServer<Context>,
  context: (request: FastifyRequest) => Promise<Context>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) {
        logFault(request.log, error);
        return reply.code(status).send({ errors: [unforeseen(request.id).toJSON()] });
      }
      const extensions = { code: codes[status] ?? 'BAD_REQUEST' };
      return reply.code(status).send({ errors: [{ message: error.message, extensions }] });
    });
    scope.addHook('preHandler', async (request, reply) => {
      if (wantsGraphiQL(request)) await reply.sendFile('graphiql.html');
    });
    scope.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      handler: async (request, reply) => {
        const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
          httpGraphQLRequest: asApolloRequest(request),
          context: () => context(request),
        });
        if (body.kind !== 'complete') throw new Error('An operation was answered in parts.');
        return reply
          .code(status ?? 200)
          .headers(Object.fromEntries(headers))
          .send(body.string);
      },
    });
  });
}
