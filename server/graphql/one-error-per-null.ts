import type { ExecutionResult, GraphQLError } from 'graphql';

/**
 * The result with one error for each null that errors have left in the data, the first one. graphql-js
 * adds further errors below such a null only if they come before it, and graphql-jit adds them all.
 */
export function oneErrorPerNull({ errors, ...result }: ExecutionResult): ExecutionResult {
  if (!errors) return result;
  const firsts = new Map<string, GraphQLError>();
  for (const error of errors) {
    const place = placeOfNull(result.data, error.path ?? []);
    if (!firsts.has(place)) firsts.set(place, error);
  }
  return { ...result, errors: [...firsts.values()] };
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
