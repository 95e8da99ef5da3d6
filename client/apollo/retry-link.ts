import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, defer, mergeMap, of, race, retry, throwError, timer } from 'rxjs';
import { hasCode } from './answer-link';

/** Two retries at most, so that a page reports a failure within 3 s. */
const firstPauseMs = 250;
const secondPauseMs = 750;
const deadlineMs = 2500;

/** A temporary refusal. It is thrown, so that it is retried like a lost connection. */
class Unavailable extends Error {
  constructor(readonly result: ApolloLink.Result) {
    super('The API is unavailable.');
  }
}

/** Retries a query while the API is unavailable. A mutation is never sent twice. */
export const retryLink = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);

  const attempt = defer(() => forward(operation)).pipe(
    mergeMap((result) =>
      hasCode(result, 'UNAVAILABLE') ? throwError(() => new Unavailable(result)) : of(result),
    ),
  );
  return attempt.pipe(
    catchError((error: unknown) => {
      const giveUp = timer(deadlineMs).pipe(mergeMap(() => throwError(() => error)));
      const again = timer(firstPauseMs).pipe(
        mergeMap(() => attempt),
        retry({ count: 1, delay: secondPauseMs }),
      );
      return race(again, giveUp);
    }),
    catchError((error: unknown) =>
      error instanceof Unavailable ? of(error.result) : throwError(() => error),
    ),
  );
});
