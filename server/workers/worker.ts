import { inspect } from 'node:util';
import { Registry } from 'prom-client';
import { type Change, Changes } from '../changes';
import type { Environment } from '../env';
import { ConfigurationError } from '../errors';
import { endOnSignal, serve } from '../serve';
import { inBatches } from './batches';
import { Channel } from './channel';

/**
 * One of several equal processes, started by crew.ts. On SQLite its writes are acknowledged when
 * every other worker knows of them; on PostgreSQL the database tells. It ends with the first
 * process, however that one ends: Node.js sees to it.
 */
export async function work(environment: Environment): Promise<void> {
  const registry = new Registry();
  const channel = new Channel(
    // Where it cannot be sent, the first process is gone, and this one ends.
    (message) => process.send?.(message, undefined, undefined, () => undefined),
    {
      changed: async (list) => {
        for (const change of list) changes.apply(change);
        return null;
      },
      figures: () => registry.getMetricsAsJSON(),
    },
  );
  const changes = new Changes(
    inBatches<Change>((list) => channel.ask('changed', [...new Set(list)])),
  );
  process.on('message', (message: Parameters<Channel['receive']>[0]) => {
    void channel.receive(message);
  });
  try {
    const serving = await serve(environment, {
      changes,
      metrics: { registry, text: async () => (await channel.ask('metrics', null)) ?? '' },
      // Before anything is answered, and so before any answer is kept.
      beforeListening: () => channel.ask('ready', null),
    });
    endOnSignal(() => serving.close());
    await channel.ask('serving', null);
  } catch (error) {
    await channel.ask(
      'failed',
      error instanceof ConfigurationError ? error.message : inspect(error),
    );
    process.exit(1);
  }
}
