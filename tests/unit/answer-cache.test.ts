import { Changes } from '../../server/changes';
import { AnswerCache } from '../../server/http/answer-cache';

test('an answer that is streamed notes nothing more once it is on its way', () => {
  const making = new AnswerCache(new Changes()).begin('/api/allartifacts');
  making.dependsOn('likes:1');
  making.end(null);
  making.dependsOn('likes:2');
  expect([...making.dependencies]).toEqual(['likes:1']);
});
