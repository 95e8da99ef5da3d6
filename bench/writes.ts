import { someText } from './artifacts';
import { ask } from './ask';
import type { Options } from './options';
import { Random } from '../tests/support/random';
import type { Operation, Variables } from './requests';
import { type CatalogueLocation, type Server, startProduct } from './servers';
import { tokenOf } from './tokens';

/** How many writes of a kind a round has. */
const TIMES = 25;

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

/** A kind of write, with its CPU time in microseconds in each round. */
export interface MeasuredWrite {
  name: string;
  cpuMicros: number[];
}

/** Measures what one member's writes cost, one after the other. */
export async function measureWrites(
  location: CatalogueLocation,
  { workers, rounds }: Options,
): Promise<MeasuredWrite[]> {
  const server = await startProduct('product', location, { cache: true, workers, members: 1 });
  try {
    const kinds = writes(server);
    const measured = kinds.map(({ name }) => ({ name, cpuMicros: [] as number[] }));
    for (let round = 0; round <= rounds; round += 1) {
      for (const [kind, { act }] of kinds.entries()) {
        await server.idle();
        const before = server.cpuSeconds();
        for (let nth = 0; nth < TIMES; nth += 1) await act(round * TIMES + nth);
        await server.idle();
        const cpuMicros = ((server.cpuSeconds() - before) * 1e6) / TIMES;
        // The first round warms the server up.
        if (round > 0) measured[kind]?.cpuMicros.push(cpuMicros);
      }
    }
    return measured;
  } finally {
    await server.stop();
  }
}

function writes(server: Server): { name: string; act: (nth: number) => Promise<unknown> }[] {
  const authorization = { authorization: `Bearer ${tokenOf(0)}` };
  const write = <Data>(operation: Operation, variables: Variables) =>
    ask<Data>(server.url, operation, variables, authorization);
  const added: string[] = [];
  return [
    {
      name: 'add',
      act: async (nth) => {
        const { addArtifact } = await write<{ addArtifact: { artifact: { id: string } } }>(add, {
          input: input(`Bronze Head of Thebes ${nth}`),
        });
        added.push(addArtifact.artifact.id);
      },
    },
    {
      name: 'change a text',
      act: (nth) =>
        write(update, { id: added.at(-1), input: input('Bronze Head of Thebes 0', nth) }),
    },
    {
      name: 'change the name',
      act: (nth) => write(update, { id: added.at(-1), input: input(`Iron Bust of Ur ${nth}`) }),
    },
    { name: 'delete', act: () => write(remove, { id: added.pop() }) },
  ];
}

const random = new Random(1);

const input = (artifactName: string, revision = 0) => ({
  artifactName,
  artifactType: 'SCULPTURE',
  image: 'https://pictures.example/new.jpg',
  createdAt: '5th century BC',
  discoveredAt: 'Thebes',
  discoveredBy: 'A sponge diver, 1900',
  presentLocation: 'A private collection',
  historicalContext: `${someText(random)} ${revision}`,
  description: someText(random),
});
