import {
  CIRCA,
  COPIES,
  ERAS,
  JOINS,
  LATER_ACTS,
  MAKING,
  OPEN,
  OTHER_CALENDARS,
  PERIODS,
  UNCERTAIN,
  UNITS,
} from './conventions';
import { parseDateClause, type Span } from './date-clause';
import { toEdtf } from './edtf';
import { normalizeDateText, type Token, tokenize, wordOf } from './made-tokens';

/** Increase this when the parser reads a text differently, so that all artifacts are read again. */
export const PARSER_VERSION = 5;

/** Years as historians write them, -1323 for 1323 BC, and the same span in EDTF. */
export interface MadeDates {
  earliest: number;
  latest: number;
  edtf: string;
}

/** Reads the years of making from a text. @returns null when the text is not surely understood */
export function readMadeDates(text: string): MadeDates | null {
  const span = combine(clausesOf(text).map(readClause));
  return span && { earliest: span.earliest, latest: span.latest, edtf: toEdtf(span) };
}

/** What a clause says. A remark has no date: "18th Dynasty", "printed later". */
type Clause =
  | { kind: 'date'; span: Span; isAct: boolean }
  | { kind: 'remark'; isPeriod: boolean }
  | { kind: 'unknown' };

const PERIOD_NAMES = new RegExp(`\\b(?:${[...PERIODS].join('|')})\\b`, 'g');

const REMARK: Clause = { kind: 'remark', isPeriod: false };
const UNKNOWN: Clause = { kind: 'unknown' };

/**
 * Commas, semicolons and brackets separate clauses, and so does the end of a period's name before a
 * year.
 */
function clausesOf(text: string): Token[][] {
  const normalized = normalizeDateText(text) ?? '';
  const separated = normalized
    .split(/[,;()]/)
    .map(endPeriods)
    .join();
  return separated
    .split(/[,:[\]]/)
    .map(tokenize)
    .filter((tokens) => tokens.length > 0);
}

/** Writes a comma after each name of a period that stands before a number of three digits. */
function endPeriods(text: string): string {
  const lastNumber = [...text.matchAll(/\d{3}/g)].at(-1)?.index ?? 0;
  return text.replace(PERIOD_NAMES, (name: string, place: number) =>
    place < lastNumber ? `${name},` : name,
  );
}

function readClause(tokens: Token[]): Clause {
  const words = tokens.map(wordOf).filter(Boolean);
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word));
  if (has(COPIES)) return UNKNOWN;
  if (has(LATER_ACTS) || has(OTHER_CALENDARS)) return REMARK;
  const mayBeDate = tokens.some(
    (token) =>
      token.kind === 'decade' ||
      (token.kind === 'number' && token.digits > 2) ||
      UNITS.has(wordOf(token)) ||
      ERAS.has(wordOf(token)),
  );
  const isAct = has(MAKING);
  if (!mayBeDate) {
    return !isAct && mayExtendDate(tokens) ? UNKNOWN : { kind: 'remark', isPeriod: has(PERIODS) };
  }
  const span = parseDateClause(tokens.filter((token) => !MAKING.has(wordOf(token))));
  return span ? { kind: 'date', span, isAct } : UNKNOWN;
}

/**
 * Whether a clause may say that the date before it is not the whole date: "possibly earlier", "or 17th",
 * "and after".
 */
function mayExtendDate(tokens: readonly Token[]): boolean {
  const isNumber = (token: Token) => token.kind !== 'word';
  const isOpen = (token: Token) => OPEN.has(wordOf(token));
  const isOneOf =
    (...lists: ReadonlySet<string>[]) =>
    (token: Token) =>
      lists.some((list) => list.has(wordOf(token)));
  if (tokens.every((token) => isNumber(token) || isOneOf(OPEN, JOINS, UNCERTAIN, CIRCA)(token))) {
    return true;
  }
  if (tokens.some(isOneOf(PERIODS))) return false;
  const isUncertain = tokens.some(isOneOf(UNCERTAIN));
  return (
    tokens.slice(-1).some(isOpen) ||
    (isUncertain && tokens.some((token) => isNumber(token) || isOpen(token)))
  );
}

/**
 * One date is the answer. Of several, the narrowest counts if the others contain it, and a period's
 * years limit a century that is named beside them. Dates of several acts contradict each other.
 */
function combine(clauses: Clause[]): Span | null {
  let result: Span | null = null;
  let isPeriod = false;
  let isAct = false;
  for (const [index, clause] of clauses.entries()) {
    if (clause.kind === 'unknown') return null;
    if (clause.kind === 'remark') continue;
    const { span } = clause;
    const previous = clauses[index - 1];
    const followsPeriod = previous?.kind === 'remark' && previous.isPeriod;
    if (result) {
      if (isAct || clause.isAct) return null;
      const common = intersection(result, span);
      if (!common || !(isPeriod || contains(result, span) || contains(span, result))) return null;
      result = common;
    } else {
      result = span;
    }
    isPeriod ||= followsPeriod;
    isAct ||= clause.isAct;
  }
  return result;
}

const contains = (outer: Span, inner: Span): boolean =>
  outer.earliest <= inner.earliest && inner.latest <= outer.latest;

function intersection(one: Span, other: Span): Span | null {
  const earliest = Math.max(one.earliest, other.earliest);
  const latest = Math.min(one.latest, other.latest);
  if (earliest > latest) return null;
  const narrow = contains(one, other) ? other : one;
  return { ...narrow, earliest, latest };
}
