import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';

/** The codes that a caller finds in `extensions.code`, besides GraphQL's own for malformed documents. */
type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'RECENT_SIGN_IN_REQUIRED'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR';

/** What is wrong with each offending field, by the field's name. */
export type FieldErrors = Record<string, string>;

/** Seconds after which a caller may try again when the database or the token check is unavailable. */
export const RETRY_AFTER_SECONDS = 5;

interface HttpHead {
  status: number;
  headers?: HeaderMap;
}

function expectedError(code: ErrorCode, message: string, extensions: object = {}, http?: HttpHead) {
  return new GraphQLError(message, { extensions: { code, ...extensions, ...(http && { http }) } });
}

/** The member of the token was erased; `erased` in the extensions lets the client say so. */
export function erased(): GraphQLError {
  const message = 'This account was erased.';
  return expectedError('UNAUTHENTICATED', message, { erased: true }, { status: 401 });
}

/** The call needs a member, or the token it came with does not verify. */
export function unauthenticated(message = 'Sign in to do this.'): GraphQLError {
  return expectedError('UNAUTHENTICATED', message, {}, { status: 401 });
}

/** The caller is known, and may not do this. */
export function forbidden(message: string): GraphQLError {
  return expectedError('FORBIDDEN', message);
}

/** The caller may do this, but has to sign in again first. */
export function recentSignInRequired(): GraphQLError {
  return expectedError(
    'RECENT_SIGN_IN_REQUIRED',
    'Sign in again, and repeat this within five minutes.',
  );
}

/** The artifact that the call names does not exist. */
export function artifactNotFound(): GraphQLError {
  return expectedError('NOT_FOUND', 'There is no such artifact.');
}

/** The artifact's history has no such version. */
export function versionNotFound(): GraphQLError {
  return expectedError('NOT_FOUND', 'There is no such version.');
}

/** The artifact was changed after the version that the call is based on. */
export function updateConflict(): GraphQLError {
  return expectedError('CONFLICT', 'The artifact has been changed since you read it.');
}

/** Somebody has decided or answered before. */
export function moderationConflict(message: string): GraphQLError {
  return expectedError('CONFLICT', message);
}

/** The input breaks a rule; `fields` names every offender. */
export function badUserInput(message: string, fields: FieldErrors): GraphQLError {
  return expectedError('BAD_USER_INPUT', message, { fields });
}

/** The request asks for more than one request may; the message names the limit. */
export function overLimit(message: string): GraphQLError {
  return expectedError('BAD_USER_INPUT', message, {}, { status: 400 });
}

/**
 * The database or the token check cannot be reached now; trying again later is right.
 * @param cause the reason, for the log.
 */
export function unavailable(message: string, cause?: unknown): GraphQLError {
  const error = tryAgainLater('UNAVAILABLE', 503, RETRY_AFTER_SECONDS, message);
  error.cause = cause;
  return error;
}

/** The caller makes more requests, or what else `what` names, than one may. */
export function rateLimited(seconds: number, what = 'requests'): GraphQLError {
  const message = `Too many ${what}; try again in ${seconds} seconds.`;
  return tryAgainLater('RATE_LIMITED', 429, seconds, message);
}

function tryAgainLater(code: ErrorCode, status: number, retryAfter: number, message: string) {
  const headers = new HeaderMap([['retry-after', String(retryAfter)]]);
  return expectedError(code, message, { retryAfter }, { status, headers });
}

/** What a caller sees of an unexpected error; the log has the rest under the same request id. */
export function unexpectedError(requestId: string): GraphQLError {
  return expectedError('INTERNAL_SERVER_ERROR', 'Something went wrong.', { requestId });
}

/** A setting or a file that the operator has to mend; its message is one plain sentence. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * The code of an error that is not GraphQL's: SQLSTATE, `SQLITE_…`, `auth/…`, or the system's such
 * as `ECONNREFUSED`; empty when it has none.
 */
export function errorCode(error: unknown): string {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
