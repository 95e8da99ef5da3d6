import { inspect } from 'node:util';
import { Registry } from 'prom-client';
import { Changes } from '../changes/changes';
import type { Change } from '../database/change';
import { ConfigurationError } from '../errors';
import { closeOnSignal, type RunningServer } from '../shutdown';
import { inBatches } from './batches';
import { RequestChannel } from './request-channel';

/** What a worker shares with the others. */
export interface WorkerHooks {
  /** Tells the other workers what this one writes; unused where the database tells them. */
  changes: Changes;
  /** The metrics of all workers. */
  metrics: { registry: Registry; text: () => Promise<string> };
  beforeListening: () => Promise<unknown>;
}

/**
 * Runs one of several equal processes, started by primary.ts. On SQLite its writes are acknowledged
 * when every other worker knows of them. It ends with the primary, however that one ends: Node.js
 * sees to it.
 */
export async function runWorker(
  serve: (hooks: WorkerHooks) => Promise<RunningServer>,
): Promise<void> {
  const registry = new Registry();
  const channel = new RequestChannel(
    // When a message cannot be sent, the primary is gone, and this process is about to end.
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
    inBatches<Change>((list) => channel.request('changed', [...new Set(list)])),
  );
  process.on('message', (message: Parameters<RequestChannel['receive']>[0]) => {
    void channel.receive(message);
  });
  try {
    const server = await serve({
      changes,
      metrics: { registry, text: async () => (await channel.request('metrics', null)) ?? '' },
      // Before the first request, and so before the first response is cached.
      beforeListening: () => channel.request('ready', null),
    });
    closeOnSignal(() => server.close());
    await channel.request('serving', null);
  } catch (error) {
    const reason = error instanceof ConfigurationError ? error.message : inspect(error);
    await channel.request('failed', reason);
    process.exit(1);
  }
}
