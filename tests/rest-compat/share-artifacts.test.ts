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
    const answer = await rest.call(rest.catalogue.as(ada), 'POST', LIST, { body });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ acknowledged: true, insertedId: expect.any(String) });

    const artifact = await rest.read(rest.catalogue.as(ben), answer.body.insertedId);
    expect(artifact).toMatchObject({ userName: 'Ada Ashby', userEmail: ada.email, liked: 0 });
  });

  it.each(['Tools', 'Funerary Mask', 'Gold & Silver Religious Statues', 'Wool Carpet'])(
    'takes and shows the type %s',
    async (artifactType) => {
      const id = await rest.add(rest.catalogue.as(ada), { artifactType });
      expect(await rest.read(rest.catalogue.visitor, id)).toMatchObject({ artifactType });
    },
  );

  it('keeps a description', async () => {
    const id = await rest.add(rest.catalogue.as(ada), { description: 'Of bronze.' });
    expect(await rest.read(rest.catalogue.visitor, id)).toMatchObject({
      description: 'Of bronze.',
    });
  });

  it('needs no userEmail', async () => {
    const body = documentedForm({ userEmail: null });
    expect((await rest.call(rest.catalogue.as(ada), 'POST', LIST, { body })).status).toBe(201);
  });

  it('refuses another member’s address, whatever else the body holds', async () => {
    const body = { userEmail: ben.email };
    expect((await rest.call(rest.catalogue.as(ada), 'POST', LIST, { body })).status).toBe(403);
  });

  it('refuses a visitor, whatever the body holds', async () => {
    for (const body of [documentedForm({ userEmail: ada.email }), {}, []]) {
      expect((await rest.call(rest.catalogue.visitor, 'POST', LIST, { body })).status).toBe(401);
    }
  });

  const everyField = Object.keys(documentedForm())
    .filter((name) => name !== 'liked')
    .sort();
  const bad: [string, unknown, string[]][] = [
    ['an empty object', {}, everyField],
    ['an array', [], everyField],
    ['a text', 'artifact', everyField],
    ['null', null, everyField],
    ['numbers', Object.fromEntries(everyField.map((name) => [name, 1])), everyField],
    ['nulls', Object.fromEntries(everyField.map((name) => [name, null])), everyField],
    ['blanks', Object.fromEntries(everyField.map((name) => [name, '  '])), everyField],
    ['objects', Object.fromEntries(everyField.map((name) => [name, { a: [] }])), everyField],
    ['an unknown type', documentedForm({ artifactType: 'Spoons' }), ['artifactType']],
    ['the schema’s name of a type', documentedForm({ artifactType: 'TOOLS' }), ['artifactType']],
    [
      'an inherited name for a type',
      documentedForm({ artifactType: 'constructor' }),
      ['artifactType'],
    ],
    ['a long name', documentedForm({ artifactName: 'x'.repeat(201) }), ['artifactName']],
    ['a long text', documentedForm({ createdAt: 'x'.repeat(10_001) }), ['createdAt']],
    ['no web address', documentedForm({ image: 'javascript:alert(1)' }), ['image']],
    ['a NUL', documentedForm({ discoveredBy: 'a\0b' }), ['discoveredBy']],
    ['half a character', documentedForm({ discoveredAt: '\ud800' }), ['discoveredAt']],
    ['a description of a wrong type', documentedForm({ description: 1 }), ['description']],
    [
      'faults of every kind',
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

  it.each(bad)('names every offending field of %s', async (_, body, fields) => {
    const answer = await rest.call(rest.catalogue.as(ada), 'POST', LIST, { body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields).sort()).toEqual(fields);
  });

  it('has added nothing of what it refused', async () => {
    const { body } = await rest.call(rest.catalogue.visitor, 'GET', '/api/allartifacts');
    const before = body.length;
    for (const [, refused] of bad) {
      await rest.call(rest.catalogue.as(ada), 'POST', LIST, { body: refused });
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

  it('does without a body even where a type is announced', async () => {
    const params = { id: await rest.add(rest.catalogue.as(ada)) };
    const headers = { 'content-type': 'application/json' };
    const answer = await rest.call(rest.catalogue.as(ada), 'DELETE', ITEM, { params, headers });
    expect(answer.status).toBe(200);
  });

  it('refuses a stranger and a visitor', async () => {
    const params = { id: await rest.add(rest.catalogue.as(ada)) };
    const { visitor } = rest.catalogue;
    expect((await rest.call(rest.catalogue.as(ben), 'DELETE', ITEM, { params })).status).toBe(403);
    expect((await rest.call(visitor, 'DELETE', ITEM, { params })).status).toBe(401);
    expect(await rest.read(visitor, params.id)).toMatchObject({ id: params.id });
  });

  it.each(['x', '\0', '%'])('finds nothing to delete under %j', async (id) => {
    const answer = await rest.call(rest.catalogue.as(ada), 'DELETE', ITEM, { params: { id } });
    expect(answer).toMatchObject({ status: 200, body: { deletedCount: 0 } });
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
    const answer = await rest.call(rest.catalogue.as(ben), 'GET', path, { params });
    expect(answer.status).toBe(200);
    expect(answer.body.map(({ _id }) => _id)).toEqual(ids);
    expect(answer.body[0]).toMatchObject({ userEmail: owner.email });
  });

  it.each(['nobody@example.org', 'x', '%', `${'x'.repeat(200)}@example.org`])(
    'is empty for %s',
    async (email) => {
      const answer = await rest.call(rest.catalogue.as(ben), 'GET', path, { params: { email } });
      expect(answer).toMatchObject({ status: 200, body: [] });
    },
  );

  it('refuses an address that no database could keep', async () => {
    const params = { email: '\0@example.org' };
    const answer = await rest.call(rest.catalogue.as(ben), 'GET', path, { params });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual(['email']);
  });

  it('refuses a visitor', async () => {
    const params = { email: ada.email };
    const answer = await rest.call(rest.catalogue.visitor, 'GET', path, { params });
    expect(answer.status).toBe(401);
  });
});
