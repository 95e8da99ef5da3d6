import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { publicPaths } from '../../../common/public-paths';
import { unexpectedError } from '../../base/errors';
import { logFault } from '../../base/logging';
import { named } from '../http/named-scope';
import type { Context, ContextOf } from './context';

/** The codes of requests that Fastify refuses before GraphQL sees them, by status. */
const codes: Record<number, string> = { 429: 'RATE_LIMITED' };

/** Whether a browser opens `/graphql`, rather than a client queries it. */
function wantsGraphiQL(request: FastifyRequest): boolean {
  const query = request.query as Record<string, unknown>;
  const accept = request.headers.accept ?? '';
  return request.method === 'GET' && query['query'] === undefined && accept.includes('text/html');
}

/** A request in the form that Apollo takes. Nothing is read from its Host header. */
function asApolloRequest({ method, url, headers, body }: FastifyRequest): HTTPGraphQLRequest {
  const queryAt = url.indexOf('?');
  const present = Object.entries(headers).filter(([, value]) => value);
  return {
    method,
    search: queryAt < 0 ? '' : url.slice(queryAt),
    headers: new HeaderMap(present.map(([name, value]) => [name, String(value)])),
    body,
  };
}

/** Serves GraphQL at `/graphql`, and GraphiQL to browsers that open it. */
export async function registerGraphQL(
  app: FastifyInstance,
  apollo: ApolloServer<Context>,
  context: ContextOf,
): Promise<void> {
  const routes = async (scope: FastifyInstance) => {
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) {
        logFault(request.log, error);
        return reply.code(status).send({ errors: [unexpectedError(request.id).toJSON()] });
      }
      const extensions = { code: codes[status] ?? 'BAD_REQUEST' };
      return reply.code(status).send({ errors: [{ message: error.message, extensions }] });
    });
    scope.route({
      method: ['GET', 'POST'],
      url: publicPaths.graphql,
      config: { parameters: ['query', 'variables', 'operationName', 'extensions'] },
      handler: async (request, reply) => {
        if (wantsGraphiQL(request)) return reply.sendFile('graphiql.html');
        const response = await apollo.executeHTTPGraphQLRequest({
          httpGraphQLRequest: asApolloRequest(request),
          context: () => context(request.raw),
        });
        const { status, headers, body } = response;
        if (body.kind !== 'complete') throw new Error('Incremental delivery is not supported.');
        return reply
          .code(status ?? 200)
          .headers(Object.fromEntries(headers))
          .send(body.string);
      },
    });
  };
  await app.register(named('graphql', routes));
}
