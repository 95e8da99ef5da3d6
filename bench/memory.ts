import { withCatalogue } from './temporary-catalogue';
import { bodyOf, HEADERS, readNamed, REST_LIST } from './requests';
import { type Server, startProduct } from './servers';
import { tokenOf } from './tokens';

const SIZE = 1_000_000;
const REQUESTS = { queries: 40_000, searches: 20_000, pages: 2_000, tokens: 12_000 };
const MEMBERS = 2_000;
const CONCURRENCY = 16;
const PROBES = 300;

/** Sends `count` requests, several at a time. @throws for an answer that is not OK */
async function send(count: number, request: (nth: number) => Promise<Response>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const response = await request((next += 1));
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`A request is answered ${response.status}.`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

function post(server: Server, body: string, headers = {}): Promise<Response> {
  return fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { ...HEADERS, ...headers },
    body,
  });
}

/** The latency of sequential requests for single artifacts, in milliseconds. */
async function probe(server: Server, from: number): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  for (let nth = from; nth < from + PROBES; nth += 1) {
    const began = performance.now();
    await (await post(server, bodyOf(readNamed('Q3'), { id: String(nth) }))).arrayBuffer();
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => Math.round((times[Math.floor(part * times.length)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Downloads the whole list while single artifacts are requested. */
async function downloadWholeList(server: Server): Promise<void> {
  const before = server.memory().now;
  const alone = await probe(server, 1);
  const began = performance.now();
  const list = await fetch(server.url + REST_LIST);
  let bytes = 0;
  let most = before;
  const downloading = (async () => {
    for await (const part of list.body ?? []) bytes += (part as Uint8Array).length;
  })();
  const watching = setInterval(() => (most = Math.max(most, server.memory().now)), 100);
  await probe(server, PROBES + 1);
  const beside = await probe(server, 2 * PROBES + 1);
  await downloading;
  clearInterval(watching);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `the whole list: ${Math.round(bytes / 1e6)} MB in ${seconds} s; memory ${before} → at most ${most} MB`,
  );
  console.log(`one artifact, alone: p50 ${alone.p50} ms, p99 ${alone.p99} ms`);
  console.log(`one artifact, beside the list: p50 ${beside.p50} ms, p99 ${beside.p99} ms`);
}

/** `npm run bench:memory`: the memory of the product when no request repeats. */
async function main() {
  await withCatalogue(SIZE, 'sqlite', async (location) => {
    const settings = { cache: true, workers: 1, members: MEMBERS };
    const server = await startProduct('product', location, settings);
    const report = (what: string) => {
      const { now, peak } = server.memory();
      console.log(`${what}: ${now} MB, at most ${peak} MB`);
    };
    try {
      report('started');
      await downloadWholeList(server);
      const id = (nth: number) => String(((nth * 7919) % SIZE) + 1);
      await send(REQUESTS.queries, (nth) => post(server, bodyOf(readNamed('Q3'), { id: id(nth) })));
      report(`${REQUESTS.queries} artifacts`);
      await send(REQUESTS.searches, (nth) => {
        const filter = { search: id(nth), type: null };
        return post(server, bodyOf(readNamed('Q2'), { first: 24, filter }));
      });
      report(`${REQUESTS.searches} searches`);
      await send(REQUESTS.queries / 20, (nth) =>
        post(server, JSON.stringify({ query: `{ a${nth}: artifacts { edges { node { id } } } }` })),
      );
      report(`${REQUESTS.queries / 20} documents`);
      await send(REQUESTS.pages, (nth) => fetch(`${server.url}/all-artifacts?q=${id(nth)}`));
      report(`${REQUESTS.pages} pages`);
      await send(REQUESTS.tokens, (nth) => {
        const authorization = `Bearer ${tokenOf(nth % MEMBERS, String(nth))}`;
        return post(server, '{"query":"{ viewer { uid } }"}', { authorization });
      });
      report(`${REQUESTS.tokens} tokens`);
      await downloadWholeList(server);
      report('ended');
    } finally {
      await server.stop();
    }
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
