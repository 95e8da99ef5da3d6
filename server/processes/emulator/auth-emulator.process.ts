import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { mkdir } from 'node:fs/promises';
import { isIPv6 } from 'node:net';
import { dirname } from 'node:path';
import { messageOf } from '../../base/error-message';
import { EmulatorAccounts, LOADER_HEADER } from './auth-emulator.accounts';

/**
 * The emulator's own process, started by auth-emulator.ts. It serves firebase-tools' Auth emulator
 * without the rest of firebase-tools (no Java, no update check, no analytics), stores its accounts
 * in a file, and ends when the process that started it ends or crashes.
 */
export interface EmulatorOptions {
  host: string;
  port: number;
  projectId: string;
  accountsFile: string;
}

/** A message to the parent process. */
export type EmulatorMessage =
  { type: 'ready' } | { type: 'failed'; message: string } | { type: 'unsaved'; message: string };

/** How long after a change the accounts are saved, with all changes until then. */
const SAVE_DELAY_MS = 1000;
/** How long to wait for the port: the previous emulator may still be saving its accounts. */
const PORT_TIMEOUT_MS = 5000;
/** How long the end of a second is in which no sign-up begins. */
const SECOND_END_MS = 100;

/** Calls that the product never makes; compiling their validators would take two seconds more. */
const UNUSED_CALLS = /tenant|^\/v2\/projects|mfa|passkey|saml|GameCenter|IosClient/i;
/** Query parameters of all Google's APIs, such as `quotaUser`: nobody sends them, and it is as slow. */
const UNUSED_PARAMETERS = '#/components/parameters/';

const options = JSON.parse(process.argv[2] ?? '') as EmulatorOptions;
const address = `${isIPv6(options.host) ? `[${options.host}]` : options.host}:${options.port}`;
/** Identifies our own calls while the accounts are loaded; all other calls are refused until then. */
const loaderKey = randomUUID();
const accounts = new EmulatorAccounts(
  `http://${address}`,
  options.projectId,
  options.accountsFile,
  loaderKey,
);

let emulator: RequestListener | undefined;
let loaded = false;
let timer: NodeJS.Timeout | undefined;
let saving = Promise.resolve();

// The port is taken before the emulator is built, so that a conflict shows at once.
const server = createServer((request, response) => {
  if (!emulator || (!loaded && request.headers[LOADER_HEADER] !== loaderKey)) {
    response.writeHead(503, { 'Retry-After': '2' }).end();
    return;
  }
  // Reads go through here too (a link in an e-mail is a GET): save() writes only real changes.
  if (request.headers.authorization !== 'Bearer owner' || request.method !== 'GET') {
    response.on('close', saveSoon);
  }
  const handle = emulator;
  setTimeout(() => handle(request, response), signUpDelay(request.url));
});

/**
 * Milliseconds before a call is handled. For a sign-up the emulator writes two times in whole seconds:
 * that of the sign-in, then that from which tokens are valid. If a second ends between the two, the new
 * token counts as revoked. So a sign-up at the end of a second waits for the next one.
 */
function signUpDelay(url = ''): number {
  const left = 1000 - (Date.now() % 1000);
  return url.includes('accounts:signUp') && left <= SECOND_END_MS ? left : 0;
}

function saveSoon() {
  if (loaded) timer ??= setTimeout(() => void save(), SAVE_DELAY_MS);
}

function save(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  saving = saving.then(() => accounts.save()).catch(reportUnsaved);
  return saving;
}

function reportUnsaved(error: unknown) {
  tell({ type: 'unsaved', message: messageOf(error) });
  saveSoon();
}

function tell(message: EmulatorMessage) {
  if (process.connected) process.send?.(message);
}

async function listen(): Promise<void> {
  const deadline = Date.now() + PORT_TIMEOUT_MS;
  for (;;) {
    try {
      await once(server.listen(options.port, options.host), 'listening');
      return;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE') {
        throw new Error(`The Firebase Auth emulator cannot listen on ${address}: ${code ?? ''}.`, {
          cause: error,
        });
      }
      if (Date.now() > deadline) {
        throw new Error(
          `The Firebase Auth emulator cannot start because ${address} is taken: stop what listens there, or set FIREBASE_AUTH_EMULATOR_HOST.`,
          { cause: error },
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

async function build(): Promise<RequestListener> {
  const { default: apiSpec } = await import('firebase-tools/lib/emulator/auth/apiSpec');
  const { createApp } = await import('firebase-tools/lib/emulator/auth/server');
  const used = Object.entries(apiSpec.paths).filter(([path]) => !UNUSED_CALLS.test(path));
  apiSpec.paths = Object.fromEntries(used);
  for (const [, call] of used) {
    call.parameters = call.parameters?.filter(({ $ref }) => !$ref?.startsWith(UNUSED_PARAMETERS));
  }
  return createApp(options.projectId);
}

async function start(): Promise<void> {
  await mkdir(dirname(options.accountsFile), { recursive: true });
  await listen();
  // Read the file before the slow part, so that a damaged file is reported at once.
  const saved = await accounts.read();
  emulator = await build();
  await accounts.load(saved);
  loaded = true;
  tell({ type: 'ready' });
}

async function end(): Promise<void> {
  if (loaded) await save();
  process.exit();
}

// Ignore what a terminal sends to all its processes on Ctrl+C or when it is closed. This one ends when its parent
// disconnects, so that it serves as long as the parent does and saves once.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', () => void end());

start().catch((error: unknown) => {
  tell({ type: 'failed', message: messageOf(error) });
  process.exitCode = 1;
  server.close();
  process.disconnect();
});
