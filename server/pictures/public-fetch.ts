import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { VERSION } from '../base/version';
import { FetchFailure } from './fetch-failure';
import { type AddressOptions, publicAddressesOf } from './public-address';

export interface FetchOptions extends AddressOptions {
  /** The site that fetches: the server of the URL sees it in User-Agent. */
  publicUrl: string;
  /** The most bytes that a body may have. */
  maxBytes: number;
  /** The time for everything, redirects and body included, in milliseconds. */
  timeoutMs?: number;
  /** Ends the fetch early, as after the time. */
  closing?: AbortSignal;
}

const TIMEOUT_MS = 10_000;
/** The bytes that may arrive beside the body: heads, interim responses, lengths of chunks. */
const MAX_FRAMING_BYTES = 2 ** 20;
const MAX_REDIRECTS = 3;
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches a picture of another site, and never connects to an address that is not public: not by an IP
 * address in the URL, not by a host name, not by a redirect. A host name is resolved once for each
 * request, and the connection goes to the addresses that were checked.
 * @returns the whole body of a response with status 200
 * @throws FetchFailure for every other outcome.
 */
export async function fetchPublic(url: string, options: FetchOptions): Promise<Buffer> {
  const { timeoutMs = TIMEOUT_MS, closing } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = closing ? AbortSignal.any([timeout, closing]) : timeout;
  // The search for addresses cannot be aborted, so the deadline does not wait for it.
  const deadline = once(signal, 'abort').then(() => Promise.reject(signal.reason as Error));
  try {
    return await Promise.race([deadline, followRedirects(url, options, signal)]);
  } catch (error) {
    if (error instanceof FetchFailure) throw error;
    if (signal.aborted) {
      throw new FetchFailure('TIMEOUT', `The picture did not arrive within ${timeoutMs} ms.`);
    }
    throw new FetchFailure('NETWORK', 'The server cannot be reached.', { cause: error });
  }
}

async function followRedirects(
  url: string,
  options: FetchOptions,
  signal: AbortSignal,
): Promise<Buffer> {
  let current = parseUrl(url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await get(current, options, signal);
    const { location } = response.headers;
    if (location === undefined || !REDIRECT_STATUSES.has(response.statusCode ?? 0)) {
      return readBody(response, options.maxBytes);
    }
    response.destroy();
    current = parseUrl(location, current);
  }
  throw new FetchFailure('TOO_MANY_REDIRECTS', `There are more than ${MAX_REDIRECTS} redirects.`);
}

function parseUrl(text: string, base?: URL): URL {
  if (!URL.canParse(text, base?.href)) throw new FetchFailure('BAD_URL', 'The URL is malformed.');
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FetchFailure('BAD_URL', 'The URL is neither http nor https.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new FetchFailure('BAD_URL', 'The URL contains credentials.');
  }
  return url;
}

async function get(url: URL, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const addresses = await publicAddressesOf(url.hostname, options);
  const { Agent, request: createRequest } = url.protocol === 'https:' ? https : http;
  // An agent of its own: it keeps no connection, and uses none of another request.
  const agent = new Agent({
    // Asks `lookup` for all addresses, and tries them one after another.
    autoSelectFamily: true,
    lookup: (_hostname, _options, found) => found(null, addresses),
  });
  const request = createRequest(url, {
    agent,
    signal,
    headers: {
      accept: 'image/jpeg, image/png, image/webp, image/avif',
      'accept-encoding': 'identity',
      'user-agent': `Antiquary/${VERSION} (+${options.publicUrl})`,
    },
  });
  // Interim responses (1xx) may be many, before the response comes.
  request.on('information', () => {
    if ((request.socket?.bytesRead ?? 0) > MAX_FRAMING_BYTES) {
      request.destroy(tooLarge(options.maxBytes));
    }
  });
  return new Promise((resolve, reject) => {
    // The listeners stay, because an error may follow the response. Its body fails then, too.
    request.on('response', resolve).on('error', reject).end();
    request.on('close', () => reject(new Error('The connection closed without a response.')));
  });
}

/**
 * The bytes of the body as they are sent: a compressed body stays compressed, and is no picture.
 * An incomplete body throws an error of the connection.
 */
async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  try {
    checkHead(response, maxBytes);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      const isTooLong = response.socket.bytesRead > maxBytes + MAX_FRAMING_BYTES;
      if (size > maxBytes || isTooLong) throw tooLarge(maxBytes);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}

function checkHead({ statusCode = 0, headers }: IncomingMessage, maxBytes: number): void {
  if (statusCode !== 200) throw new FetchFailure('STATUS', `The server answered ${statusCode}.`);
  if (Number(headers['content-length']) > maxBytes) throw tooLarge(maxBytes);
}

function tooLarge(maxBytes: number): FetchFailure {
  return new FetchFailure('TOO_LARGE', `The response is longer than ${maxBytes} bytes.`);
}
