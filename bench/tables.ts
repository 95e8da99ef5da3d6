import type { MeasuredMix } from './mixed-load';
import type { Measured, Sample } from './rounds';
import type { SearchCase, Searches } from './searches';
import type { MeasuredSize } from './sizes';
import { figure, markdown, ratio, spread } from './table';
import type { MeasuredWrite } from './writes';

/** A title and a table, as parts of a Markdown document. None when the table would be empty. */
type Titled = string[];

/** Finds what was measured of a line's request at a server. */
type SamplesOf = (server: string, size?: number) => Sample[];

/** A column: its title, and its cell in a line. */
type Column = [title: string, cell: (of: SamplesOf) => string];

const cpu = (samples: readonly Sample[]) => samples.map(({ cpuMicros }) => cpuMicros);
const perSecond = (samples: readonly Sample[]) => samples.map((sample) => sample.perSecond);
const number = (size: number) => size.toLocaleString('en');

/** The CPU time of a server's requests. */
const cost = (title: string, server: string): Column => [title, (of) => spread(cpu(of(server)))];

/** Requests that no cache answers: the product beside the other servers. */
export const besidePeers = (measured: readonly Measured[], size: number): Titled =>
  tableOf(measured, size, false, [
    cost('product', 'product'),
    cost('Mercurius', 'mercurius'),
    ['product / Mercurius', (of) => ratio(cpu(of('product')), cpu(of('mercurius')))],
    cost('tutorial', 'tutorial'),
  ]);

/** Requests that the cache answers: the product beside the limit. */
export const besideLimit = (measured: readonly Measured[], size: number): Titled =>
  tableOf(measured, size, true, [
    cost('product', 'product'),
    cost('limit', 'limit'),
    ['product / limit', (of) => ratio(cpu(of('product')), cpu(of('limit')))],
    ['its requests/s', (of) => ratio(perSecond(of('product')), perSecond(of('limit')))],
  ]);

/** Rendered pages: beside the operation of the gallery (Q1), and beside React alone. */
export function pageTable(measured: readonly Measured[], size: number): Titled {
  const costOf = (request: string, server: string, cache = 'CACHE=off') =>
    cpu(
      measured.find(
        (one) => one.request === request && one.server.name === server && one.cache === cache,
      )?.samples ?? [],
    );
  const q1 = costOf('Q1', 'product');
  const pages = new Set(measured.map(({ request }) => request).filter((one) => one !== 'Q1'));
  const lines = [...pages].map((page) => {
    const product = costOf(page, 'product');
    const markup = costOf(page, 'markup');
    const cached = costOf(page, 'product', 'cached');
    const costs = [product, markup, cached].map(spread);
    return [page, ...costs, ratio(product, q1), ratio(product, markup)];
  });
  lines.push(['Q1', spread(q1)]);
  const head = [
    'page',
    'product',
    'React alone',
    'cached',
    'product / Q1',
    'product / React alone',
  ];
  return [`### Rendered pages, ${number(size)} artifacts: CPU µs`, markdown(head, lines, 1)];
}

/** Reads and likes together: the product beside another version, and the latency of each. */
export function mixTables({ measured, latencies }: MeasuredMix, size: number): Titled {
  const costs = measured.map(({ server, samples }) => [server.name, spread(cpu(samples))]);
  const [product, beside] = measured.map(({ samples }) => cpu(samples));
  if (product && beside) costs.push(['product / beside', ratio(product, beside)]);
  const lines = latencies.map(({ server, perSecond: rate, percentiles }) => [
    server,
    figure(rate),
    ...Object.values(percentiles).map(figure),
  ]);
  const head = ['server', 'requests/s', '50 %', '95 %', '99 %'];
  return [
    `### Reads and likes together, ${number(size)} artifacts: CPU µs`,
    markdown(['server', 'CPU µs'], costs, 1),
    `### Their latency at half of the saturation: milliseconds`,
    markdown(head, lines, 1),
  ];
}

/** Requests that no cache answers, on a larger catalogue than the smallest. */
export const growth = (measured: readonly Measured[], smallest: number, size: number): Titled => {
  const times = (server: string): Column => [
    `/ ${number(smallest)}`,
    (of) => ratio(cpu(of(server)), cpu(of(server, smallest))),
  ];
  return tableOf(measured, size, false, [
    cost('product', 'product'),
    times('product'),
    cost('Mercurius', 'mercurius'),
    times('mercurius'),
  ]);
};

/** The first page of a search with its total, in each of the columns. */
export function searchTable(
  { title, columns }: Searches,
  measured: readonly (SearchCase & Measured)[],
  size: number,
): Titled {
  const kinds = [...new Set(measured.map(({ request }) => request))];
  if (kinds.length === 0) return [];
  const names = Object.keys(columns);
  const lines = kinds.map((kind) => {
    const ofKind = measured.filter(({ request }) => request === kind);
    const cells = names.map((name) => ofKind.find(({ column }) => column === name)?.samples ?? []);
    return [kind, figure(ofKind[0]?.found ?? 0), ...cells.map((samples) => spread(cpu(samples)))];
  });
  const heading = `${title} with CACHE=off, ${number(size)} artifacts: CPU µs`;
  return [`### ${heading}`, markdown(['term', 'found', ...names], lines, 1)];
}

/** What one member's writes cost. */
export function writeTable(measured: readonly MeasuredWrite[], size: number): Titled {
  const lines = measured.map(({ name, cpuMicros }) => [name, spread(cpuMicros)]);
  const title = `Writes, ${number(size)} artifacts: CPU µs`;
  return [`### ${title}`, markdown(['write', 'product'], lines, 1)];
}

/** How large tables and indexes are. */
export function sizeTable(measured: readonly MeasuredSize[], size: number): Titled {
  const lines = measured.map(({ name, mebibytes }) => [name, figure(mebibytes)]);
  const title = `The largest tables and indexes, ${number(size)} artifacts`;
  return [`### ${title}`, markdown(['name', 'MiB'], lines, 1)];
}

/** One line for each request to a catalogue of `size` that the cache answers, or does not answer. */
function tableOf(
  measured: readonly Measured[],
  size: number,
  cached: boolean,
  columns: readonly Column[],
): Titled {
  const shown = measured.filter((one) => one.size === size && (one.cache === 'cached') === cached);
  if (shown.length === 0) return [];
  const requests = new Map(shown.map(({ request, cache }) => [request, cache]));
  const lines = [...requests].map(([request, cache]) => {
    const of: SamplesOf = (server, ofSize = size) =>
      measured.find(
        (one) =>
          one.request === request &&
          one.cache === cache &&
          one.size === ofSize &&
          one.server.name === server,
      )?.samples ?? [];
    return [request, cache, ...columns.map(([, cell]) => cell(of))];
  });
  // A server that was not measured has no column.
  const used = (_: string, column: number) => lines.some((line) => line[column] !== '');
  const head = ['request', 'cache', ...columns.map(([title]) => title)].filter(used);
  const title = `${cached ? 'Cached responses' : 'No cached response'}, ${number(size)} artifacts: CPU µs`;
  const table = markdown(
    head,
    lines.map((line) => line.filter(used)),
    2,
  );
  return [`### ${title}`, table];
}
