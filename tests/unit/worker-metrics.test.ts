import { workerMetrics } from '../../server/processes/workers/metrics';

test('a worker that waits for the metrics of all takes no other message for them', async () => {
  // Only a worker has the channel to the primary process.
  Object.defineProperty(process, 'send', { value: () => true });
  const text = workerMetrics().text();
  for (const message of ['hangup', null]) process.emit('message', message, undefined);
  process.emit('message', { allMetrics: 'up 1' }, undefined);
  expect(await text).toBe('up 1');
});
