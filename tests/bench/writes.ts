import { ask } from './ask';
import { measureInserts } from './insert-cost';
import type { Options } from './options';
import { type Operation, reads, toggleLike, type Variables } from './requests';
import { type CatalogueLocation, type Server, startProduct } from './servers';
import { figure, markdown } from './table';
import { tokenOf } from './tokens';

const TIMES = 60;
/** The lists that show what was written. */
const LISTS = ['Q1', 'Q2', 'Q4'];

const PAYLOAD = 'artifact { id }';
const add: Operation = {
  operationName: 'AddArtifact',
  query: `mutation AddArtifact($input: ArtifactInput!) { addArtifact(input: $input) { ${PAYLOAD} } }`,
};
const update: Operation = {
  operationName: 'UpdateArtifact',
  query: `mutation UpdateArtifact($id: ID!, $input: ArtifactInput!) {
    updateArtifact(id: $id, input: $input) { ${PAYLOAD} }
  }`,
};
const remove: Operation = {
  operationName: 'DeleteArtifact',
  query: 'mutation DeleteArtifact($id: ID!) { deleteArtifact(id: $id) { deletedCount } }',
};

/** Measures what a write costs: over HTTP, for the reads after it, and in SQLite. */
export async function measureWrites(
  location: CatalogueLocation,
  { workers, engine }: Options,
): Promise<string[]> {
  const settings = { cache: true, workers, members: 1 };
  const product = await startProduct('product', location, settings);
  try {
    const tables = await measureMutations(product);
    if (engine === 'sqlite') tables.push(await measureInserts(location.folder));
    return tables;
  } finally {
    await product.stop();
  }
}

/** Measures one member's sequential writes, and the reads right after them. */
async function measureMutations(server: Server): Promise<string[]> {
  const authorization = { authorization: `Bearer ${tokenOf(0)}` };
  const write = <Data>(operation: Operation, variables: Variables) =>
    ask<Data>(server.url, operation, variables, authorization);
  const added: string[] = [];
  const addOne = async (nth: number) => {
    const { addArtifact } = await write<{ addArtifact: { artifact: { id: string } } }>(add, {
      input: input(`Bronze Head of Thebes ${nth}`),
    });
    added.push(addArtifact.artifact.id);
  };
  const likeOne = () => write(toggleLike, { artifactId: '500' });
  await addOne(0);
  await likeOne();

  const writes: [string, (nth: number) => Promise<unknown>][] = [
    ['add', addOne],
    [
      'change a text',
      (nth) => write(update, { id: added[0], input: input('Bronze Head of Thebes 0', nth) }),
    ],
    [
      'change the name',
      (nth) => write(update, { id: added[0], input: input(`Iron Bust of Ur ${nth}`) }),
    ],
    ['like or take back', likeOne],
    ['delete', () => write(remove, { id: added.pop() })],
  ];
  const costs: string[][] = [];
  for (const [name, act] of writes) {
    await server.idle();
    const before = server.cpuSeconds();
    const millis = await median(act);
    const cpu = (server.cpuSeconds() - before) / TIMES;
    costs.push([name, figure(millis), figure(cpu * 1e6)]);
  }

  const after: [string, () => Promise<unknown>][] = [
    ['itself', async () => undefined],
    ['a like', likeOne],
    ['an addition', () => addOne(TIMES)],
  ];
  const behind: string[][] = [];
  for (const read of reads.filter(({ name }) => LISTS.includes(name))) {
    const line: string[] = [];
    for (const [, act] of after) {
      line.push(figure(await median(() => ask(server.url, read, read.repeated), act)));
    }
    behind.push([read.name, ...line]);
  }
  return [
    markdown(['write', 'ms', 'CPU µs'], costs, 1),
    'Milliseconds of a read that comes right after',
    markdown(['read', ...after.map(([name]) => name)], behind, 1),
  ];
}

/** The median time of a repeated action, in milliseconds. The time of `first` is not counted. */
async function median(
  act: (nth: number) => Promise<unknown>,
  first: () => Promise<unknown> = async () => undefined,
): Promise<number> {
  const times: number[] = [];
  for (let nth = 1; nth <= TIMES; nth += 1) {
    await first();
    const start = performance.now();
    await act(nth);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
}

const input = (artifactName: string, revision = 0) => ({
  artifactName,
  artifactType: 'SCULPTURE',
  image: 'https://pictures.example/new.jpg',
  createdAt: '5th century BC',
  discoveredAt: 'Thebes',
  discoveredBy: 'A sponge diver, 1900',
  presentLocation: 'A private collection',
  historicalContext: `It was made in a workshop near Thebes. ${revision}`,
  description: 'A break across the middle was mended in antiquity with two metal pins. '.repeat(5),
});
