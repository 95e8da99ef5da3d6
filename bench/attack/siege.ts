import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { withCatalogue } from '../temporary-catalogue';
import { type Server, startProduct } from '../servers';
import { tokenOf } from '../tokens';
import { Connection } from '../../tests/support/connection';
import { hostileCallers } from './hostile-callers';
import { honestRequests } from './honest-requests';

/**
 * `npm run siege`: five hundred connections for a minute, one in ten of them slow or hostile. It
 * fails when an honest caller receives a status other than 200, or any caller a 5xx.
 */
const CONNECTIONS = 500;
const HOSTILE = CONNECTIONS / 10;
const MEMBERS = 100;
const SECONDS = Number(process.argv[2] ?? 60);
/** The pause of an honest caller between two requests, in milliseconds. */
const PAUSE = { shortest: 200, longest: 1_400 };
const ARTIFACTS = 1_000;

interface Observed {
  times: number[];
  /** How often each status was received. The status 0 stands for no answer. */
  statuses: Map<number, number>;
}

const count = ({ statuses }: Observed, status: number) =>
  void statuses.set(status, (statuses.get(status) ?? 0) + 1);

/** A separate client address for each caller: all of 127.0.0.0/8 is this machine. */
const addressOf = (nth: number) => `127.0.${1 + Math.floor(nth / 250)}.${1 + (nth % 250)}`;

/** One visitor or member, on one connection. */
async function honest(server: Server, nth: number, seen: Observed, until: number): Promise<void> {
  const token = nth < MEMBERS ? tokenOf(nth) : undefined;
  const connection = new Connection(server.url, addressOf(nth));
  const headers: Record<string, string> = {};
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  while (performance.now() < until) {
    const { path, body } = honestRequests.next(token !== undefined, ARTIFACTS);
    const began = performance.now();
    const { status } = await connection.send(path, headers, body).catch((error: unknown) => {
      console.error(`${path}: ${String(error)}`);
      return { status: 0 };
    });
    count(seen, status);
    seen.times.push(performance.now() - began);
    await pause(PAUSE.shortest + Math.random() * (PAUSE.longest - PAUSE.shortest));
  }
  connection.close();
}

/** One hostile caller that connects again and again, and counts the statuses received. */
async function hostile(server: Server, nth: number, seen: Observed, until: number): Promise<void> {
  const port = Number(new URL(server.url).port);
  const act = hostileCallers[nth % hostileCallers.length];
  while (act && performance.now() < until) {
    const localAddress = addressOf(CONNECTIONS - HOSTILE + nth);
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined);
    const timer = setTimeout(() => socket.destroy(), until - performance.now());
    socket.on('data', (part) => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(part.toString('latin1'))?.[1];
      if (status) count(seen, Number(status));
    });
    await Promise.race([act(socket), new Promise((resolve) => socket.once('close', resolve))]);
    socket.destroy();
    clearTimeout(timer);
    await pause(100);
  }
}

async function main() {
  await withCatalogue(ARTIFACTS, 'sqlite', async (location) => {
    const server = await startProduct('product', location, {
      cache: true,
      workers: 1,
      members: MEMBERS,
      limited: true,
    });
    try {
      await besiege(server);
    } finally {
      await server.stop();
    }
  });
}

async function besiege(server: Server): Promise<void> {
  const until = performance.now() + SECONDS * 1000;
  const seen: Observed = { times: [], statuses: new Map() };
  const seenByHostile: Observed = { times: [], statuses: new Map() };
  const memory: number[] = [];
  const watching = setInterval(() => memory.push(server.memory().now), 1_000);
  await Promise.all([
    ...Array.from({ length: CONNECTIONS - HOSTILE }, (_, nth) => honest(server, nth, seen, until)),
    ...Array.from({ length: HOSTILE }, (_, nth) => hostile(server, nth, seenByHostile, until)),
  ]);
  clearInterval(watching);

  const times = seen.times.sort((a, b) => a - b);
  const at = (part: number) => Math.round(times[Math.floor(part * times.length)] ?? 0);
  console.log(
    `${times.length} honest requests in ${SECONDS} s: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  );
  console.log('answered', Object.fromEntries(seen.statuses));
  console.log('hostile ones answered', Object.fromEntries(seenByHostile.statuses));
  const quarter = (nth: number) => memory[Math.floor((memory.length * nth) / 4)] ?? 0;
  console.log(`memory in MB: ${[0, 1, 2, 3].map(quarter).join(', ')}, ${memory.at(-1)} at the end`);

  const failed = [...seen.statuses.keys()].filter((status) => status !== 200);
  const faults = [...seenByHostile.statuses.keys()].filter((status) => status >= 500);
  if (failed.length + faults.length > 0)
    throw new Error('The server did not withstand the siege: see the failures above.');
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
