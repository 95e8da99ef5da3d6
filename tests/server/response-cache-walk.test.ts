import { hide, show } from '../../server/operator/hidden-artifacts';
import { performAct } from '../../server/operator/acts';
import { Random } from '../bench/random';
import type { Caller } from '../support/caller';
import { member, startCatalogue, type TestCatalogue, tokenOf } from '../support/catalogue';
import { createTestDatabase } from '../support/engine';
import { readPage } from '../support/walk';
import { startServingProcess, type ServingProcess } from '../support/serving-process';

const random = new Random(7);
const members = [1, 2, 3].map(member);
const WORDS = ['Bronze', 'Ναός', 'Étoile', '青铜', '𐎠𐎼', 'Ｚ'];
const TYPES = ['TOOLS', 'WEAPONS', 'SCULPTURE'];
/** More artifacts than one page of the lists below. */
const MINIMUM = 12;
const WRITES = 30;
const READS_AFTER_WRITE = 8;
const VIEW = 'mutation ($id: ID!) { recordView(artifactId: $id) { artifact { id } } }';

let processes: [ServingProcess, ServingProcess];
/** On the same database, without the cache. */
let uncached: TestCatalogue;
beforeAll(async () => {
  const location = await createTestDatabase();
  const shared = { ...location, remove: () => Promise.resolve() };
  uncached = await startCatalogue({ cache: false, location });
  processes = [
    await startServingProcess(shared, (change) => processes[1].changes.apply(change)),
    await startServingProcess(shared, (change) => processes[0].changes.apply(change)),
  ];
});
afterAll(async () => {
  for (const process of processes) await process.stop();
  await uncached.stop();
});

interface Owned {
  id: string;
  owner: ReturnType<typeof member>;
}
let owned: Owned[] = [];

const named = () => ({
  artifactName: `${random.pick(WORDS)} ${random.pick(WORDS)} ${random.whole(0, 4)}`,
});
const typed = () => ({ artifactType: random.pick(TYPES) });

const as = (who: ReturnType<typeof member>): Caller => random.pick(processes).catalogue.as(who);

async function add() {
  const owner = random.pick(members);
  owned.push({ id: (await as(owner).add({ ...named(), ...typed() })).id, owner });
}

/** Does what an operator's command does. */
async function act(action: typeof hide, { id }: Owned) {
  const { database } = uncached;
  const taken = processes.map((process) => process.takesInOperatorAct());
  await performAct(database, 'hide', id, (runner) => action(database, runner, Number(id)));
  await Promise.all(taken);
}

let names = 0;
const writes: Record<string, (target: Owned) => Promise<unknown>> = {
  adding: add,
  'changing the name and type': ({ id, owner }) => as(owner).update(id, { ...named(), ...typed() }),
  'changing the name': ({ id, owner }) => as(owner).update(id, named()),
  'changing the picture': ({ id, owner }) =>
    as(owner).update(id, { image: `https://example.org/${random.whole(1, 999)}.png` }),
  async deleting({ id, owner }) {
    if (owned.length <= MINIMUM) return add();
    owned = owned.filter((other) => other.id !== id);
    return as(owner).delete(id);
  },
  viewing: ({ id }) => as(random.pick(members)).run(VIEW, { id }),
  liking: ({ id }) => as(random.pick(members)).gesture('toggleLike', id),
  'liking again': ({ id }) => as(random.pick(members)).gesture('toggleLike', id),
  'another name of a member': ({ owner }) => {
    names += 1;
    const token = tokenOf({ ...owner, displayName: `Name ${names}` }, Date.now() + names);
    return random.pick(processes).catalogue.withToken(token).run('{ viewer { uid } }');
  },
  async 'hiding and showing'(target) {
    await act(hide, target);
    await expectFreshResponses('hiding');
    await act(show, target);
  },
};

type Request = Parameters<Caller['fetch']>;

const FIELDS = [
  'id',
  'artifactName image',
  'artifactType',
  'id likeCount',
  'viewCount',
  'userName',
];
const ORDERS = ['NEWEST', 'OLDEST', 'MOST_LIKED', 'NAME'] as const;

async function randomList(): Promise<Request> {
  const order = random.pick(ORDERS);
  const filter = random.pick([
    {},
    { search: random.pick(WORDS).toLowerCase() },
    { type: random.pick(TYPES) },
    { type: random.pick(TYPES), search: random.pick(WORDS) },
  ]);
  const { pageInfo } = await readPage(uncached.visitor, order, { first: random.whole(1, 4) });
  const variables = {
    filter,
    orderBy: order,
    first: random.whole(1, 5),
    after: random.pick([null, pageInfo.endCursor]),
  };
  const shown = random.pick([
    'totalCount',
    ...FIELDS.map((fields) => `edges { node { ${fields} } } pageInfo { hasNextPage }`),
  ]);
  const query = `query ($filter: ArtifactFilter, $orderBy: ArtifactOrder, $first: Int, $after: String) {
    artifacts(first: $first, after: $after, filter: $filter, orderBy: $orderBy) { ${shown} } }`;
  return ['POST', '/graphql', { query, variables }];
}

const ask = (query: string): Request => ['POST', '/graphql', { query }];

/** Many requests whose responses stay in the cache until a write changes them. */
async function chooseRequests(): Promise<Request[]> {
  const ids = [...owned.map(({ id }) => Number(id)), 14, 15, 16];
  const lists = [];
  for (let n = 0; n < 30; n += 1) lists.push(await randomList());
  return [
    ...lists,
    ...FIELDS.map((fields) => ask(`{ artifact(id: ${random.pick(ids)}) { ${fields} } }`)),
    ask('{ artifact(id: 15) { artifactName } }'),
    ask('{ artifactTypes { label } }'),
    ask('{ artifactTypes { type count } }'),
    ask('{ mostLikedArtifacts(first: 1) { artifactName } }'),
    ask('{ mostLikedArtifacts(first: 3) { id } }'),
    ['GET', '/api/mostliked'],
    ['GET', '/api/allartifacts'],
    ['GET', `/api/allartifacts/${random.pick(ids)}`],
  ];
}
let requests: Request[] = [];

async function answer(caller: Caller, request: Request) {
  const response = await caller.fetch(...request);
  return { status: response.status, body: await response.text() };
}

async function expectFreshResponses(write: string) {
  for (const process of processes) await process.takesInAllEvents();
  for (let n = 0; n < READS_AFTER_WRITE; n += 1) {
    const request = random.pick(requests);
    const callers = [uncached, ...processes.map(({ catalogue }) => catalogue)].map(
      ({ visitor }) => visitor,
    );
    const [expected, ...answers] = await Promise.all(callers.map((one) => answer(one, request)));
    for (const given of answers)
      expect({ write, request, given }).toEqual({ write, request, given: expected });
  }
}

it('every response of two processes is the same with and without the cache, after every write', async () => {
  while (owned.length < MINIMUM) await add();
  requests = await chooseRequests();
  const kinds = Object.keys(writes);
  for (let step = 0; step < WRITES; step += 1) {
    const write = kinds[step % kinds.length] ?? '';
    await writes[write]?.(random.pick(owned));
    await expectFreshResponses(write);
  }
  const hits = await Promise.all(processes.map((process) => process.hits()));
  const reads = (WRITES + WRITES / kinds.length) * READS_AFTER_WRITE;
  for (const count of hits) expect(count).toBeGreaterThan(reads / 4);
}, 60_000);

it('random reads by members have the same answers with and without the cache', async () => {
  for (let step = 0; step < 40; step += 1) {
    const request = random.pick(requests);
    const reader = random.pick(members);
    const callers = [uncached, processes[0].catalogue].map((catalogue) => catalogue.as(reader));
    const [expected, given] = await Promise.all(callers.map((one) => answer(one, request)));
    expect(given).toEqual(expected);
  }
});
