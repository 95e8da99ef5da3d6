/** A century for readers: "14th century BC". */
export const centuryName = (century: number): string =>
  `${ordinal(Math.abs(century))} century ${century < 0 ? 'BC' : 'AD'}`;

const ENDINGS: Partial<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** "1st", "12th", "22nd". */
function ordinal(value: number): string {
  const isTeen = Math.floor(value / 10) % 10 === 1;
  return `${value}${(isTeen ? undefined : ENDINGS[value % 10]) ?? 'th'}`;
}
