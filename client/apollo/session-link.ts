import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { from, mergeMap, of, type Observable } from 'rxjs';
import { memberOf, type Member, type Session } from '../auth/session';
import { hasCode, isOfErasedMember } from './answer-link';
import { dependsOnViewer } from './viewer-fields';

const signedOutMessage = 'Logged out because of an error with the status code';

type Answers = Observable<ApolloLink.Result>;

/** The result of an operation for which the provider gives no token any more. */
const sessionIsOver: ApolloLink.Result = {
  data: null,
  errors: [{ message: 'The session is over.', extensions: { code: 'UNAUTHENTICATED' } }],
};

/** Adds the member's token. Returns false if the provider gives none any more. */
async function attachToken(operation: ApolloLink.Operation, member: Member): Promise<boolean> {
  const token = await member.getIdToken();
  operation.setContext({ headers: token === null ? {} : { authorization: `Bearer ${token}` } });
  return token !== null;
}

/**
 * Sends operations with the token of the signed-in member. A refused token is renewed once. If the API
 * refuses the new token too, or forbids the operation, the member is signed out. Pages never request
 * what the member may not read, so following a link signs nobody out. A public operation is then sent
 * again as a visitor. An unavailable API signs nobody out.
 */
export function createSessionLink(session: Session) {
  const isStillSignedIn = (member: Member) => memberOf(session.getState())?.uid === member.uid;
  const loggedFor = new WeakSet<Member>();

  /** Logs the sign-out once, even if several operations were refused at the same time. */
  function logSignOut(member: Member) {
    if (!loggedFor.has(member)) console.error(signedOutMessage);
    loggedFor.add(member);
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
      // Firebase may sign the member out before `refresh` returns 'gone'.
      const wasStillSignedIn = isStillSignedIn(member);
      if ((await member.refresh()) === 'gone') {
        if (wasStillSignedIn) logSignOut(member);
        return endSession(result, member);
      }
      if (!(await attachToken(operation, member))) return endSession(result, member);
      return forward(operation).pipe(mergeMap((second) => flatten(accept(second, member))));
    }

    async function accept(result: ApolloLink.Result, member: Member): Promise<Answers> {
      if (hasCode(result, 'UNAUTHENTICATED') || hasCode(result, 'FORBIDDEN')) {
        if (isStillSignedIn(member)) logSignOut(member);
        return endSession(result, member);
      }
      if (personal && isQuery(operation) && !isStillSignedIn(member)) {
        // The next member must not see the data of the previous one.
        throw new Error('The session changed while the answer was on its way.');
      }
      return of(result);
    }

    async function endSession(refusal: ApolloLink.Result, member: Member): Promise<Answers> {
      // Completes a deletion that was interrupted before it reached the provider. After an old sign-in
      // the provider refuses, and hears of it at the next.
      if (isOfErasedMember(refusal)) await member.deleteSignIn().catch(() => undefined);
      if (isStillSignedIn(member)) await session.signOut();
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
