/** A century for readers: "14th century BC". */
export const centuryName = (century: number): string =>
  `${ordinal(Math.abs(century))} century ${century < 0 ? 'BC' : 'AD'}`;

const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** "1st", "12th", "22nd". */
const ordinal = (value: number): string => `${value}${ENDINGS[rules.select(value)] ?? 'th'}`;
