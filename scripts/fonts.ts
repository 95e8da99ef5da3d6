import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** Letters of Western European languages, with the punctuation that the site uses. */
const LATIN = [
  ...['U+0020-007E', 'U+00A0-00FF', 'U+0131', 'U+0152-0153', 'U+02BB-02BC', 'U+02C6', 'U+02DA'],
  ...['U+02DC', 'U+0304', 'U+0308', 'U+0329', 'U+2000-206F', 'U+20AC', 'U+2122', 'U+2191'],
  ...['U+2193', 'U+2212', 'U+2215', 'U+FEFF', 'U+FFFD'],
];
/** Latin Extended-A: the letters of most other languages in Latin script, such as ō, ł and ş. */
const LATIN_EXTENDED_A = ['U+0100-0130', 'U+0132-0151', 'U+0154-017F'];

type Weights = number | { min: number; max: number };

interface Family {
  package: string;
  name: string;
  /** The weights that the site uses: headings have one. */
  weights: Weights;
  /** As Fontsource's faces of the same family state it, which these faces take precedence of. */
  statedWeights: string;
}

const FAMILIES: Family[] = [
  {
    package: 'fraunces',
    name: 'Fraunces Variable',
    weights: 600,
    statedWeights: '100 900',
  },
  {
    package: 'source-sans-3',
    name: 'Source Sans 3 Variable',
    weights: { min: 400, max: 600 },
    statedWeights: '200 900',
  },
];

const SUBSETS = [
  { name: 'latin', source: 'latin', ranges: LATIN },
  { name: 'latin-extended-a', source: 'latin-ext', ranges: LATIN_EXTENDED_A },
];

/**
 * `npm run fonts`: writes client/fonts from Fontsource's fonts: the letters and weights that nearly
 * every page needs. Other letters come from Fontsource's own files.
 */
async function main() {
  const { resolve } = createRequire(__filename);
  const faces: string[] = [];
  for (const { package: folder, name: family, weights, statedWeights } of FAMILIES) {
    for (const { name, source, ranges } of SUBSETS) {
      const path = `@fontsource-variable/${folder}/files/${folder}-${source}-wght-normal.woff2`;
      const text = textOf(ranges);
      const subset = await subsetFont(await readFile(resolve(path)), text, {
        targetFormat: 'truetype',
        variationAxes: { wght: weights },
      });
      const font = await subsetFont(renamed(subset), text, { targetFormat: 'woff2' });
      const file = `${folder}-${name}.woff2`;
      await writeFile(`client/fonts/${file}`, font);
      faces.push(`@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${statedWeights};
  src: url('./${file}') format('woff2');
  unicode-range: ${ranges.join(', ')};
}
`);
    }
  }
  await writeFile('client/fonts/faces.css', `/* Written by npm run fonts. */\n${faces.join('\n')}`);
}

/** The Open Font License allows a changed font only without the name that Adobe has reserved. */
const RESERVED_NAME = utf16('Source');
/** As long as the reserved name, so that no offset in the font changes. */
const OTHER_NAME = utf16('Museum');
const COPYRIGHT = 0;

/**
 * The font with another name, in the records of its name table except the copyright notice:
 * https://learn.microsoft.com/typography/opentype/spec/name
 */
function renamed(font: Buffer): Buffer {
  const tables = font.readUInt16BE(4);
  const entries = Array.from({ length: tables }, (_, index) => 12 + 16 * index);
  const entry = entries.find((at) => font.toString('latin1', at, at + 4) === 'name');
  if (entry === undefined) throw new Error('The font has no name table.');
  const table = font.readUInt32BE(entry + 8);
  const texts = table + font.readUInt16BE(table + 4);
  for (let index = 0; index < font.readUInt16BE(table + 2); index += 1) {
    const record = table + 6 + 12 * index;
    if (font.readUInt16BE(record + 6) === COPYRIGHT) continue;
    const start = texts + font.readUInt16BE(record + 10);
    const text = font.subarray(start, start + font.readUInt16BE(record + 8));
    for (let at = text.indexOf(RESERVED_NAME); at >= 0; at = text.indexOf(RESERVED_NAME)) {
      text.set(OTHER_NAME, at);
    }
  }
  return font;
}

/** The bytes of a text as a name table stores it. */
function utf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16();
}

/** All characters of the Unicode ranges. */
function textOf(ranges: string[]): string {
  return ranges
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

void main();
