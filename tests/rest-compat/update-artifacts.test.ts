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

it('keeps the description and the rights of the picture, which REST does not know', async () => {
  const owner = rest.catalogue.as(ada);
  const texts = {
    imageAlt: 'A mirror with a knob.',
    rights: 'https://creativecommons.org/licenses/by/4.0/',
  };
  const { id } = await owner.add(texts);
  const body = { ...documentedForm(), imageAlt: 'Overwritten', rights: null };
  const response = await rest.call(owner, 'PUT', PATH, { params: { id }, body });
  expect(response.status).toBe(200);
  expect(await owner.read(id)).toMatchObject(texts);
});

it('keeps further pictures, which REST neither shows nor takes', async () => {
  const owner = rest.catalogue.as(ada);
  const morePictures = [{ image: 'https://example.org/back.jpg' }];
  const { id } = await owner.add({ imageCaption: 'The front', morePictures });
  expect(Object.keys(await rest.read(owner, id))).not.toContain('morePictures');
  const body = { ...documentedForm(), imageCaption: 'None', morePictures: [] };
  const response = await rest.call(owner, 'PUT', PATH, { params: { id }, body });
  expect(response.status).toBe(200);
  const { data } = await owner.run(
    'query ($id: ID!) { artifact(id: $id) { pictures { caption } } }',
    { id },
  );
  expect(data.artifact.pictures).toEqual([{ caption: 'The front' }, { caption: null }]);
});

it('accepts an artifact as it was read', async () => {
  const body = await rest.read(rest.catalogue.as(ada), params.id);
  const response = await rest.call(rest.catalogue.as(ada), 'PUT', PATH, { params, body });
  expect(response.status).toBe(200);
  expect(response.body).toEqual({ acknowledged: true, matchedCount: 1, modifiedCount: 0 });
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
    ['the owner with a bad address', () => rest.catalogue.as(ada), { ...form, userEmail: 1 }, 400],
  ];

  it.each(cases)('%s', async (_, who, body, status) => {
    const response = await rest.call(who(), 'PUT', PATH, { params, body });
    expect(response.status).toBe(status);
    const artifact = await rest.read(rest.catalogue.visitor, params.id);
    expect(artifact).toMatchObject({ artifactName: documentedForm().artifactName });
  });
});

it.each(['999999', 'x', '\0'])('responds with 404 to the ID %j', async (id) => {
  for (const body of [documentedForm(), {}]) {
    const response = await rest.call(rest.catalogue.as(ada), 'PUT', PATH, { params: { id }, body });
    expect(response.status).toBe(404);
  }
});

describe('with If-Unmodified-Since', () => {
  const updatedAt = '2026-11-08T08:49:37.678Z';
  const lastModified = 'Sun, 08 Nov 2026 08:49:37 GMT';
  const secondBefore = 'Sun, 08 Nov 2026 08:49:36 GMT';
  const form = documentedForm({ artifactName: 'Changed' });

  const setUpdatedAt = (instant: string) =>
    rest.catalogue.dataSource.query(
      `UPDATE "artifacts" SET "updatedAt" = ${Date.parse(instant)} WHERE "id" = ${params.id}`,
    );
  const put = (
    since: string,
    {
      who = ada,
      id = params.id,
      body = form,
    }: { who?: typeof ada; id?: string; body?: object } = {},
  ) =>
    rest.call(rest.catalogue.as(who), 'PUT', PATH, {
      params: { id },
      body,
      headers: { 'if-unmodified-since': since },
    });
  const readArtifact = () => rest.read(rest.catalogue.as(ada), params.id);

  beforeEach(() => setUpdatedAt(updatedAt));

  it.each(['/api/allartifacts/{id}', '/api/shareartifacts/{id}'])(
    'accepts the Last-Modified of %s',
    async (path) => {
      const { headers } = await rest.call(rest.catalogue.as(ada), 'GET', path, { params });
      expect(headers.get('last-modified')).toBe(lastModified);
      expect((await put(lastModified)).status).toBe(200);
      expect(await readArtifact()).toMatchObject({ artifactName: 'Changed' });
    },
  );

  it('responds with 412 after a later change, and changes nothing', async () => {
    await setUpdatedAt('2026-11-08T08:49:38.000Z');
    const response = await put(lastModified);
    expect(response.status).toBe(412);
    expect(response.body).toEqual({ message: expect.any(String) });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await readArtifact()).toMatchObject({ artifactName: documentedForm().artifactName });
  });

  it('lets one of several simultaneous changes pass', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => put(lastModified)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
  });

  it.each([
    ['IMF-fixdate', lastModified, secondBefore],
    ['RFC 850', 'Sunday, 08-Nov-26 08:49:37 GMT', 'Sunday, 08-Nov-26 08:49:36 GMT'],
    ['asctime', 'Sun Nov  8 08:49:37 2026', 'Sun Nov  8 08:49:36 2026'],
  ])('reads a date of the form %s', async (_, since, before) => {
    expect((await put(before)).status).toBe(412);
    expect((await put(since)).status).toBe(200);
  });

  it('reads a year of two digits as the latest that is at most 50 years ahead', async () => {
    expect((await put('Sunday, 06-Nov-94 08:49:37 GMT')).status).toBe(412);
    expect((await put('Sunday, 08-Nov-27 08:49:37 GMT')).status).toBe(200);
  });

  it.each([
    '',
    'yesterday',
    '0',
    '1',
    '1994',
    '1994-11-06T08:49:37Z',
    'Sun, 06 Nov 1994 08:49:37',
    'Sun, 06 Nov 1994 08:49:37 UTC',
    'Sun, 06 Nov 1994 08:49:37 +0100',
    'Sun, 6 Nov 1994 08:49:37 GMT',
    'Mon, 31 Feb 1994 08:49:37 GMT',
    'Sun, 06 Nov 1994 24:00:00 GMT',
    'Sun, 06 Nov 1994 08:60:37 GMT',
    'Sun, 06 Nov 1994 08:49:37 GMT, Mon, 07 Nov 1994 08:49:37 GMT',
  ])('ignores %j, which is no HTTP-date', async (since) => {
    expect((await put(since)).status).toBe(200);
  });

  it('responds with 401, 403, 404 and 400 before 412', async () => {
    const visitor = await rest.call(rest.catalogue.visitor, 'PUT', PATH, {
      params,
      body: form,
      headers: { 'if-unmodified-since': secondBefore },
    });
    const responses = [
      visitor,
      await put(secondBefore, { who: ben }),
      await put(secondBefore, { body: { ...form, userEmail: ben.email } }),
      await put(secondBefore, { id: '999999' }),
      await put(secondBefore, { body: { ...form, image: 'x' } }),
      await put(secondBefore),
    ];
    expect(responses.map(({ status }) => status)).toEqual([401, 403, 403, 404, 400, 412]);
  });

  it('has no Last-Modified to send before the second of the change is over, but then', async () => {
    // Within that second another change could get the same date.
    await setUpdatedAt(new Date(Date.now() + 3_600_000).toISOString());
    const read = async () => {
      const path = '/api/shareartifacts/{id}';
      const { headers } = await rest.call(rest.catalogue.visitor, 'GET', path, { params });
      return headers.get('last-modified');
    };
    // The second response would be cached.
    expect([await read(), await read()]).toEqual([null, null]);
    await setUpdatedAt(updatedAt);
    expect(await read()).toBe(lastModified);
  });
});
