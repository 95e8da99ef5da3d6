import { normalizeText } from '../../server/artifacts/normalize-text';

const alike: [string, ...string[]][] = [
  ['Ναός', 'ΝΑΌΣ', 'ναος', 'ΝΑΟΣ'],
  ['Ὀδυσσεύς', 'ΟΔΥΣΣΕΎΣ', 'οδυσσευσ'],
  ['ÉTOILE', 'étoile', 'e\u0301toile', 'Etoile'],
  ['İstanbul', 'ISTANBUL', 'istanbul', 'ıstanbul'],
  ['Straße', 'STRASSE', 'STRAẞE', 'strasse'],
  ['ﬁne', 'FINE', 'fine'],
  ['Ｗｉｄｅ', 'wide'],
  ['Ёлка', 'ЕЛКА', 'елка'],
  ['サムライ', 'ｻﾑﾗｲ'],
  ['한국', '한국'],
  ['مُزَخْرَف', 'مزخرف'],
  ['Ångström', 'ÅNGSTRÖM', 'angstrom'],
];

test.each(alike)('%s and its other spellings are normalized alike', (first, ...others) => {
  for (const other of others)
    expect([other, normalizeText(other)]).toEqual([other, normalizeText(first)]);
});

test.each([
  ['सि', 'स'],
  ['青', '靑'],
  ['a', 'b'],
  ['100%', '100'],
  ['a_b', 'a b'],
  ['o', 'ø'],
])('%s and %s differ', (one, other) => {
  expect(normalizeText(one)).not.toBe(normalizeText(other));
});

test('normalizing a normalized text changes nothing', () => {
  for (let codePoint = 1; codePoint <= 0x1ffff; codePoint += 1) {
    if (codePoint >= 0xd800 && codePoint <= 0xdfff) continue;
    const normalized = normalizeText(String.fromCodePoint(codePoint));
    if (normalizeText(normalized) !== normalized) throw new Error(`U+${codePoint.toString(16)}`);
  }
});

test('the upper and the lower case of every letter are normalized alike', () => {
  for (let codePoint = 1; codePoint <= 0x1ffff; codePoint += 1) {
    if (codePoint >= 0xd800 && codePoint <= 0xdfff) continue;
    const letter = String.fromCodePoint(codePoint);
    // The iota subscript of a Greek vowel is removed as an accent, but is a letter in upper case.
    if (letter.normalize('NFD').includes('\u0345')) continue;
    if (
      normalizeText(letter.toUpperCase()) !== normalizeText(letter) ||
      normalizeText(letter.toLowerCase()) !== normalizeText(letter)
    ) {
      throw new Error(`U+${codePoint.toString(16)}`);
    }
  }
});

test('digits, punctuation and emoji stay as they are', () => {
  const plain = '0123456789 %_*\\"\'()[]{}^$.,;:!?/-+<>=&#@~|';
  expect(normalizeText(plain)).toBe(plain);
  expect(normalizeText('🏺')).toBe('🏺');
  expect(normalizeText('')).toBe('');
});
