import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import type { GraphQLFormattedError } from 'graphql';
import { catchError, of, throwError } from 'rxjs';
import { type ErrorCode, STATUS_BY_CODE } from '../../common/error-status';

/** The codes that a status tells without a body, such as that of a proxy in front of the server. */
const TOLD_BY_STATUS: readonly ErrorCode[] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'RATE_LIMITED',
  'UNAVAILABLE',
];

const isErrorList = (value: unknown): value is GraphQLFormattedError[] =>
  Array.isArray(value) && value.length > 0;

function errorsIn({ bodyText, statusCode }: ServerError): GraphQLFormattedError[] | undefined {
  try {
    const body: unknown = JSON.parse(bodyText);
    if (typeof body === 'object' && body && 'errors' in body && isErrorList(body.errors)) {
      return body.errors;
    }
  } catch {
    // Not JSON, for example a proxy's page. The status decides.
  }
  const code = TOLD_BY_STATUS.find((one) => STATUS_BY_CODE[one] === statusCode);
  return code ? [{ message: `The API answered ${statusCode}.`, extensions: { code } }] : undefined;
}

/**
 * Gives every refusal the same shape. Apollo Client turns an application/json response with a status
 * beyond 2xx into a ServerError, and an application/graphql-response+json response into a result. Both
 * become a result whose errors have a code.
 */
export const answerLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    catchError((error: unknown) => {
      const errors = ServerError.is(error) ? errorsIn(error) : undefined;
      return errors ? of({ data: null, errors }) : throwError(() => error);
    }),
  ),
);

export const hasCode = (result: ApolloLink.Result, code: string) =>
  result.errors?.some(({ extensions }) => extensions?.code === code) ?? false;

/** Whether the API refused the member because it has erased them. */
export const isOfErasedMember = ({ errors }: Pick<ApolloLink.Result, 'errors'>) =>
  errors?.some(({ extensions }) => extensions?.erased === true) ?? false;
