import { ada, ben } from '../support/catalogue';
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

  it('refuses a token that does not verify', async () => {
    const response = await rest.call(rest.catalogue.withToken('forged'), 'GET', path, {
      params: { id },
    });
    expect(response.status).toBe(401);
  });
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

  it('refuses a token that does not verify', async () => {
    const response = await rest.call(rest.catalogue.withToken('forged'), 'GET', path);
    expect(response.status).toBe(401);
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
