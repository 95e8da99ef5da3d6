const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Public pages do without `Intl`: see `groupedNumber`. */
const formats = {
  visitor: (date: Date) => date.toLocaleDateString('en', { dateStyle: 'long' }),
  UTC: (date: Date) =>
    `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`,
};

interface DayOfProps {
  instant: string;
  /** A page that the server renders needs a fixed one. */
  timeZone?: keyof typeof formats;
}

/** The day of an instant. */
export function DayOf({ instant, timeZone = 'visitor' }: DayOfProps) {
  // While the server renders, instants are objects.
  const date = new Date(instant);
  return <time dateTime={date.toISOString()}>{formats[timeZone](date)}</time>;
}
