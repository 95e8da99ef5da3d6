// @ts-check
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Running a long step so that somebody at a terminal knows what goes on, and nothing more. */

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A failure that the message explains in full; a stack would only hide it. */
export class Failure extends Error {}

const HEARTBEAT_MS = 15_000;
const TAIL_LINES = 40;

/** @param {string} line */
export const say = (line) => console.log(line);

/** @param {number} start @returns {string} the whole seconds since `start` */
export const secondsSince = (start) => `${Math.round((Date.now() - start) / 1000)} s`;

/**
 * Runs a program under a name, with a line as it starts, ends and every 15 seconds between. Its
 * output goes to a log that is shown, and kept, only when it fails.
 *
 * @param {string} name what is done, as in "Installing packages"
 * @param {string} log the log's name in the project's folder
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [variables] besides this process's own
 * @throws {Failure} with the end of the log when the program fails
 */
export async function run(name, log, command, args, variables = {}) {
  const start = Date.now();
  const output = openSync(log, 'w');
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', output, output],
    // A group of its own, so that an interruption reaches whatever it has started.
    detached: true,
  });
  closeSync(output);
  /** @param {NodeJS.Signals} signal */
  const interrupt = (signal) => {
    if (child.pid) process.kill(-child.pid, signal);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);

  say(`${name} …`);
  const heartbeat = setInterval(() => {
    say(`${name}: ${secondsSince(start)} …`);
  }, HEARTBEAT_MS);
  /** @type {number | string | null} */
  const outcome = await new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message)).on('exit', resolve);
  });
  clearInterval(heartbeat);
  process.off('SIGINT', interrupt).off('SIGTERM', interrupt);

  if (outcome !== 0) {
    const tail = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
    throw new Failure(`${name} failed. The end of ${log}:\n${tail}\n${name} failed (${outcome}).`);
  }
  rmSync(log);
  say(`${name}: done in ${secondsSince(start)}.`);
}

/**
 * The frame of every script: a Failure's message alone, anything else with its stack; exit code 1.
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
