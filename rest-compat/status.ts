import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { codeOf, fieldErrorsOf } from './errors';

/** The HTTP status of each error code of the schema; every other code is 500. */
const statusByCode: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  // The only calls that are based on a version carry a precondition: RFC 9110, section 15.5.13.
  CONFLICT: 412,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

/**
 * Sends an error as JSON: a GraphQL error, or one of Fastify's (a malformed or too large body). An
 * unexpected error is logged, and the client gets the request ID alone.
 */
export function sendError(
  error: FastifyError | GraphQLError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const status = statusOf(error);
  if (status === 500) {
    // GraphQL has logged its own unexpected errors under the same request ID.
    const isLogged = codeOf(error) === 'INTERNAL_SERVER_ERROR';
    if (!isLogged) request.log.error({ err: error }, 'unexpected error');
    return reply.code(500).send({ message: 'Something went wrong.', requestId: request.id });
  }
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const retryAfter = error instanceof GraphQLError && error.extensions['retryAfter'];
  if (retryAfter) reply.header('retry-after', retryAfter);
  const fields = fieldErrorsOf(error);
  return reply.code(status).send({ message: error.message, ...(fields && { fields }) });
}

function statusOf(error: FastifyError | GraphQLError): number {
  if (error instanceof GraphQLError) return statusByCode[String(codeOf(error))] ?? 500;
  const { statusCode = 500 } = error;
  return statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}
