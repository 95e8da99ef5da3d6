// @ts-check
import { readFileSync } from 'node:fs';

/** SPDX identifiers of the licences that let this project use, bundle and distribute a package. */
const FREE = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0'],
  ...['Apache-2.0', 'MPL-2.0', 'PSF-2.0', 'Python-2.0', 'OFL-1.1', 'CC0-1.0', 'CC-BY-4.0'],
  ...['WTFPL', 'Zlib', 'public domain'],
  // Of libvips alone, a library that sharp loads as it is: whoever has the program may replace it.
  'LGPL-3.0-or-later',
];
/** Licences of packages whose package.json does not name them in SPDX's way. */
const LICENCES_BY_PACKAGE = new Map([
  ['fuzzy', 'MIT'],
  ['limiter', 'MIT'],
  ['valid-url', 'MIT'],
]);

/**
 * Lists the licences of all packages in package-lock.json as a Markdown document. The server runs with
 * optional packages: npm installs the programs of sharp as such, those for the machine's system.
 * @throws {Failure} naming the packages whose licence is not in FREE
 */
export function licenceList() {
  /** @type {{ packages: Record<string, { license?: string, dev?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const all = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { license, dev }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const licence = license ?? LICENCES_BY_PACKAGE.get(name) ?? 'none';
      return { name, licence, runs: !dev };
    });
  const notFree = all.filter(({ licence }) => !isFree(licence));
  if (notFree.length > 0) {
    const list = notFree.map(({ name, licence }) => `${name} (${licence})`).join(', ');
    throw new Error(`Not known to be free to use: ${list}. See scripts/licences.mjs.`);
  }
  return `# Licences

Of all packages that package-lock.json names, by licence; written by \`npm run generate\`, which
fails for one that is not known to be free.

## What the server runs with

${byLicence(all.filter(({ runs }) => runs))}

## What builds and tests it, or goes into its pages

${byLicence(all.filter(({ runs }) => !runs))}
`;
}

/** @param {string} licence an SPDX expression */
function isFree(licence) {
  const names = licence.replace(/[()]/g, '').split(/ (?:AND|OR) /);
  return names.every((name) => FREE.includes(name));
}

/** @param {{ name: string, licence: string }[]} packages */
function byLicence(packages) {
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort();
  return licences
    .map((licence) => {
      const names = packages.filter((one) => one.licence === licence).map(({ name }) => name);
      return `- **${licence}**: ${[...new Set(names)].sort().join(', ')}`;
    })
    .join('\n');
}
