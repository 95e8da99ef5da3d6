import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AuthEmulatorHandle,
  startAuthEmulator,
} from '../../server/processes/emulator/auth-emulator';
import { freePort } from './free-port';

/** Every account of these tests has this password. */
export const PASSWORD = 'Nefertiti1';

/** What the emulator answers, as far as the tests read it. */
interface Answer {
  localId?: string;
  idToken?: string;
  displayName?: string;
  error?: { message: string };
  users?: { displayName?: string; photoUrl?: string }[];
}

/** The place of one test's emulators: an address and a file of accounts. */
export interface EmulatorFixture {
  readonly settings: { host: string; port: number; projectId: string; accountsFile: string };
  /** What the emulators have logged. */
  readonly lines: string[];
  /** Starts an emulator, which is stopped after the test. */
  start: () => AuthEmulatorHandle;
  /** Calls the emulator as a browser does. */
  call: (path: string, body: object) => Promise<Answer>;
  signUp: (email: string) => Promise<Answer>;
  signIn: (email: string) => Promise<Answer>;
  /** The file of accounts; empty if there is none. */
  savedText: () => Promise<string>;
}

/** Gives each test of the file an address and a folder for its emulators. */
export function useEmulators(): EmulatorFixture {
  let folder: string;
  let settings: EmulatorFixture['settings'];
  let emulators: AuthEmulatorHandle[];
  let lines: string[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'antiquary-emulator-'));
    const accountsFile = join(folder, 'accounts.json');
    settings = { host: '127.0.0.1', port: await freePort(), projectId: 'demo-test', accountsFile };
    emulators = [];
    lines = [];
  });
  afterEach(async () => {
    await Promise.all(emulators.map((emulator) => emulator.stop()));
    await rm(folder, { recursive: true });
  });

  async function call(path: string, body: object): Promise<Answer> {
    const { host, port } = settings;
    const response = await fetch(
      `http://${host}:${port}/identitytoolkit.googleapis.com/v1/${path}?key=fake`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ returnSecureToken: true, ...body }),
      },
    );
    return (await response.json()) as Answer;
  }

  return {
    get settings() {
      return settings;
    },
    get lines() {
      return lines;
    },
    start() {
      const emulator = startAuthEmulator({ ...settings, log: (line) => lines.push(line) });
      emulators.push(emulator);
      return emulator;
    },
    call,
    signUp: (email) => call('accounts:signUp', { email, password: PASSWORD, displayName: 'Ada' }),
    signIn: (email) => call('accounts:signInWithPassword', { email, password: PASSWORD }),
    savedText: () => readFile(settings.accountsFile, 'utf8').catch(() => ''),
  };
}
