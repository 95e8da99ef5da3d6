import { Random } from '../support/random';
import type { Caller } from '../support/caller';
import { member, startCatalogue, type TestCatalogue, tokenOf } from '../support/catalogue';
import { createTestDatabase } from '../support/engine';
import { inLongRun } from '../support/long-run';
import { readPage } from '../support/list-pages';
import { operatorOf } from '../support/operator-acts';
import { type ServingProcess, startServingProcesses, stopAll } from '../support/serving-process';

const random = new Random(7);
const members = [1, 2, 3].map(member);
const WORDS = ['Bronze', 'Ναός', 'Étoile', '青铜', '𐎠𐎼', 'Ｚ'];
const DATES = ['1332–1323 BC', '5th century BC', '1 BC', 'AD 79', '19th century', 'unknown'];
const CONTEXTS = ['Found in a temple.', 'From the bronze age.', '青铜 from 殷墟', 'Of gold.'];
const TYPES = ['TOOLS', 'WEAPONS', 'SCULPTURE'];
/** More artifacts than one page of the lists below. */
const MINIMUM = 12;
/** How often each kind of write is done. */
const ROUNDS = inLongRun(2, 1);
const VIEW = 'mutation ($id: ID!) { recordView(artifactId: $id) { artifact { id } } }';

let processes: [ServingProcess, ...ServingProcess[]];
/** On the same database, without the cache and without the accelerator. */
let uncached: TestCatalogue;
beforeAll(async () => {
  const location = await createTestDatabase();
  const shared = { ...location, remove: () => Promise.resolve() };
  uncached = await startCatalogue({ cache: false, accelerated: false, location });
  processes = await startServingProcesses(shared);
});
afterAll(async () => {
  await stopAll(processes);
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
const described = () => ({
  historicalContext: random.pick(CONTEXTS),
  description: random.pick(CONTEXTS),
});
const dated = () => ({ createdAt: random.pick(DATES) });
const typed = () => ({ artifactType: random.pick(TYPES) });

const as = (who: ReturnType<typeof member>): Caller => random.pick(processes).catalogue.as(who);

async function add() {
  const owner = random.pick(members);
  owned.push({
    id: (await as(owner).add({ ...named(), ...typed(), ...dated(), ...described() })).id,
    owner,
  });
}

/** Does what an operator's command does. */
async function act(name: 'hide' | 'show', { id }: Owned) {
  const taken = processes.map((process) => process.takesInOperatorAct());
  await operatorOf(uncached.database)[name](id);
  await Promise.all(taken);
}

/** Behind the third entry of the log. */
const CHANGE_CURSOR = Buffer.from(JSON.stringify(['CHANGE', 3])).toString('base64url');

let names = 0;
const writes: Record<string, (target: Owned) => Promise<unknown>> = {
  adding: add,
  'changing the name and type': ({ id, owner }) => as(owner).update(id, { ...named(), ...typed() }),
  'changing the years': ({ id, owner }) => as(owner).update(id, dated()),
  'changing the texts': ({ id, owner }) => as(owner).update(id, { ...named(), ...described() }),
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
  async 'adding and deleting the only one of a type'({ owner }) {
    const { id } = await as(owner).add({ ...named(), artifactType: 'WOOL_CARPET' });
    await expectFreshResponses('adding the only one of a type');
    await as(owner).delete(id);
  },
  async 'hiding and showing'(target) {
    await act('hide', target);
    await expectFreshResponses('hiding');
    await act('show', target);
  },
};

type Request = Parameters<Caller['fetch']>;

const ask = (query: string): Request => ['POST', '/graphql', { query }];
const list = (args: string, fields: string) =>
  ask(
    `{ artifacts(${args}) { edges { node { ${fields} } } pageInfo { hasNextPage hasPreviousPage } } }`,
  );
const total = (filter: string) => ask(`{ artifacts(first: 1, filter: ${filter}) { totalCount } }`);
const facets = (filter: string) =>
  ask(`{ artifacts(first: 1, filter: ${filter}) {
    facets { types { type count } centuries { century count } } } }`);
const changes = (args: string) =>
  ask(`{ artifactChanges(${args}) { edges { node { kind artifactId artifact {
    artifactName image likeCount userName } } } pageInfo { hasNextPage endCursor } } }`);
const one = (id: string | number, fields: string) => ask(`{ artifact(id: "${id}") { ${fields} } }`);

/** Requests whose responses have different tags, or are alike and differ in how they are read. */
async function chooseRequests(): Promise<Request[]> {
  const [first, second] = owned.map(({ id }) => id);
  const next = Number(owned.at(-1)?.id) + 1;
  const { pageInfo } = await readPage(uncached.visitor, 'NAME', { first: 4 });
  const byRelevance = await readPage(uncached.visitor, 'RELEVANCE', {
    first: 2,
    filter: { text: 'bronze' },
  });
  const { data } = await uncached.visitor.run(
    'query ($id: ID!) { artifact(id: $id) { updatedAt contributor { id } } }',
    { id: second },
  );
  const {
    updatedAt,
    contributor: { id: contributor },
  } = data.artifact;
  const ofFirst = `filter: { contributor: "${contributor}" }`;
  return [
    list('first: 2, orderBy: NEWEST', 'artifactName'),
    list('first: 3, orderBy: MOST_LIKED', 'id'),
    list(`first: 4, orderBy: NAME, after: "${pageInfo.endCursor}"`, 'artifactType'),
    list('last: 2, orderBy: MOST_LIKED', 'id likeCount'),
    list(`last: 5, orderBy: NAME, after: "${pageInfo.startCursor}"`, 'id'),
    list('filter: { type: TOOLS }, first: 3, orderBy: NAME', 'id likeCount'),
    list('filter: { search: "bronze" }, first: 3', 'viewCount'),
    list('filter: { search: "ναος", type: SCULPTURE }, orderBy: NAME', 'id'),
    list('first: 3, orderBy: CHRONOLOGICAL', 'id made { earliest edtf }'),
    list('filter: { madeTo: -1, type: TOOLS }, orderBy: NAME, first: 3', 'made { latest }'),
    list('filter: { text: "\\"bronze age\\"", type: TOOLS }, first: 2', 'id likeCount'),
    list(`first: 2, filter: { text: "bronze" }, after: "${byRelevance.pageInfo.endCursor}"`, 'id'),
    list('filter: { text: "bro", madeFrom: -450 }, orderBy: CHRONOLOGICAL, first: 3', 'id'),
    list(`${ofFirst}, first: 4`, 'artifactName contributor { id name }'),
    total(`{ contributor: "${contributor}", text: "bronze", madeFrom: -450 }`),
    one(
      first ?? '',
      'contributor { name artifacts(last: 2) { totalCount edges { node { id } } } }',
    ),
    ask(`{ node(id: "${contributor}") { id ... on Contributor { name
      artifacts(first: 2) { totalCount edges { node { id } } } } } }`),
    list(`filter: { updatedSince: "${updatedAt}" }, first: 3, orderBy: NAME`, 'id artifactName'),
    ['GET', `/api/allartifacts?updatedSince=${updatedAt}`],
    total('{ madeFrom: -1, madeTo: 79 }'),
    total('{}'),
    facets('{ type: TOOLS, madeFrom: -450 }'),
    one(first ?? '', 'artifactName artifactType'),
    one(second ?? '', 'likeCount viewCount'),
    one(first ?? '', 'related(first: 3) { reasons artifact { artifactName likeCount } }'),
    one(next, 'userName'),
    changes('first: 4'),
    changes(`first: 5, after: "${CHANGE_CURSOR}"`),
    ask('{ artifactTypes { type count } }'),
    ask('{ mostLikedArtifacts(first: 1) { artifactName } }'),
    ['GET', '/api/mostliked'],
    ['GET', '/api/allartifacts'],
  ];
}
let requests: Request[] = [];

async function answer(caller: Caller, request: Request) {
  const response = await caller.fetch(...request);
  return { status: response.status, body: await response.text() };
}

let checks = 0;

async function expectFreshResponses(write: string) {
  checks += 1;
  await Promise.all(processes.map((process) => process.takesInAllEvents()));
  const { catalogue } = random.pick(processes);
  for (const request of requests) {
    const [given, expected] = await Promise.all(
      [catalogue, uncached].map(({ visitor }) => answer(visitor, request)),
    );
    expect({ write, request, given }).toEqual({ write, request, given: expected });
  }
}

it('every response of each process is the same with and without the cache and the accelerator, after every write', async () => {
  while (owned.length < MINIMUM) await add();
  requests = await chooseRequests();
  const kinds = Object.keys(writes);
  for (let step = 0; step < kinds.length * ROUNDS; step += 1) {
    const write = kinds[step % kinds.length] ?? '';
    await writes[write]?.(random.pick(owned));
    await expectFreshResponses(write);
  }
  const hits = await Promise.all(processes.map((process) => process.hits()));
  const answered = hits.reduce((sum, one) => sum + one, 0);
  expect(answered).toBeGreaterThan((checks * requests.length) / 8);
});

it('random reads by members have the same answers with and without the cache and the accelerator', async () => {
  for (let step = 0; step < 40; step += 1) {
    const request = random.pick(requests);
    const reader = random.pick(members);
    const callers = [uncached, processes[0].catalogue].map((catalogue) => catalogue.as(reader));
    const [expected, given] = await Promise.all(callers.map((one) => answer(one, request)));
    expect(given).toEqual(expected);
  }
});
