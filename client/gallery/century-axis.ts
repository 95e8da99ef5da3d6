import { FIRST_YEAR } from '../../common/years';
import type { YearSpan } from './gallery-years';

/** How many artifacts were made in a century: -14 is the 14th century BC, null is before 4000 BC. */
export interface CenturyCount {
  century: number | null;
  label: string;
  count: number;
}

/** A shorter axis would have very broad bars. */
const FEWEST_CENTURIES = 12;
const MOST_LABELS = 8;
/** At this many centuries from one label to the next, a phone has room for every second label. */
const CLOSE_STEP = 2;

export const sameSpan = (one: YearSpan, other: YearSpan) =>
  one.from === other.from && one.to === other.to;

export function overlap(one: YearSpan, other: YearSpan): boolean {
  return (
    (one.from ?? -Infinity) <= (other.to ?? Infinity) &&
    (other.from ?? -Infinity) <= (one.to ?? Infinity)
  );
}

/** Where years begin on a line without a year 0, in centuries from the beginning of AD 1. */
const beginOf = (year: number) => (year < 0 ? year : year - 1) / 100;
const endOf = (year: number) => (year < 0 ? year + 1 : year) / 100;

/** The years that an axis labels. */
interface Tick {
  label: string;
  /** In percent of the axis. */
  at: number;
  /** Whether the label needs a wide screen. */
  isMinor: boolean;
}

/**
 * A true axis of time, in percent of its width. Everything before 4000 BC has one column of its own at
 * the left, followed by an empty one.
 */
export class CenturyAxis {
  /** The number of columns. */
  readonly columns: number;
  readonly hasEarlier: boolean;
  private readonly first: number;
  private readonly last: number;

  /** @param counts all centuries that the axis must show */
  constructor(counts: readonly Pick<CenturyCount, 'century'>[]) {
    const places = counts.flatMap(({ century }) => (century === null ? [] : [placeOf(century)]));
    this.hasEarlier = counts.some(({ century }) => century === null);
    this.last = places.length > 0 ? Math.max(...places) + 1 : 0;
    this.first = Math.min(
      this.hasEarlier ? FIRST_YEAR / 100 : Infinity,
      this.last - FEWEST_CENTURIES,
      ...places,
    );
    this.columns = this.last - this.first + this.offset;
  }

  /** The column of a century, from 0 on. */
  columnOf(century: number | null): number {
    return century === null ? 0 : placeOf(century) - this.first + this.offset;
  }

  /** The position at which the years AD begin, or null if it is not on the axis. */
  get eraChange(): number | null {
    return this.first < 0 && this.last > 0 ? this.percent(0) : null;
  }

  /** The two ends of a span on the axis. */
  bandOf({ from, to }: YearSpan): { start: number; end: number } {
    const earlier = this.hasEarlier ? 100 / this.columns : 0;
    const begins = from === null || from < FIRST_YEAR ? 0 : this.percent(beginOf(from));
    const ends = to === null ? 100 : to < FIRST_YEAR ? earlier : this.percent(endOf(to));
    return { start: begins, end: Math.max(ends, begins) };
  }

  /** The labels of the axis: a few round years. */
  ticks(): Tick[] {
    const steps = [1, 2, 5, 10];
    const step = steps.find((one) => (this.last - this.first) / one <= MOST_LABELS) ?? 10;
    const isClose = step <= CLOSE_STEP;
    const ticks: Tick[] = [];
    for (let place = Math.ceil(this.first / step) * step; place <= this.last; place += step) {
      // The mark of the eras stands at the beginning of AD 1.
      if (place === 0) continue;
      const label = place < 0 ? `${-place * 100} BC` : String(place * 100);
      const isBesideEarlier = this.hasEarlier && place === FIRST_YEAR / 100;
      ticks.push({
        label: isBesideEarlier ? '' : label,
        at: this.percent(place),
        isMinor: isClose && (place / step) % 2 !== 0,
      });
    }
    return ticks;
  }

  private get offset() {
    return this.hasEarlier ? 2 : 0;
  }

  private percent(place: number): number {
    const column = Math.min(Math.max(place, this.first), this.last) - this.first + this.offset;
    return (column / this.columns) * 100;
  }
}

/** The place of a century on a line without a century 0. */
const placeOf = (century: number) => (century < 0 ? century : century - 1);
