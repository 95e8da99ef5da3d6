import {
  MAX_PICTURE_BYTES,
  MAX_PICTURE_MEGAPIXELS,
  MAX_PICTURE_MIB,
  PICTURE_FORMATS,
  PICTURE_TYPES,
} from '../../../common/picture-limits';
import { publicPaths } from '../../../common/public-paths';
import type { Member } from '../../auth/session';

/** What the server accepts, in words. */
export const limitsInWords = `${PICTURE_FORMATS}, at most ${MAX_PICTURE_MIB}\u00a0MiB and ${MAX_PICTURE_MEGAPIXELS}\u00a0megapixels`;

const wrongType = `This file is not a ${PICTURE_FORMATS} picture.`;
const notReached = 'The picture did not reach the server. Check your connection, and try again.';
const tooSlow =
  'The picture did not reach the server in time. Try again on a faster connection, or make the picture smaller.';
const signedOut =
  'You are no longer signed in. Sign in again, and then upload the picture again. What you typed is kept.';

/** Why a picture was not uploaded, in words for the member. */
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

/**
 * The one picture among the files that were chosen, dropped or pasted.
 * @throws UploadFailure if the server would refuse the files
 */
export function pictureOf(files: readonly File[]): File {
  const [file, ...others] = files;
  if (!file) throw new UploadFailure('No file was found. Save the picture, and choose it here.');
  if (others.length > 0) throw new UploadFailure('Choose one picture at a time.');
  if (!PICTURE_TYPES.includes(file.type)) throw new UploadFailure(wrongType);
  if (file.size === 0) throw new UploadFailure('This file is empty.');
  if (file.size > MAX_PICTURE_BYTES) {
    throw new UploadFailure(
      `This picture has more than ${MAX_PICTURE_MIB} MiB. Make it smaller, and try again.`,
    );
  }
  return file;
}

interface UploadOptions {
  signal: AbortSignal;
  /** Called with the share of the file that was sent, from 0 to 1. */
  onProgress: (sent: number) => void;
}

/**
 * Uploads a picture with the member's token, which is renewed once if the server refuses it.
 * @returns the address of the stored picture
 * @throws UploadFailure, or an AbortError after the signal
 */
export async function uploadPicture(
  file: File,
  member: Member,
  options: UploadOptions,
): Promise<string> {
  let answer = await sendAs(member, file, options);
  if (answer.status === 401 && (await reach(member.refresh())) === 'refreshed') {
    answer = await sendAs(member, file, options);
  }
  // Null if a proxy answered without JSON.
  const { url, message } = (answer.response ?? {}) as Record<string, unknown>;
  if (answer.status === 201 && typeof url === 'string') return url;
  throw failureOf(answer, message);
}

async function sendAs(member: Member, file: File, options: UploadOptions) {
  const token = await reach(member.getIdToken());
  options.signal.throwIfAborted();
  if (token === null) throw new UploadFailure(signedOut);
  return send(file, token, options);
}

/** The sign-in provider throws when it cannot be reached. */
const reach = <T>(request: Promise<T>) =>
  request.catch((cause: unknown) => {
    throw new UploadFailure(notReached, true, { cause });
  });

/** Sends the file with XMLHttpRequest, because fetch reports no progress of what it sends. */
function send(file: File, token: string, { signal, onProgress }: UploadOptions) {
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request);
    request.onerror = () => reject(new UploadFailure(notReached, true));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.open('POST', publicPaths.pictures);
    request.responseType = 'json';
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', file.type);
    request.send(file);
  });
}

function failureOf(answer: XMLHttpRequest, message: unknown): UploadFailure {
  const told = typeof message === 'string' && message !== '' ? message : undefined;
  const later = `Try again ${pauseInWords(answer.getResponseHeader('retry-after'))}.`;
  switch (answer.status) {
    case 400:
      return new UploadFailure(told ?? 'The server cannot read this picture.');
    case 401:
      return new UploadFailure(signedOut);
    case 408:
      return new UploadFailure(tooSlow, true);
    case 413:
      return new UploadFailure('This picture is too large for the server.');
    case 415:
      return new UploadFailure(wrongType);
    case 429:
      return new UploadFailure(
        told ?? `You have sent many requests in a short time. ${later}`,
        true,
      );
    default:
      return new UploadFailure(`The server cannot store the picture now. ${later}`, true);
  }
}

/** @param retryAfter the header of that name: seconds, or a date, which is not read */
function pauseInWords(retryAfter: string | null): string {
  const seconds = Number(retryAfter);
  if (!(seconds > 0)) return 'later';
  if (seconds === 1) return 'in a second';
  return seconds < 120 ? `in ${seconds} seconds` : `in ${Math.ceil(seconds / 60)} minutes`;
}
