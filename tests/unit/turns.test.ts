import { Turns } from '../../server/base/turns';

const { signal } = new AbortController();

/** Work that ends when its function is called. */
function work(turns: Turns, who: string, order: string[], until = signal) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const done = turns.run(who, () => (order.push(who), ended), until);
  return { end, done };
}

test('whoever has used the least time is next, and among equals who came first', async () => {
  const now = jest.spyOn(performance, 'now');
  let time = 0;
  now.mockImplementation(() => (time += 1));
  const turns = new Turns();
  const order: string[] = [];
  const all = ['ada', 'ada', 'ben', 'ada', 'cleo', 'ben'].map((who) => work(turns, who, order));
  for (const { end } of all) end();
  await Promise.all(all.map(({ done }) => done));
  now.mockRestore();
  expect(order).toEqual(['ada', 'ben', 'cleo', 'ada', 'ben', 'ada']);
});

test('work that nobody waits for loses its place alone', async () => {
  const turns = new Turns();
  const order: string[] = [];
  const gone = new AbortController();
  const first = work(turns, 'ada', order);
  const second = work(turns, 'ben', order, gone.signal);
  const third = work(turns, 'cleo', order);
  const reason = new Error('gone');
  gone.abort(reason);
  await expect(second.done).rejects.toBe(reason);
  await expect(work(turns, 'ben', order, gone.signal).done).rejects.toBe(reason);
  for (const { end } of [first, third]) end();
  await Promise.all([first.done, third.done]);
  expect(order).toEqual(['ada', 'cleo']);
});

test('work that fails gives its turn to the next', async () => {
  const turns = new Turns();
  const failed = turns.run('ada', () => Promise.reject(new Error('failed')), signal);
  const next = turns.run('ben', async () => 'done', signal);
  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('done');
});
