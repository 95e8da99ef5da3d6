import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './free-port';

/** The addresses of a running product. */
export interface ProductAddress {
  url: string;
  emulatorUrl: string;
}

/** The product, running as `npm start` runs it, with data and ports of its own. */
export interface Product extends ProductAddress {
  /** The process ID of the product's first process. */
  pid(): number;
  /** Everything that the product has printed so far. */
  output(): string;
  /** Stops the product with SIGTERM. Removes its data, unless the caller has set DATA_DIR. */
  stop(): Promise<void>;
  /** Kills the product with SIGKILL. Its data stays. */
  kill9(): Promise<void>;
  /** Starts the product again after `kill9`, with the same data and ports. */
  restart(): Promise<void>;
}

const START_MS = 120_000;

/**
 * Starts the product and waits until /readyz reports that it is ready.
 * @param options.env environment variables, which may replace those for the data folder and the ports
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
    // No test reaches other sites.
    COPY_LINKED_PICTURES: 'off',
    DATA_DIR: ownData ?? undefined,
    PORT: port,
    FIREBASE_AUTH_EMULATOR_HOST: emulator,
    ...env,
  };
  let output = '';
  let isStopping = false;
  let child = await launch();

  async function launch() {
    const started = spawn(process.execPath, [resolve('scripts/start.mjs')], {
      env: variables,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    await waitUntilReady(`${url}/readyz`, started, () => output);
    isStopping = false;
    started.once('exit', (code, signal) => {
      if (!isStopping)
        process.stderr.write(`${url} ended (${signal ?? String(code)}):\n${output}\n`);
    });
    return started;
  }

  function endChild(signal: NodeJS.Signals): Promise<void> {
    isStopping = true;
    return end(child, signal);
  }

  return {
    url,
    emulatorUrl: `http://${emulator}`,
    output: () => output,
    pid: () => child.pid ?? 0,
    stop: async () => {
      await endChild('SIGTERM');
      if (ownData) await rm(ownData, { recursive: true, force: true });
    },
    kill9: () => endChild('SIGKILL'),
    restart: async () => {
      child = await launch();
    },
  };
}

async function waitUntilReady(
  address: string,
  child: ChildProcess,
  output: () => string,
): Promise<void> {
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
