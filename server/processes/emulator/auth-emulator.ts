import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { messageOf } from '../../base/error-message';
import type { EmulatorMessage, EmulatorOptions } from './auth-emulator.process';

/** A running, or starting, Firebase Auth emulator. */
export interface AuthEmulatorHandle {
  /** Settles once the emulator answers with its saved accounts; rejects with one sentence. */
  ready: Promise<void>;
  /** Saves the accounts and ends the emulator, within five seconds. */
  stop(): Promise<void>;
  /** The id of the emulator's process, for tests that kill it. */
  pid(): number | undefined;
}

interface AuthEmulatorSettings extends EmulatorOptions {
  log: (line: string) => void;
}

/** How long the process may take to save and end, in milliseconds, before it is killed. */
const STOP_TIMEOUT_MS = 5000;

/**
 * Starts firebase-tools' Auth emulator in a process of its own, offline and without its web
 * interface. Its accounts are stored in `accountsFile`, written about a second after a change.
 * `ready` rejects when the port is taken or the file is damaged (which is then left as it is). An
 * emulator that dies later is started again. Ends with this process, even at a kill -9.
 */
export function startAuthEmulator(settings: AuthEmulatorSettings): AuthEmulatorHandle {
  const { log, ...options } = settings;
  let child: ChildProcess | undefined;
  let stopping = false;

  function launch(): Promise<void> {
    const started = spawnEmulator(options);
    child = started;
    return new Promise((resolve, reject) => {
      let ready = false;
      let errorOutput = '';
      started.stderr?.setEncoding('utf8').on('data', (text: string) => {
        errorOutput = (errorOutput + text).slice(-2000);
      });
      started.on('message', (message: EmulatorMessage) => {
        if (message.type === 'ready') {
          ready = true;
          resolve();
        } else if (message.type === 'failed') {
          reject(new Error(message.message));
        } else {
          log(`The accounts could not be saved: ${message.message}`);
        }
      });
      started.on('exit', () => {
        if (!ready) {
          reject(
            new Error(`The Firebase Auth emulator ended while starting. ${errorOutput}`.trim()),
          );
        } else if (!stopping) {
          log('The Firebase Auth emulator ended unexpectedly; starting it again.');
          launch().catch((error: unknown) => {
            log(messageOf(error));
          });
        }
      });
    });
  }

  const ready = launch();
  // Without a handler, a rejection that nobody awaits would end the process.
  ready.catch(() => undefined);
  return {
    ready,
    pid: () => child?.pid,
    stop: async () => {
      stopping = true;
      if (child) await endEmulator(child);
    },
  };
}

function spawnEmulator(options: EmulatorOptions): ChildProcess {
  // In development and in tests the sources run as they are.
  const fromSource = __filename.endsWith('.ts');
  return fork(
    join(__dirname, `auth-emulator.process.${fromSource ? 'ts' : 'js'}`),
    [JSON.stringify(options)],
    {
      execArgv: fromSource ? ['-r', join(__dirname, '../../../scripts/register.cjs')] : [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    },
  );
}

async function endEmulator(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  if (child.connected) child.disconnect();
  const timeout = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timeout);
}
