import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port';
import { expectRefusal, ServerProcess } from '../support/server-process';

let folder: string;
let port: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'antiquary-lock-'));
  port = await freePort();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a server that uses the folder', () => {
  const variables = () => ({ DATA_DIR: folder, AUTH_EMULATOR: 'running' });
  const startServing = async () => {
    const server = new ServerProcess({ ...variables(), PORT: String(port) });
    await server.serves();
    return server;
  };

  it('keeps a second server out until it has ended, even by kill -9', async () => {
    const first = await startServing();
    const second = { ...variables(), PORT: String(await freePort()) };
    await expectRefusal(second, folder, 'DATA_DIR', `process ${first.pid}`);
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
    await first.end('SIGKILL');

    const next = await startServing();
    await expectRefusal(second, `process ${next.pid}`);
    await next.end('SIGTERM');
    await (await startServing()).end('SIGTERM');
  });
});
