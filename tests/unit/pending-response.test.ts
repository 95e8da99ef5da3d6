import { Changes } from '../../server/database/changes';
import { CompleteResponse } from '../../server/web/response-cache/complete-response';
import { ResponseCache } from '../../server/web/response-cache/response-cache';

const KEY = '/api/allartifacts';

const response = () =>
  new CompleteResponse({
    ...{ route: KEY, etag: 'W/"1"', headers: [], body: Buffer.from('[]'), isForCache: true },
    onCompressionFailure: (error) => {
      throw error;
    },
  });

test('a streamed response gets no tags once it is being sent', () => {
  const pending = new ResponseCache(new Changes()).begin(KEY);
  pending.tag('likes:1');
  pending.end(null);
  pending.tag('likes:2');
  expect([...pending.tags]).toEqual(['likes:1']);
});

test.each([
  ['is cached', false, true],
  ['is not cached if anything was written since it was begun', true, false],
])('a response %s', (_, isWritten, isCached) => {
  const changes = new Changes();
  const cache = new ResponseCache(changes);
  const pending = cache.begin(KEY);
  if (isWritten) changes.announce('likes:7');
  pending.end(response());
  expect(cache.get(KEY) !== undefined).toBe(isCached);
});
