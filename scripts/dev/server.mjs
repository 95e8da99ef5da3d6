// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { compileFile, SERVER_FOLDERS } from '../build.mjs';
import { say } from '../run.mjs';

/** The compiled server, apart from the build of `npm start`. */
export const OUTPUT = 'dist/dev';
const PAGES = ['client/index.html', 'client/graphiql.html'];
const PROGRAM = join(OUTPUT, 'server/main.js');
/** What the server logs when it accepts connections. */
const SERVING = 'Serving ';

/** Whether a change of this file needs a restart. @param {string} file */
export const isServerSource = (file) =>
  PAGES.includes(file) || SERVER_FOLDERS.some((folder) => file.startsWith(`${folder}/`));

/** The HTTP server's process, restarted on every change. */
export class DevServer {
  /** The port of the server itself, behind the front. */
  port = 0;
  /** Runs each time the server accepts connections again. */
  onRestart = () => {};
  /** Whether the server accepts connections: settles with false when it could not start. */
  ready = Promise.resolve(false);

  /** @type {import('node:child_process').ChildProcess | undefined} */
  #current;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #standby;
  #restarting = Promise.resolve();
  #changedAt = 0;
  #stopping = false;

  async start() {
    this.port = await freePort();
    await provideClient();
    await this.#restart();
  }

  /**
   * Takes in changed files of the server, and restarts it unless the compiled files stay the same.
   * @param {string[]} sources
   */
  async update(sources) {
    const start = Date.now();
    try {
      const changes = await Promise.all(sources.map(compileChange));
      if (!changes.includes(true)) return;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return;
    }
    this.#changedAt = start;
    await this.#restart();
  }

  async stop() {
    this.#stopping = true;
    await Promise.all([end(this.#current), end(this.#standby, 'SIGKILL')]);
  }

  #restart() {
    /** @type {(ready: boolean) => void} */
    let settle = () => {};
    this.ready = new Promise((resolve) => (settle = resolve));
    this.#restarting = this.#restarting.then(async () => {
      const isReady = await this.#replaceProcess();
      settle(isReady);
      if (isReady && this.#changedAt > 0) {
        say(`The server restarted in ${Date.now() - this.#changedAt} ms.`);
      }
      if (isReady) this.onRestart();
    });
    return this.#restarting;
  }

  /** @returns {Promise<boolean>} whether the new process accepts connections */
  async #replaceProcess() {
    await end(this.#current);
    if (this.#stopping) return false;
    const child = this.#standby ?? this.#prepare();
    this.#standby = undefined;
    this.#current = child;
    child.send(PROGRAM);
    const isReady = await accepts(child);
    if (!isReady) say('The server does not run: it starts again when a file of it changes.');
    if (!this.#stopping) this.#standby = this.#prepare();
    return isReady;
  }

  #prepare() {
    return fork('scripts/dev/standby.mjs', {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        PUBLIC_URL: process.env['PUBLIC_URL'] ?? publicUrl(),
        PORT: String(this.port),
        AUTH_EMULATOR: 'running',
      },
    });
  }
}

/** The address that a developer opens. */
export const publicUrl = () => `http://localhost:${process.env['PORT'] ?? 4000}`;

/** @param {string} source @returns {Promise<boolean>} whether its compiled file changed */
async function compileChange(source) {
  const compiled = join(OUTPUT, source).replace(/\.ts$/, '.js');
  const before = read(compiled);
  if (read(source) === undefined) rmSync(compiled, { force: true });
  else await compileFile(source, OUTPUT);
  return read(compiled) !== before;
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * The server expects the built client beside its own code. In development these are the sources of
 * the HTML files, which the front completes, and a renderer that leaves rendering to the browser.
 */
async function provideClient() {
  for (const page of PAGES) await compileFile(page, OUTPUT);
  const renderer = join(OUTPUT, 'render/render.cjs');
  mkdirSync(dirname(renderer), { recursive: true });
  writeFileSync(renderer, 'module.exports = {};\n');
}

/**
 * Passes the server's lines on.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<boolean>} true once it accepts connections, false if it ended before
 */
function accepts(child) {
  return new Promise((settle) => {
    for (const input of [child.stdout, child.stderr]) {
      if (!input) continue;
      createInterface({ input }).on('line', (line) => {
        const text = readable(line);
        say(text);
        if (text.startsWith(SERVING)) settle(true);
      });
    }
    child.once('close', () => settle(false));
  });
}

/**
 * The log is JSON. A developer reads its messages, and the stacks of errors.
 * @param {string} line @returns {string}
 */
function readable(line) {
  try {
    const { msg, err, res } = JSON.parse(line);
    if (res) return line;
    return err ? `${msg}\n${err.stack}` : msg;
  } catch {
    return line;
  }
}

/**
 * @param {import('node:child_process').ChildProcess | undefined} child
 * @param {NodeJS.Signals} [signal]
 */
async function end(child, signal = 'SIGTERM') {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
