import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../server/base/errors';

const START_MS = 120_000;
const END_MS = 12_000;
const IDLE_CHECK_MS = 50;
const IDLE_MS = 20_000;

/** A program that the benchmark started, with its child processes. */
export interface Running {
  /** The resident memory of its processes now and at its peak, in megabytes. */
  memory(): { now: number; peak: number };
  /** User and system time of its processes so far, and of the database server that works for it. */
  cpuSeconds(): number;
  /** Resolves when it uses no more CPU time for earlier requests. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** Child processes, which must not outlive the benchmark. */
const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** Starts a Node program, and waits until it answers at `address`. */
export async function start(
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
  address: string,
): Promise<Running> {
  let output = '';
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  children.add(child);
  child.once('exit', () => children.delete(child));
  const { pid } = child;
  if (pid === undefined) throw new Error(`Could not start ${args.join(' ')}.`);
  const end = () => stop(child);
  const deadline = Date.now() + START_MS;
  while (!(await answers(address))) {
    if (hasEnded(child) || Date.now() > deadline) {
      await end();
      throw new Error(`${args.join(' ')} did not start:\n${output}`);
    }
    await sleep(100);
  }
  const cpuSeconds = () => cpuOf(pid);
  const memory = () => memoryOf(processTree(pid));
  return { memory, cpuSeconds, idle: () => untilIdle(cpuSeconds), stop: end };
}

async function answers(address: string): Promise<boolean> {
  const response = await fetch(address).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok ?? false;
}

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), END_MS);
  await ended;
  clearTimeout(late);
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Waits until no CPU time is used: a server may still work for a caller that has disconnected. */
export async function untilIdle(cpuSeconds: () => number): Promise<void> {
  const deadline = Date.now() + IDLE_MS;
  let before = -1;
  while (cpuSeconds() > before && Date.now() < deadline) {
    before = cpuSeconds();
    await sleep(IDLE_CHECK_MS);
  }
}

/** A process and its descendants, except the emulator, which is not part of a server. */
function processTree(pid: number): number[] {
  const commandLine = readProcess(pid, 'cmdline');
  if (commandLine === null || commandLine.includes('auth-emulator')) return [];
  const children = readProcess(pid, `task/${pid}/children`)?.split(' ') ?? [];
  return [pid, ...children.filter(Boolean).flatMap((child) => processTree(Number(child)))];
}

/** A file of /proc about a process; null when the process has ended, such as a connection of a database. */
function readProcess(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(errorCode(error))) return null;
    throw error;
  }
}

function memoryOf(pids: number[]): { now: number; peak: number } {
  const sum = (name: string) =>
    pids.reduce((total, pid) => {
      const status = readProcess(pid, 'status') ?? '';
      return total + Number(new RegExp(`${name}:\\s*(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024;
    }, 0);
  return { now: Math.round(sum('VmRSS')), peak: Math.round(sum('VmHWM')) };
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** The user and system time of a process and its descendants so far, in seconds, ended ones too. */
export function cpuOf(root: number): number {
  const ticks = processTree(root).map((pid) => {
    // A process that has just ended is counted by its parent.
    const stat = readProcess(pid, 'stat') ?? '';
    // The name, in parentheses, may hold spaces. The 12th to 15th field behind it are the user and
    // system time of the process and of its children that have ended.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  });
  return ticks.reduce((sum, count) => sum + count, 0) / ticksPerSecond;
}
