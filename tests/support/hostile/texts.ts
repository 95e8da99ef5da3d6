/** The longest text that a field of an artifact takes, in characters. */
const LENGTH = 9_999;

const filled = (part: string): string =>
  [...part.repeat(Math.ceil(LENGTH / [...part].length))].slice(0, LENGTH).join('');

/** Prose, of as many different words as prose has. */
export const PLAIN_TEXT = filled(
  'A bronze mirror of the Han dynasty was found in the tomb of a scholar near Luoyang in 1932 and ' +
    'shown at once to the keeper of antiquities, who dated it to the second century BC. ',
);

/** One character for each way in which compatibility normalization (NFKC) makes one into several. */
const EXPANDING = {
  'an Arabic phrase': '\uFDFA',
  'a ligature': 'ﬃ',
  'a square word': '㌀',
  'a fraction': '⅒',
  'a number in brackets': '⒇',
  'a number with a full stop': '⒛',
  'a month': '㋉',
  'an ellipsis': '…',
  'a spacing accent': '´',
  'a letter with three marks': 'ᾂ',
  'a Hangul syllable': '각',
  'a musical note': '\u{1D15E}',
  'a Roman numeral': 'Ⅷ',
  'a wide letter': 'Ｗ',
  'a dotted capital': 'İ',
  'a sharp s': 'ß',
} as const;

const RUNS = {
  'one letter': 'a',
  'one digit': '1',
  'one character of a script without spaces': '漢',
  'a letter without cases': 'ก',
  'an emoji of several characters': '👩‍👩‍👧‍👦',
  'a character outside the basic plane': '𓀀',
  'one combining mark': 'a\u0301\u0316',
  'a word': 'a ',
  'two words': 'tomb karnak ',
  'letters and digits': 'a1',
  'a word of the calendar': 'ah/',
  eras: '1 bc, ',
  months: 'may ',
  ordinals: '1st ',
  'Roman numerals': 'xvi',
  centuries: '1st century - ',
  periods: 'era ',
  'parts of centuries': 'early-',
  thousands: '1,000,',
  dates: '01.02.',
  decades: "1850's ",
  'years between slashes': '1850/',
  'years between dashes': '1850–',
  'years between commas': '1850,',
  'quoted words': '"a" ',
  'nested quotes': `"'"'`,
  'nested brackets': '([{',
  'closed brackets': '()',
  'an entity': '&amp;',
  'a tag': '<a>',
  'a formula': '=+-@',
  'a line': 'a\n',
  'a tab': 'a\t',
  TeX: '\\{}$',
  Markdown: '*_`[](',
  'a name': 'A. B. ',
  initials: 'a.b.',
} as const;

/** Characters that some reader of texts separates by. */
const SEPARATORS = Array.from(
  ',;:.!?/|\\()[]{}<>"\'`~@#$%^&*_+=-–—―…·•«»“”‘’、。・，；：　\u00A0\u2028\u200B\u00AD\u0640',
);

const marks = Array.from({ length: LENGTH - 1 }, (_, index) => (index % 2 ? '\u0316' : '\u0301'));

/** Texts that are made to cost more than others of their length, by what they are made of. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(RUNS).map(([name, part]) => [name, filled(part)]),
  ...Object.entries(EXPANDING).map(([name, part]) => [name, filled(part)]),
  ...Object.entries(EXPANDING).map(([name, part]) => [`${name}, spaced`, filled(`${part} `)]),
  ...SEPARATORS.flatMap((character) => [
    [`a run of ${character}`, `a${filled(character).slice(1, -1)}a`],
    [`letters between ${character}`, filled(`a${character}`)],
  ]),
  [
    'many different words',
    Array.from({ length: 1_600 }, (_, index) => `w${index}`)
      .join(' ')
      .slice(0, LENGTH),
  ],
  ['a word of many marks', `a${marks.join('')}`],
  ['spaces within', `a${' '.repeat(LENGTH - 2)}a`],
]);
