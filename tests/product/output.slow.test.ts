import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sqlite3 from 'sqlite3';
import { runs, workersOf } from '../support/connection';
import { writeFenwick } from '../support/fenwick';
import { freePort } from '../support/free-port';
import { startPostgres } from '../support/postgres';
import { describeWithPrograms } from '../support/programs';
import { LEVEL, ServerProcess } from '../support/server-process';
import { waitUntil } from '../support/wait-until';

let folder: string;
let url: string;
let variables: Record<string, string>;
let server: ServerProcess;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'antiquary-output-'));
  const port = await freePort();
  url = `http://localhost:${port}`;
  variables = {
    DATA_DIR: folder,
    PORT: String(port),
    AUTH_EMULATOR: 'running',
    LOG_LEVEL: 'info',
  };
});
afterEach(async () => {
  await server.end('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Starts the server. `preloaded` is code that runs in each of its processes before its own. */
async function start(others: Record<string, string> = {}, preloaded = '', log?: number) {
  const file = join(folder, 'preloaded.cjs');
  await writeFile(file, preloaded);
  const preload = { NODE_OPTIONS: `--require=${file}` };
  server = new ServerProcess({ ...variables, ...others, ...preload }, { log });
}

const ADDRESSES = [
  ...['/', '/banner', '/signin', '/login', '/register', '/all-artifacts?q=a', '/no-such-page'],
  ...['/civilization/egypt', '/civilization/atlantis', '/artifactsdetails/1', '/add-artifacts'],
  ...['/my-artifacts', '/shareartifacts/a@example.org', '/liked-artifacts', '/updateartifacts/1'],
  ...['/graphql', '/api/docs', '/api/allartifacts', '/api/allartifacts/none', '/robots.txt'],
  ...['/healthz', '/readyz', '/metrics', '/site/pictures/logo.svg'],
];

/** Writes in each way that Node.js offers. */
const WRITES = `process.on('SIGUSR2', () => {
  console.log('by %s', 'console.log');
  console.error('by', { name: 'console.error' }, '\\non two lines');
  console.dir({ by: 'console.dir' });
  process.stdout.write('by stdout');
  process.stderr.write(Buffer.from('by stderr\\n'), () => process.emitWarning('by emitWarning'));
});`;

it.each([1, 2])(
  'everything that the server writes is JSON lines, with WORKERS=%i',
  async (workers) => {
    const postgres = workers === 1 ? null : await startPostgres();
    const database = postgres && { DATABASE_URL: postgres.url };
    await start({ WORKERS: String(workers), ...database }, WRITES);
    await server.serves();
    for (const address of ADDRESSES) {
      const headers = { accept: 'text/html' };
      // A response that is not read to its end would keep the server from closing.
      await (await fetch(url + address, { headers, redirect: 'manual' })).arrayBuffer();
    }
    // Answers from the cache would not be logged.
    await server.wrote('"answered"', ADDRESSES.length / 2);
    for (const line of server.lines) {
      expect(line).toMatchObject({ level: LEVEL.info, msg: expect.any(String) });
    }

    const pids = [server.pid, ...(await workersOf(server.pid))];
    expect(pids).toHaveLength(workers === 1 ? 1 : 1 + workers);
    for (const pid of pids) process.kill(pid, 'SIGUSR2');
    await server.wrote('"by emitWarning"', pids.length);
    expect(await server.end('SIGTERM')).toBe(0);
    const texts = (level: number) =>
      server.lines.filter((line) => line.level === level).map(({ msg }) => msg);
    const times = (text: string) => pids.map(() => text);
    expect(texts(LEVEL.warning).sort()).toEqual([
      ...times('by emitWarning'),
      ...times('by stderr'),
      ...times(`by { name: 'console.error' } \non two lines`),
    ]);
    for (const text of ['by console.log', `{ by: 'console.dir' }`, 'by stdout']) {
      expect(texts(LEVEL.info).filter((one) => one === text)).toEqual(times(text));
    }
    await postgres?.stop();
  },
);

/** Expects that the server ends with code 1, and that its last line is the reason. */
async function expectFailure(message: string) {
  expect(await server.end()).toBe(1);
  const fatal = server.lines.filter(({ level }) => level === LEVEL.fatal);
  expect(fatal).toHaveLength(1);
  expect(fatal[0]?.err).toMatchObject({ message, stack: expect.stringContaining('at ') });
}

describe('the reason is a JSON line when the server ends', () => {
  it('because a package cannot be loaded', async () => {
    await start(
      {},
      `const Module = require('node:module');
      const load = Module._load;
      Module._load = (name, ...rest) => {
        if (name === 'sqlite3') throw new Error('compiled for another Node.js');
        return load(name, ...rest);
      };`,
    );
    await expectFailure('compiled for another Node.js');
  });

  it('because of a rejection that nobody handles', async () => {
    await start({}, `process.on('SIGUSR2', () => { Promise.reject(new Error('lost')); });`);
    await server.serves();
    process.kill(server.pid, 'SIGUSR2');
    await expectFailure('lost');
  });

  it('because a migration fails', async () => {
    await new Promise((resolve) => {
      const file = new sqlite3.Database(join(folder, 'antiquary.sqlite'));
      file.exec('CREATE TABLE "artifacts" ("id")').close(resolve);
    });
    await start();
    expect(await server.end()).toBe(1);
    // TypeORM writes a line too.
    expect(server.lines.at(-1)).toMatchObject({
      level: LEVEL.fatal,
      msg: expect.stringContaining('DATA_DIR'),
    });
  });
});

/** Fills every pipe, and more. */
const FLOOD = `process.on('SIGUSR2', () => {
  for (let n = 0; n < 20_000; n += 1) console.log('line %i of many, each of a hundred characters or so', n);
  console.log('the last line');
});`;
const AND_FAIL = `process.on('SIGUSR1', () => { Promise.reject(new Error('lost')); });`;

const answers = () =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Where the log goes, and what happens to it once the server serves. */
const LOGS: Record<string, { log?: () => number; spoil?: () => void }> = {
  'a full disk': { log: () => openSync('/dev/full', 'w') },
  'a reader that does not read': { spoil: () => pauseReading() },
  'a reader that has ended': {
    spoil() {
      server.child.stdout?.destroy();
      server.child.stderr?.destroy();
    },
  },
};

function pauseReading() {
  server.child.stdout?.pause();
  server.child.stderr?.pause();
}

describe.each(Object.entries(LOGS))('a log to %s', (_name, { log, spoil }) => {
  it.each([
    ['SIGTERM', 0],
    ['SIGUSR1', 1],
  ] as const)('hinders neither answers nor an end by %s', async (signal, code) => {
    const file = log?.();
    await start({}, FLOOD + AND_FAIL, file);
    await waitUntil(answers);
    spoil?.();
    process.kill(server.pid, 'SIGUSR2');
    for (let n = 0; n < 100; n += 1) expect(await answers()).toBe(true);
    const ended = once(server.child, 'exit');
    process.kill(server.pid, signal);
    expect(await ended).toEqual([code, null]);
    if (file !== undefined) closeSync(file);
  });
});

it.each([1, 2])(
  'a log that is read late has whole lines, and says how many are missing, with WORKERS=%i',
  async (workers) => {
    const postgres = workers === 1 ? null : await startPostgres();
    const database = postgres && { DATABASE_URL: postgres.url };
    await start({ WORKERS: String(workers), ...database }, FLOOD);
    await server.serves();
    pauseReading();
    const pids = workers === 1 ? [server.pid] : await workersOf(server.pid);
    for (const pid of pids) process.kill(pid, 'SIGUSR2');
    for (let n = 0; n < 100; n += 1) expect(await answers()).toBe(true);
    server.child.stdout?.resume();
    await server.wrote('lines of the log could not be written.');
    expect(await server.end('SIGTERM')).toBe(0);
    // `lines` reads each as JSON.
    expect(server.lines.map(({ msg }) => msg)).toContainEqual(
      expect.stringMatching(/^[1-9]\d* lines of the log could not be written\.$/),
    );
    await postgres?.stop();
  },
);

describeWithPrograms(['script'], 'a terminal that is closed', () => {
  it('ends no server with a site of its own, and hinders no end by SIGTERM', async () => {
    const site = writeFenwick();
    const inTerminal = ['sh', '-c', 'exec script --quiet --command "exec $0 $1" /dev/null'];
    const environment = { ...variables, SITE_DIR: site };
    server = new ServerProcess(environment, { log: 'ignore', through: inTerminal });
    await waitUntil(answers);
    const [pid = 0] = await workersOf(server.pid);
    // A process that has ended has no command line, even if nobody asks how it ended.
    const commandLine = () => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    try {
      await server.end('SIGKILL');
      for (let n = 0; n < 100; n += 1) expect(await answers()).toBe(true);
      process.kill(pid, 'SIGTERM');
      await waitUntil(async () => (await commandLine()) === '');
    } finally {
      if (runs(pid)) process.kill(pid, 'SIGKILL');
    }
    await rm(site, { recursive: true });
  });
});
