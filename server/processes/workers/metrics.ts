import cluster from 'node:cluster';
import { AggregatorRegistry, Registry } from 'prom-client';

/** A worker asks the primary process for the metrics of all workers. */
const REQUEST = 'metrics';

/** The metrics of all workers in Prometheus' format, or null when a worker did not answer. */
interface Response {
  allMetrics: string | null;
}

/** The primary process also sends texts, such as that of a hangup. */
const isResponse = (message: unknown): message is Response =>
  typeof message === 'object' && message !== null && 'allMetrics' in message;

/** In the primary process: answers the workers' requests. */
export function collectMetrics(): void {
  const aggregator = new AggregatorRegistry();
  cluster.on('message', (worker, message) => {
    if (message !== REQUEST) return;
    const respond = (allMetrics: string | null) => {
      if (worker.isConnected()) worker.send({ allMetrics } satisfies Response);
    };
    aggregator.clusterMetrics().then(respond, () => respond(null));
  });
}

/** In a worker: its own registry, and the metrics of all workers. */
export function workerMetrics(): { registry: Registry; text: () => Promise<string> } {
  const registry = new Registry();
  AggregatorRegistry.setRegistries(registry);
  // Makes this worker answer the primary process.
  new AggregatorRegistry();
  const text = () =>
    new Promise<string>((resolve, reject) => {
      const receive = (message: unknown) => {
        if (!isResponse(message)) return;
        process.off('message', receive);
        if (message.allMetrics === null) reject(new Error('A worker did not give its metrics.'));
        else resolve(message.allMetrics);
      };
      process.on('message', receive);
      process.send?.(REQUEST);
    });
  return { registry, text };
}
