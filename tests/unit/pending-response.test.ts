import { Changes } from '../../server/database/changes';
import { ResponseCache } from '../../server/web/response-cache/response-cache';

test('a streamed response gets no tags once it is being sent', () => {
  const pending = new ResponseCache(new Changes()).begin('/api/allartifacts');
  pending.tag('likes:1');
  pending.end(null);
  pending.tag('likes:2');
  expect([...pending.tags]).toEqual(['likes:1']);
});
