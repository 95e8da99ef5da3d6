import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { isLoopback } from '../../../base/env';
import type { MailSettings } from '../../../base/mail-settings';

/** How long one message may take in all, and one step of it, in milliseconds. */
const MESSAGE_TIMEOUT = 60_000;
const STEP_TIMEOUT = 15_000;

/** A message of plain text to one member. */
export interface Message {
  to: string;
  fromName: string;
  subject: string;
  text: string;
  /** Where a POST ends such messages (RFC 8058), and a person can read what the POST would do. */
  unsubscribeAddress: string;
}

/**
 * What became of a message. `refused`: the server wants none like it. `later`: it wants this one later.
 * `away`: the server cannot be used. `unknown`: it got the whole message, and did not say whether it took it.
 */
export type Delivery = 'sent' | 'refused' | 'later' | 'away' | 'unknown';

export interface Mailer {
  /** @returns the delivery, and for the log what failed, without any address. */
  send(message: Message, signal: AbortSignal): Promise<{ delivery: Delivery; reason?: string }>;
}

/** Hands messages to the operator's mail server, each over a connection of its own. */
export function createMailer(settings: MailSettings): Mailer {
  const { from } = settings;
  return {
    async send(message, signal) {
      const bytes = await compose(message, from);
      let isHandedOver = false;
      // Read once the server has asked for the message.
      const content = Readable.from(
        (function* () {
          yield bytes;
          isHandedOver = true;
        })(),
      );
      const timeout = AbortSignal.any([signal, AbortSignal.timeout(MESSAGE_TIMEOUT)]);
      try {
        await handOver(settings, { from, to: [message.to] }, content, timeout);
        return { delivery: 'sent' };
      } catch (error) {
        return { delivery: deliveryOf(error, isHandedOver), reason: reasonOf(error) };
      }
    },
  };
}

/**
 * Not nodemailer's transport, which reads the message before the server has asked for it, so that nobody
 * could tell how far it came.
 */
function handOver(
  { host, port, isEncrypted, login }: MailSettings,
  envelope: { from: string; to: string[] },
  content: Readable,
  signal: AbortSignal,
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
    const send = () => connection.send(envelope, content, next(resolve));
    const signIn = (as: { user: string; password: string }) =>
      connection.login({ credentials: { user: as.user, pass: as.password } }, next(send));
    connection.connect(next(() => (login ? signIn(login) : send())));
  }).finally(() => connection.close());
}

/** The message with its headers. The composer folds and encodes them, whatever their texts contain. */
function compose(message: Message, from: string): Promise<Buffer> {
  const { to, fromName, subject, text, unsubscribeAddress } = message;
  return new MailComposer({
    from: { name: fromName, address: from },
    to: { name: '', address: to },
    ...{ subject, text },
    headers: {
      // No holiday notice answers it (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${unsubscribeAddress}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  })
    .compile()
    .build();
}

interface SmtpError {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
}

/** The commands whose refusal is about the message, and not about us. */
const ABOUT_MESSAGE = ['MAIL FROM', 'RCPT TO', 'DATA'];

function deliveryOf(error: unknown, isHandedOver: boolean): Delivery {
  const { command, responseCode } = error as SmtpError;
  if (typeof responseCode !== 'number') return isHandedOver ? 'unknown' : 'away';
  // 421: the server is closing.
  if (!ABOUT_MESSAGE.includes(String(command)) || responseCode === 421) return 'away';
  return responseCode >= 500 ? 'refused' : 'later';
}

/** The texts of answers name addresses of members, so only their numbers are told. */
function reasonOf(error: unknown): string {
  const { code, command, responseCode } = error as SmtpError;
  return [code, command, responseCode]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
}
