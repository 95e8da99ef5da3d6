import type { CacheState, Measured, Sample } from './rounds';
import { listNames, type SearchCase } from './searches';
import { figure, markdown, ratio, spread } from './table';
import type { MeasuredWrite } from './writes';

/** A title and a table, as parts of a Markdown document. None when the table would be empty. */
type Titled = string[];

/** A column: its title, and the cell of a line, whose samples it finds by server. */
type Column = [title: string, cell: (of: (server: string, size?: number) => Sample[]) => string];

const uncached: readonly CacheState[] = ['never repeating', 'CACHE=off', 'a write'];
const cpu = (samples: readonly Sample[]) => samples.map(({ cpuMicros }) => cpuMicros);
const perSecond = (samples: readonly Sample[]) => samples.map((sample) => sample.perSecond);
const number = (size: number) => size.toLocaleString('en');

/** Requests that no cache answers: the product beside the other servers. */
export const besidePeers = (measured: readonly Measured[], size: number): Titled =>
  tableOf(`No cached response, ${number(size)} artifacts, CPU µs`, measured, size, uncached, [
    ['product', (of) => spread(cpu(of('product')))],
    ['Mercurius', (of) => spread(cpu(of('mercurius')))],
    ['product / Mercurius', (of) => ratio(cpu(of('product')), cpu(of('mercurius')))],
    ['tutorial', (of) => spread(cpu(of('tutorial')))],
  ]);

/** Requests that the cache answers: the product beside the limit. */
export const besideLimit = (measured: readonly Measured[], size: number): Titled =>
  tableOf(
    `Cached responses, ${number(size)} artifacts, CPU µs`,
    measured,
    size,
    ['cached'],
    [
      ['product', (of) => spread(cpu(of('product')))],
      ['limit', (of) => spread(cpu(of('limit')))],
      ['product / limit', (of) => ratio(cpu(of('product')), cpu(of('limit')))],
      [
        'requests/s, product / limit',
        (of) => ratio(perSecond(of('product')), perSecond(of('limit'))),
      ],
    ],
  );

/** Requests that no cache answers, on a larger catalogue. */
export const growth = (measured: readonly Measured[], smallest: number, size: number): Titled =>
  tableOf(`No cached response, ${number(size)} artifacts, CPU µs`, measured, size, uncached, [
    ...(['product', 'mercurius'] as const).flatMap((server): Column[] => [
      [server === 'product' ? server : 'Mercurius', (of) => spread(cpu(of(server)))],
      [`/ ${number(smallest)}`, (of) => ratio(cpu(of(server)), cpu(of(server, smallest)))],
    ]),
  ]);

/** The first page of a search with its total. */
export function searchTable(measured: readonly (SearchCase & Measured)[], size: number): Titled {
  const kinds = [...new Set(measured.map(({ request }) => request))];
  if (kinds.length === 0) return [];
  const lines = kinds.map((kind) => {
    const ofKind = measured.filter(({ request }) => request === kind);
    const cells = listNames.map((name) => ofKind.find(({ list }) => list === name)?.samples ?? []);
    return [kind, figure(ofKind[0]?.found ?? 0), ...cells.map((samples) => spread(cpu(samples)))];
  });
  const title = `Searches with CACHE=off, ${number(size)} artifacts, CPU µs`;
  return [title, markdown(['term', 'found', ...listNames], lines, 1)];
}

/** What one member's writes cost. */
export function writeTable(measured: readonly MeasuredWrite[], size: number): Titled {
  if (measured.length === 0) return [];
  const lines = measured.map(({ name, cpuMicros }) => [name, spread(cpuMicros)]);
  const title = `Writes, ${number(size)} artifacts, CPU µs`;
  return [title, markdown(['write', 'product'], lines, 1)];
}

function tableOf(
  title: string,
  measured: readonly Measured[],
  size: number,
  states: readonly CacheState[],
  columns: readonly Column[],
): Titled {
  const shown = measured.filter((one) => one.size === size && states.includes(one.cache));
  if (shown.length === 0) return [];
  const lines = new Map(
    shown.map(({ request, cache }) => [`${request} ${cache}`, { request, cache }]),
  );
  const rows = [...lines.values()].map(({ request, cache }) => {
    const of = (server: string, ofSize = size) =>
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
  const used = (_: string, column: number) => rows.some((row) => row[column] !== '');
  const head = ['request', 'cache', ...columns.map(([name]) => name)];
  return [
    title,
    markdown(
      head.filter(used),
      rows.map((row) => row.filter(used)),
      2,
    ),
  ];
}
