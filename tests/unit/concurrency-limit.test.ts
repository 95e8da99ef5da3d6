import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ConcurrencyLimit } from '../../server/http/concurrency-limit';

// The limit of one client is tested with real lists and pictures: see server/streams, server/picture-uploads.
test('a response that is closed makes room for another', async () => {
  let clients = 0;
  const limit = new ConcurrencyLimit({ ofOne: 1, ofAll: 32, what: 'lists' });
  const begin = () => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    limit.begin(`client ${(clients += 1)}`, response);
    return response;
  };
  const refused = expect.objectContaining({
    extensions: expect.objectContaining({ code: 'UNAVAILABLE' }),
  });
  const responses = Array.from({ length: 32 }, begin);
  expect(begin).toThrow(refused);
  // It has no socket that could close it.
  responses[0]?.emit('close');
  await nextTurn();
  expect(begin).not.toThrow();
  expect(begin).toThrow(refused);
});
