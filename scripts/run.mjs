// @ts-check
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Runs the long steps of a script and prints their progress to the terminal. */

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A failure that its message explains in full: it is printed without a stack trace. */
export class Failure extends Error {}

const HEARTBEAT_MS = 15_000;
const TAIL_LINES = 40;

/** @param {string} line */
export const say = (line) => console.log(line);

/** @param {number} start @returns {string} the seconds since `start`, rounded, with their unit */
export const secondsSince = (start) => `${Math.round((Date.now() - start) / 1000)} s`;

/**
 * The programs that `run` has started and that have not ended.
 * @type {Set<import('node:child_process').ChildProcess>}
 */
const running = new Set();

/** Passes a signal on to all running programs, and ends. @param {NodeJS.Signals} signal */
function interrupt(signal) {
  for (const child of running) if (child.pid) process.kill(-child.pid, signal);
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

/**
 * Runs a program to its end. Prints a line when it starts, every 15 seconds, and when it ends. Its
 * output goes to a log file, which is deleted unless the program fails.
 *
 * @param {string} name what is done, as in "Installing packages"
 * @param {string} log the name of the log file, in the project's folder
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [variables] environment variables, added to this process's
 * @throws {Failure} with the end of the log if the program fails
 */
export async function run(name, log, command, args, variables = {}) {
  const start = Date.now();
  const output = openSync(log, 'w');
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', output, output],
    // A process group of its own, so that a signal also reaches what the program has started.
    detached: true,
  });
  closeSync(output);
  if (running.size === 0) process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  running.add(child);

  say(`${name} …`);
  const heartbeat = setInterval(() => {
    say(`${name}: ${secondsSince(start)} …`);
  }, HEARTBEAT_MS);
  /** @type {number | string | null} */
  const outcome = await new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message)).on('exit', resolve);
  });
  clearInterval(heartbeat);
  running.delete(child);
  if (running.size === 0) process.off('SIGINT', interrupt).off('SIGTERM', interrupt);

  if (outcome !== 0) {
    const tail = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
    throw new Failure(`${name} failed. The end of ${log}:\n${tail}\n${name} failed (${outcome}).`);
  }
  rmSync(log);
  say(`${name}: done in ${secondsSince(start)}.`);
}

/**
 * Runs a script in the project's folder. An error ends it with exit code 1: a Failure prints its
 * message, any other error its stack trace.
 * @param {() => Promise<void>} script
 */
export async function main(script) {
  process.chdir(root);
  try {
    await script();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}
