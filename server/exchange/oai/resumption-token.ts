import { parseOpaque, writeOpaque } from '../../base/opaque-text';
import { MAX_INTEGER } from '../../database/sql';

export type ListVerb = 'ListRecords' | 'ListIdentifiers';

/** The part of the records that a list has; instants in milliseconds. */
export interface DateRange {
  from: number | null;
  /** The first instant that the list no longer has. */
  end: number | null;
}

/**
 * The position at the end of a part of a list. The server stores nothing for a token, which is
 * valid until the catalogue is restored from a backup.
 */
export interface ResumptionToken {
  verb: ListVerb;
  /** See database/catalogue-epoch.ts. */
  epoch: string;
  range: DateRange;
  /** The instant and the number of the last change that was listed. */
  after: readonly [changedAt: number, sequence: number];
  /** How many records were listed before. */
  cursor: number;
}

export function writeResumptionToken(token: ResumptionToken): string {
  const { verb, epoch, range, after, cursor } = token;
  return writeOpaque([verb, epoch, range.from, range.end, ...after, cursor]);
}

/** @returns a token of any epoch, or null for a text that is no token of this verb. */
export function parseResumptionToken(verb: ListVerb, text: string): ResumptionToken | null {
  const [tokenVerb, epoch, from, end, changedAt, sequence, cursor, ...others] = parseOpaque(text);
  if (tokenVerb !== verb || typeof epoch !== 'string' || others.length > 0) return null;
  if (!isInstantOrNull(from) || !isInstantOrNull(end)) return null;
  if (!isInstant(changedAt) || !isNumber(sequence) || !isNumber(cursor)) return null;
  const after = [changedAt, sequence] as const;
  const token = { verb, epoch, range: { from, end }, after, cursor };
  return writeResumptionToken(token) === text ? token : null;
}

const isInstant = (value: unknown): value is number => Number.isSafeInteger(value);
const isInstantOrNull = (value: unknown): value is number | null =>
  value === null || isInstant(value);
/** Whether a value is a number that an `integer` column of either engine holds. */
const isNumber = (value: unknown): value is number =>
  isInstant(value) && value > 0 && value <= MAX_INTEGER;
