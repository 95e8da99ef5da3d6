import {
  addressOfYear,
  fieldOfYear,
  formatSpan,
  parseYear,
  readSpan,
  yearErrors,
} from '../../client/gallery/gallery-years';

test.each([
  ['-1323', -1323],
  ['−1323', -1323],
  ['1323 BC', -1323],
  ['1323 bce', -1323],
  ['1323 B.C.', -1323],
  ['4,000 BC', -4000],
  ['79', 79],
  ['AD 79', 79],
  ['79 AD', 79],
  ['ce79', 79],
  [' 1850 ', 1850],
  ['0', 0],
])('"%s" is the year %d', (text, year) => {
  expect(parseYear(text)).toBe(year);
});

test.each([
  ['a word', 'soon'],
  ['nothing', ''],
  ['a negative year with an era', '-1323 BC'],
  ['two eras', 'AD 79 BC'],
  ['a fraction', '13.5e'],
  ['too many digits', '12345678'],
  ['two years', '1323/79'],
])('%s is no year', (_, text) => {
  expect(parseYear(text)).toBeNull();
});

test('an address holds a year as a number, and anything else as it was typed', () => {
  expect(addressOfYear('1323 BC')).toBe('-1323');
  expect(addressOfYear(' soon ')).toBe('soon');
  expect(fieldOfYear('-1323')).toBe('1323 BC');
  expect(fieldOfYear('79')).toBe('AD 79');
  expect(fieldOfYear('soon')).toBe('soon');
  expect(fieldOfYear('0')).toBe('0');
});

test.each([
  [{ from: '-1323', to: '79' }, {}, { from: -1323, to: 79 }],
  [
    { from: 'soon', to: '79' },
    { from: expect.stringMatching(/enter a year/) },
    { from: null, to: 79 },
  ],
  [{ from: '-9', to: '0' }, { to: expect.stringMatching(/no year 0/) }, { from: -9, to: null }],
  [
    { from: '79', to: '-9' },
    { from: expect.stringMatching(/not come after/) },
    { from: null, to: null },
  ],
])('the span of %j has the errors %j', (years, errors, span) => {
  expect(yearErrors(years)).toEqual(errors);
  expect(readSpan(years)).toEqual(span);
});

test.each([
  [-1400, -1301, '1400 – 1301 BC'],
  [-500, 79, '500 BC – AD 79'],
  [-500, 1850, '500 BC – 1850'],
  [79, 120, 'AD 79 – 120'],
  [79, 1850, 'AD 79 – 1850'],
  [-1323, -1323, '1323 BC'],
  [1850, null, 'from 1850'],
  [null, -4001, 'until 4001 BC'],
  [null, null, ''],
])('the span from %p to %p reads "%s"', (from, to, text) => {
  expect(formatSpan({ from, to })).toBe(text);
});
