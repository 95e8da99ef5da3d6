/**
 * How museums write dates, as tables.
 *
 * A century is the hundred years that begin with the same digits: the 17th century is 1600 to 1699, and
 * the 7th century BC is 699 to 600 BC. The 1st century has no year 0. The published records of the
 * Carnegie Museum of Art count so: "19th century" is 1800 to 1899, "5th-4th century BCE" -499 to -300
 * (github.com/cmoa/collection).
 */

/** Units that ordinals count, with their length in years. */
export const UNITS: ReadonlyMap<string, number> = new Map([
  ['century', 100],
  ['centuries', 100],
  ['cent', 100],
  ['millennium', 1000],
  ['millennia', 1000],
]);

/**
 * The parts of a century, a millennium or a decade, as shares of its length. Early, mid and late are
 * thirds in whole years: 1600–1633, 1634–1666, 1667–1699. Museums agree on no rule for them; thirds
 * leave no year out, and count none twice.
 */
export const PARTS: ReadonlyMap<string, readonly [from: number, to: number]> = new Map([
  ['early', [0, 1 / 3]],
  ['mid', [1 / 3, 2 / 3]],
  ['middle', [1 / 3, 2 / 3]],
  ['late', [2 / 3, 1]],
]);

/**
 * Parts that ordinals count, as in "second half", with the number of such parts. The thirds are the same
 * years as early, mid and late. The Metropolitan Museum of Art also counts the decades of a century:
 * "last decade of the 1st century BCE" (github.com/metmuseum/openaccess).
 */
export const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ['half', 2],
  ['third', 3],
  ['quarter', 4],
  ['decade', 10],
]);

export const ORDINALS: readonly string[] = (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth ' +
  'fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first'
).split(' ');

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** "About". The years stay as they are written; EDTF marks them as approximate. */
export const CIRCA = words('c ca circa about around approximately approx');

/** The author is not certain, and EDTF says so. */
export const UNCERTAIN = words('? probably possibly perhaps likely presumably');

export type Era = 'BC' | 'AD';

export const ERAS: ReadonlyMap<string, Era> = new Map([
  ['bc', 'BC'],
  ['bce', 'BC'],
  ['ad', 'AD'],
  ['ce', 'AD'],
]);

/** Joins the two ends of a span. "Or" joins only some: see point-years.ts. */
export const JOINS = words('- / & to until through and or');

/** One end of the span is open. */
export const OPEN = words(
  'before after pre post since until onward onwards later earlier shortly slightly by ante',
);

/** Acts that make a thing. A date with one of them is the date of making. */
export const MAKING = words(
  'made created dated datable dating produced executed designed drawn painted carved woven built ' +
    'cast printed published issued modeled modelled hallmarked',
);

/** Acts that happen to a thing that exists. A date with one of them is not the date of making. */
export const LATER_ACTS = words(
  'acquired altered discovered excavated exhibited found rebuilt reconstructed recut repaired ' +
    'restored retouched revised reused reworked',
);

/** The thing may be younger than the date, which may be that of a model. */
export const COPIES = words(
  'copy copies replica reproduction forgery forged fake imitation facsimile pastiche modern',
);

/** Other calendars and ways to count, which this parser does not read. */
export const OTHER_CALENDARS = words('ah hijri saka samvat anno bp ago mya');

/** Words that end the name of a period. */
export const PERIODS = words('period dynasty era age kingdom empire reign');
