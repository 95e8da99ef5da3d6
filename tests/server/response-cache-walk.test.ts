import { Random } from '../bench/random';
import type { Caller } from '../support/caller';
import { member, startCatalogue, type TestCatalogue } from '../support/catalogue';

const random = new Random(7);
const members = [1, 2, 3].map(member);
const WORDS = ['Bronze', 'Ναός', 'Étoile', '青铜', 'Клинок'];
const TYPES = ['TOOLS', 'WEAPONS', 'SCULPTURE'];
/** More artifacts than one page of the lists below. */
const MINIMUM = 12;
const VIEW = 'mutation ($id: ID!) { recordView(artifactId: $id) { artifact { id } } }';

let cached: TestCatalogue;
/** On the same database, without the cache. */
let uncached: TestCatalogue;
beforeAll(async () => {
  cached = await startCatalogue({ cache: true });
  const database = { ...cached.location, remove: () => Promise.resolve() };
  uncached = await startCatalogue({ cache: false, location: database });
});
afterAll(async () => {
  await uncached.stop();
  await cached.stop();
});

interface Owned {
  id: string;
  by: Caller;
}
let owned: Owned[] = [];

const described = () => ({
  artifactName: `${random.pick(WORDS)} ${random.pick(WORDS)} ${random.whole(0, 4)}`,
  artifactType: random.pick(TYPES),
});

async function add() {
  const by = cached.as(random.pick(members));
  owned.push({ id: (await by.add(described())).id, by });
}

const changes: ((target: Owned) => Promise<unknown>)[] = [
  add,
  ({ id, by }) => by.update(id, described()),
  ({ id, by }) => {
    if (owned.length <= MINIMUM) return add();
    owned = owned.filter((other) => other.id !== id);
    return by.delete(id);
  },
  ({ id }) => cached.as(random.pick(members)).run(VIEW, { id }),
  ({ id }) => cached.as(random.pick(members)).gesture('toggleLike', id),
  ({ id }) => cached.as(random.pick(members)).gesture('toggleLike', id),
];

const counts = ['', 'likeCount', 'viewCount viewerHasLiked'];
const reads: (() => Parameters<Caller['fetch']>)[] = [
  () => [
    'POST',
    '/graphql',
    {
      query: `query ($filter: ArtifactFilter, $orderBy: ArtifactOrder) {
        artifacts(first: 5, filter: $filter, orderBy: $orderBy) {
          totalCount
          edges { node { id artifactName artifactType userName ${random.pick(counts)} } }
        }
        artifactTypes { type count } }`,
      variables: {
        orderBy: random.pick(['NEWEST', 'OLDEST', 'MOST_LIKED', 'NAME']),
        filter: random.pick([
          null,
          null,
          { search: random.pick(WORDS).toLowerCase() },
          { type: random.pick(TYPES) },
        ]),
      },
    },
  ],
  () => ['GET', `/api/allartifacts/${random.pick(owned).id}`],
  () => ['GET', random.pick(['/api/mostliked', '/api/allartifacts'])],
];

it('random reads and writes by several members have the same answers with and without the cache', async () => {
  while (owned.length < MINIMUM) await add();
  for (let step = 0; step < 400; step += 1) {
    if (random.whole(0, 3) === 0) await random.pick(changes)(random.pick(owned));
    const request = random.pick(reads)();
    const reader = random.pick([null, null, ...members]);
    const answers = await Promise.all(
      [cached, uncached].map(async (catalogue) => {
        const caller = reader ? catalogue.as(reader) : catalogue.visitor;
        const response = await caller.fetch(...request);
        return { status: response.status, body: await response.text() };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  }
});
