import { startCatalogue, type TestCatalogue, type TestMember, tokenOf } from './catalogue';
import { rawRequest } from './raw';

/** Two catalogues alike: one with the accelerator, one whose requests all go through Apollo Server. */
export interface Pair {
  fast: TestCatalogue;
  plain: TestCatalogue;
  stop(): Promise<void>;
}

type Settings = Parameters<typeof startCatalogue>[0] & object;

export async function startPair(settings: Settings, ofPlain = settings): Promise<Pair> {
  const fast = await startCatalogue({ ...settings, accelerated: true });
  const plain = await startCatalogue({ ...ofPlain, accelerated: false });
  return {
    fast,
    plain,
    stop: async () => {
      await fast.stop();
      await plain.stop();
    },
  };
}

export interface Request {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export const TYPE = { 'content-type': 'application/json' };
/** Signed in long ago, so that no request can delete the account. */
export const bearer = (who: TestMember) => ({ authorization: `Bearer ${tokenOf(who, 1, 1)}` });
const OTHER_EACH_TIME = ['x-request-id', 'date'];

/** Two operations in one document. */
export const NAMED = 'query A { viewer { uid } } query B { artifactTypes { label } }';

/** Sends a request to both, one after the other. @returns the answers without what has to differ */
export async function sendToBoth(
  { fast, plain }: Pair,
  { path = '/graphql', ...request }: Request,
) {
  const answers = [];
  for (const { url } of [fast, plain]) {
    const answer = await rawRequest(url, path, { method: 'POST', ...request });
    // The order of headers has no meaning.
    const headers = Object.entries(answer.headers)
      .map(([name, value]) => [name, OTHER_EACH_TIME.includes(name) ? 'set' : value])
      .sort();
    answers.push({ ...answer, headers });
  }
  return answers;
}

/**
 * Of several fields whose errors reach one parent, GraphQL leaves open which an answer names. The answers may then
 * name different ones.
 */
export async function expectSame(pair: Pair, request: Request): Promise<void> {
  const [fast, plain] = await sendToBoth(pair, request);
  const isOther = nameOthers(fast?.body ?? '', plain?.body ?? '');
  const [first, second] = isOther ? [fast, plain].map(withoutNamedField) : [fast, plain];
  expect({ request, ...first }).toEqual({ request, ...second });
}

/** Expects the same of two answers as they came over a connection. The order of headers has no meaning. */
export function expectSameRaw(fast: string, plain: string): void {
  const [first, second] = [fast, plain].map((text) => {
    // Behind the last head: 100 Continue has one of its own.
    const end = text.lastIndexOf('\r\n\r\n');
    const body = text.slice(end + 4);
    const known = text
      .slice(0, end)
      .replace(/^(x-request-id|date): .*$/gim, '$1')
      .split('\r\n')
      .sort();
    return { head: known, body };
  });
  const isOther = nameOthers(first?.body ?? '', second?.body ?? '');
  const shown = (answer: typeof first) =>
    isOther
      ? {
          head: answer?.head.filter((line) => !/^(content-length|etag):/i.test(line)),
          body: codesAndData(answer?.body ?? ''),
        }
      : answer;
  expect(shown(first)).toEqual(shown(second));
}

/** Whether two answers name one field each, and not the same. */
function nameOthers(one: string, other: string): boolean {
  const [first, second] = [namedField(one), namedField(other)];
  return first !== null && second !== null && first !== second;
}

type Answer = Awaited<ReturnType<typeof sendToBoth>>[number];

/** The path of the field that the only error of an answer names. */
function namedField(body: string): string | null {
  if (!body.startsWith('{"errors":')) return null;
  const { errors } = JSON.parse(body) as { errors: { path?: unknown }[] };
  return errors.length === 1 && errors[0]?.path ? JSON.stringify(errors[0].path) : null;
}

/** An answer with the code of its error and its data, without what depends on the field. */
function withoutNamedField(answer: Answer | undefined) {
  const headers = answer?.headers.filter(([name]) => name !== 'content-length' && name !== 'etag');
  return { ...answer, headers, body: codesAndData(answer?.body ?? '') };
}

function codesAndData(body: string) {
  const { errors, data } = JSON.parse(body) as {
    errors: { extensions: { code: string } }[];
    data: unknown;
  };
  return { codes: errors.map(({ extensions }) => extensions.code), data };
}

export const post = (body: unknown, headers: Record<string, string> = {}): Request => ({
  headers: { ...TYPE, ...headers },
  body: JSON.stringify(body),
});

/** Sends a request to both until the accelerator knows its operation. */
export async function makeKnown(pair: Pair, request: Request): Promise<void> {
  for (let n = 0; n < 3; n += 1) await expectSame(pair, request);
}

/** What keeps its usual time: everything but `Date`. */
const NOT_FAKED = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Has both catalogues write the same times, in the tests of the file that calls it. */
export function stopTheClock(): void {
  beforeAll(() => {
    jest.useFakeTimers({ now: 1_764_000_000_000, doNotFake: [...NOT_FAKED] });
  });
  afterAll(() => jest.useRealTimers());
}
