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
      const font = await subsetFont(await readFile(resolve(path)), textOf(ranges), {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
      });
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
