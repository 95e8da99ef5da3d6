import type { MadeColumns } from '../artifacts/made/made-columns';
import type { Years } from '../../database/years';

type Made = Pick<MadeColumns, 'madeEarliest' | 'madeLatest'>;

/** Artifacts of the same time were made within about this many years of each other. */
const NEAR = 100;

/** How far apart in time two artifacts were made. */
export interface YearsApart {
  /** As readers are told: 0 is about the same time. */
  years: number;
  /** Between the middles of their years. */
  exact: number;
  /** Whether they are of the same time. */
  isNear: boolean;
  /** Such as "About 20 years later", of the second. */
  note: string;
}

/** Null if the years of one of them are not known. */
export function yearsApart(first: Made, second: Made): YearsApart | null {
  const [a, b] = [first, second].map(withoutGap);
  if (!a || !b || a.from > a.to || b.from > b.to) return null;
  const difference = (b.from + b.to - a.from - a.to) / 2;
  const shared = Math.min(a.to, b.to) - Math.max(a.from, b.from) + 1;
  const shorter = Math.min(a.to - a.from, b.to - b.from) + 1;
  const exact = Math.abs(difference);
  const years = shared >= shorter / 2 ? 0 : rounded(exact);
  return {
    years,
    exact,
    isNear: shared > -NEAR && years <= NEAR,
    note: noteOf(years, difference > 0),
  };
}

/** All years in which an artifact of the same time may have been made. */
export function nearYears(made: Made): Years {
  const { from, to } = withoutGap(made);
  return { from: historical(from - NEAR), to: historical(to + NEAR) };
}

/** Years that count 1 BC as 0, so that they can be subtracted. */
const withoutGap = ({ madeEarliest, madeLatest }: Made): Years => ({
  from: madeEarliest < 0 ? madeEarliest + 1 : madeEarliest,
  to: madeLatest < 0 ? madeLatest + 1 : madeLatest,
});

const historical = (year: number): number => (year <= 0 ? year - 1 : year);

/** To tens below 200 years, to fifties below 1,000, and else to hundreds. */
function rounded(years: number): number {
  const step = years < 5 ? 1 : years < 200 ? 10 : years < 1_000 ? 50 : 100;
  return Math.round(years / step) * step;
}

const numbers = new Intl.NumberFormat('en');

function noteOf(years: number, isLater: boolean): string {
  if (years === 0) return 'About the same time';
  const unit = years === 1 ? 'year' : 'years';
  return `About ${numbers.format(years)} ${unit} ${isLater ? 'later' : 'earlier'}`;
}
