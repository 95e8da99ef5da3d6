import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { isLoopback } from './env';
import type { MailSettings } from './mail-settings';

/** How long one step of a connection may take, in milliseconds. */
const STEP_TIMEOUT = 15_000;

/** What is done with an open connection. It ends by calling `done`, with an error if it failed. */
type MailWork = (connection: SMTPConnection, done: (error?: unknown) => void) => void;

/**
 * Connects to a mail server, signs in where the settings have a login, does the work, and disconnects.
 * @throws what the connection, the server or the work failed with, and an Error when the signal is aborted.
 */
export function withMailConnection(
  { host, port, isEncrypted, login }: MailSettings,
  signal: AbortSignal,
  work: MailWork,
): Promise<void> {
  const connection = new SMTPConnection({
    ...{ host, port, secure: isEncrypted },
    // A password never crosses a network in the clear.
    requireTLS: login !== null && !isLoopback(host),
    connectionTimeout: STEP_TIMEOUT,
    greetingTimeout: STEP_TIMEOUT,
    dnsTimeout: STEP_TIMEOUT,
    socketTimeout: STEP_TIMEOUT,
    socketCloseTimeout: 0,
  });
  return new Promise<void>((resolve, reject) => {
    const fail = (error: unknown) => reject(error instanceof Error ? error : new Error('Failed.'));
    const next = (step: () => void) => (error?: unknown) => {
      if (error) fail(error);
      else step();
    };
    signal.addEventListener('abort', () => fail(new Error('Stopped.')), { once: true });
    connection.on('error', fail);
    const begin = () => work(connection, next(resolve));
    const signIn = (as: { user: string; password: string }) =>
      connection.login({ credentials: { user: as.user, pass: as.password } }, next(begin));
    connection.connect(next(() => (login ? signIn(login) : begin())));
  }).finally(() => connection.close());
}
