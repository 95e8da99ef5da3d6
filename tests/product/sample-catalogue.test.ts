import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/free-port';
import { operate } from '../support/operate';

/** A server in production with a project of Firebase, which these tests never ask for a token. */
async function startInProduction(variables: NodeJS.ProcessEnv) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://antiquary.example',
    FIREBASE_PROJECT_ID: 'antiquary',
    FIREBASE_WEB_CONFIG: '{"apiKey":"key"}',
    HOST: '127.0.0.1',
    PORT: String(port),
    ...variables,
  };
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8');
  for await (const text of child.stdout) {
    output += String(text);
    if (output.includes('Serving ')) break;
  }
  const ended = once(child, 'exit');
  return {
    environment,
    output,
    countArtifacts: async () => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ query: '{ artifacts { totalCount } }' });
      const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
      const { data } = (await response.json()) as { data: { artifacts: { totalCount: number } } };
      return data.artifacts.totalCount;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

let folder: string;
let server: Awaited<ReturnType<typeof startInProduction>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'antiquary-sample-'));
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

it('a production server starts with an empty catalogue, which a command fills and empties', async () => {
  server = await startInProduction({ DATA_DIR: folder });
  const { environment, countArtifacts } = server;
  expect(server.output).not.toContain('sample catalogue');
  expect(await countArtifacts()).toBe(0);

  const loaded = await operate('admin', environment, 'sample', 'load');
  expect(loaded).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^Backed up first: \S+\.\nThe sample catalogue is loaded: 58 artifacts\.$/,
    ),
  });
  while ((await countArtifacts()) !== 58) await pause(20);

  const removed = await operate('admin', environment, 'sample', 'remove');
  expect(removed).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^Backed up first: \S+\.\nThe sample catalogue is removed: 58 artifacts\.$/,
    ),
  });
  while ((await countArtifacts()) !== 0) await pause(20);
  expect(await readdir(join(folder, 'backups'))).toHaveLength(2);
});
