import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { StreamLimit } from '../../server/http/stream-limit';

// The limit of one client is tested with real lists: see server/streams.test.ts.
test('32 responses are streamed at a time, and one that is closed makes room', async () => {
  let clients = 0;
  const limit = new StreamLimit(() => ({ key: `client ${(clients += 1)}`, site: null }));
  const begin = () => {
    const request = new IncomingMessage(new Socket());
    const response = new ServerResponse(request);
    limit.begin(request, response);
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
