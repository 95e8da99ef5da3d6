import { createHash } from 'node:crypto';
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { Answer } from '../support/caller';
import { ada, codes, startCatalogue, type TestCatalogue } from '../support/catalogue';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue({ cache: true });
});
afterAll(() => catalogue.stop());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

interface Refusal {
  message: string;
  extensions: Record<string, unknown>;
}

/** Sends an operation by its hash, and with its text where that is given. */
async function send(sha256Hash: string, query?: string) {
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  const response = await catalogue.visitor.fetch('POST', '/graphql', { query, extensions });
  const { data, errors = [] } = (await response.json()) as { data?: unknown; errors?: Refusal[] };
  return { data, errors };
}

describe('an automatic persisted query', () => {
  it('is unknown until its text was sent once, however often it is asked for', async () => {
    const query = '{ artifacts(first: 1) { totalCount } }';
    for (let n = 0; n < 4; n += 1) {
      expect(codes(await send(sha256(query)))).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
    }
    const answer = { data: { artifacts: { totalCount: 0 } }, errors: [] };
    expect(await send(sha256(query), query)).toEqual(answer);
    for (let n = 0; n < 3; n += 1) expect(await send(sha256(query))).toEqual(answer);
  });

  it('is answered from the present catalogue, not from an earlier one', async () => {
    const query = '{ artifacts { edges { node { artifactName } } } }';
    const hash = sha256(query);
    for (const text of [query, undefined, undefined]) await send(hash, text);
    await catalogue.as(ada).add({ artifactName: 'Bronze mirror' });
    expect(JSON.stringify(await send(hash))).toContain('Bronze mirror');
  });

  it('is refused when its text has another hash', async () => {
    const answer = await send(sha256('{ viewer { uid } }'), '{ artifactTypes { type } }');
    expect(answer.data).toBeUndefined();
    expect(codes(answer)).toEqual(['BAD_REQUEST']);
    expect(codes(await send(sha256('{ viewer { uid } }')))).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
  });

  it.each([
    ['a list', []],
    ['no hash', { version: 1 }],
    ['a number as its hash', { version: 1, sha256Hash: 7 }],
    ['another text as its hash', { version: 1, sha256Hash: '__proto__' }],
  ])('is refused with %s', async (_, persistedQuery) => {
    const body = { query: '{ __typename }', extensions: { persistedQuery } };
    const response = await catalogue.visitor.fetch('POST', '/graphql', body);
    expect(response.status).toBe(400);
    expect(codes((await response.json()) as Answer)).toEqual(['BAD_REQUEST']);
  });

  it("works with Apollo Client's link for persisted queries", async () => {
    const bodies: unknown[] = [];
    const link = new HttpLink({
      uri: new URL('/graphql', catalogue.url).href,
      fetch: (input, init) => {
        bodies.push(init?.body);
        return fetch(input, init);
      },
    });
    const persisted = new PersistedQueryLink({ sha256: (text) => sha256(text) });
    const client = new ApolloClient({
      link: ApolloLink.from([persisted, link]),
      cache: new InMemoryCache(),
    });
    const query = gql`
      query Names {
        mostLikedArtifacts(first: 3) {
          id
          artifactName
        }
      }
    `;
    for (let n = 0; n < 2; n += 1) {
      const { data } = await client.query({ query, fetchPolicy: 'network-only' });
      expect(data).toMatchObject({ mostLikedArtifacts: [{ artifactName: 'Bronze mirror' }] });
    }
    const withText = bodies.map((body) => JSON.stringify(body).includes('mostLikedArtifacts'));
    expect(withText).toEqual([false, true, false]);
  });
});
