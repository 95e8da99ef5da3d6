import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The first error code that the API gave; undefined for a request that never arrived. */
export function codeOf(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors.map(({ extensions }) => extensions?.code).find(isText);
}

/** What is wrong with each field of an input, by its name. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const told = error.errors.flatMap(({ extensions }) => Object.entries(extensions?.fields ?? {}));
  return Object.fromEntries(told.filter((entry): entry is [string, string] => isText(entry[1])));
}

const isText = (value: unknown): value is string => typeof value === 'string';
