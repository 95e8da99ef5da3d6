/** The forms of RFC 9110, section 5.6.7. A recipient accepts all three; only the first is sent. */
const FORMS = [
  // Sun, 06 Nov 1994 08:49:37 GMT
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (?<day>\d\d) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) (?<time>\d\d:\d\d:\d\d) GMT$/,
  // Sunday, 06-Nov-94 08:49:37 GMT
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, (?<day>\d\d)-(?<month>[A-Z][a-z]{2})-(?<year>\d\d) (?<time>\d\d:\d\d:\d\d) GMT$/,
  // Sun Nov  6 08:49:37 1994
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) (?<time>\d\d:\d\d:\d\d) (?<year>\d{4})$/,
];

const SECOND = 1_000;

/** An HTTP-date in milliseconds since 1970; null for any other text, a list of dates for example. */
function parseHttpDate(text: string): number | null {
  const groups = FORMS.map((form) => form.exec(text)?.groups).find((found) => found !== undefined);
  if (!groups) return null;
  const { day = '', month = '', year = '', time = '' } = groups;
  const fullYear = year.length === 2 ? fullYearOf(Number(year)) : year;
  const normalized = `${day.trim().padStart(2, '0')} ${month} ${fullYear} ${time} GMT`;
  const date = new Date(normalized);
  // `Date` takes the 31st of February for the 3rd of March, and 24:00 for the next day.
  const isReal = !isNaN(date.getTime()) && date.toUTCString().endsWith(normalized);
  return isReal ? date.getTime() : null;
}

/** Two digits mean the latest year that is at most 50 years ahead. */
function fullYearOf(twoDigits: number): number {
  const latest = new Date().getUTCFullYear() + 50;
  return latest - ((latest - twoDigits) % 100);
}

/**
 * The last instant at which an artifact may have been updated if If-Unmodified-Since is to hold; null
 * when the header is absent or no HTTP-date, which RFC 9110 (13.1.4) lets a recipient ignore. The
 * header has no milliseconds, so it names the whole second.
 */
export function lastInstantOf(ifUnmodifiedSince: string | undefined): string | null {
  const date = ifUnmodifiedSince === undefined ? null : parseHttpDate(ifUnmodifiedSince);
  return date === null ? null : new Date(date + SECOND - 1).toISOString();
}

/**
 * The header Last-Modified; null until the second of the change is over: a further change in that second
 * would have the same date, and If-Unmodified-Since would not notice it.
 */
export function lastModified(updatedAt: string): Record<string, string> | null {
  const secondIsOver = secondOf(Date.parse(updatedAt)) < secondOf(Date.now());
  return secondIsOver ? { 'last-modified': new Date(updatedAt).toUTCString() } : null;
}

const secondOf = (milliseconds: number) => Math.floor(milliseconds / SECOND);
