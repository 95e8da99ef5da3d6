import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The first error code of the API's response; undefined if the request did not reach the API. */
export function codeOf(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors.map(({ extensions }) => extensions?.code).find(isText);
}

/** The error of each invalid field, by the field's name. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const told = error.errors.flatMap(({ extensions }) => Object.entries(extensions?.fields ?? {}));
  return Object.fromEntries(told.filter((entry): entry is [string, string] => isText(entry[1])));
}

const isText = (value: unknown): value is string => typeof value === 'string';
