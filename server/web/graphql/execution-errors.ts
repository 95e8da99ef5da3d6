import type { GraphQLFormattedError } from 'graphql';
import { unexpectedError } from '../../base/errors';
import { logFault } from '../../base/logging';
import type { Context } from './context';

/** Logs the unexpected ones of the errors. A response with any error is not cached. */
export function noteErrors(errors: readonly Error[], { pendingResponse, log }: Context): void {
  pendingResponse?.doNotCache();
  for (const error of errors) logFault(log, error);
}

/** What the caller sees of an error: of an unexpected one only the request ID. */
export const shownError = (
  error: GraphQLFormattedError,
  { requestId }: Context,
): GraphQLFormattedError =>
  (error.extensions?.['code'] ?? 'INTERNAL_SERVER_ERROR') === 'INTERNAL_SERVER_ERROR'
    ? unexpectedError(requestId).toJSON()
    : error;

/**
 * The errors with one for each null that they have left in the data, the first one. graphql-js adds
 * further errors below such a null only if they come before it, and graphql-jit adds them all.
 */
export function oneErrorPerNull<E extends Pick<GraphQLFormattedError, 'path'>>(
  data: unknown,
  errors: readonly E[],
): E[] {
  const firsts = new Map<string, E>();
  for (const error of errors) {
    const place = placeOfNull(data, error.path ?? []);
    if (!firsts.has(place)) firsts.set(place, error);
  }
  return [...firsts.values()];
}

/** The part of a path that leads to a null. */
function placeOfNull(data: unknown, path: readonly (string | number)[]): string {
  let value = data;
  const place = path.filter((key) => {
    if (value === null || value === undefined) return false;
    value = (value as Record<string | number, unknown>)[key];
    return true;
  });
  return JSON.stringify(place);
}
