import fc from 'fast-check';
import { readMadeDates } from '../../common/made/made-dates';
import { sampleArtifacts } from '../../server/operator/sample/sample-artifacts';

const spanOf = (text: string) => {
  const made = readMadeDates(text);
  return made && [made.earliest, made.latest];
};

it.each<[string, number, number]>([
  ['1850', 1850, 1850],
  ['c. 1323 BC, 18th Dynasty', -1323, -1323],
  ['AD 683, Late Classic Maya', 683, 683],
  ['79 AD', 79, 79],
  ['3000BCE', -3000, -3000],
  ['12,000–10,000 B.C.E.', -12_000, -10_000],
  ['1332–1323 BC', -1332, -1323],
  ['206 BCE-220 CE', -206, 220],
  ['AD 14–37', 14, 37],
  ['332–30 BC', -332, -30],
  ['100 BC – AD 5', -100, 5],
  ['1914–18', 1914, 1918],
  ['1914-18', 1914, 1918],
  ['1912-15', 1912, 1915],
  ['1901–05', 1901, 1905],
  ['1901-05 AD', 1901, 1905],
  ['1901-5', 1901, 1905],
  ['1976–9', 1976, 1979],
  ['1885/90', 1885, 1890],
  ['between 1850 and 1860', 1850, 1860],
  ['1828 or 1836', 1828, 1836],
  ['1336 or 1328 BC', -1336, -1328],
  ['1899 or 1900', 1899, 1900],
  ['c.1500-c.1550', 1500, 1550],
])('reads the years of %s', (text, earliest, latest) => {
  expect(spanOf(text)).toEqual([earliest, latest]);
});

it.each<[string, number, number]>([
  ['17th century', 1600, 1699],
  ['7th century BC', -699, -600],
  ['1st century', 1, 99],
  ['1st century BC', -99, -1],
  ['early 7th century', 600, 633],
  ['mid-7th century', 634, 666],
  ['late 7th century BC', -632, -600],
  ['early 5th century BC', -499, -466],
  ['2nd – early 1st century BC', -199, -66],
  ['1st century B.C.–1st century A.D.', -99, 99],
  ['late 18th-early 19th century', 1767, 1833],
  ['mid to late 18th century', 1734, 1799],
  ['first half of the 4th century BC', -399, -350],
  ['last quarter 19th century', 1875, 1899],
  ['final quarter of the 19th century', 1875, 1899],
  ['first third of the 6th century BC', -599, -566],
  ['second third of the 6th century BC', -565, -533],
  ['middle third of the 6th century BC', -565, -533],
  ['last third of the 6th century BC', -532, -500],
  ['final third of the 6th century BC', -532, -500],
  ['1st third 17th century', 1600, 1633],
  ['third third of the 17th century', 1667, 1699],
  ['middle third century', 234, 266],
  ['2nd–3rd quarter 15th century', 1425, 1474],
  ['2nd-3rd quarter of the 15th century', 1425, 1474],
  ['second or third quarter of the 15th century', 1425, 1474],
  ['first to third quarter of the 5th century BC', -499, -425],
  ['first to second third of the 5th century BC', -499, -433],
  ['from the 2nd to the last quarter of the 15th century', 1425, 1499],
  ['first to third century', 1, 299],
  ['3rd or 2nd century BC', -299, -100],
  ['1st century BC or 1st century AD', -99, 99],
  ['1850s or 1860s', 1850, 1869],
  ['1850 – 1st half of 20th century', 1850, 1949],
  ['5th c. B.C.', -499, -400],
  ['2nd cent. AD', 100, 199],
  ['nineteenth-century', 1800, 1899],
  ['XVIII century', 1700, 1799],
  ['2nd millennium BC', -1999, -1000],
  ['early 3rd millennium BC', -2999, -2666],
  ['1920s', 1920, 1929],
  ['late 1760s', 1767, 1769],
  ['1850s–60s', 1850, 1869],
  ['last decade of the 1st century BCE', -9, -1],
  ['first decade of the 20th century', 1900, 1909],
  ['late 1300s', 1367, 1399],
  ['mid-1700s to early 1800s', 1734, 1833],
])('reads the units and parts of %s', (text, earliest, latest) => {
  expect(spanOf(text)).toEqual([earliest, latest]);
});

it.each<[string, number]>([
  ['12 March 1850', 1850],
  ['March 12, 1850', 1850],
  ['Spring 1953', 1953],
  ['1850-03-12', 1850],
  ['1776-07-04', 1776],
  ['1776-07', 1776],
  ['1776‐07', 1776],
  ['1912-12', 1912],
  ['9/25/2005', 2005],
  ['8/1959', 1959],
  ['24 August AD 79', 79],
  ['AD 79 August 24', 79],
  ['24-25 August AD 79', 79],
  ['187[1?]', 1871],
  ['192[0]', 1920],
])('reads the year of the full date %s', (text, year) => {
  expect(spanOf(text)).toEqual([year, year]);
});

it.each<[string, number, number]>([
  ['Old Kingdom, probably 6th Dynasty, c. 2345–2181 BC', -2345, -2181],
  ['Edo period (1615–1868)', 1615, 1868],
  ['Edo period (1603-1867), 19th century', 1800, 1867],
  ['Tang dynasty (618–907), 8th century', 700, 799],
  ['AH 946 (AD 1539–1540), Safavid Iran', 1539, 1540],
  ['A.H. 1050/A.D. 1640–41', 1640, 1641],
  ['early 17th century, reworked 1879', 1600, 1633],
  ['1974, printed later', 1974, 1974],
  ['published 1804', 1804, 1804],
  ['hallmarked for 1797–98', 1797, 1798],
  ['datable to 1654–55', 1654, 1655],
])('tells the date of making from the rest of %s', (text, earliest, latest) => {
  expect(spanOf(text)).toEqual([earliest, latest]);
});

it.each([
  [
    'open at one end',
    ['After 539 BC', 'before 1850', '1850 or later', 'c. 490 BC or shortly before'],
  ],
  [
    'unfinished',
    [
      ...['186?', '12?? BC', '[..1984]', '1760..', '1950…', '195[0 or 1]', '195[?]'],
      ...['18th century, possibly earlier', '18th century (or 17th)', '1850, and after'],
    ],
  ],
  ['of two calendars', ['dated 1241/1825', '8th/14th century']],
  [
    'ambiguous',
    [
      '1800s',
      'early 2000s',
      'first decade of the 1st millennium',
      '79',
      '100 BC–100',
      '1796, c.1818',
      '1962–3, cast 1963',
      '1901-05',
      '1900-12',
      '1st–2nd half of the 3rd century',
      '2nd–3rd quarter of the 3rd century',
      '3rd–4th quarter of the 2nd century BC',
    ],
  ],
  [
    'contradictory',
    [
      '1323–1332 BC',
      '1860–1850',
      '1899–1',
      '1776–07',
      '1776-13',
      '1776-00',
      'third–second quarter 16th century',
      'second–fifth quarter 16th century',
    ],
  ],
  [
    'two guesses',
    [
      '3rd century BC or 2nd century AD',
      '3rd or 1st century BC',
      'early or late 5th century',
      '2nd or 4th quarter of the 15th century',
      '100 or 200',
      '1850 or 1950',
      '50 BC or AD 50',
      '12,000 or 10,000 BC',
    ],
  ],
  [
    'of another calendar',
    ['AH 946', 'ca. 2500 BP', 'c. 1.2–1.4 million years ago', '2000 years old'],
  ],
  ['of a model', ['Roman copy, 2nd century AD', '5th century BC, modern']],
  ['of a later act', ['found 1922', 'exhibited 1806', 'restored in 1850']],
  [
    'not a date',
    ['', 'unknown', 'n.d.', 'Ptolemaic period', '0', 'AD 0', '9999', 'Lot 1850', 'constructor'],
  ],
  ['beyond all years', ['25th century', '9999999 BC', '99999999999999999999th century BC']],
])('reads no years from what is %s', (_what, texts) => {
  for (const text of texts) expect([text, readMadeDates(text)]).toEqual([text, null]);
});

it.each([
  ['1323 BC', '-1322'],
  ['1 BC', '0000'],
  ['c. AD 79', '0079~'],
  ['1850?', '1850?'],
  ['possibly c. 1850', '1850%'],
  ['c. 3300–3200 BC', '-3299~/-3199~'],
  ['12000 BC', 'Y-11999'],
])('writes %s in EDTF', (text, edtf) => {
  expect(readMadeDates(text)?.edtf).toBe(edtf);
});

it('reads the dates of the sample catalogue, but for three', () => {
  const unread = sampleArtifacts.map(({ createdAt }) => createdAt).filter((text) => !spanOf(text));
  expect(unread).toEqual([
    'After 539 BC, early Achaemenid period',
    'c. 490 BC or shortly before',
    'c. 1.2–1.4 million years ago, Lower Palaeolithic',
  ]);
});

const pieces = fc.constantFrom(
  ...'c. ca BC AD BCE – - / , ( ) [ ] .. … ? 1 12 79 683 1850 1850-05 99999 1920s 7th XIX century millennium early late mid'.split(
    ' ',
  ),
  ...'first middle last half third quarter of the and or before after printed copy Dynasty period March constructor'.split(
    ' ',
  ),
);

it('never fails, and never gives a span that is none', () => {
  const text = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 12 }).map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(text, (written) => {
      const made = readMadeDates(written);
      if (!made) return;
      expect(Number.isInteger(made.earliest) && Number.isInteger(made.latest)).toBe(true);
      expect(made.earliest).toBeLessThanOrEqual(made.latest);
      expect([made.earliest, made.latest]).not.toContain(0);
      expect(made.edtf).toMatch(/^Y?-?\d{4,7}[~?%]?(\/Y?-?\d{4,7}[~?%]?)?$/);
    }),
    { numRuns: 2_000 },
  );
});

it('reads no date from a text of more than 300 characters after normalization', () => {
  expect(spanOf('1850'.padEnd(300))).toEqual([1850, 1850]);
  expect(spanOf('1850'.padEnd(301))).toBeNull();
  expect(spanOf('ﷺ'.repeat(20))).toBeNull();
  expect(spanOf(`${'ﷺ'.repeat(16)}, 1850`)).toEqual([1850, 1850]);
  expect(spanOf(`${'ﷺ'.repeat(17)}, 1850`)).toBeNull();
});
