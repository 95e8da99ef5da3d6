import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { HttpsClient } from '../support/https-client';
import type { Product } from '../support/product';
import { portOf, type Production } from '../support/production';

const LIST = '{ artifacts(first: 24) { totalCount edges { node { artifactName } } } }';

/** Tests restarts and crashes of the servers and of PostgreSQL. The last test stops the servers. */
export function testRestarts(started: () => Production): void {
  let production: Production;
  let ada: HttpsClient;
  let visitor: HttpsClient;
  beforeAll(() => {
    production = started();
    ada = production.client(production.tokenOf('ada'));
    visitor = production.client();
  });
  afterAll(() => {
    ada.close();
    visitor.close();
  });

  /** The state of a server in HAProxy's statistics, such as UP. */
  async function stateOf(server: Product): Promise<string> {
    const lines = (await production.proxy.command('show stat')).split('\n');
    const ofServer = lines.find((line) => line.startsWith(`antiquary,${portOf(server)},`));
    return ofServer?.split(',')[17] ?? '';
  }

  async function waitForState(state: string, ...servers: Product[]) {
    for (const server of servers) {
      while (!(await stateOf(server)).startsWith(state)) await pause(50);
    }
  }

  it('deploy/rolling-restart.sh restarts both servers without a failed request', async () => {
    const load = new Load(production, 3);
    await load.begin();
    const supervisor = await startSupervisor(production.servers);
    try {
      await promisify(execFile)('bash', ['deploy/rolling-restart.sh'], {
        env: {
          ...process.env,
          PORTS: production.servers.map(portOf).join(' '),
          HAPROXY_SOCKET: production.proxy.socket,
          RESTART: `curl --fail --silent http://127.0.0.1:${supervisor.port}/`,
        },
      });
    } finally {
      supervisor.stop();
      await load.end();
    }
    expect(supervisor.restarted).toEqual(production.servers);
    expect(load.failures).toEqual([]);
  });

  it('when a server is killed, the other goes on, until the first is back', async () => {
    const [victim, other] = production.servers;
    await victim.kill9();
    for (const path of ['/', '/api/mostliked', '/', '/api/mostliked', '/all-artifacts']) {
      expect((await visitor.fetch('GET', path)).status).toBe(200);
    }
    await waitForState('DOWN', victim);
    await ada.add();
    expect(await stateOf(other)).toBe('UP');
    await victim.restart();
    await waitForState('UP', victim);
  });

  it('while PostgreSQL restarts, the product itself answers 503, and recovers', async () => {
    const { id } = await ada.add({ artifactName: 'Kept through the crash' });
    await production.postgres.crash();
    await waitForState('DOWN', ...production.servers);
    const { status, headers, errors } = await visitor.run(LIST);
    expect([status, errors[0].extensions.code]).toEqual([503, 'UNAVAILABLE']);
    expect(headers.has('retry-after')).toBe(true);
    expect((await visitor.fetch('GET', '/healthz')).status).toBe(200);

    await production.postgres.restart();
    await waitForState('UP', ...production.servers);
    expect(await ada.read(id)).toMatchObject({ artifactName: 'Kept through the crash' });
    await ada.add();
  });

  it('SIGTERM ends the servers after the requests in flight are answered', async () => {
    const database = new Client(production.postgres.url);
    await database.connect();
    try {
      await database.query('BEGIN; LOCK TABLE "artifacts" IN EXCLUSIVE MODE');
      const writing = ada.add({ artifactName: 'Written during the shutdown' });
      const waiting = `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = '"artifacts"'::regclass`;
      while ((await database.query(waiting)).rowCount === 0) await pause(10);
      const stopping = production.servers.map((server) => server.stop());
      for (const { url } of production.servers) while (await accepts(url)) await pause(10);
      await database.query('COMMIT');
      expect(await writing).toMatchObject({ artifactName: 'Written during the shutdown' });
      await Promise.all(stopping);
    } finally {
      await database.end();
    }
  });
}

/** Whether the server still accepts connections. */
const accepts = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );

/** Restarts the server whose port is requested as a path, in place of systemd. */
async function startSupervisor(servers: readonly Product[]) {
  const restarted: Product[] = [];
  const http = createServer((request, response) => {
    const server = servers.find((one) => request.url === `/${portOf(one)}`);
    if (!server) throw new Error(`There is no server ${request.url}.`);
    restarted.push(server);
    void server
      .stop()
      .then(() => server.restart())
      .then(() => response.end());
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  return { port, restarted, stop: () => void http.close() };
}

/** Members who keep coming over new connections, read pages and lists, add an artifact and like it. */
class Load {
  readonly failures: string[] = [];
  private visits = 0;
  private isOver = false;
  private lanes: Promise<void>[] = [];

  /** @param concurrency how many members are there at once */
  constructor(
    private readonly production: Production,
    private readonly concurrency: number,
  ) {}

  /** Returns as soon as the first members have left. */
  async begin(): Promise<void> {
    this.lanes = Array.from({ length: this.concurrency }, async (_, lane) => {
      for (let n = 0; !this.isOver; n += 1) await this.visit(`load-${lane}-${n}`);
    });
    while (this.visits < this.concurrency) await pause(10);
  }

  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.lanes);
  }

  private async visit(uid: string): Promise<void> {
    const member = this.production.client(this.production.tokenOf(uid));
    try {
      for (let n = 0; n < 8; n += 1) {
        const page = await member.fetch('GET', n % 2 === 0 ? '/' : '/all-artifacts?q=lamp');
        const list = await member.run(LIST);
        if (page.status !== 200 || list.errors.length > 0) {
          this.failures.push(`${uid}: ${page.status}, ${list.status}`);
        }
      }
      const { id } = await member.add({ artifactName: uid });
      await member.like(id);
      const { artifactName, likeCount } = await member.read(id);
      if (artifactName !== uid || likeCount !== 1) this.failures.push(`${uid}: lost`);
    } catch (error) {
      this.failures.push(`${uid}: ${String(error)}`);
    } finally {
      this.visits += 1;
      member.close();
    }
  }
}
