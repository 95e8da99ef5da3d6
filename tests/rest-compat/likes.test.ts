import { ada, ben, member, type TestMember } from '../support/catalogue';
import { Rest } from './support/rest';

let rest: Rest;
let artifactId: string;
beforeAll(async () => {
  rest = await Rest.start();
});
beforeEach(async () => {
  artifactId = await rest.add(rest.catalogue.as(ada));
});
afterAll(() => rest.catalogue.stop());

const LIKE = '/api/like/{artifactId}';
const UNLIKE = '/api/unlike/{artifactId}';
const CHECK = '/api/likedartifacts/check/{artifactId}/{email}';
const LIKED = '/api/likedartifacts/user/{email}';

const patch = (who: TestMember, path: string, userEmail: unknown = who.email) =>
  rest.call(rest.catalogue.as(who), 'PATCH', path, { params: { artifactId }, body: { userEmail } });
const check = async (who: TestMember, email = who.email) =>
  rest.call(rest.catalogue.as(who), 'GET', CHECK, { params: { artifactId, email } });
const count = async () => (await rest.read(rest.catalogue.visitor, artifactId)).liked;

describe('PATCH /api/like/:artifactId', () => {
  it('likes, and takes the like back', async () => {
    const on = await patch(ben, LIKE, ben.email.toUpperCase());
    expect(on).toMatchObject({ status: 200, body: { modifiedCount: 1, liked: true } });
    expect(Object.keys(on.body)).toEqual(['modifiedCount', 'liked']);
    expect(await count()).toBe(1);
    expect((await check(ben)).body).toEqual({ liked: true });

    expect((await patch(ben, LIKE)).body).toEqual({ modifiedCount: 1, liked: false });
    expect(await count()).toBe(0);
    expect((await check(ben)).body).toEqual({ liked: false });
  });
});

describe('PATCH /api/unlike/:artifactId', () => {
  it('takes a like back once', async () => {
    await patch(ben, LIKE);
    const first = await patch(ben, UNLIKE);
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ modifiedCount: 1 });
    expect((await patch(ben, UNLIKE)).body).toEqual({ modifiedCount: 0 });
    expect(await count()).toBe(0);
  });
});

describe.each([LIKE, UNLIKE])('PATCH %s', (path) => {
  it('refuses a visitor, for valid and invalid bodies', async () => {
    for (const body of [{ userEmail: ada.email }, {}]) {
      const options = { params: { artifactId }, body };
      const response = await rest.call(rest.catalogue.visitor, 'PATCH', path, options);
      expect(response.status).toBe(401);
    }
  });

  it('refuses another member’s address', async () => {
    expect((await patch(ben, path, ada.email)).status).toBe(403);
    expect(await count()).toBe(0);
  });

  it.each([null, '', ' ', 7, {}, []])('refuses the userEmail %j', async (userEmail) => {
    const response = await patch(ben, path, userEmail);
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.fields)).toEqual(['userEmail']);
  });

  it('refuses a request without a body', async () => {
    const options = { params: { artifactId } };
    const response = await rest.call(rest.catalogue.as(ben), 'PATCH', path, options);
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.fields)).toEqual(['userEmail']);
  });

  it.each(['999999', 'x', '\0'])('responds with 404 to the ID %j', async (unknownId) => {
    artifactId = unknownId;
    expect((await patch(ben, path)).status).toBe(404);
  });
});

describe('GET /api/likedartifacts/check/:artifactId/:email', () => {
  it('answers that member alone', async () => {
    expect((await check(ben, ben.email.toUpperCase())).body).toEqual({ liked: false });
    expect((await check(ben, ada.email)).status).toBe(403);
    const params = { artifactId, email: ben.email };
    expect((await rest.call(rest.catalogue.visitor, 'GET', CHECK, { params })).status).toBe(401);
  });

  it('responds with 404 to an unknown artifact, but with 403 to another member’s address', async () => {
    artifactId = '999999';
    expect((await check(ben)).status).toBe(404);
    expect((await check(ben, ada.email)).status).toBe(403);
  });
});

describe('GET /api/likedartifacts/user/:email', () => {
  const liked = (who: TestMember, email = who.email, headers = {}) =>
    rest.call(rest.catalogue.as(who), 'GET', LIKED, { params: { email }, headers });

  it('lists what that member likes, last liked first', async () => {
    const fan = member(77);
    const first = artifactId;
    await patch(fan, LIKE);
    artifactId = await rest.add(rest.catalogue.as(ada));
    await patch(fan, LIKE);
    const response = await liked(fan, fan.email.toUpperCase());
    expect(response.status).toBe(200);
    expect(response.body.map(({ _id }) => _id)).toEqual([artifactId, first]);
    expect(response.body[0]).toMatchObject({ liked: 1, userEmail: ada.email });
  });

  it('is empty when the member likes nothing', async () => {
    expect(await liked(member(78))).toMatchObject({ status: 200, body: [] });
  });

  it('refuses other callers, even if they send If-None-Match', async () => {
    const headers = { 'if-none-match': '*' };
    expect((await liked(ben, ada.email, headers)).status).toBe(403);
    const options = { params: { email: ben.email }, headers };
    expect((await rest.call(rest.catalogue.visitor, 'GET', LIKED, options)).status).toBe(401);
  });
});
