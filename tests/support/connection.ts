import { readdir, readFile, readlink } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from './product';
import { WAIT_LIMIT_MS } from './wait-until';

export interface ConnectionAnswer {
  status: number;
  etag: string;
  body: string;
}

/** One TCP connection that stays open, so that one process answers every request on it. */
export class Connection {
  private readonly agent: Agent;
  /** The local port. */
  port = 0;

  /** @param localAddress the address of this machine to connect from */
  constructor(
    private readonly url: string,
    localAddress?: string,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
  }

  /** Sends a request; a body makes it a POST of JSON. */
  send(path: string, headers: Record<string, string> = {}, body?: object) {
    return new Promise<ConnectionAnswer>((resolve, reject) => {
      const sent = request(
        new URL(path, this.url),
        {
          agent: this.agent,
          signal: AbortSignal.timeout(WAIT_LIMIT_MS),
          method: body ? 'POST' : 'GET',
          headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        },
        (response) => {
          this.port = sent.socket?.localPort ?? 0;
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => (text += part));
          response.on('error', reject).on('end', () => {
            const { statusCode = 0, headers } = response;
            resolve({ status: statusCode, etag: String(headers.etag), body: text });
          });
        },
      );
      sent.on('error', reject).end(body && JSON.stringify(body));
    });
  }

  /** Sends an operation. @returns the value of its one field @throws for an answer with errors */
  async run(query: string, { token, variables }: { token?: string; variables?: object } = {}) {
    const headers: Record<string, string> = {};
    if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
    const { body } = await this.send('/graphql', headers, { query, variables });
    const { data, errors } = JSON.parse(body) as { data: any; errors?: unknown };
    if (errors) throw new Error(body);
    return Object.values<any>(data)[0];
  }

  close(): void {
    this.agent.destroy();
  }
}

/** The running child processes of a process (Linux). */
export async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return list.split(' ').filter(Boolean).map(Number);
}

/** The child processes that serve requests. The emulator is not one of them. */
export async function workersOf(pid: number): Promise<number[]> {
  const children = await childrenOf(pid);
  const commands = await Promise.all(
    children.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')),
  );
  return children.filter((_child, index) => commands[index]?.includes('server/main.js'));
}

/** The process that holds the server's end of a connection (Linux). */
async function processBehind({ port }: Connection, pids: number[]): Promise<number | null> {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const table = await readFile('/proc/net/tcp', 'utf8');
  const line = table.split('\n').find((row) => row.trim().split(/\s+/)[2]?.endsWith(`:${hex}`));
  const socket = `socket:[${line?.trim().split(/\s+/)[9]}]`;
  for (const pid of pids) {
    const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
    for (const file of files) {
      const target = await readlink(`/proc/${pid}/fd/${file}`).catch(() => '');
      if (target === socket) return pid;
    }
  }
  return null;
}

/** Opens connections until there is one to each of a product's two workers. */
export async function connectToBoth(product: Product): Promise<[Connection, Connection]> {
  const byWorker = new Map<number, Connection>();
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const workers = await workersOf(product.pid());
    const connection = new Connection(product.url);
    const answer = await connection.send('/healthz').catch(() => null);
    const worker = answer && (await processBehind(connection, workers));
    if (worker === null || byWorker.has(worker)) connection.close();
    else byWorker.set(worker, connection);
    const [one, other] = workers.flatMap((pid) => byWorker.get(pid) ?? []);
    if (one && other) return [one, other];
    await pause(50);
  }
  throw new Error('Only one worker answered, or none.');
}

/** Whether there is a process with this ID. */
export function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
