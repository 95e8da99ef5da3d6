import { ada, ben } from '../support/catalogue';
import { documentedForm, Rest } from './support/rest';

let rest: Rest;
let params: { id: string };
beforeAll(async () => {
  rest = await Rest.start();
});
beforeEach(async () => {
  params = { id: await rest.add(rest.catalogue.as(ada), { description: 'Of gold.' }) };
});
afterAll(() => rest.catalogue.stop());

const PATH = '/api/updateartifacts/{id}';

it('changes the owner’s artifact, and keeps its description', async () => {
  const changed = documentedForm({ artifactName: 'Changed', artifactType: 'Weapons', liked: 7 });
  const body = { ...changed, userEmail: ada.email, userName: 'Mallory' };
  const response = await rest.call(rest.catalogue.as(ada), 'PUT', PATH, { params, body });
  expect(response.status).toBe(200);
  expect(response.body).toEqual({ acknowledged: true, matchedCount: 1, modifiedCount: 1 });
  expect(await rest.read(rest.catalogue.visitor, params.id)).toEqual({
    ...changed,
    _id: params.id,
    id: params.id,
    description: 'Of gold.',
    userName: 'Ada Ashby',
    liked: 0,
    likes: 0,
  });
});

it('accepts an artifact as it was read', async () => {
  const body = await rest.read(rest.catalogue.as(ada), params.id);
  const response = await rest.call(rest.catalogue.as(ada), 'PUT', PATH, { params, body });
  expect(response.status).toBe(200);
  expect(await rest.read(rest.catalogue.as(ada), params.id)).toEqual(body);
});

describe('refuses and changes nothing:', () => {
  const form = documentedForm({ artifactName: 'Changed' });
  const cases: [string, () => Parameters<Rest['call']>[0], object, number][] = [
    ['a visitor', () => rest.catalogue.visitor, form, 401],
    ['a visitor with bad input', () => rest.catalogue.visitor, {}, 401],
    ['a stranger', () => rest.catalogue.as(ben), form, 403],
    ['a stranger with bad input', () => rest.catalogue.as(ben), {}, 403],
    [
      'the owner with another member’s address',
      () => rest.catalogue.as(ada),
      { ...form, userEmail: ben.email },
      403,
    ],
    ['the owner with bad input', () => rest.catalogue.as(ada), { ...form, image: 'x' }, 400],
  ];

  it.each(cases)('%s', async (_, who, body, status) => {
    const response = await rest.call(who(), 'PUT', PATH, { params, body });
    expect(response.status).toBe(status);
    const artifact = await rest.read(rest.catalogue.visitor, params.id);
    expect(artifact).toMatchObject({ artifactName: documentedForm().artifactName });
  });
});

it('names every invalid field', async () => {
  const body = documentedForm({
    artifactName: ' ',
    image: 1,
    artifactType: 'Spoons',
    userEmail: 1,
  });
  const response = await rest.call(rest.catalogue.as(ada), 'PUT', PATH, { params, body });
  expect(response.status).toBe(400);
  const invalid = ['artifactName', 'artifactType', 'image', 'userEmail'];
  expect(Object.keys(response.body.fields).sort()).toEqual(invalid);
});

it.each(['999999', 'x', '\0'])('responds with 404 to the ID %j', async (id) => {
  for (const body of [documentedForm(), {}]) {
    const response = await rest.call(rest.catalogue.as(ada), 'PUT', PATH, { params: { id }, body });
    expect(response.status).toBe(404);
  }
});
