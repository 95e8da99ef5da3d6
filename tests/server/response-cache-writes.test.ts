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
  const ofType = (type: string, fields?: string) => list(`filter: { type: ${type} }`, fields);
  const search = (term: string, fields?: string) => list(`filter: { search: "${term}" }`, fields);
  const queriesAbout = ({ lampId, otherId }: Ids) => ({
    lamp: `{ artifact(id: "${lampId}") { artifactName } }`,
    owner: `{ artifact(id: "${lampId}") { userName } }`,
    other: `{ artifact(id: "${otherId}") { artifactName } }`,
    otherLikes: `{ artifact(id: "${otherId}") { likeCount } }`,
    lamps: search('lamp'),
    lampTotal: search('lamp', 'totalCount'),
    ovens: search('oven'),
    others: search('other'),
    tools: ofType('TOOLS'),
    weapons: ofType('WEAPONS'),
    weaponTotal: ofType('WEAPONS', 'totalCount'),
    writings: ofType('WRITINGS'),
    firstByName: list('orderBy: NAME, first: 1'),
    newest: list('orderBy: NEWEST, first: 1'),
    oldest: list('orderBy: OLDEST, first: 1'),
    mostLiked: '{ mostLikedArtifacts(first: 1) { artifactName } }',
    total: list('first: 1', 'totalCount'),
    types: '{ artifactTypes { label } }',
    typeCounts: '{ artifactTypes { type count } }',
  });
  const shown = ['lamp', 'lamps', 'owner', 'weapons'] as const;
  const found = ['lamp', 'lamps', 'lampTotal', 'owner'] as const;

  it.each<[string, (ids: Ids) => Promise<unknown>, (keyof ReturnType<typeof queriesAbout>)[]]>([
    [
      'another picture',
      ({ lampId }) => change(lampId, { image: 'https://example.org/2.png' }),
      [...shown],
    ],
    [
      'another name',
      ({ lampId }) => change(lampId, { artifactName: 'oven' }),
      [...shown, 'lampTotal', 'ovens'],
    ],
    [
      'another name, which comes first',
      ({ lampId }) => change(lampId, { artifactName: 'an oven' }),
      [...shown, 'lampTotal', 'ovens', 'firstByName'],
    ],
    [
      'another type',
      ({ lampId }) => change(lampId, { artifactType: 'WRITINGS' }),
      [...shown, 'weaponTotal', 'writings', 'typeCounts'],
    ],
    [
      'a type that was not in the catalogue',
      ({ lampId }) => change(lampId, { artifactType: 'WOOL_CARPET' }),
      [...shown, 'weaponTotal', 'types', 'typeCounts'],
    ],
    [
      'adding',
      () => catalogue.as(ada).add({ artifactName: 'a lamp', artifactType: 'WRITINGS' }),
      ['firstByName', 'lamps', 'lampTotal', 'newest', 'writings', 'total', 'typeCounts'],
    ],
    [
      'deleting',
      ({ lampId }) => catalogue.as(ada).delete(lampId),
      [...found, 'weapons', 'weaponTotal', 'total', 'typeCounts'],
    ],
    [
      'another name of the owner',
      () => catalogue.as({ ...ada, displayName: 'Ada Archer' }).run('{ viewer { uid } }'),
      ['owner'],
    ],
    ['a like', ({ otherId }) => catalogue.as(ben).like(otherId), ['otherLikes']],
    [
      'a like that makes the artifact the most liked',
      async ({ otherId }) => {
        for (const uid of ['a', 'b']) await catalogue.as({ ...ben, uid }).like(otherId);
      },
      ['otherLikes', 'mostLiked'],
    ],
  ])(
    'drops the cached responses that it can change, and no others: %s',
    async (_, write, drops) => {
      await catalogue.stop();
      catalogue = await startCatalogue({ cache: true });
      const add = async (artifactName: string, artifactType: string) =>
        (await catalogue.as(ben).add({ artifactName, artifactType })).id as string;
      const oldestId = await add('box', 'TOOLS');
      await add('cup', 'WRITINGS');
      const { id: lampId } = await catalogue.as(ada).add(lamp);
      const otherId = await add('other', 'WEAPONS');
      await add('zither', 'TOOLS');
      for (const uid of ['a', 'b']) await catalogue.as({ ...ben, uid }).like(oldestId);

      const queries = queriesAbout({ lampId, otherId });
      for (const query of Object.values(queries)) await readIntoCache(catalogue, query);
      expect(await cachedAmong(queries)).toEqual(Object.keys(queries));
      await write({ lampId, otherId });
      const cached = await cachedAmong(queries);
      const dropped = Object.keys(queries).filter((name) => !cached.includes(name));
      expect(dropped.sort()).toEqual([...drops].sort());
    },
  );

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

  it('of a view drops the responses that show its count', async () => {
    const { id } = await catalogue.as(ada).add();
    const query = `{ artifact(id: "${id}") { viewCount } }`;
    expect(await readIntoCache(catalogue, query)).toEqual({ data: { artifact: { viewCount: 0 } } });
    await catalogue
      .as(ben)
      .run('mutation ($id: ID!) { recordView(artifactId: $id) { artifact { id } } }', { id });
    expect(await read(catalogue, query)).toEqual({ data: { artifact: { viewCount: 1 } } });
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
