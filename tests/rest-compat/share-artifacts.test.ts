import { ada, ben, member } from '../support/catalogue';
import { documentedForm, Rest } from './support/rest';

let rest: Rest;
beforeAll(async () => {
  rest = await Rest.start();
});
afterAll(() => rest.catalogue.stop());

const LIST = '/api/shareartifacts';
const ITEM = '/api/shareartifacts/{id}';

describe('POST /api/shareartifacts', () => {
  it('adds the artifact for the member of the token', async () => {
    const body = documentedForm({ userEmail: 'ADA@EXAMPLE.ORG', userName: 'Mallory', liked: 99 });
    const response = await rest.call(rest.catalogue.as(ada), 'POST', LIST, { body });
    expect(response.status).toBe(201);
    expect(response.body).toEqual({ acknowledged: true, insertedId: expect.any(String) });

    const artifact = await rest.read(rest.catalogue.as(ben), response.body.insertedId);
    expect(artifact).toMatchObject({ userName: 'Ada Ashby', userEmail: ada.email, liked: 0 });
  });

  it.each(['Tools', 'Funerary Mask', 'Gold & Silver Religious Statues', 'Wool Carpet'])(
    'accepts and returns the type %s, and a description',
    async (artifactType) => {
      const fields = { artifactType, description: 'Of bronze.' };
      const id = await rest.add(rest.catalogue.as(ada), fields);
      expect(await rest.read(rest.catalogue.visitor, id)).toMatchObject(fields);
    },
  );

  it('accepts a body without a userEmail', async () => {
    const body = documentedForm({ userEmail: null });
    expect((await rest.call(rest.catalogue.as(ada), 'POST', LIST, { body })).status).toBe(201);
  });

  it('refuses another member’s address, even if other fields are invalid', async () => {
    const body = { userEmail: ben.email };
    expect((await rest.call(rest.catalogue.as(ada), 'POST', LIST, { body })).status).toBe(403);
  });

  it('refuses a visitor, for valid and invalid bodies', async () => {
    for (const body of [documentedForm({ userEmail: ada.email }), {}, []]) {
      expect((await rest.call(rest.catalogue.visitor, 'POST', LIST, { body })).status).toBe(401);
    }
  });

  const everyField = Object.keys(documentedForm())
    .filter((name) => name !== 'liked')
    .sort();
  const invalidBodies: [string, unknown, string[]][] = [
    ['an empty object', {}, everyField],
    ['an array', [], everyField],
    ['a text', 'artifact', everyField],
    ['null', null, everyField],
    ['an unknown type', documentedForm({ artifactType: 'Spoons' }), ['artifactType']],
    ['the schema’s name of a type', documentedForm({ artifactType: 'TOOLS' }), ['artifactType']],
    [
      'an inherited name for a type',
      documentedForm({ artifactType: 'constructor' }),
      ['artifactType'],
    ],
    [
      'invalid fields of every kind',
      documentedForm({
        artifactName: 7,
        artifactType: 'Spoons',
        image: 'x',
        createdAt: ' ',
        userEmail: 7,
      }),
      ['artifactName', 'artifactType', 'createdAt', 'image', 'userEmail'],
    ],
    ['an address of a wrong type', documentedForm({ userEmail: {} }), ['userEmail']],
    ['a blank address', documentedForm({ userEmail: ' ' }), ['userEmail']],
  ];

  it.each(invalidBodies)('names every invalid field of %s', async (_, body, fields) => {
    const response = await rest.call(rest.catalogue.as(ada), 'POST', LIST, { body });
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.fields).sort()).toEqual(fields);
  });

  it('adds nothing when it refuses a body', async () => {
    const { body } = await rest.call(rest.catalogue.visitor, 'GET', '/api/allartifacts');
    const before = body.length;
    for (const [, invalid] of invalidBodies) {
      await rest.call(rest.catalogue.as(ada), 'POST', LIST, { body: invalid });
    }
    const after = await rest.call(rest.catalogue.visitor, 'GET', '/api/allartifacts');
    expect(after.body).toHaveLength(before);
  });
});

describe('DELETE /api/shareartifacts/:id', () => {
  it('deletes the owner’s artifact once', async () => {
    const params = { id: await rest.add(rest.catalogue.as(ada)) };
    const first = await rest.call(rest.catalogue.as(ada), 'DELETE', ITEM, { params });
    expect(first).toMatchObject({ status: 200, body: { acknowledged: true, deletedCount: 1 } });
    const second = await rest.call(rest.catalogue.as(ada), 'DELETE', ITEM, { params });
    expect(second).toMatchObject({ status: 200, body: { acknowledged: true, deletedCount: 0 } });
  });

  it('accepts an empty body with a content type', async () => {
    const params = { id: await rest.add(rest.catalogue.as(ada)) };
    const headers = { 'content-type': 'application/json' };
    const response = await rest.call(rest.catalogue.as(ada), 'DELETE', ITEM, { params, headers });
    expect(response.status).toBe(200);
  });

  it.each(['x', '\0', '%'])('deletes nothing for the ID %j', async (id) => {
    const response = await rest.call(rest.catalogue.as(ada), 'DELETE', ITEM, { params: { id } });
    expect(response).toMatchObject({ status: 200, body: { deletedCount: 0 } });
  });
});

describe('GET /api/shareartifacts/email/:email', () => {
  const path = '/api/shareartifacts/email/{email}';

  it('lists what that member added, last added first, in any case of the address', async () => {
    const owner = member(1);
    const ids = [];
    for (const artifactName of ['first', 'second']) {
      ids.unshift(await rest.add(rest.catalogue.as(owner), { artifactName }));
    }
    const params = { email: owner.email.toUpperCase() };
    const response = await rest.call(rest.catalogue.as(ben), 'GET', path, { params });
    expect(response.status).toBe(200);
    expect(response.body.map(({ _id }) => _id)).toEqual(ids);
    expect(response.body[0]).toMatchObject({ userEmail: owner.email });
  });

  it('reads an address as the legacy client writes it, with nothing encoded', async () => {
    const owner = { uid: 'carol', email: 'Carol+finds@example.org', displayName: 'Carol Crane' };
    const id = await rest.add(rest.catalogue.as(owner), { userEmail: owner.email });
    const address = `/api/shareartifacts/email/${owner.email}`;
    const response = await rest.catalogue.as(owner).fetch('GET', address);
    expect(await response.json()).toMatchObject([{ _id: id, userEmail: owner.email }]);
  });

  it.each(['nobody@example.org', 'x', '%', `${'x'.repeat(200)}@example.org`])(
    'returns an empty list for %s',
    async (email) => {
      const response = await rest.call(rest.catalogue.as(ben), 'GET', path, { params: { email } });
      expect(response).toMatchObject({ status: 200, body: [] });
    },
  );

  it('refuses an address with a NUL character, which PostgreSQL cannot store', async () => {
    const params = { email: '\0@example.org' };
    const response = await rest.call(rest.catalogue.as(ben), 'GET', path, { params });
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.fields)).toEqual(['email']);
  });
});
