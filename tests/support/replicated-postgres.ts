import { execFile, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { chown, mkdir, mkdtemp, open, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { childrenOf } from './connection';
import { freePort } from './free-port';
import { type DatabaseProxy, startDatabaseProxy } from './haproxy';
import { CLUSTER, end, NOBODY, UNTIL_INPUT_ENDS, waitUntilConnectable } from './postgres';
import { findProgram } from './programs';

/** The name of each server, as Debian gives one to its servers. A standby goes by it at its primary. */
const NAME = 'main';
/**
 * Loopback only. Nothing is synced to the disk: the processes are killed here, not the machine. A commit
 * waits for the standby all the same, if there is one.
 */
const SERVER = ['-h', '127.0.0.1', '-k', '', '-F', '-c', `cluster_name=${NAME}`];

/** How long the load goes on before a primary is killed, in milliseconds. */
const UNDER_LOAD_MS = 200;

/** A server in a folder of its own. */
interface Server {
  port: number;
  /** The URL of a superuser, at this server itself. */
  url: string;
  /** Ends every process of the server at once (SIGKILL). */
  kill(): Promise<void>;
  /** Makes a standby the primary. */
  promote(): Promise<unknown>;
  stop(): Promise<void>;
}

/** A primary and its standby, of Debian's PostgreSQL, behind HAProxy with deploy/haproxy-postgresql.cfg. */
export class ReplicatedPostgres {
  private constructor(
    private primary: Server,
    private standby: Server | null,
    readonly proxy: DatabaseProxy,
  ) {}

  /** Settles when commits wait for the standby, and HAProxy passes connections to the primary. */
  static async start(): Promise<ReplicatedPostgres> {
    const ports = [await freePort(), await freePort()] as const;
    const primary = await startServer(ports[0], (run, data) =>
      run('initdb', '-D', data, ...CLUSTER),
    );
    const proxy = await startDatabaseProxy(ports);
    const postgres = new ReplicatedPostgres(primary, null, proxy);
    try {
      await postgres.atPrimary((client) => client.query('CREATE ROLE haproxy LOGIN'));
      await postgres.addStandby(ports[1]);
      while (!(await proxy.command('show stat')).includes(',UP,')) await pause(50);
    } catch (error) {
      await postgres.stop();
      throw error;
    }
    return postgres;
  }

  /** The URL of a superuser, through HAProxy. */
  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.proxy.port}/postgres`;
  }

  /** The URL of a superuser, at the standby itself. */
  get standbyUrl(): string {
    return this.standby?.url ?? '';
  }

  /** Uses a connection to the primary itself. */
  atPrimary<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    return using(this.primary.url, work);
  }

  /**
   * Kills the primary under load.
   * @param alone whether the standby has lost the primary before: what the primary acknowledged in this
   * time would be lost
   */
  async killPrimary(alone: boolean): Promise<void> {
    if (alone) {
      await using(this.standbyUrl, async (client) => {
        await client.query(`ALTER SYSTEM SET primary_conninfo = ''`);
        await client.query('SELECT pg_reload_conf()');
        const receiving = 'SELECT 1 FROM pg_stat_wal_receiver';
        while ((await client.query(receiving)).rowCount !== 0) await pause(5);
      });
    }
    await pause(UNDER_LOAD_MS);
    await this.primary.kill();
  }

  /** Makes the standby the primary. It has no standby itself, and its commits wait for none. */
  async promote(): Promise<void> {
    if (!this.standby) throw new Error('There is no standby.');
    await this.standby.promote();
    [this.primary, this.standby] = [this.standby, null];
  }

  /**
   * Adds a standby, as docs/scaling.md says. Settles when commits wait for it.
   * @param port that of the primary that was killed
   */
  async addStandby(port: number): Promise<void> {
    const primary = `host=127.0.0.1 port=${this.primary.port} user=postgres`;
    // A copy of a server whose commits wait for no standby: so is this one when it is promoted.
    this.standby = await startServer(port, (run, data) =>
      run('pg_basebackup', '-d', primary, '-D', data, '-R', '-X', 'stream', '-c', 'fast'),
    );
    await this.atPrimary(async (client) => {
      await client.query(`ALTER SYSTEM SET synchronous_standby_names = '${NAME}'`);
      await client.query('SELECT pg_reload_conf()');
      const waiting = `SELECT 1 FROM pg_stat_replication WHERE "sync_state" = 'sync'`;
      while ((await client.query(waiting)).rowCount === 0) await pause(20);
    });
  }

  get primaryPort(): number {
    return this.primary.port;
  }

  async stop(): Promise<void> {
    await this.proxy.stop();
    await this.standby?.stop();
    await this.primary.stop();
  }
}

async function using<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

type Run = (program: string, ...args: string[]) => Promise<unknown>;

/**
 * Starts a server that ends with this process.
 * @param fill makes the data folder
 */
async function startServer(
  port: number,
  fill: (run: Run, data: string) => Promise<unknown>,
): Promise<Server> {
  const program = findProgram('postgres');
  if (program === null) throw new Error('PostgreSQL is missing: apt-get install postgresql');
  const programs = dirname(realpathSync(program));
  const folder = await mkdtemp(join(tmpdir(), 'antiquary-postgres-'));
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const path of [folder, data]) await chown(path, NOBODY, NOBODY);
  const options = { cwd: folder, ...(isRoot && { uid: NOBODY, gid: NOBODY }) };
  const run: Run = (name, ...args) => promisify(execFile)(join(programs, name), args, options);
  await fill(run, data);

  const log = join(folder, 'log');
  const logFile = await open(log, 'a');
  const postgres = [join(programs, 'postgres'), '-D', data, '-p', String(port), ...SERVER];
  const child = spawn('/bin/sh', ['-c', UNTIL_INPUT_ENDS, 'sh', folder, ...postgres], {
    ...options,
    stdio: ['pipe', logFile.fd, logFile.fd],
  });
  await logFile.close();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await waitUntilConnectable(url, log);
  return {
    port,
    url,
    promote: () => run('pg_ctl', 'promote', '-D', data),
    async kill() {
      const [line = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
      const first = Number(line);
      // A stopped process starts no other.
      process.kill(first, 'SIGSTOP');
      for (const pid of [...(await childrenOf(first)), first]) process.kill(pid, 'SIGKILL');
      while (await listens(port)) await pause(5);
      await end(child);
    },
    stop: () => end(child),
  };
}

/** Whether something accepts connections at the port. */
function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}
