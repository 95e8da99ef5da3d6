import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Load, prepareLoad, type Report } from './load';
import type { Server } from './servers';

/** So many rounds are not counted. V8 compiles a server's code while it answers some thousand requests. */
const WARM_UP_ROUNDS = 3;

/** Why the response cache does, or does not, answer a request of the product. */
export type CacheState = 'cached' | 'never repeating' | 'CACHE=off' | 'a write' | 'mixed';

/** A request that is sent to a server, measured once in each round. */
export interface Case {
  request: string;
  cache: CacheState;
  /** The number of artifacts in the server's catalogue. */
  size: number;
  server: Server;
  load: Load;
}

/** One measurement of a case. */
export interface Sample {
  /** CPU time of the server's processes per request, in microseconds. */
  cpuMicros: number;
  perSecond: number;
}

export interface Measured extends Case {
  /** In the order of the rounds, which are the same for all cases. */
  samples: Sample[];
}

/**
 * Measures the cases in turn, round after round, so that a busy moment of the machine spoils one
 * sample of a few cases, and not all samples of one. Cases that are compared should be neighbours.
 * Rounds before the first warm the servers up.
 */
export async function measureRounds<Kind extends Case>(
  cases: readonly Kind[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<(Kind & Measured)[]> {
  if (cases.length === 0) return [];
  const folder = await mkdtemp(join(tmpdir(), 'antiquary-bench-'));
  try {
    const prepared: (Kind & Measured & { run: () => Promise<Report> })[] = [];
    for (const [nth, one] of cases.entries()) {
      const run = await prepareLoad(one.load, join(folder, String(nth)), seconds);
      prepared.push({ ...one, samples: [] as Sample[], run });
    }
    for (let round = 1 - WARM_UP_ROUNDS; round <= rounds; round += 1) {
      console.log(round < 1 ? '  warming up' : `  round ${round} of ${rounds}`);
      // Every second round runs backwards, because a machine slows down while it warms up.
      for (const one of Math.abs(round) % 2 === 1 ? prepared : prepared.toReversed()) {
        const sample = await measureOnce(one.server, one.run);
        if (round > 0) one.samples.push(sample);
      }
    }
    return prepared;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measureOnce(server: Server, run: () => Promise<Report>): Promise<Sample> {
  await server.idle();
  const before = server.cpuSeconds();
  const { requests, seconds } = await run();
  await server.idle();
  const cpuMicros = ((server.cpuSeconds() - before) * 1e6) / requests;
  return { cpuMicros, perSecond: requests / seconds };
}
