import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { from, mergeMap, of, type Observable } from 'rxjs';
import { memberOf, type Member, type Session } from '../auth/session';
import { hasCode } from './answer-link';
import { dependsOnViewer } from './viewer-fields';

const signedOutMessage = 'Logged out because of an error with the status code';

type Answers = Observable<ApolloLink.Result>;

/** What the API would say to a token that the provider no longer gives out. */
const sessionIsOver: ApolloLink.Result = {
  data: null,
  errors: [{ message: 'The session is over.', extensions: { code: 'UNAUTHENTICATED' } }],
};

/** Whether the provider still gives out a token for the member. */
async function attachToken(operation: ApolloLink.Operation, member: Member): Promise<boolean> {
  const token = await member.getIdToken();
  operation.setContext({ headers: token === null ? {} : { authorization: `Bearer ${token}` } });
  return token !== null;
}

/**
 * Speaks for the member at the keyboard. A token that the API no longer takes is renewed once; a
 * member whom it still refuses is signed out, and so is one who was forbidden something: the pages
 * never ask for what is not the member's, so that following a link signs nobody out. What is public
 * is then asked for again, as a visitor. An API that is unavailable signs nobody out either.
 */
export function createSessionLink(session: Session) {
  const isAtKeyboard = (member: Member) => memberOf(session.getState())?.uid === member.uid;
  const told = new WeakSet<Member>();

  /** Says so once, however many calls were refused together. */
  function tellSignedOut(member: Member) {
    if (!told.has(member)) console.error(signedOutMessage);
    told.add(member);
  }

  return new ApolloLink((operation, forward) => {
    const personal = dependsOnViewer(operation.query);

    async function ask(): Promise<Answers> {
      const member = memberOf(personal ? await session.settled() : session.getState());
      if (!member) return forward(operation);
      if (!(await attachToken(operation, member))) return endSession(sessionIsOver, member);
      return forward(operation).pipe(mergeMap((result) => flatten(judge(result, member))));
    }

    async function judge(result: ApolloLink.Result, member: Member): Promise<Answers> {
      if (!hasCode(result, 'UNAUTHENTICATED')) return accept(result, member);
      // Firebase may have signed the member out before it says that they are gone.
      const wasAtKeyboard = isAtKeyboard(member);
      if ((await member.refresh()) === 'gone') {
        if (wasAtKeyboard) tellSignedOut(member);
        return endSession(result, member);
      }
      if (!(await attachToken(operation, member))) return endSession(result, member);
      return forward(operation).pipe(mergeMap((second) => flatten(accept(second, member))));
    }

    async function accept(result: ApolloLink.Result, member: Member): Promise<Answers> {
      if (hasCode(result, 'UNAUTHENTICATED') || hasCode(result, 'FORBIDDEN')) {
        if (isAtKeyboard(member)) tellSignedOut(member);
        return endSession(result, member);
      }
      if (personal && isQuery(operation) && !isAtKeyboard(member)) {
        // What one member asked for is not shown to the next.
        throw new Error('The session changed while the answer was on its way.');
      }
      return of(result);
    }

    async function endSession(refusal: ApolloLink.Result, member: Member): Promise<Answers> {
      if (isAtKeyboard(member)) await session.signOut();
      if (personal) return of(refusal);
      operation.setContext({ headers: {} });
      return forward(operation);
    }

    return flatten(ask());
  });
}

const isQuery = ({ operationType }: ApolloLink.Operation) =>
  operationType === OperationTypeNode.QUERY;

const flatten = (answers: Promise<Answers>) => from(answers).pipe(mergeMap((inner) => inner));
