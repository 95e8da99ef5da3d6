import { addArtifacts } from '../support/add-artifacts';
import { ada, ben, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { documentedForm, Rest } from './support/rest';

let rest: Rest;
let id: string;
beforeAll(async () => {
  rest = await Rest.start();
  id = await rest.add(rest.catalogue.as(ada));
});
afterAll(() => rest.catalogue.stop());

/** The artifact that `beforeAll` added, as a visitor reads it. */
const expectedArtifact = () => {
  const { liked, ...fields } = documentedForm();
  return { _id: id, id, ...fields, userName: 'Ada Ashby', liked, likes: 0 };
};

describe.each(['/api/allartifacts/{id}', '/api/shareartifacts/{id}'])('GET %s', (path) => {
  it('shows a visitor the artifact, without its member’s address', async () => {
    const response = await rest.call(rest.catalogue.visitor, 'GET', path, { params: { id } });
    expect(response).toMatchObject({ status: 200 });
    expect(response.body).toEqual(expectedArtifact());
  });

  it('shows a member the address too', async () => {
    const response = await rest.call(rest.catalogue.as(ben), 'GET', path, { params: { id } });
    expect(response.body).toEqual({ ...expectedArtifact(), userEmail: ada.email });
  });

  it.each(['0', '01', '999999', '99999999999', 'x', '1e0', '%', 'a/b', '\0', 'é'.repeat(900)])(
    'responds with 404 to the ID %j',
    async (unknown) => {
      const response = await rest.call(rest.catalogue.visitor, 'GET', path, {
        params: { id: unknown },
      });
      expect(response.status).toBe(404);
    },
  );
});

describe.each(['/api/allartifacts', '/api/mostliked'])('GET %s', (path) => {
  it.each([
    ['a visitor', () => rest.catalogue.visitor],
    ['a member', () => rest.catalogue.as(ada)],
  ])('shows %s the artifacts, without addresses', async (_, who) => {
    const response = await rest.call(who(), 'GET', path);
    expect(response.status).toBe(200);
    expect(response.body).toEqual([expectedArtifact()]);
  });

  it('asks for a bearer token in place of one that does not verify', async () => {
    const response = await rest.call(rest.catalogue.withToken('forged'), 'GET', path);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  });
});

describe('GET /api/mostliked', () => {
  it('begins with the artifact that most members like', async () => {
    const liked = await rest.add(rest.catalogue.as(ada), { artifactName: 'Liked by two' });
    for (const who of [ada, ben]) {
      await rest.call(rest.catalogue.as(who), 'PATCH', '/api/like/{artifactId}', {
        params: { artifactId: liked },
        body: { userEmail: who.email },
      });
    }
    const { body } = await rest.call(rest.catalogue.visitor, 'GET', '/api/mostliked');
    expect(body[0]).toMatchObject({ _id: liked, liked: 2, likes: 2 });
  });
});

describe('a whole list', () => {
  let limited: TestCatalogue;
  afterEach(() => limited.stop());

  const list = (path = '/api/allartifacts', method = 'GET') => limited.as(ben).fetch(method, path);

  it.each([
    ['GET', '/api/allartifacts'],
    ['HEAD', '/api/allartifacts'],
    ['GET', `/api/shareartifacts/email/${ada.email}`],
  ])('counts as one request for each page that it reads: %s %s', async (method, path) => {
    limited = await startCatalogue({ rateLimit: 5 });
    // Shorter than a list that is streamed.
    await addArtifacts(limited, 150, 2_000);
    for (let n = 0; n < 2; n += 1) expect((await list(path, method)).status).toBe(200);
    expect((await list(path, method)).status).toBe(429);
  });

  it('counts as one request when its response is cached', async () => {
    limited = await startCatalogue({ rateLimit: 7, cache: true });
    // Shorter than a list that is streamed.
    await addArtifacts(limited, 150, 2_000);
    const statuses = [];
    for (let n = 0; n < 5; n += 1) {
      const { status } = await limited.visitor.fetch('GET', `/api/allartifacts?n=${n}`);
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  it('that is longer than the limit is sent whole, and counts in the minutes that follow', async () => {
    limited = await startCatalogue({ rateLimit: 7 });
    await addArtifacts(limited, 1_000);
    const response = await list();
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveLength(1_000);
    const next = await list();
    expect(next.status).toBe(429);
    expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  it('is refused before its first byte when the limit is reached while it is read', async () => {
    limited = await startCatalogue({ rateLimit: 7 });
    await addArtifacts(limited, 1_000);
    for (let n = 0; n < 4; n += 1) await list('/api/allartifacts/1');
    const refused = await list();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({ message: expect.any(String) });
  });
});
