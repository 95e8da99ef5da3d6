const formatIn = (timeZone?: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone });
const formats = { visitor: formatIn(), UTC: formatIn('UTC') };

interface DayOfProps {
  instant: string;
  /** A page that the server renders needs a fixed one. */
  timeZone?: keyof typeof formats;
}

/** The day of an instant. */
export function DayOf({ instant, timeZone = 'visitor' }: DayOfProps) {
  // While the server renders, instants are objects.
  const date = new Date(instant);
  return <time dateTime={date.toISOString()}>{formats[timeZone].format(date)}</time>;
}
