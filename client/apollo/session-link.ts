import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { from, mergeMap, of, type Observable } from 'rxjs';
import { memberOf, type Member, type Session } from '../auth/session';
import { hasCode } from './answer-link';
import { dependsOnViewer } from './viewer-fields';

const signedOutMessage = 'Logged out because of an error with the status code';

type Answers = Observable<ApolloLink.Result>;

async function attachToken(operation: ApolloLink.Operation, member: Member) {
  const authorization = `Bearer ${await member.getIdToken()}`;
  operation.setContext({ headers: { authorization } });
}

/**
 * Speaks for the member at the keyboard. A token that the API no longer takes is renewed once; a
 * member whom it still refuses is signed out, and so is one who was forbidden something: the pages
 * never ask for what is not the member's, so that following a link signs nobody out. An API that
 * is unavailable signs nobody out either.
 */
export function createSessionLink(session: Session) {
  const isAtKeyboard = (member: Member) => memberOf(session.getState())?.uid === member.uid;

  async function endSession(member: Member) {
    if (!isAtKeyboard(member)) return;
    console.error(signedOutMessage);
    await session.signOut();
  }

  return new ApolloLink((operation, forward) => {
    const personal = dependsOnViewer(operation.query);

    async function ask(): Promise<Answers> {
      const member = memberOf(personal ? await session.settled() : session.getState());
      if (!member) return forward(operation);
      await attachToken(operation, member);
      return forward(operation).pipe(mergeMap((result) => flatten(judge(result, member))));
    }

    async function judge(result: ApolloLink.Result, member: Member): Promise<Answers> {
      if (!hasCode(result, 'UNAUTHENTICATED')) return of(await accept(result, member));
      if ((await member.refresh()) === 'gone') {
        await endSession(member);
        return of(result);
      }
      await attachToken(operation, member);
      return forward(operation).pipe(mergeMap((second) => accept(second, member)));
    }

    async function accept(result: ApolloLink.Result, member: Member) {
      if (hasCode(result, 'UNAUTHENTICATED') || hasCode(result, 'FORBIDDEN')) {
        await endSession(member);
      } else if (personal && isQuery(operation) && !isAtKeyboard(member)) {
        // What one member asked for is not shown to the next.
        throw new Error('The session changed while the answer was on its way.');
      }
      return result;
    }

    return flatten(ask());
  });
}

const isQuery = ({ operationType }: ApolloLink.Operation) =>
  operationType === OperationTypeNode.QUERY;

const flatten = (answers: Promise<Answers>) => from(answers).pipe(mergeMap((inner) => inner));
