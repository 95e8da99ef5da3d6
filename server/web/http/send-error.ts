import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { codeOf, fieldErrorsOf, statusOf } from '../../base/errors';
import { logFault } from '../../base/logging';

/**
 * Sends an error as JSON: its message, and the invalid fields that it names. The client learns nothing of
 * an unexpected error but the ID of the request, under which it is logged.
 */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const status = httpStatusOf(error);
  if (status === 500) {
    // GraphQL has logged its own unexpected errors under the same request ID.
    if (!(error instanceof GraphQLError)) logFault(request.log, error);
    return reply.code(500).send({ message: 'Something went wrong.', requestId: request.id });
  }
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const retryAfter = error instanceof GraphQLError && error.extensions['retryAfter'];
  if (retryAfter) reply.header('retry-after', retryAfter);
  const fields = fieldErrorsOf(error);
  const { message } = error as Error;
  return reply.code(status).send({ message, ...(fields && { fields }) });
}

/** Fastify's own errors are about a body that is malformed or too large. */
function httpStatusOf(error: unknown): number {
  if (codeOf(error) !== undefined) return statusOf(error);
  const { statusCode = 500 } = error as FastifyError;
  return statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}

/**
 * Sends the errors of these routes as JSON.
 * @param translate an error of the database as the schema would show it
 */
export function sendErrorsAsJson(
  scope: FastifyInstance,
  translate: (error: unknown) => unknown,
): void {
  scope.setErrorHandler((thrown, request, reply) => {
    const error = translate(thrown);
    if (error !== thrown) logFault(request.log, error);
    return sendError(error, request, reply);
  });
}
