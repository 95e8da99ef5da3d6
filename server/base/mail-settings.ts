import { emailAddress } from './env-values';
import { ConfigurationError } from './errors';

/** The server that takes the mail of the product, and the address that the mail comes from. */
export interface MailSettings {
  host: string;
  port: number;
  /** Whether the connection is encrypted from its first byte (smtps), and not only where the server offers it. */
  isEncrypted: boolean;
  /** Null where the server takes mail without a password. */
  login: { user: string; password: string } | null;
  from: string;
}

/** The ports of submission (RFC 6409, RFC 8314). */
const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 };

/**
 * Where mail goes; null where none is sent.
 * @throws ConfigurationError. A value may hold a password, so it is not repeated.
 */
export function mailSettings(read: (name: string) => string | null): MailSettings | null {
  const text = read('MAIL_URL');
  const from = emailAddress('MAIL_FROM', read('MAIL_FROM'));
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const port = url && PORTS[url.protocol];
  const isPlain =
    url !== null && url.hostname !== '' && /^\/?$/.test(url.pathname + url.search + url.hash);
  const login = url && loginOf(url);
  if (!port || !isPlain || login === undefined) {
    throw new ConfigurationError(
      'MAIL_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465.',
    );
  }
  if (from === null) {
    throw new ConfigurationError(
      'MAIL_URL is set, so MAIL_FROM must be the e-mail address that the mail comes from.',
    );
  }
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? port : Number(url.port),
    isEncrypted: url.protocol === 'smtps:',
    ...{ login, from },
  };
}

/** Null for no login; undefined for one that cannot be read. */
function loginOf({ username, password }: URL): MailSettings['login'] | undefined {
  if (username === '' && password === '') return null;
  if (username === '' || password === '') return undefined;
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}
