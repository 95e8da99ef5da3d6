import { setTimeout as pause } from 'node:timers/promises';
import { Artifact } from '../../server/artifacts/artifact.entity';
import { ArtifactService } from '../../server/artifacts/artifact.service';
import { TypeCounts } from '../../server/artifacts/type-counts';
import { ada, ben, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { recordQueries } from '../support/queries';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue({ cache: true });
});
afterAll(() => catalogue.stop());
afterEach(() => jest.restoreAllMocks());

/** How many statements reach the database while `work` is done. */
async function statements(work: () => Promise<unknown>): Promise<number> {
  const queries = recordQueries(catalogue.dataSource);
  await work();
  return queries.length;
}

const ask = (query: string) => catalogue.visitor.fetch('POST', '/graphql', { query });
const read = async (query: string) => (await ask(query)).json();
const NAMES = '{ artifacts { edges { node { id artifactName } } } }';

describe('an answer to visitors', () => {
  it.each([
    ['POST', '/graphql', { query: '{ artifacts { totalCount } artifactTypes { type count } }' }],
    ['GET', '/api/mostliked', undefined],
    ['GET', '/api/allartifacts', undefined],
  ])('to %s %s is the same again without asking the database', async (method, path, body) => {
    const once = () => catalogue.visitor.fetch(method, path, body);
    const first = await once();
    const text = await first.text();
    let again = first;
    expect(await statements(async () => (again = await once()))).toBe(0);
    expect(await again.text()).toBe(text);
    for (const name of ['etag', 'content-type', 'cache-control', 'vary']) {
      expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
    }
  });

  it('is counted', async () => {
    const given = async () => {
      const text = await (await catalogue.visitor.fetch('GET', '/metrics')).text();
      return Number(/^http_response_cache_hits_total (\d+)$/m.exec(text)?.[1]);
    };
    const before = await given();
    const query = '{ artifactTypes { label } }';
    for (let n = 0; n < 3; n += 1) await read(query);
    expect(await given()).toBe(before + 2);
  });

  it('comes in the encoding that is asked for, and is the same in each', async () => {
    await catalogue.as(ada).add({ historicalContext: 'x'.repeat(3_000) });
    const query = '{ artifacts { edges { node { artifactName historicalContext } } } }';
    const plain = await (await ask(query)).text();
    for (const encoding of ['gzip', 'br', 'identity', 'br', 'gzip, br;q=0.5', 'deflate']) {
      const response = await catalogue.visitor.fetch(
        'POST',
        '/graphql',
        { query },
        { 'accept-encoding': encoding },
      );
      const expected = /^(gzip|br)/.exec(encoding)?.[0] ?? null;
      expect([encoding, response.headers.get('content-encoding')]).toEqual([encoding, expected]);
      expect(await response.text()).toBe(plain);
    }
  });

  it('is made once, however many ask for it at once', async () => {
    const list = jest.spyOn(ArtifactService.prototype, 'list');
    const query = '{ artifacts(first: 7) { edges { node { id } } } }';
    const answers = await Promise.all(Array.from({ length: 20 }, () => read(query)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(list).toHaveBeenCalledTimes(1);
  });

  it('is not given to somebody who asked after a write that it has missed', async () => {
    const query =
      '{ artifacts(first: 9) { edges { node { artifactName } } } artifactTypes { type } }';
    let goOn = () => {};
    const written = new Promise<void>((resolve) => (goOn = resolve));
    const slow = jest
      .spyOn(TypeCounts.prototype, 'occurring')
      .mockImplementationOnce(() => written.then(() => []));
    const early = read(query);
    while (slow.mock.calls.length === 0) await pause(5);
    // The artifacts beside the types have been read.
    await pause(50);
    await catalogue.as(ada).add({ artifactName: 'Written meanwhile' });
    const late = read(query);
    // Long enough to have joined those who wait.
    await pause(50);
    goOn();
    expect(JSON.stringify(await early)).not.toContain('Written meanwhile');
    expect(JSON.stringify(await late)).toContain('Written meanwhile');
    expect(JSON.stringify(await read(query))).toContain('Written meanwhile');
  });

  it('is made for all, though the first who asked has gone away', async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const counts = jest
      .spyOn(TypeCounts.prototype, 'occurring')
      .mockImplementationOnce(() => held.then(() => []));
    const body = JSON.stringify({ query: '{ artifactTypes { type } }', variables: { gone: 1 } });
    const leaving = new AbortController();
    const post = (signal?: AbortSignal) =>
      fetch(`${catalogue.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal,
      });
    const first = post(leaving.signal).catch(() => 'gone');
    while (counts.mock.calls.length === 0) await pause(5);
    leaving.abort();
    expect(await first).toBe('gone');
    const others = [post(), post()];
    await pause(50);
    goOn();
    for (const other of others)
      expect(await (await other).json()).toEqual({ data: { artifactTypes: [] } });
    expect(counts).toHaveBeenCalledTimes(1);
    await catalogue.as(ada).add();
  });

  it('that is an error is made anew', async () => {
    jest.spyOn(ArtifactService.prototype, 'list').mockRejectedValueOnce(new Error('Once.'));
    const query = '{ artifacts(first: 11) { totalCount } }';
    expect(await read(query)).toHaveProperty('errors');
    expect(await read(query)).not.toHaveProperty('errors');
  });

  it('is no answer to a member, nor to a token that is not good', async () => {
    const query = '{ viewer { email } artifacts { totalCount } }';
    expect(await read(query)).toMatchObject({ data: { viewer: null } });
    const { data } = await catalogue.as(ada).run(query);
    expect(data.viewer).toEqual({ email: ada.email });
    expect((await catalogue.withToken('x').run(query)).status).toBe(401);
    expect(await read(query)).toMatchObject({ data: { viewer: null } });

    // A request that differs in its token alone.
    const path = `/graphql?query=${encodeURIComponent(query)}`;
    const headers = { 'apollo-require-preflight': '1' };
    const get = (more = {}) =>
      catalogue.visitor.fetch('GET', path, undefined, { ...headers, ...more });
    expect((await get()).status).toBe(200);
    expect((await get({ authorization: 'Bearer x' })).status).toBe(401);
  });

  it('is none to a request that another site could have a browser make', async () => {
    const path = `/graphql?query=${encodeURIComponent(NAMES)}`;
    const good = await catalogue.visitor.fetch('GET', path, undefined, {
      'apollo-require-preflight': '1',
    });
    expect(good.status).toBe(200);
    expect((await catalogue.visitor.fetch('GET', path)).status).toBe(400);
  });
});

describe('a write drops', () => {
  /** Changes a name behind the program's back: whoever still shows the old one has kept it. */
  const rename = (id: string, artifactName: string) =>
    catalogue.dataSource.manager.update(Artifact, { id: Number(id) }, { artifactName });

  it.each([
    ['adding', (id: string) => catalogue.as(ada).add({ artifactName: `Beside ${id}` })],
    ['changing', (id: string) => catalogue.as(ada).update(id, { artifactName: 'Changed' })],
    ['deleting', (id: string) => catalogue.as(ada).delete(id)],
  ])('everything: %s', async (_, write) => {
    const { id } = await catalogue.as(ada).add({ artifactName: 'Before' });
    await read(NAMES);
    await rename(id, 'Behind the back');
    expect(JSON.stringify(await read(NAMES))).toContain('Before');
    await write(id);
    expect(JSON.stringify(await read(NAMES))).not.toContain('Before');
  });

  it('everything: another name of a member', async () => {
    await catalogue.as(ben).add();
    const query = '{ artifacts { edges { node { userName } } } }';
    expect(JSON.stringify(await read(query))).toContain('Ben Booth');
    await catalogue.as({ ...ben, displayName: 'Benedict Booth' }).run('{ viewer { uid } }');
    expect(JSON.stringify(await read(query))).toContain('Benedict Booth');
  });

  it('with a like, what shows that count or ranks by counts, and nothing else', async () => {
    const liked = await catalogue.as(ada).add({ artifactName: 'Liked' });
    const other = await catalogue.as(ada).add({ artifactName: 'Other' });
    const one = (id: string, field: string) =>
      `{ artifact(id: "${id}") { artifactName ${field} } }`;
    const dropped = [
      one(liked.id, 'likeCount'),
      one(liked.id, 'n: likeCount'),
      '{ artifacts { edges { node { artifactName likeCount } } } }',
      '{ artifacts(orderBy: MOST_LIKED) { edges { node { artifactName } } } }',
      '{ mostLikedArtifacts { artifactName } }',
    ];
    const kept = [one(liked.id, ''), one(liked.id, 'viewCount'), one(other.id, 'likeCount'), NAMES];
    for (const query of [...dropped, ...kept]) await read(query);
    await rename(liked.id, 'Renamed unseen');
    await rename(other.id, 'Renamed unseen');
    await catalogue.as(ben).like(liked.id);
    const shown = async (query: string) =>
      JSON.stringify(await read(query)).includes('Renamed unseen');
    for (const query of dropped) expect([query, await shown(query)]).toEqual([query, true]);
    for (const query of kept) expect([query, await shown(query)]).toEqual([query, false]);
  });

  it('with a view, what shows that count', async () => {
    const { id } = await catalogue.as(ada).add();
    const query = `{ artifact(id: "${id}") { viewCount } }`;
    expect(await read(query)).toEqual({ data: { artifact: { viewCount: 0 } } });
    await catalogue
      .as(ben)
      .run('mutation ($id: ID!) { recordView(artifactId: $id) { artifact { id } } }', { id });
    expect(await read(query)).toEqual({ data: { artifact: { viewCount: 1 } } });
  });
});
