import { Changes } from '../../server/changes/changes';
import { ResponseCache } from '../../server/response-cache/response-cache';

test('a streamed response records no dependencies once it is being sent', () => {
  const pending = new ResponseCache(new Changes()).begin({
    text: '/api/allartifacts',
    body: Buffer.alloc(0),
  });
  pending.dependsOn('likes:1');
  pending.end(null);
  pending.dependsOn('likes:2');
  expect([...pending.dependencies]).toEqual(['likes:1']);
});
