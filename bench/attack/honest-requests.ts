import { bodyOf, reads, toggleLike } from '../requests';

interface Request {
  path: string;
  /** A body makes it a POST. */
  body?: object;
}

const pick = <Item>(list: readonly [Item, ...Item[]]): Item =>
  list[Math.floor(Math.random() * list.length)] ?? list[0];

const WORDS = ['bronze', 'mask', 'vase', 'π', 'ka', 'o', 'gold', 'nothing of it'] as const;

/** The requests of visitors and members who browse: pages, lists, searches, artifacts, likes. */
export const honestRequests = {
  next(isMember: boolean, artifacts: number): Request {
    const id = String(1 + Math.floor(Math.random() * artifacts));
    const read = pick(reads as [(typeof reads)[number]]);
    const variables = { ...read.repeated, ...(read.name === 'Q3' && { id }) };
    const requests: [Request, ...Request[]] = [
      { path: '/' },
      { path: `/all-artifacts?q=${encodeURIComponent(pick(WORDS))}` },
      { path: '/civilization/egypt' },
      { path: '/api/mostliked' },
      { path: `/api/allartifacts/${id}` },
      { path: '/graphql', body: JSON.parse(bodyOf(read, variables)) as object },
    ];
    if (isMember) {
      const like = { operationName: toggleLike.operationName, query: toggleLike.query };
      requests.push({ path: '/graphql', body: { ...like, variables: { artifactId: id } } });
    }
    return pick(requests);
  },
};
