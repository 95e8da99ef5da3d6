import type { Member } from '../../auth/session';

/** Why a file was not taken, in words for the member. */
export class UploadFailure extends Error {
  /** @param canRetry whether the same file may succeed later */
  constructor(
    message: string,
    readonly canRetry = false,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A file on its way to the server. */
export interface SentFile {
  /** The path that takes it. */
  path: string;
  file: File;
  /** Its media type. */
  type: string;
  /** What it is, within a sentence, such as "picture". */
  noun: string;
  /** What a refusal is called by its status; `told` is what the server says of it. */
  refusals: Readonly<Partial<Record<number, (told?: string) => string>>>;
}

export interface UploadOptions {
  signal: AbortSignal;
  /** Called with the share of the file that was sent, from 0 to 1. */
  onProgress: (sent: number) => void;
}

/**
 * Sends a file with the member's token, which is renewed once if the server refuses it.
 * @param key of the text of the answer that is wanted
 * @returns that text
 * @throws UploadFailure, or an AbortError after the signal
 */
export async function sendFile(
  sent: SentFile,
  key: string,
  member: Member,
  options: UploadOptions,
): Promise<string> {
  let answer = await sendAs(member, sent, options);
  if (answer.status === 401 && (await reach(member.refresh(), sent)) === 'refreshed') {
    answer = await sendAs(member, sent, options);
  }
  // Null if a proxy answered without JSON.
  const { [key]: wanted, message } = (answer.response ?? {}) as Record<string, unknown>;
  if (answer.status === 201 && typeof wanted === 'string') return wanted;
  throw failureOf(answer, message, sent);
}

const signedOut = ({ noun }: SentFile) =>
  new UploadFailure(
    `You are no longer signed in. Sign in again, and then upload the ${noun} again. What you typed is kept.`,
  );

const notReached = ({ noun }: SentFile, options?: ErrorOptions) =>
  new UploadFailure(
    `The ${noun} did not reach the server. Check your connection, and try again.`,
    true,
    options,
  );

async function sendAs(member: Member, sent: SentFile, options: UploadOptions) {
  const token = await reach(member.getIdToken(), sent);
  options.signal.throwIfAborted();
  if (token === null) throw signedOut(sent);
  return send(sent, token, options);
}

/** The sign-in provider throws when it cannot be reached. */
const reach = <T>(request: Promise<T>, sent: SentFile) =>
  request.catch((cause: unknown) => {
    throw notReached(sent, { cause });
  });

/** Sends the file with XMLHttpRequest, because fetch reports no progress of what it sends. */
function send(sent: SentFile, token: string, { signal, onProgress }: UploadOptions) {
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request);
    request.onerror = () => reject(notReached(sent));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.open('POST', sent.path);
    request.responseType = 'json';
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', sent.type);
    request.send(sent.file);
  });
}

function failureOf(answer: XMLHttpRequest, message: unknown, sent: SentFile): UploadFailure {
  const { noun, refusals } = sent;
  const told = typeof message === 'string' && message !== '' ? message : undefined;
  const later = `Try again ${pauseInWords(answer.getResponseHeader('retry-after'))}.`;
  const refusal = refusals[answer.status]?.(told);
  if (refusal !== undefined) return new UploadFailure(refusal);
  switch (answer.status) {
    case 401:
      return signedOut(sent);
    case 408:
      return new UploadFailure(
        `The ${noun} did not reach the server in time. Try again on a faster connection, or make the ${noun} smaller.`,
        true,
      );
    case 429:
      return new UploadFailure(
        told ?? `You have sent many requests in a short time. ${later}`,
        true,
      );
    default:
      return new UploadFailure(`The server cannot store the ${noun} now. ${later}`, true);
  }
}

/** @param retryAfter the header of that name: seconds, or a date, which is not read */
function pauseInWords(retryAfter: string | null): string {
  const seconds = Number(retryAfter);
  if (!(seconds > 0)) return 'later';
  if (seconds === 1) return 'in a second';
  return seconds < 120 ? `in ${seconds} seconds` : `in ${Math.ceil(seconds / 60)} minutes`;
}
