import type { Measured } from './load';

/** One measurement of a server with one request. */
export interface Row extends Measured {
  request: string;
  server: string;
}

const COMPARED_WITH = ['limit', 'mercurius'];

/** A Markdown table of the rows, with ratios to the limit and the best peer. */
export function tableOf(rows: readonly Row[]): string {
  const head = ['request', 'server', 'req/s', 'CPU µs', 'p50 ms', 'p99 ms'];
  const others = COMPARED_WITH.filter((name) => rows.some(({ server }) => server === name));
  const ratios = others.flatMap((name) => [`of ${name}`, 'its CPU']);
  const lines = rows.map((row) => [
    row.request,
    row.server,
    figure(row.perSecond),
    figure(row.cpuMicros),
    figure(row.p50Millis),
    figure(row.p99Millis),
    ...others.flatMap((name) => {
      const other = rows.find(({ request, server }) => request === row.request && server === name);
      if (!other) return ['', ''];
      const ofOther = [row.perSecond / other.perSecond, row.cpuMicros / other.cpuMicros];
      return ofOther.map(figure);
    }),
  ]);
  return markdown([...head, ...ratios], lines, 2);
}

/** A Markdown table of CPU µs by the size of the catalogue, with the growth. */
export function growthOf(bySize: ReadonlyMap<number, readonly Row[]>): string {
  const sizes = [...bySize.keys()];
  const [smallest = []] = bySize.values();
  const lines = smallest.map(({ request, server }) => {
    const same = (row: Row) => row.request === request && row.server === server;
    const micros = [...bySize.values()].map((rows) => rows.find(same)?.cpuMicros);
    const growth = (micros.at(-1) ?? NaN) / (micros[0] ?? NaN);
    const cells = [...micros, growth].map((value) => (value ? figure(value) : ''));
    return [request, server, ...cells];
  });
  const head = sizes.map((size) => size.toLocaleString('en'));
  return markdown(['request', 'server', ...head, 'times'], lines, 2);
}

/** A Markdown table; the columns after the first `words` hold figures. */
export function markdown(head: string[], lines: string[][], words: number): string {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const written = (line: string[]) =>
    `| ${line.map((cell, column) => (column < words ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column < words ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [written(head), `| ${rule.join(' | ')} |`, ...lines.map(written)].join('\n');
}

/** Formats a number with two or three significant digits. */
export function figure(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(value >= 10 ? 3 : 2)));
}
