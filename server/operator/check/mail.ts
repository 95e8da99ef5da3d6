import type { Environment } from '../../base/env';
import { messageOf } from '../../base/error-message';
import { withMailConnection } from '../../base/mail-connection';
import type { MailSettings } from '../../base/mail-settings';
import { type Finding, ok, TIMEOUT, wrong } from './finding';

const SUBJECT = 'MAIL_URL';

/** Connects to the mail server and signs in, as for a digest. No message is sent. */
export async function checkMail({ mail }: Pick<Environment, 'mail'>): Promise<Finding> {
  if (!mail) return ok(SUBJECT, 'None: no mail is sent.');
  const signal = AbortSignal.timeout(TIMEOUT);
  let how = 'not encrypted';
  try {
    await withMailConnection(mail, signal, (connection, done) => {
      if (connection.secure) how = 'encrypted';
      done();
    });
  } catch (error) {
    return wrong(SUBJECT, signal.aborted ? isSilent(mail) : faultOf(error, mail));
  }
  const login = mail.login ? ', and the login is accepted' : '';
  return ok(SUBJECT, `${placeOf(mail)} answers, ${how}${login}.`);
}

const placeOf = ({ host, port }: MailSettings): string => `${host}:${port}`;

const isSilent = (mail: MailSettings): string =>
  `${placeOf(mail)} does not answer as a mail server within ${TIMEOUT / 1000} seconds.`;

/** An error of nodemailer: its own code, and that of the system or of TLS behind it. */
interface MailError {
  code?: string;
  originalCode?: string;
  responseCode?: number;
}

/** Why a mail server cannot be used. What it answers to a login is not repeated. */
function faultOf(error: unknown, mail: MailSettings): string {
  const { code, originalCode, responseCode } = error as MailError;
  const place = placeOf(mail);
  const answer = responseCode ? ` (${responseCode})` : '';
  if (code === 'EAUTH') return `${place} refuses the user and password${answer}.`;
  if (code === 'EDNS') return `The name ${mail.host} is not known.`;
  if (code === 'ETIMEDOUT') return isSilent(mail);
  if (originalCode === 'ECONNREFUSED') return `Nothing listens at ${place}.`;
  if (code === 'ETLS' || ABOUT_TLS.test(originalCode ?? '')) {
    return `The connection to ${place} cannot be encrypted: ${messageOf(error).trim()}.`;
  }
  if (code === 'EPROTOCOL') return `${place} does not greet as a mail server${answer}.`;
  return `${place} cannot be used: ${originalCode ?? code ?? 'it failed'}${answer}.`;
}

/** The codes of OpenSSL and of certificates. */
const ABOUT_TLS = /SSL|CERT|VERIFY|ISSUER|EPROTO/;
