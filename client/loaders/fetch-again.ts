/** Two further attempts at most, so that a page reports a failure within 3 s. */
const PAUSES_MS = [250, 750];
/** For the further attempts and their pauses together. */
const DEADLINE_MS = 2_500;

/**
 * Fetches like `fetch`, and tries again while the server cannot be reached or is unavailable. For requests
 * that change nothing: the server may have handled the lost ones.
 */
export const fetchAgain: typeof fetch = async (input, init) => {
  const first = await attempt(input, init);
  if (isFinal(first)) return settle(first);
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), DEADLINE_MS);
  const given = init?.signal;
  const signal = given ? AbortSignal.any([given, deadline.signal]) : deadline.signal;
  let last = first;
  for (const pause of PAUSES_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const next = await attempt(input, { ...init, signal });
    if (deadline.signal.aborted) break;
    last = next;
    if (isFinal(last)) break;
  }
  clearTimeout(timer);
  return settle(last);
};

type Attempt = { response: Response } | { error: unknown };

const attempt = (...request: Parameters<typeof fetch>): Promise<Attempt> =>
  fetch(...request).then(
    (response) => ({ response }),
    (error: unknown) => ({ error }),
  );

/** Another attempt would end alike: an answer, or a request that the page has given up. */
const isFinal = (last: Attempt): boolean =>
  'response' in last
    ? last.response.status !== 503
    : last.error instanceof DOMException && last.error.name === 'AbortError';

function settle(last: Attempt): Response {
  if ('response' in last) return last.response;
  throw last.error;
}
