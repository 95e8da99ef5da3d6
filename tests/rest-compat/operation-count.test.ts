import { ada, ben } from '../support/catalogue';
import { documentedForm, Rest } from './support/rest';

let rest: Rest;
let id: string;
beforeAll(async () => {
  rest = await Rest.start();
});
beforeEach(async () => {
  id = await rest.add(rest.catalogue.as(ada));
});
afterAll(() => rest.catalogue.stop());

/** How often each field of Query and Mutation has been resolved since the server started. */
async function resolvedFields(): Promise<Map<string, number>> {
  const response = await rest.catalogue.visitor.fetch('GET', '/metrics');
  const counts = new Map<string, number>();
  const sample = /^graphql_resolver_duration_seconds_count\{.*?field="([\w.]+)".*?\} (\d+)$/gm;
  for (const [, field = '', count] of (await response.text()).matchAll(sample)) {
    counts.set(field, (counts.get(field) ?? 0) + Number(count));
  }
  return counts;
}

/** The fields of Query and Mutation that are resolved while `send` runs; twice if resolved twice. */
async function fieldsResolvedBy(send: () => Promise<unknown>): Promise<string[]> {
  const before = await resolvedFields();
  await send();
  const after = await resolvedFields();
  return [...after].flatMap(([field, count]) =>
    Array<string>(count - (before.get(field) ?? 0)).fill(field),
  );
}

type Options = Parameters<Rest['call']>[3];
const asOwner = { userEmail: ada.email };
const calls: [method: string, path: string, options: () => Options, field: string][] = [
  ['GET', '/api/mostliked', () => ({}), 'Query.mostLikedArtifacts'],
  ['GET', '/api/allartifacts', () => ({}), 'Query.artifacts'],
  ['GET', '/api/allartifacts/{id}', () => ({ params: { id } }), 'Query.artifact'],
  ['GET', '/api/shareartifacts/{id}', () => ({ params: { id } }), 'Query.artifact'],
  [
    'GET',
    '/api/shareartifacts/email/{email}',
    () => ({ params: { email: ada.email } }),
    'Query.artifactsByUser',
  ],
  ['POST', '/api/shareartifacts', () => ({ body: documentedForm() }), 'Mutation.addArtifact'],
  [
    'PUT',
    '/api/updateartifacts/{id}',
    () => ({ params: { id }, body: { ...documentedForm(), ...asOwner } }),
    'Mutation.updateArtifact',
  ],
  ['DELETE', '/api/shareartifacts/{id}', () => ({ params: { id } }), 'Mutation.deleteArtifact'],
  [
    'GET',
    '/api/likedartifacts/check/{artifactId}/{email}',
    () => ({ params: { artifactId: id, email: ada.email } }),
    'Query.artifact',
  ],
  [
    'PATCH',
    '/api/like/{artifactId}',
    () => ({ params: { artifactId: id }, body: asOwner }),
    'Mutation.toggleLike',
  ],
  [
    'PATCH',
    '/api/unlike/{artifactId}',
    () => ({ params: { artifactId: id }, body: asOwner }),
    'Mutation.unlikeArtifact',
  ],
  [
    'GET',
    '/api/likedartifacts/user/{email}',
    () => ({ params: { email: ada.email } }),
    'Query.viewer',
  ],
];

it.each(calls)('%s %s executes one operation', async (method, path, options, field) => {
  const fields = await fieldsResolvedBy(async () => {
    const { status } = await rest.call(rest.catalogue.as(ada), method, path, options());
    expect([200, 201]).toContain(status);
  });
  expect(fields).toEqual([field]);
});

describe('PUT /api/updateartifacts/{id}', () => {
  const put = (who: typeof ada, body: object) =>
    fieldsResolvedBy(() =>
      rest.call(rest.catalogue.as(who), 'PUT', '/api/updateartifacts/{id}', {
        params: { id },
        body,
      }),
    );

  it('executes one operation to refuse a stranger', async () => {
    expect(await put(ben, documentedForm())).toEqual(['Mutation.updateArtifact']);
  });

  it('asks for the owner when the input is refused', async () => {
    expect(await put(ada, {})).toEqual(['Query.artifact']);
  });
});
