import { normalizeText } from '../../common/normalize-text';

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

test('a letter with a stroke is normalized as the plain letter', () => {
  const stroked = 'À Đ Ħ Ł Ø Ŧ ƀ Ɨ Ʉ Ɏ ꝁ Ⱥ Ȼ Ɇ Ɉ Ɍ Ƶ Ᵽ Ꞩ ғ ө';
  expect(normalizeText(stroked)).toBe('a d h l o t b i u y k a c e j r z p s г о');
});

test('digits, punctuation and emoji stay as they are', () => {
  const plain = '0123456789 %_*\\"\'()[]{}^$.,;:!?/-+<>=&#@~|';
  expect(normalizeText(plain)).toBe(plain);
  expect(normalizeText('🏺')).toBe('🏺');
  expect(normalizeText('')).toBe('');
});
