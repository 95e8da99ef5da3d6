import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, defer, mergeMap, of, race, retry, throwError, timer } from 'rxjs';
import { hasCode } from './answer-link';

/** Two more tries, and an end to them: a page says within 3 s of a failure that it failed. */
const firstPauseMs = 250;
const secondPauseMs = 750;
const deadlineMs = 2500;

/** A refusal that may pass by itself, thrown so that it takes the same way as a lost connection. */
class Unavailable extends Error {
  constructor(readonly result: ApolloLink.Result) {
    super('The API is unavailable.');
  }
}

/** Tries a query again while the API cannot be reached. A mutation is never sent twice. */
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
