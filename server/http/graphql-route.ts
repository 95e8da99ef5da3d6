import type { ApolloServer } from '@apollo/server';
import fastifyApollo from '@as-integrations/fastify';
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
    await scope.register(fastifyApollo(apollo), { method: ['GET', 'POST'], context });
  });
}
