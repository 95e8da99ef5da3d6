import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './free-port';

/** Where a running product answers. */
export interface ProductAddress {
  url: string;
  emulatorUrl: string;
}

/** The product, running as `npm start` runs it, with data and ports of its own. */
export interface Product extends ProductAddress {
  /** Its first process's. */
  pid(): number;
  /** Everything that it has printed so far. */
  output(): string;
  /** Ends it in order, and removes its data unless the caller brought the folder. */
  stop(): Promise<void>;
  /** Ends it as a power cut would; its data stays. */
  kill9(): Promise<void>;
  /** Starts it again after `kill9`, on the same data and ports. */
  restart(): Promise<void>;
}

const START_MS = 120_000;

/**
 * Starts the product and waits until its database answers and tokens can be checked.
 * @param options.env variables besides those that give it a place of its own, or instead of them
 */
export async function startProduct({
  env = {},
}: { env?: NodeJS.ProcessEnv } = {}): Promise<Product> {
  const ownData = env.DATA_DIR ? null : await mkdtemp(join(tmpdir(), 'antiquary-product-'));
  const port = String(await freePort());
  const emulator = `127.0.0.1:${String(await freePort())}`;
  const url = `http://localhost:${port}`;
  const variables: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: undefined,
    DATABASE_URL: undefined,
    DATA_DIR: ownData ?? undefined,
    PORT: port,
    FIREBASE_AUTH_EMULATOR_HOST: emulator,
    ...env,
  };
  let output = '';
  let child = await launch();

  async function launch() {
    const started = spawn(process.execPath, [resolve('scripts/start.mjs')], {
      env: variables,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    await ready(`${url}/readyz`, started, () => output);
    return started;
  }

  return {
    url,
    emulatorUrl: `http://${emulator}`,
    output: () => output,
    pid: () => child.pid ?? 0,
    stop: async () => {
      await end(child, 'SIGTERM');
      if (ownData) await rm(ownData, { recursive: true, force: true });
    },
    kill9: () => end(child, 'SIGKILL'),
    restart: async () => {
      child = await launch();
    },
  };
}

async function ready(address: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    if (hasEnded(child) || Date.now() > deadline) {
      await end(child, 'SIGKILL');
      throw new Error(`The product did not start:\n${output()}`);
    }
    await new Promise((wake) => setTimeout(wake, 200));
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
