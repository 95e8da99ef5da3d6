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

/** A ratio is left out when its highest value is more than so many times its lowest. */
const NOISE = 1.5;
const TOO_NOISY = 'noisy';

/** The median of the rounds, with the lowest and the highest. */
export function spread(values: readonly number[]): string {
  if (values.length === 0) return '';
  return `${figure(median(values))} (${figure(Math.min(...values))}–${figure(Math.max(...values))})`;
}

/**
 * The ratio of two medians, with the lowest and the highest ratio of a round. It is left out when
 * the rounds differ so much that the ratio says little.
 */
export function ratio(values: readonly number[], others: readonly number[]): string {
  if (values.length === 0 || others.length === 0) return '';
  const ofRounds = values.map((value, round) => value / (others[round] ?? NaN));
  const [lowest, highest] = [Math.min(...ofRounds), Math.max(...ofRounds)];
  if (highest > NOISE * lowest) return TOO_NOISY;
  const exact = median(values) / median(others);
  return `${twoDigits(exact)} (${twoDigits(lowest)}–${twoDigits(highest)})`;
}

const twoDigits = (value: number) => (value < 10 ? value.toFixed(2) : figure(value));

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [lower = NaN, upper = NaN] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return (lower + upper) / 2;
}
