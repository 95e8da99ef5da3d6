import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import { withMailConnection } from '../../../base/mail-connection';
import type { MailSettings } from '../../../base/mail-settings';

/** How long one message may take in all, in milliseconds. */
const MESSAGE_TIMEOUT = 60_000;

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
        // Not nodemailer's transport, which reads the message before the server has asked for it, so that
        // nobody could tell how far it came.
        await withMailConnection(settings, timeout, (connection, done) =>
          connection.send({ from, to: [message.to] }, content, done),
        );
        return { delivery: 'sent' };
      } catch (error) {
        return { delivery: deliveryOf(error, isHandedOver), reason: reasonOf(error) };
      }
    },
  };
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
