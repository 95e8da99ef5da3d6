import { GraphQLError } from 'graphql';

/** The message of each invalid field, by the field's name. */
export type FieldErrors = Record<string, string>;

/** A visitor calls a route for members. */
export const unauthenticated = () => createError('UNAUTHENTICATED', 'Sign in to do this.');

/** The request names another member than the caller. */
export const notTheCaller = () =>
  createError('FORBIDDEN', 'You can only do this for your own account.');

/** The caller did not add the artifact. */
export const notTheOwner = () =>
  createError('FORBIDDEN', 'Only the member who added this artifact can change it.');

/** No artifact has the ID in the path. */
export const artifactNotFound = () => createError('NOT_FOUND', 'There is no such artifact.');

/** No route has this method and path. */
export const routeNotFound = () =>
  createError('NOT_FOUND', 'There is no such call; /api lists the calls that exist.');

/** The body is invalid; `fields` names every invalid field. */
export const badUserInput = (fields: FieldErrors) =>
  createError('BAD_USER_INPUT', 'The input is not valid.', { fields });

function createError(code: string, message: string, extensions: object = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...extensions } });
}

/** The error's code in the schema; undefined for an error that is not GraphQL's. */
export function codeOf(error: unknown): unknown {
  return error instanceof GraphQLError ? error.extensions['code'] : undefined;
}

/** The invalid fields that an error names; undefined when it names none. */
export function fieldErrorsOf(error: unknown): FieldErrors | undefined {
  return error instanceof GraphQLError ? (error.extensions['fields'] as FieldErrors) : undefined;
}
