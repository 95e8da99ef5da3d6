import { ResponseCache } from '../../server/web/response-cache/response-cache';
import { ada, ben, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { read, readIntoCache } from '../support/response-cache';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue({ cache: true });
});
afterAll(() => catalogue.stop());
afterEach(() => jest.restoreAllMocks());

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
    otherLikesRenamed: `{ artifact(id: "${otherId}") { n: likeCount } }`,
    lampLikes: `{ artifact(id: "${lampId}") { likeCount } }`,
    lampViews: `{ artifact(id: "${lampId}") { viewCount } }`,
    next: `{ artifact(id: "${Number(otherId) + 1}") { artifactName } }`,
    missing: `{ artifact(id: "${Number(otherId) + 2}") { artifactName } }`,
    tools: list('filter: { type: TOOLS }'),
    firstByName: list('orderBy: NAME, first: 1'),
    total: list('first: 1', 'totalCount'),
    facets: list('first: 1', 'facets { types { count } }'),
    suggestions: list('filter: { search: "lamq" }', 'suggestions'),
    related: `{ artifact(id: "${otherId}") { related { artifact { id } } } }`,
    rows: `{ artifact(id: "${otherId}") { relatedRows { related { artifact { id } } } } }`,
    links: `{ artifact(id: "${otherId}") { factLinks { text } } }`,
    changes: '{ artifactChanges(first: 1) { edges { node { kind } } } }',
    byLikes: list('orderBy: MOST_LIKED'),
    withLikes: list('first: 9', 'edges { node { likeCount } }'),
    mostLiked: '{ mostLikedArtifacts(first: 1) { artifactName } }',
    types: '{ artifactTypes { label } }',
    policy: '{ policy(kind: PRIVACY) { html } }',
  });
  type Name = keyof ReturnType<typeof queriesAbout>;
  const lists: Name[] = [
    ...([
      'tools',
      'firstByName',
      'total',
      'facets',
      'suggestions',
      'related',
      'rows',
      'links',
    ] as const),
    ...(['changes', 'byLikes', 'withLikes', 'mostLiked', 'types'] as const),
  ];

  const ofLamp: Name[] = ['lamp', 'lampLikes', 'lampViews'];

  it.each<[string, (ids: Ids) => Promise<unknown>, Name[] | 'all']>([
    [
      'another picture',
      ({ lampId }) => change(lampId, { image: 'https://example.org/2.png' }),
      [...lists, ...ofLamp],
    ],
    ['adding', () => catalogue.as(ada).add(lamp), [...lists, 'next']],
    ['deleting', ({ lampId }) => catalogue.as(ada).delete(lampId), [...lists, ...ofLamp]],
    [
      'another name of the owner',
      () => catalogue.as({ ...ada, displayName: 'Ada Archer' }).run('{ viewer { uid } }'),
      'all',
    ],
    [
      'a like',
      ({ otherId }) => catalogue.as(ben).like(otherId),
      ['otherLikes', 'otherLikesRenamed', 'byLikes', 'withLikes', 'mostLiked'],
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
});
