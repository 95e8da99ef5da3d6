import { connect } from 'node:net';
import { FolderStorage } from '../../server/pictures/folder-storage';
import {
  ada,
  ben,
  member,
  startCatalogue,
  type TestCatalogue,
  type TestMember,
  tokenOf,
} from '../support/catalogue';
import { childrenOf } from '../support/connection';
import { InterruptedStorage } from '../support/interrupted-storage';
import { draw, linksOf } from '../support/picture-catalogue';
import { signalMaking } from '../support/picture-making';
import { temporaryFolder } from '../support/temporary-folders';
import { waitUntil } from '../support/wait-until';

let catalogue: TestCatalogue;
let storage: InterruptedStorage;
async function start(overrides: Parameters<typeof startCatalogue>[0] = {}) {
  storage = new InterruptedStorage(new FolderStorage(await temporaryFolder()));
  const { pictures, ...settings } = overrides;
  catalogue = await startCatalogue({ ...settings, pictures: { storage, ...pictures } });
}
afterEach(() => catalogue.stop());

const upload = (file: Buffer, who = ada) => catalogue.as(who).upload(file);

/** How many pictures wait or are made. */
async function pending(): Promise<number> {
  const metrics = await (await catalogue.visitor.fetch('GET', '/metrics')).text();
  return Number(/^pictures_pending (\d+)$/m.exec(metrics)?.[1]);
}

/** Begins an upload whose file does not end. */
function beginUpload(who: TestMember) {
  const { hostname, port } = new URL(catalogue.url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(
    `POST /pictures HTTP/1.1\r\nhost: localhost\r\ncontent-type: image/png\r\nauthorization: Bearer ${tokenOf(who)}\r\ncontent-length: 900\r\n\r\n.`,
  );
  return socket;
}

const refused = (answer: { status: number; headers: Headers }) => [
  answer.status,
  answer.headers.get('retry-after'),
];

it('members take turns, however many pictures one of them sends', async () => {
  await start();
  const files = await Promise.all([1, 2, 3, 4].map((n) => draw(30, n)));
  const order: number[] = [];
  const uploads: Promise<unknown>[] = [];
  const send = async (n: number, who: TestMember) => {
    const { body } = await upload(files[n] ?? Buffer.alloc(0), who);
    order.push(body.height);
  };
  storage.during('write', async () => {
    for (const [n, who] of [ada, ada, ben].entries()) {
      uploads.push(send(n + 1, who));
      await waitUntil(async () => (await pending()) === n + 2);
    }
  });
  await send(0, ada);
  await Promise.all(uploads);
  expect(order).toEqual([1, 4, 2, 3]);
});

it('an upload whose client has left is dropped, also while the picture is made', async () => {
  await start();
  const file = await draw(3_000, 3_000);
  const leaving = new AbortController();
  const left = fetch(new URL('/pictures', catalogue.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(ada)}`, 'content-type': 'image/png' },
    body: new Uint8Array(file),
    signal: leaving.signal,
  });
  await waitUntil(async () => (await childrenOf(process.pid)).length > 0);
  leaving.abort();
  await expect(left).rejects.toThrow();
  await waitUntil(async () => (await pending()) === 0);
  // Later uploads are made after it.
  expect((await upload(await draw(40, 30))).status).toBe(201);
  expect(await linksOf(catalogue)).toHaveLength(1);
});

it('an upload that waits too long for its turn can be tried again', async () => {
  await start({ pictures: { limits: { patience: 1 } } });
  const [first, second] = [await draw(40, 30), await draw(30, 40)];
  let waiting = {} as Awaited<ReturnType<typeof upload>>;
  storage.during('write', async () => (waiting = await upload(second, ben)));
  expect((await upload(first)).status).toBe(201);
  expect(refused(waiting)).toEqual([503, '5']);
  expect((await upload(second, ben)).status).toBe(201);
});

it('an upload gets its answer in time, also from a storage that is silent', async () => {
  await start({ pictures: { patience: 1 } });
  storage.during('has', () => new Promise(() => {}));
  expect(refused(await upload(await draw(40, 30)))).toEqual([503, '5']);
});

it('an upload whose making is ended from outside can be tried again', async () => {
  await start();
  const file = await draw(40, 30);
  const uploading = upload(file);
  await signalMaking('SIGTERM');
  expect(refused(await uploading)).toEqual([503, '5']);
  expect((await upload(file)).status).toBe(201);
});

it('few members cannot keep others out by uploads that do not end', async () => {
  await start();
  const members = Array.from({ length: 8 }, (_member, n) => member(n));
  const sockets = members.flatMap((who) => [1, 2, 3].map(() => beginUpload(who)));
  for (const who of members) {
    await waitUntil(async () => (await upload(Buffer.from('text'), who)).status === 429);
  }
  const file = await draw(40, 30);
  expect((await upload(file)).status).toBe(201);
  for (const socket of sockets) socket.destroy();
});

it('the price of an upload follows the pixels', async () => {
  await start({ rateLimit: 10_000 });
  const leftAfter = async (file: Buffer) => {
    const { status, headers } = await upload(file);
    expect(status).toBe(201);
    return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
  };
  const before = await leftAfter(await draw(40, 30));
  const after = await leftAfter(await draw(5_000, 4_000));
  expect(before - after).toBeGreaterThanOrEqual(80);
});
