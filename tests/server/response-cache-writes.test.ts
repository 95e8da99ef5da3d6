import { ResponseCache } from '../../server/response-cache/response-cache';
import { ada, ben, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { read, readIntoCache, renameUnheard } from '../support/response-cache';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue({ cache: true });
});
afterAll(() => catalogue.stop());
afterEach(() => jest.restoreAllMocks());

const NAMES = '{ artifacts { edges { node { id artifactName } } } }';

describe('a write', () => {
  /** Which of the queries are answered from the cache. */
  async function cachedAmong(queries: Record<string, string>): Promise<string[]> {
    const lookups = jest.spyOn(ResponseCache.prototype, 'get');
    const cached: string[] = [];
    for (const [name, query] of Object.entries(queries)) {
      lookups.mockClear();
      await read(catalogue, query);
      if (lookups.mock.results[0]?.value !== undefined) cached.push(name);
    }
    return cached;
  }

  const lamp = { artifactName: 'lamp', artifactType: 'WEAPONS' };
  const change = (id: string, fields: object) =>
    catalogue.as(ada).update(id, { ...lamp, ...fields });

  interface Ids {
    lampId: string;
    otherId: string;
  }
  const list = (args: string, fields = 'edges { node { artifactName } }') =>
    `{ artifacts(${args}) { ${fields} } }`;
  const queriesAbout = ({ lampId, otherId }: Ids) => ({
    lamp: `{ artifact(id: "${lampId}") { artifactName } }`,
    other: `{ artifact(id: "${otherId}") { artifactName } }`,
    otherLikes: `{ artifact(id: "${otherId}") { likeCount } }`,
    lampViews: `{ artifact(id: "${lampId}") { viewCount } }`,
    missing: `{ artifact(id: "${Number(otherId) + 2}") { artifactName } }`,
    tools: list('filter: { type: TOOLS }'),
    firstByName: list('orderBy: NAME, first: 1'),
    total: list('first: 1', 'totalCount'),
    facets: list('first: 1', 'facets { types { count } }'),
    suggestions: list('filter: { search: "lamq" }', 'suggestions'),
    related: `{ artifact(id: "${otherId}") { related { artifact { id } } } }`,
    changes: '{ artifactChanges(first: 1) { edges { node { kind } } } }',
    byLikes: list('orderBy: MOST_LIKED'),
    mostLiked: '{ mostLikedArtifacts(first: 1) { artifactName } }',
    types: '{ artifactTypes { label } }',
    policy: '{ policy(kind: PRIVACY) { html } }',
  });
  type Name = keyof ReturnType<typeof queriesAbout>;
  const lists: Name[] = [
    ...(['tools', 'firstByName', 'total', 'facets', 'suggestions', 'related'] as const),
    ...(['changes', 'byLikes', 'mostLiked', 'types'] as const),
  ];

  it.each<[string, (ids: Ids) => Promise<unknown>, Name[] | 'all']>([
    [
      'another picture',
      ({ lampId }) => change(lampId, { image: 'https://example.org/2.png' }),
      [...lists, 'lamp', 'lampViews'],
    ],
    ['adding', () => catalogue.as(ada).add(lamp), lists],
    ['deleting', ({ lampId }) => catalogue.as(ada).delete(lampId), [...lists, 'lamp', 'lampViews']],
    [
      'another name of the owner',
      () => catalogue.as({ ...ada, displayName: 'Ada Archer' }).run('{ viewer { uid } }'),
      'all',
    ],
    [
      'a like',
      ({ otherId }) => catalogue.as(ben).like(otherId),
      ['otherLikes', 'byLikes', 'mostLiked'],
    ],
    [
      'a view',
      ({ lampId }) =>
        catalogue
          .as(ben)
          .run(`mutation { recordView(artifactId: "${lampId}") { artifact { id } } }`),
      ['lampViews'],
    ],
  ])('drops the cached responses with its tags, and no others: %s', async (_, write, drops) => {
    await catalogue.stop();
    catalogue = await startCatalogue({ cache: true });
    const add = async (artifactName: string, artifactType: string) =>
      (await catalogue.as(ben).add({ artifactName, artifactType })).id as string;
    await add('box', 'TOOLS');
    const { id: lampId } = await catalogue.as(ada).add(lamp);
    const otherId = await add('other', 'WEAPONS');

    const queries = queriesAbout({ lampId, otherId });
    for (const query of Object.values(queries)) await readIntoCache(catalogue, query);
    expect(await cachedAmong(queries)).toEqual(Object.keys(queries));
    await write({ lampId, otherId });
    const cached = await cachedAmong(queries);
    const dropped = Object.keys(queries).filter((name) => !cached.includes(name));
    expect(dropped.sort()).toEqual(
      drops === 'all' ? Object.keys(queries).sort() : drops.toSorted(),
    );
  });

  it('of a like drops the responses that show its count or rank by likes, and no others', async () => {
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
    const unaffected = [
      one(liked.id, ''),
      one(liked.id, 'viewCount'),
      one(other.id, 'likeCount'),
      NAMES,
    ];
    for (const query of [...dropped, ...unaffected]) await readIntoCache(catalogue, query);
    await renameUnheard(catalogue, liked.id, 'Renamed in the database');
    await renameUnheard(catalogue, other.id, 'Renamed in the database');
    await catalogue.as(ben).like(liked.id);
    const shown = async (query: string) =>
      JSON.stringify(await read(catalogue, query)).includes('Renamed in the database');
    for (const query of dropped) expect([query, await shown(query)]).toEqual([query, true]);
    for (const query of unaffected) expect([query, await shown(query)]).toEqual([query, false]);
  });

  it('of an artifact drops the response that it does not exist', async () => {
    const { id } = await catalogue.as(ada).add();
    const next = String(Number(id) + 1);
    const query = `{ artifact(id: "${next}") { artifactName } }`;
    expect(await readIntoCache(catalogue, query)).toEqual({ data: { artifact: null } });
    expect((await catalogue.as(ada).add({ artifactName: 'Next' })).id).toBe(next);
    expect(await read(catalogue, query)).toEqual({ data: { artifact: { artifactName: 'Next' } } });
  });
});
