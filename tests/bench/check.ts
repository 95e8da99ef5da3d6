import { ask } from './ask';
import type { FreshVariables } from './fresh';
import type { Operation, Read, Variables } from './requests';
import type { Server } from './servers';

/** How many of the requests that never repeat are compared. */
const SAMPLE = 12;
const STRIDE = 17;

/**
 * Asks every server the same, in the form that repeats and in some that do not.
 * @throws where one answers other data than the first; cursors are each server's own.
 */
export async function checkAnswers(
  servers: readonly Server[],
  fresh: ReadonlyMap<Server, FreshVariables>,
  reads: readonly Read[],
): Promise<void> {
  const [first, ...others] = servers;
  if (!first) throw new Error('There is no server to ask.');
  for (const read of reads) {
    const lists = servers.map((server) => fresh.get(server)?.[read.name] ?? []);
    const shortest = Math.min(...lists.map(({ length }) => length));
    for (let nth = 0; nth < SAMPLE; nth += 1) {
      const variables = (server: Server) =>
        (nth > 0 && fresh.get(server)?.[read.name][(nth * STRIDE) % shortest]) || read.repeated;
      const expected = await plainData(first.url, read, variables(first));
      for (const other of others) {
        const asked = variables(other);
        const found = await plainData(other.url, read, asked);
        if (found !== expected) {
          throw new Error(
            `${read.name} ${JSON.stringify(asked)}: ${other.name} answers\n${found}\nbut ${first.name}\n${expected}`,
          );
        }
      }
    }
  }
}

async function plainData(url: string, operation: Operation, variables: Variables) {
  const data = await ask<unknown>(url, operation, variables);
  return JSON.stringify(data, (key, value: unknown) =>
    key === 'endCursor' && value !== null ? 'a cursor' : value,
  );
}
