import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The first error code of the API's response; undefined if the request did not reach the API. */
export function codeOf(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors.map(({ extensions }) => extensions?.code).find(isText);
}

/** Why the member has to wait, as the API says it; undefined for another error. */
export function limitInWords(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors.find(({ extensions }) => extensions?.code === 'RATE_LIMITED')?.message;
}

/** The error of each invalid field, by the field's name. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const told = error.errors.flatMap(({ extensions }) => Object.entries(extensions?.fields ?? {}));
  return Object.fromEntries(told.filter((entry): entry is [string, string] => isText(entry[1])));
}

const isText = (value: unknown): value is string => typeof value === 'string';
