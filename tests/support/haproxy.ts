import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port';
import { findProgram } from './programs';

/** HAProxy, running with a configuration of deploy/. */
export interface HAProxy {
  /** The path of the Unix socket for commands. */
  socket: string;
  /** Sends a command to the socket. @returns HAProxy's answer */
  command(line: string): Promise<string>;
  /** The log so far: the changes of the servers' states. */
  output(): string;
  stop(): Promise<void>;
}

/** In front of the product, with deploy/haproxy.cfg. */
export interface SiteProxy extends HAProxy {
  /** The ports for plain HTTP and for HTTPS. */
  ports: { http: number; https: number };
}

/** In front of two PostgreSQL servers, with deploy/haproxy-postgresql.cfg. */
export interface DatabaseProxy extends HAProxy {
  port: number;
}

const SOCKET = '/run/haproxy/admin.sock';
/** What deploy/haproxy-postgresql.cfg is appended to. */
const GLOBAL = `
global
    user haproxy
    group haproxy
    stats socket ${SOCKET} mode 660 level admin
    log stdout format raw daemon notice
defaults
    log global
`;
const START_MS = 10_000;
/** Runs the program until the shell's input ends, as it does when this process ends. */
const UNTIL_INPUT_ENDS = '"$@" & read -r _; kill $!; wait';

/**
 * Starts HAProxy on free ports of loopback.
 * @param servers the ports that replace 4001 and 4002
 * @param certificate the certificate followed by its private key, in PEM
 */
export async function startHAProxy(
  servers: readonly [number, number],
  certificate: string,
): Promise<SiteProxy> {
  const folder = await createFolder();
  const pem = join(folder, 'museum.example.pem');
  await writeFile(pem, certificate, { mode: 0o600 });
  const ports = { http: await freePort(), https: await freePort() };
  const proxy = await run(folder, await readFile('deploy/haproxy.cfg', 'utf8'), [
    ['bind :::80 v4v6', `bind 127.0.0.1:${ports.http}`],
    ['bind :::443 v4v6', `bind 127.0.0.1:${ports.https}`],
    ['/etc/haproxy/museum.example.pem', pem],
    ['4001', String(servers[0])],
    ['4002', String(servers[1])],
  ]);
  return { ...proxy, ports };
}

/**
 * Starts HAProxy in front of PostgreSQL.
 * @param servers the ports of two servers on loopback
 */
export async function startDatabaseProxy(
  servers: readonly [number, number],
): Promise<DatabaseProxy> {
  const port = await freePort();
  const file = await readFile('deploy/haproxy-postgresql.cfg', 'utf8');
  const proxy = await run(await createFolder(), GLOBAL + file, [
    ['bind 127.0.0.1:5433', `bind 127.0.0.1:${port}`],
    ['10.0.0.11:5432', `127.0.0.1:${servers[0]}`],
    ['10.0.0.12:5432', `127.0.0.1:${servers[1]}`],
  ]);
  return { ...proxy, port };
}

const createFolder = () => mkdtemp(join(tmpdir(), 'antiquary-haproxy-'));

type Replacements = readonly (readonly [from: string, to: string])[];

/** @param folder removed when HAProxy stops */
async function run(
  folder: string,
  documented: string,
  replacements: Replacements,
): Promise<HAProxy> {
  const program = findProgram('haproxy');
  if (!program) throw new Error('HAProxy is missing: apt-get install haproxy');
  const [socket, file] = [join(folder, 'admin.sock'), join(folder, 'haproxy.cfg')];
  // Only root can become another user.
  const asOneself: Replacements = [
    ['user haproxy\n', '\n'],
    ['group haproxy\n', '\n'],
  ];
  const configuration = replaceEach(documented, [
    ...replacements,
    [SOCKET, socket],
    ...(process.getuid?.() === 0 ? [] : asOneself),
  ]);
  await writeFile(file, configuration);

  let output = '';
  const child = spawn('/bin/sh', ['-c', UNTIL_INPUT_ENDS, 'sh', program, '-db', '-f', file], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => (output += part));
  }
  const proxy: HAProxy = {
    socket,
    output: () => output,
    async command(line) {
      const connection = connect(socket);
      connection.end(`${line}\n`);
      return text(connection);
    },
    async stop() {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
  const deadline = Date.now() + START_MS;
  while (!(await proxy.command('show info').catch(() => ''))) {
    if (Date.now() > deadline) {
      await proxy.stop();
      throw new Error(`HAProxy did not start:\n${output}`);
    }
    await pause(20);
  }
  return proxy;
}

/**
 * Replaces all texts at once, because a port may contain the digits of another.
 * @throws when a text does not occur, so that the tested configuration is the documented one
 */
function replaceEach(text: string, replacements: Replacements): string {
  for (const [from] of replacements) {
    if (!text.includes(from)) throw new Error(`The documented configuration has no "${from}".`);
  }
  const replaced = new Map(replacements);
  const pattern = [...replaced.keys()].map((from) => from.replaceAll('.', '\\.')).join('|');
  return text.replace(new RegExp(pattern, 'g'), (from) => replaced.get(from) ?? from);
}
