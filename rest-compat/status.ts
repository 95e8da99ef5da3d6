import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';

/** What is wrong with each offending field of the input, by the field's name. */
export type FieldErrors = Record<string, string>;

/** The HTTP status of each error code of the schema; every other code is 500. */
const statusOfCode: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

/** The call needs a member. */
export const signInFirst = () => failure('UNAUTHENTICATED', 'Sign in to do this.');

/** The call is about another member than the one who makes it, or about what is another's. */
export const notYours = () => failure('FORBIDDEN', 'Only its own member may do this.');

/** The artifact that the address names does not exist. */
export const noSuchArtifact = () => failure('NOT_FOUND', 'There is no such artifact.');

/** No call has this method and path. */
export const noSuchCall = () =>
  failure('NOT_FOUND', 'There is no such call; /api describes those that there are.');

/** The body breaks a rule; `fields` names every offender. */
export const badInput = (fields: FieldErrors) =>
  failure('BAD_USER_INPUT', 'The input is not valid.', { fields });

function failure(code: string, message: string, extensions: object = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...extensions } });
}

/** The offending fields that an error names; none for errors of another kind. */
export function fieldsOf(error: unknown): FieldErrors | undefined {
  return error instanceof GraphQLError ? (error.extensions['fields'] as FieldErrors) : undefined;
}

/**
 * Tells any error as JSON: the schema's, Fastify's own (a broken body, one too large), and what
 * nobody foresaw, which is logged and told by its request id alone.
 */
export function sendError(
  error: FastifyError | GraphQLError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const status = statusOf(error);
  if (status === 500) {
    // What the schema did not foresee, it has logged itself, under the same id.
    if (!isLogged(error)) request.log.error({ err: error }, 'unforeseen error');
    return reply.code(500).send({ message: 'Something went wrong.', requestId: request.id });
  }
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const retryAfter = error instanceof GraphQLError && error.extensions['retryAfter'];
  if (retryAfter) reply.header('retry-after', retryAfter);
  const fields = fieldsOf(error);
  return reply.code(status).send({ message: error.message, ...(fields && { fields }) });
}

function statusOf(error: FastifyError | GraphQLError): number {
  if (error instanceof GraphQLError) return statusOfCode[codeOf(error)] ?? 500;
  const { statusCode = 500 } = error;
  return statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}

const codeOf = ({ extensions }: GraphQLError) => String(extensions['code']);

const isLogged = (error: FastifyError | GraphQLError) =>
  error instanceof GraphQLError && codeOf(error) === 'INTERNAL_SERVER_ERROR';
