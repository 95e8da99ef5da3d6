import { ask } from './ask';
import type { UniqueVariables } from './unique-variables';
import type { Operation, Read, Variables } from './requests';
import type { Server } from './servers';

/** How many of the requests that never repeat are compared. */
const SAMPLE = 12;
const STRIDE = 17;

/**
 * Sends the same requests to every server: the repeated form, and some unique ones.
 * @throws when a server answers other data than the first. Cursors may differ.
 */
export async function checkAnswers(
  servers: readonly Server[],
  unique: ReadonlyMap<Server, UniqueVariables>,
  reads: readonly Read[],
): Promise<void> {
  const [first, ...others] = servers;
  if (!first) throw new Error('There is no server to check.');
  for (const read of reads) {
    const lists = servers.map((server) => unique.get(server)?.[read.name] ?? []);
    const shortest = Math.min(...lists.map(({ length }) => length));
    for (let nth = 0; nth < SAMPLE; nth += 1) {
      const variables = (server: Server) =>
        (nth > 0 && unique.get(server)?.[read.name][(nth * STRIDE) % shortest]) || read.repeated;
      const expected = await plainData(first.url, read, variables(first));
      for (const other of others) {
        const sent = variables(other);
        const found = await plainData(other.url, read, sent);
        if (found !== expected) {
          throw new Error(
            `${read.name} ${JSON.stringify(sent)}: ${other.name} answers\n${found}\nbut ${first.name}\n${expected}`,
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
