import type { FastifyError, FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Database } from '../database/database';
import { unexpectedError } from '../errors';
import { logFault } from '../logging';
import { translateDatabaseError } from './schema';

interface HttpHead {
  status?: number;
  headers?: Iterable<readonly [string, string]>;
}

/** Answers the errors of these routes in the form of REST: a status, and a message as JSON. */
export function answerErrorsAsJson(scope: FastifyInstance, database: Database): void {
  scope.setErrorHandler((thrown: FastifyError, request, reply) => {
    const error = translateDatabaseError(database, thrown);
    void reply.header('cache-control', 'no-store');
    if (!(error instanceof GraphQLError) && Number(thrown.statusCode) < 500) {
      return reply.code(Number(thrown.statusCode)).send({ message: thrown.message });
    }
    logFault(request.log, error);
    const shown = error instanceof GraphQLError ? error : unexpectedError(request.id);
    const { status = 500, headers = [] } = (shown.extensions['http'] ?? {}) as HttpHead;
    return reply.code(status).headers(Object.fromEntries(headers)).send({ message: shown.message });
  });
}
