import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workersOf } from '../support/connection';
import { writeFenwick } from '../support/fenwick';
import { freePort } from '../support/free-port';
import { startPostgres } from '../support/postgres';
import { ServerProcess } from '../support/server-process';
import { waitUntil } from '../support/wait-until';

it('SIGHUP ends no worker that starts, and each reads the site again', async () => {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'antiquary-hangup-'));
  const site = writeFenwick();
  const port = String(await freePort());
  const server = new ServerProcess({
    ...{ DATABASE_URL: postgres.url, DATA_DIR: folder, SITE_DIR: site, PORT: port },
    ...{ WORKERS: '2', AUTH_EMULATOR: 'running' },
  });
  try {
    const answers = () =>
      fetch(`http://localhost:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    // The first worker serves before the second one starts.
    await waitUntil(answers);
    server.child.kill('SIGHUP');
    await server.serves();
    await server.wrote('The site was read again.', 2);

    const workers = await workersOf(server.pid);
    const [victim = 0] = workers;
    process.kill(victim, 'SIGKILL');
    await waitUntil(async () =>
      (await workersOf(server.pid)).some((worker) => !workers.includes(worker)),
    );
    server.child.kill('SIGHUP');
    await server.wrote('The site was read again.', 4);
    const ends = server.lines.filter(({ msg }) => msg.includes('ended unexpectedly'));
    expect(ends.map(({ msg }) => msg)).toEqual([expect.stringContaining('(SIGKILL)')]);
    expect(await server.end('SIGTERM')).toBe(0);
  } finally {
    await server.end('SIGKILL');
    await postgres.stop();
    await Promise.all([folder, site].map((path) => rm(path, { recursive: true })));
  }
});
