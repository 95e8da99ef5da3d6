import { isIPv4 } from 'node:net';
import { resolve } from 'node:path';
import {
  choice,
  emailAddress,
  folder,
  invalid,
  limit,
  limitOfBytes,
  onOrOff,
  origin,
  webAddress,
  wholeNumber,
} from './env-values';
import { ConfigurationError } from './errors';
import { type MailSettings, mailSettings } from './mail-settings';
import { type PicturePlace, picturePlace } from './picture-place';
import { trustedProxies } from './trusted-proxies';

/** Where the Firebase Auth emulator listens. */
interface EmulatorAddress {
  host: string;
  port: number;
}

/** How much one member may add; null for no limit. */
export interface MemberQuotas {
  artifactsADay: number | null;
  picturesADay: number | null;
  /** Of the pictures in use that the member brought. */
  bytes: number | null;
}

/** The environment, parsed and validated once. docs/settings.md describes the variables. */
export interface Environment {
  production: boolean;
  port: number;
  host: string;
  /** The product's own origin, without a trailing slash: the only source of absolute addresses. */
  publicUrl: string;
  dataDir: string;
  /** A postgres:// URL, or null for SQLite in `dataDir`. */
  databaseUrl: string | null;
  /** How many equal processes serve; one on SQLite. */
  workers: number;
  firebaseProjectId: string;
  /** The web app's Firebase configuration, handed to the browser. */
  firebaseWebConfig: Record<string, string>;
  /** Null for a real Firebase project. */
  emulator: EmulatorAddress | null;
  /** Whether this program starts the emulator, rather than uses one that already runs. */
  startsEmulator: boolean;
  /** Whether there are credentials to ask Firebase if a token was revoked. */
  checksRevocation: boolean;
  trustProxy: string[];
  /** Requests a minute for one client, or null for no limit. */
  rateLimit: number | null;
  memberQuotas: MemberQuotas;
  /** Whether the response cache is on. */
  cache: boolean;
  /** Whether linked pictures, and the sample catalogue's drawings, are copied into the storage of pictures. */
  copyLinkedPictures: boolean;
  /** Whether an empty database is filled with the sample catalogue. */
  sampleCatalogue: boolean;
  metricsToken: string | null;
  /** Where pictures are stored. */
  pictures: PicturePlace;
  /** The folder of the operator's site; null for the built-in one. */
  siteDir: string | null;
  /** The folder of the operator's `privacy.md` and `terms.md`; null for the default texts. */
  policyDir: string | null;
  /** Whether pages may load pictures of other origins. */
  linkedPictures: boolean;
  /** The operator's public e-mail address, if any. */
  contact: string | null;
  /** The address of the licence of the catalogue's data, if any. */
  dataLicense: string | null;
  /** Null where no mail is sent. */
  mail: MailSettings | null;
  logLevel: LogLevel;
}

/** The levels of the log; `info` logs a line for each response. */
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const PICTURES = 'CONTENT_SECURITY_POLICY_IMAGES';

/** Whether `host` is this machine's own; a name such as 127.0.0.1.example is not. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  return (
    host.toLowerCase() === 'localhost' ||
    address === '::1' ||
    (isIPv4(address) && /^127\./.test(address))
  );
}

/**
 * Reads the settings; an empty variable counts as absent.
 * @throws ConfigurationError naming the variable and what is wrong with it.
 */
export function parseEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const read = (name: string) => variables[name]?.trim() || null;

  const production = read('NODE_ENV') === 'production';
  const port = wholeNumber('PORT', read('PORT') ?? '4000', 1, 65_535);
  const firebaseProjectId = read('FIREBASE_PROJECT_ID') ?? 'demo-antiquary';
  const demo = firebaseProjectId.startsWith('demo-');
  const emulatorVariable = read('FIREBASE_AUTH_EMULATOR_HOST');
  const emulatorMode = read('AUTH_EMULATOR') ?? 'start';

  if (production) refuseInProduction(emulatorVariable, firebaseProjectId, read);
  if (emulatorVariable && !demo) {
    throw new ConfigurationError(
      `FIREBASE_AUTH_EMULATOR_HOST is set, but FIREBASE_PROJECT_ID is "${firebaseProjectId}": an emulator serves only projects whose name begins with "demo-".`,
    );
  }
  const emulator = demo ? emulatorAddress(emulatorVariable ?? '127.0.0.1:9099') : null;
  const host = read('HOST') ?? (emulator ? '127.0.0.1' : '0.0.0.0');
  if (emulator && !isLoopback(host)) {
    throw new ConfigurationError(
      `HOST is "${host}", but the Firebase Auth emulator accepts unsigned tokens, so with it the server listens on loopback only.`,
    );
  }

  const dataDir = resolve(read('DATA_DIR') ?? './data');

  return {
    production,
    port,
    host,
    publicUrl: origin('PUBLIC_URL', read('PUBLIC_URL') ?? `http://localhost:${port}`),
    dataDir,
    databaseUrl: databaseUrl(read('DATABASE_URL')),
    workers: workers(read('WORKERS') ?? '1', read('DATABASE_URL')),
    firebaseProjectId,
    firebaseWebConfig: webConfig(read('FIREBASE_WEB_CONFIG'), firebaseProjectId, demo),
    emulator,
    startsEmulator:
      choice('AUTH_EMULATOR', emulatorMode, ['start', 'running']) === 'start' && emulator !== null,
    checksRevocation: !emulator && read('GOOGLE_APPLICATION_CREDENTIALS') !== null,
    trustProxy: trustedProxies(read('TRUST_PROXY')),
    rateLimit: limit('RATE_LIMIT', read('RATE_LIMIT') ?? '600'),
    memberQuotas: {
      artifactsADay: limit('MEMBER_ARTIFACTS_A_DAY', read('MEMBER_ARTIFACTS_A_DAY') ?? '500'),
      picturesADay: limit('MEMBER_PICTURES_A_DAY', read('MEMBER_PICTURES_A_DAY') ?? '200'),
      bytes: limitOfBytes('MEMBER_BYTES', read('MEMBER_BYTES') ?? '2 GiB'),
    },
    cache: onOrOff('CACHE', read('CACHE') ?? 'on'),
    copyLinkedPictures: onOrOff('COPY_LINKED_PICTURES', read('COPY_LINKED_PICTURES') ?? 'on'),
    sampleCatalogue: onOrOff('SAMPLE_CATALOGUE', read('SAMPLE_CATALOGUE') ?? (demo ? 'on' : 'off')),
    metricsToken: read('METRICS_TOKEN'),
    pictures: picturePlace(read, dataDir),
    siteDir: folder('SITE_DIR', read('SITE_DIR')),
    policyDir: folder('POLICY_DIR', read('POLICY_DIR')),
    linkedPictures: choice(PICTURES, read(PICTURES) ?? 'any', ['any', 'self']) === 'any',
    contact: emailAddress('CONTACT', read('CONTACT')),
    dataLicense: webAddress('DATA_LICENSE', read('DATA_LICENSE')),
    mail: mailSettings(read),
    logLevel: choice(
      'LOG_LEVEL',
      read('LOG_LEVEL') ?? 'warn',
      LOG_LEVELS,
      `one of ${LOG_LEVELS.join(', ')}`,
    ),
  };
}

function refuseInProduction(
  emulatorVariable: string | null,
  projectId: string,
  read: (name: string) => string | null,
) {
  const refuse = (reason: string) => {
    throw new ConfigurationError(`NODE_ENV is "production", but ${reason}.`);
  };
  if (emulatorVariable) refuse('FIREBASE_AUTH_EMULATOR_HOST names an emulator');
  if (projectId.startsWith('demo-')) {
    refuse(`FIREBASE_PROJECT_ID is "${projectId}", a demo project that only an emulator serves`);
  }
  if (!read('FIREBASE_WEB_CONFIG')) refuse('FIREBASE_WEB_CONFIG is not set');
  if (!read('PUBLIC_URL')) refuse('PUBLIC_URL is not set');
}

function workers(text: string, database: string | null): number {
  const count = wholeNumber('WORKERS', text, 1, 64);
  if (count > 1 && !database) {
    throw new ConfigurationError(
      `WORKERS is ${count}, but one process serves SQLite: set DATABASE_URL to a PostgreSQL database, or leave WORKERS at 1.`,
    );
  }
  return count;
}

function databaseUrl(text: string | null): string | null {
  if (text === null) return null;
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol)) {
    // The value may hold a password, so it is not repeated.
    throw new ConfigurationError(
      'DATABASE_URL must look like postgres://user:password@host:5432/database.',
    );
  }
  return text;
}

function emulatorAddress(text: string): EmulatorAddress {
  const [, host, port] = /^(.+):(\d+)$/.exec(text) ?? [];
  if (!host || !port || !isLoopback(host)) {
    const requirement = 'a loopback address with a port, such as 127.0.0.1:9099';
    throw invalid('FIREBASE_AUTH_EMULATOR_HOST', text, requirement);
  }
  return { host, port: wholeNumber('The port of FIREBASE_AUTH_EMULATOR_HOST', port, 1, 65_535) };
}

function webConfig(text: string | null, projectId: string, demo: boolean): Record<string, string> {
  if (text === null) {
    if (demo) return { apiKey: 'emulator', authDomain: 'localhost', projectId };
    throw new ConfigurationError(
      `FIREBASE_WEB_CONFIG is not set, so browsers could not sign in to the project "${projectId}".`,
    );
  }
  const config = parseJson(text);
  if (!isTextRecord(config) || !config['apiKey']) {
    throw new ConfigurationError(
      'FIREBASE_WEB_CONFIG must be the JSON object that the Firebase console shows for the web app, with at least an apiKey.',
    );
  }
  if (config['projectId'] && config['projectId'] !== projectId) {
    throw new ConfigurationError(
      `FIREBASE_WEB_CONFIG is for the project "${config['projectId']}", but FIREBASE_PROJECT_ID is "${projectId}".`,
    );
  }
  return { projectId, ...config };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((entry) => typeof entry === 'string')
  );
}
