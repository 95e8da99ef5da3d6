import { CIRCA, ERAS, FRACTIONS, JOINS, PARTS, UNCERTAIN, UNITS } from './conventions';
import { type Token, wordOf } from './made-tokens';
import { between, nthOf, type Point, yearsOf } from './point-years';

/** A span of years, and how sure its author is of it. */
export interface Span {
  earliest: number;
  latest: number;
  isApproximate: boolean;
  isUncertain: boolean;
}

/** Reads a clause that may be a date. @returns null unless every word is understood */
export const parseDateClause = (tokens: readonly Token[]): Span | null =>
  new ClauseParser(tokens).parse();

const WHOLE = [0, 1] as const;

/** The text of a word or an ordinal: "third" is either. */
const textOf = (token: Token | undefined): string => (token && 'text' in token ? token.text : '');

class ClauseParser {
  private at = 0;
  private isApproximate = false;
  private isUncertain = false;

  constructor(private readonly tokens: readonly Token[]) {}

  /** @returns null unless every word is understood */
  parse(): Span | null {
    const opening = this.takeWord('between') ?? this.takeWord('from') ?? '';
    const start = this.point();
    if (!start) return null;
    const word = wordOf(this.tokens[this.at]);
    const join = JOINS.has(word);
    if (join) this.at += 1;
    else if (opening) return null;
    const end = join ? this.point() : start;
    if (!end || this.at < this.tokens.length) return null;
    const years = join ? between(start, end, word) : yearsOf(start);
    if (!years) return null;
    const [earliest, latest] = years;
    const { isApproximate, isUncertain } = this;
    return { earliest, latest, isApproximate, isUncertain };
  }

  private takeWord(text: string): string | null {
    if (wordOf(this.tokens[this.at]) !== text) return null;
    this.at += 1;
    return text;
  }

  private point(): Point | null {
    const point: Point = {
      part: WHOLE,
      isPart: false,
      fraction: null,
      ordinal: null,
      unit: null,
      decade: null,
      year: null,
      era: null,
    };
    while (this.take(point));
    const isEmpty = !point.isPart && !point.ordinal && !point.decade && !point.year;
    return isEmpty ? null : point;
  }

  /** Takes the next token into the point, if the token can belong to it. */
  private take(point: Point): boolean {
    const token = this.tokens[this.at];
    if (!token) return false;
    const taken = this.takeInto(point, token);
    if (taken) this.at += 1;
    return taken;
  }

  private takeInto(point: Point, token: Token): boolean {
    const isCounted = point.ordinal !== null || point.decade !== null || point.year !== null;
    if (token.kind === 'ordinal') return this.takeOrdinal(point, token.value, isCounted);
    if (token.kind !== 'word') {
      if (isCounted) return false;
      if (token.kind === 'decade') point.decade = token;
      else point.year = token;
      return true;
    }
    const { text } = token;
    if (CIRCA.has(text)) return (this.isApproximate = true);
    if (UNCERTAIN.has(text)) return (this.isUncertain = true);
    if (text === 'the' || text === 'in') return true;
    if (text === 'last' || text === 'final') return this.takeFraction(point, (count) => count);
    if (text === 'middle' && this.isMiddleThird()) return this.takeFraction(point, () => 2);
    const era = ERAS.get(text);
    if (era) {
      if (point.era) return false;
      point.era = era;
      return true;
    }
    const unit = UNITS.get(text);
    if (unit !== undefined) {
      if (point.ordinal === null || point.unit !== null) return false;
      if (point.fraction?.count === 10 && unit !== 100) return false;
      point.unit = unit;
      return true;
    }
    const part = PARTS.get(text);
    if (!part || point.isPart || isCounted) return false;
    return this.setPart(point, part);
  }

  private takeOrdinal(point: Point, value: number, isCounted: boolean): boolean {
    if (this.takeFraction(point, () => value)) return true;
    if (isCounted) return false;
    point.ordinal = value;
    return true;
  }

  /** Takes "half of", "third of", "quarter of" or "decade of" after the token at hand. */
  private takeFraction(point: Point, numberOf: (count: number) => number): boolean {
    const count = FRACTIONS.get(textOf(this.tokens[this.at + 1]));
    if (count === undefined || point.isPart) return false;
    const number = numberOf(count);
    if (number > count) return false;
    this.at += wordOf(this.tokens[this.at + 2]) === 'of' ? 2 : 1;
    point.fraction = { number, count };
    return this.setPart(point, nthOf(point.fraction));
  }

  /** Whether "middle third" is a part of what follows. In "middle third century" it is not. */
  private isMiddleThird(): boolean {
    const [third, next] = this.tokens.slice(this.at + 1, this.at + 3);
    return textOf(third) === 'third' && (wordOf(next) === 'of' || next?.kind === 'ordinal');
  }

  private setPart(point: Point, part: Point['part']): boolean {
    point.part = part;
    point.isPart = true;
    return true;
  }
}
