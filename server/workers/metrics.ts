import cluster from 'node:cluster';
import { AggregatorRegistry, Registry } from 'prom-client';

/** A worker asks the primary process for the metrics of all workers. */
const REQUEST = 'metrics';

/** The response: a text in Prometheus' format, or null when a worker did not give its own. */
interface Response {
  metrics: string | null;
}

const isResponse = (message: object): message is Response => 'metrics' in message;

/** In the primary process: answers the workers' requests. */
export function collectMetrics(): void {
  const aggregator = new AggregatorRegistry();
  cluster.on('message', (worker, message) => {
    if (message !== REQUEST) return;
    const respond = (metrics: string | null) => {
      if (worker.isConnected()) worker.send({ metrics } satisfies Response);
    };
    aggregator.clusterMetrics().then(respond, () => respond(null));
  });
}

/** In a worker: where it counts, and the metrics of all workers. */
export function workerMetrics(): { registry: Registry; text: () => Promise<string> } {
  const registry = new Registry();
  AggregatorRegistry.setRegistries(registry);
  // Answers the primary process.
  new AggregatorRegistry();
  const text = () =>
    new Promise<string>((resolve, reject) => {
      const receive = (message: object) => {
        if (!isResponse(message)) return;
        process.off('message', receive);
        if (message.metrics === null) reject(new Error('A worker did not give its metrics.'));
        else resolve(message.metrics);
      };
      process.on('message', receive);
      process.send?.(REQUEST);
    });
  return { registry, text };
}
