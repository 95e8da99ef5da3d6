import { readFile } from 'node:fs/promises';
import type { Environment } from '../../base/env';
import { GOOGLE_KEYS } from '../../catalogue/members/token-verifier';
import { ask, type Finding, notChecked, ok, wrong } from './finding';

type Keys = Pick<Environment, 'emulator' | 'startsEmulator' | 'firebaseProjectId' | 'publicUrl'>;

const MAX_DIFFERENCE_MINUTES = 5;

/** Checks what signed-in members depend on: the keys that verify tokens, the service account, the clock. */
export async function checkKeys(keys: Keys, credentials: string | null): Promise<Finding[]> {
  const google = keys.emulator ? null : await ask(GOOGLE_KEYS);
  await google?.body?.cancel();
  return [
    await checkCertificates(keys, google),
    await checkServiceAccount(keys, credentials),
    checkClock(google ?? (await ask(`${keys.publicUrl}/healthz`))),
  ];
}

async function checkCertificates(
  { emulator, startsEmulator }: Keys,
  google: Response | null,
): Promise<Finding> {
  const subject = 'token certificates';
  if (!emulator) {
    return google?.ok
      ? ok(subject, `Google's certificates can be fetched.`)
      : wrong(subject, `${GOOGLE_KEYS} cannot be fetched: no token would be accepted.`);
  }
  const address = `${emulator.host}:${emulator.port}`;
  if (await ask(`http://${address}/`)) return ok(subject, `The emulator answers at ${address}.`);
  return startsEmulator
    ? ok(subject, `The product starts the emulator at ${address}.`)
    : wrong(subject, `No emulator answers at ${address}.`);
}

async function checkServiceAccount(
  { emulator, firebaseProjectId }: Keys,
  file: string | null,
): Promise<Finding> {
  const subject = 'GOOGLE_APPLICATION_CREDENTIALS';
  if (emulator) return ok(subject, 'The emulator needs none.');
  if (file === null) {
    const missing = 'revoked tokens are accepted until they expire, and no moderator can be named';
    return ok(subject, `None: ${missing}.`);
  }
  let account: unknown;
  try {
    account = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is no JSON' : String(error);
    return wrong(subject, `${file} cannot be read: ${reason}.`);
  }
  const { type, project_id: project } = Object(account) as Record<string, unknown>;
  if (type !== 'service_account') {
    return notChecked(subject, `${file} is no key of a service account.`);
  }
  return project === firebaseProjectId
    ? ok(subject, `The service account is of the project ${firebaseProjectId}.`)
    : wrong(subject, `${file} is of the project ${String(project)}, not ${firebaseProjectId}.`);
}

function checkClock(response: Response | null): Finding {
  const subject = 'clock';
  const date = Date.parse(response?.headers.get('date') ?? '');
  if (Number.isNaN(date)) return notChecked(subject, 'No other clock can be reached.');
  const minutes = Math.abs(Date.now() - date) / 60_000;
  return minutes <= MAX_DIFFERENCE_MINUTES
    ? ok(subject, `It differs by less than ${MAX_DIFFERENCE_MINUTES} minutes.`)
    : wrong(subject, `It differs by ${Math.round(minutes)} minutes: tokens would be refused.`);
}
