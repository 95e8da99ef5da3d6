import { gql, type TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { waitFor } from '@testing-library/react';
import { createApolloClient } from '../../client/apollo/client';
import { codeOf } from '../../client/apollo/errors';
import type { Member } from '../../client/auth/session';
import { buildSession } from '../support/session';
import { ada, buildApi, buildArtifact, Refusal, type Answer } from '../support/site';

type Query = TypedDocumentNode<{ artifact: { id: string } | null }, Record<string, never>>;

const personal: Query = gql`
  query Personal {
    artifact(id: "7") {
      id
      viewerHasLiked
    }
  }
`;
const publicList: Query = gql`
  query Public {
    mostLikedArtifacts {
      id
    }
  }
`;
const mask = { artifact: buildArtifact() };
const message = 'Logged out because of an error with the status code';

function build(answer: () => Answer | Promise<Answer>, member?: Member | null) {
  const session = buildSession(member);
  const api = buildApi({ Personal: answer, Public: answer });
  const client = createApolloClient(session);
  return { session, api, client };
}

let consoleError: jest.SpyInstance;
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test('a personal query waits for the sign-in state; a public one does not', async () => {
  const { session, api, client } = build(() => ({ ...mask, mostLikedArtifacts: [] }));
  const waiting = client.query({ query: personal });
  await client.query({ query: publicList });
  expect(api.calls.map(({ name }) => name)).toEqual(['Public']);
  session.set({ status: 'signedIn', member: ada });
  await waiting;
  expect(api.calls.map(({ authorization }) => authorization)).toEqual([
    undefined,
    'Bearer token-of-ada',
  ]);
});

test('a member’s token is sent with every call, public ones too', async () => {
  const { api, client } = build(() => ({ ...mask, mostLikedArtifacts: [] }), ada);
  await client.query({ query: personal });
  await client.query({ query: publicList });
  expect(api.calls.map(({ authorization }) => authorization)).toEqual([
    'Bearer token-of-ada',
    'Bearer token-of-ada',
  ]);
});

test('a refused token is renewed and the call repeated once', async () => {
  const answers: Answer[] = [new Refusal('UNAUTHENTICATED'), mask];
  const refresh = jest.fn(() => Promise.resolve('refreshed' as const));
  const { session, api, client } = build(() => answers.shift() ?? 'lost', { ...ada, refresh });
  const { data } = await client.query({ query: personal });
  expect(data?.artifact?.id).toBe('7');
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(api.calls).toHaveLength(2);
  expect(session.signOut).not.toHaveBeenCalled();
});

test('a member refused twice is signed out, with the console message', async () => {
  const { session, api, client } = build(() => new Refusal('UNAUTHENTICATED'), ada);
  await expect(client.query({ query: personal })).rejects.toThrow(CombinedGraphQLErrors);
  expect(api.calls).toHaveLength(2);
  expect(session.signOut).toHaveBeenCalledTimes(1);
  expect(consoleError).toHaveBeenCalledWith(message);
});

test('calls that are refused together write one console message', async () => {
  const { client, session } = build(() => new Refusal('UNAUTHENTICATED'), {
    ...ada,
    // As Firebase does for some deleted accounts.
    refresh: async () => {
      await session.signOut();
      return 'gone';
    },
  });
  const ask = () => client.query({ query: personal, fetchPolicy: 'no-cache' });
  await Promise.allSettled([ask(), ask()]);
  expect(consoleError.mock.calls).toEqual([[message]]);
});

test('a member whose token is not renewed has no session any more', async () => {
  const gone = { ...ada, getIdToken: () => Promise.resolve(null) };
  const { session, api, client } = build(() => ({ artifact: mask }), gone);
  const error: unknown = await client.query({ query: personal }).catch((e: unknown) => e);
  expect(codeOf(error)).toBe('UNAUTHENTICATED');
  expect(session.signOut).toHaveBeenCalledTimes(1);
  expect(api.calls).toHaveLength(0);
});

test('public queries are sent again as a visitor once the session has ended', async () => {
  const answers: Answer[] = [new Refusal('UNAUTHENTICATED'), { mostLikedArtifacts: [] }];
  const refresh = () => Promise.resolve('gone' as const);
  const { session, api, client } = build(() => answers.shift() ?? 'lost', { ...ada, refresh });
  const { data } = await client.query({ query: publicList });
  expect(data).toMatchObject({ mostLikedArtifacts: [] });
  expect(api.calls.map(({ authorization }) => authorization)).toEqual([
    'Bearer token-of-ada',
    undefined,
  ]);
  expect(session.signOut).toHaveBeenCalledTimes(1);
});

test('a FORBIDDEN answer signs out', async () => {
  const { session, client } = build(() => new Refusal('FORBIDDEN'), ada);
  await expect(client.query({ query: personal })).rejects.toThrow();
  expect(session.signOut).toHaveBeenCalledTimes(1);
  expect(consoleError).toHaveBeenCalledWith(message);
});

test('an outage of the API or of the provider signs nobody out', async () => {
  const unavailable = build(() => new Refusal('UNAVAILABLE'), ada);
  const error: unknown = await unavailable.client
    .query({ query: personal })
    .catch((e: unknown) => e);
  expect(codeOf(error)).toBe('UNAVAILABLE');
  expect(unavailable.api.calls).toHaveLength(3);
  expect(unavailable.session.signOut).not.toHaveBeenCalled();

  const refresh = () => Promise.reject(new Error('auth/network-request-failed'));
  const offline = build(() => new Refusal('UNAUTHENTICATED'), { ...ada, refresh });
  await expect(offline.client.query({ query: personal })).rejects.toThrow();
  expect(offline.session.signOut).not.toHaveBeenCalled();
});

test('a visitor who is refused is not signed out', async () => {
  const { session, client } = build(() => new Refusal('UNAUTHENTICATED'), null);
  await expect(client.query({ query: personal })).rejects.toThrow();
  expect(session.signOut).not.toHaveBeenCalled();
  expect(consoleError).not.toHaveBeenCalled();
});

test('a query is tried three times, and has failed within 3 s even if a retry hangs', async () => {
  const lost = build(() => 'lost');
  await expect(lost.client.query({ query: publicList })).rejects.toThrow('Failed to fetch');
  expect(lost.api.calls).toHaveLength(3);

  let calls = 0;
  const hanging = build(() => (calls++ === 0 ? 'lost' : new Promise<Answer>(() => undefined)));
  jest.useFakeTimers();
  const failed = expect(hanging.client.query({ query: publicList })).rejects.toThrow(
    'Failed to fetch',
  );
  await jest.advanceTimersByTimeAsync(3000);
  await failed;
  jest.useRealTimers();
});

test('a refusal of type application/json is read like any other', async () => {
  const bodyText = JSON.stringify({
    errors: [{ message: 'x', extensions: { code: 'NOT_FOUND' } }],
  });
  const response = new Response(bodyText, {
    status: 404,
    headers: { 'content-type': 'application/json' },
  });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
  const client = createApolloClient(buildSession(null));
  const error: unknown = await client.query({ query: personal }).catch((e: unknown) => e);
  expect(codeOf(error)).toBe('NOT_FOUND');
});

test('cached data of one member is dropped when another signs in; pending public queries continue', async () => {
  const pending: (() => void)[] = [];
  buildApi({
    Personal: () => mask,
    Public: () => new Promise((resolve) => pending.push(() => resolve({ mostLikedArtifacts: [] }))),
  });
  const session = buildSession(ada);
  const client = createApolloClient(session);
  await client.query({ query: personal });
  const list = client.query({ query: publicList });
  await waitFor(() => expect(pending).toHaveLength(1));
  session.set({ status: 'signedOut' });
  expect(client.cache.readQuery({ query: personal })).toBeNull();
  pending.forEach((answer) => answer());
  await expect(list).resolves.toMatchObject({ data: { mostLikedArtifacts: [] } });
});
