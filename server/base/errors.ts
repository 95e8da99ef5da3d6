import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { type ErrorCode, STATUS_BY_CODE } from '../../common/error-status';

const statusByCode = new Map<unknown, number>(Object.entries(STATUS_BY_CODE));

/** What is wrong with each offending field, by the field's name. */
export type FieldErrors = Record<string, string>;

/** Seconds after which a caller may try again when the database or the token check is unavailable. */
export const RETRY_AFTER_SECONDS = 5;

function expectedError(code: ErrorCode, message: string, extensions: object = {}) {
  return new GraphQLError(message, { extensions: { code, ...extensions } });
}

/** An error that is about the whole request: the response of GraphQL has its status and headers, too. */
function requestError(
  code: ErrorCode,
  message: string,
  extensions: object = {},
  headers?: HeaderMap,
) {
  const http = { status: STATUS_BY_CODE[code], ...(headers && { headers }) };
  return expectedError(code, message, { ...extensions, http });
}

/** The member of the token was erased; `erased` in the extensions lets the client say so. */
export function erased(): GraphQLError {
  const message = 'This account was erased.';
  return requestError('UNAUTHENTICATED', message, { erased: true });
}

/** The call needs a member, or the token it came with does not verify. */
export function unauthenticated(message = 'Sign in to do this.'): GraphQLError {
  return requestError('UNAUTHENTICATED', message);
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

/** No route of REST has this method and path. */
export function routeNotFound(): GraphQLError {
  return expectedError('NOT_FOUND', 'There is no such call; /api lists the calls that exist.');
}

/** The artifact that the call names does not exist. */
export function artifactNotFound(): GraphQLError {
  return expectedError('NOT_FOUND', 'There is no such artifact.');
}

/** The contributor's identifier names no member who can be meant. */
export function memberNotFound(): GraphQLError {
  return expectedError('NOT_FOUND', 'There is no such member.');
}

/** The role of the member cannot be set so now; the message says why. */
export function roleConflict(message: string): GraphQLError {
  return expectedError('CONFLICT', message);
}

/** No suggestion that the caller may see has this identifier. */
export function suggestionNotFound(): GraphQLError {
  return expectedError('NOT_FOUND', 'There is no such suggestion.');
}

/** Somebody has decided the suggestion, or it was taken back. */
export function suggestionConflict(): GraphQLError {
  return expectedError('CONFLICT', 'This suggestion has been decided already.');
}

/** No sheet of the caller has this identifier. */
export function sheetNotFound(): GraphQLError {
  return expectedError('NOT_FOUND', 'There is no such sheet.');
}

/** The act does not fit what was done with the sheet; the message says why. */
export function wrongSheetState(message: string): GraphQLError {
  return badUserInput(message, { id: message });
}

/** The artifact's history has no such version. */
export function versionNotFound(): GraphQLError {
  return expectedError('NOT_FOUND', 'There is no such version.');
}

/** The caller did not add the artifact. */
export function notTheOwner(): GraphQLError {
  return forbidden('Only the member who added this artifact can change it.');
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

/** What is sent as input is not valid; `fields` names every invalid field. */
export const invalidInput = (fields: FieldErrors): GraphQLError =>
  badUserInput('The input is not valid.', fields);

/** The body is no picture that can be stored, or no spreadsheet that can be read; the message says why. */
export function unusableFile(message: string, cause?: unknown): GraphQLError {
  const error = requestError('BAD_USER_INPUT', message);
  error.cause = cause;
  return error;
}

/** The request exceeds a limit of one request; the message names the limit. */
export function overLimit(message: string): GraphQLError {
  return requestError('BAD_USER_INPUT', message);
}

/**
 * The database or the token check cannot be reached now; trying again later is right.
 * @param cause the reason, for the log.
 */
export function unavailable(message: string, cause?: unknown): GraphQLError {
  const error = tryAgainLater('UNAVAILABLE', RETRY_AFTER_SECONDS, message);
  error.cause = cause;
  return error;
}

/** The caller exceeds a rate limit; `what` names the limited thing. */
export function rateLimited(seconds: number, what = 'requests'): GraphQLError {
  const message = `Too many ${what}; try again in ${seconds} seconds.`;
  return tryAgainLater('RATE_LIMITED', seconds, message);
}

/** The member has added as much as one may; the message says what. */
export function quotaReached(seconds: number, message: string): GraphQLError {
  return tryAgainLater('RATE_LIMITED', seconds, message);
}

function tryAgainLater(code: ErrorCode, retryAfter: number, message: string) {
  const headers = new HeaderMap([['retry-after', String(retryAfter)]]);
  return requestError(code, message, { retryAfter }, headers);
}

/** What a caller sees of an unexpected error; the log has the rest under the same request id. */
export function unexpectedError(requestId: string): GraphQLError {
  return expectedError('INTERNAL_SERVER_ERROR', 'Something went wrong.', { requestId });
}

/** The code of an error of GraphQL; undefined for an error without one. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof GraphQLError ? error.extensions['code'] : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The HTTP status of an error; 500 for one that is not expected. */
export const statusOf = (error: unknown): number => statusByCode.get(codeOf(error)) ?? 500;

/** The invalid fields that an error names; undefined when it names none. */
export function fieldErrorsOf(error: unknown): FieldErrors | undefined {
  return error instanceof GraphQLError ? (error.extensions['fields'] as FieldErrors) : undefined;
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
