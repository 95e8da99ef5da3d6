import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Caller } from '../support/caller';
import { freePort } from '../support/free-port';
import { operate } from '../support/operate';
import { ServerProcess } from '../support/server-process';
import { waitUntil } from '../support/wait-until';

it('a production server starts with an empty catalogue, which a command fills and empties', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'antiquary-sample-'));
  const port = String(await freePort());
  // The test never asks this project of Firebase for a token.
  const environment = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://antiquary.example',
    FIREBASE_PROJECT_ID: 'antiquary',
    FIREBASE_WEB_CONFIG: '{"apiKey":"key"}',
    HOST: '127.0.0.1',
    PORT: port,
    DATA_DIR: folder,
  };
  const server = new ServerProcess(environment);
  const visitor = new Caller(`http://127.0.0.1:${port}`, null);
  const countArtifacts = async () =>
    (await visitor.run('{ artifacts { totalCount } }')).data.artifacts.totalCount as number;
  try {
    await server.serves();
    expect(server.lines.filter(({ msg }) => msg.includes('sample catalogue'))).toEqual([]);
    expect(await countArtifacts()).toBe(0);
    for (const [word, said, count] of [
      ['load', 'loaded', 58],
      ['remove', 'removed', 0],
    ] as const) {
      expect(await operate('admin', environment, 'sample', word)).toEqual({
        code: 0,
        said: expect.stringMatching(
          new RegExp(
            `^Backed up first: \\S+\\.\nThe sample catalogue is ${said}: 58 artifacts\\.$`,
          ),
        ),
      });
      await waitUntil(async () => (await countArtifacts()) === count);
    }
    expect(await readdir(join(folder, 'backups'))).toHaveLength(2);

    const snapshots = join(folder, 'snapshots');
    const snapshot = (...words: string[]) =>
      operate('admin', environment, 'export', ...words, '--snapshot', snapshots);
    expect(await snapshot()).toEqual({ code: 0, said: 'Exported: 0 artifacts.' });
    expect((await readdir(snapshots)).sort()).toEqual([
      'SHA256SUMS',
      expect.stringMatching(/^antiquary-\d{4}-\d\d-\d\d\.csv$/),
      expect.stringMatching(/^antiquary-\d{4}-\d\d-\d\d\.ndjson$/),
    ]);
    expect(await snapshot('artifacts.csv')).toMatchObject({ code: 1 });
  } finally {
    await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
});
