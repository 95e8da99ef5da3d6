const format = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** The day of an instant, in the visitor's time zone. Not for pages that the server renders. */
export function DayOf({ instant }: { instant: string }) {
  return <time dateTime={instant}>{format.format(new Date(instant))}</time>;
}
