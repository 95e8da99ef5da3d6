import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ConcurrencyLimit } from '../../server/web/http/concurrency-limit';

const open = () => new ServerResponse(new IncomingMessage(new Socket()));
const refused = expect.objectContaining({
  extensions: expect.objectContaining({ code: 'UNAVAILABLE' }),
});

// The limit of one client is tested with real lists and pictures: see server/streams, server/picture-uploads.
test('a response that is closed makes room for another', async () => {
  let clients = 0;
  const limit = new ConcurrencyLimit({ ofOne: 1, ofAll: 32, what: 'lists' });
  const begin = () => {
    const response = open();
    limit.begin(`client ${(clients += 1)}`, response);
    return response;
  };
  const responses = Array.from({ length: 32 }, begin);
  expect(begin).toThrow(refused);
  // It has no socket that could close it.
  responses[0]?.emit('close');
  await nextTurn();
  expect(begin).not.toThrow();
  expect(begin).toThrow(refused);
});

test('who has the most gives its last to who has fewer', async () => {
  const limit = new ConcurrencyLimit({ ofOne: 3, ofAll: 4, what: 'lists' });
  const begin = (who: string) => {
    const response = open();
    limit.begin(who, response);
    return response;
  };
  const responses = ['ada', 'ada', 'ada', 'ben'].map(begin);
  begin('cleo');
  expect(responses.map(({ destroyed }) => destroyed)).toEqual([false, false, true, false]);
  responses[2]?.emit('close');
  await nextTurn();
  // Ada has two, and both others would have as many.
  for (const who of ['ben', 'cleo']) expect(() => begin(who)).toThrow(refused);
  begin('dora');
  for (const who of ['ada', 'emil']) expect(() => begin(who)).toThrow(refused);
});
