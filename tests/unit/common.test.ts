import { readdirSync, readFileSync } from 'node:fs';
import { labelOfType, readArtifactType } from '../../common/artifact-types';
import { groupedNumber } from '../../common/grouped-number';
import { centuryName } from '../../common/made/century-name';
import { sameEmail } from '../../common/members';
import { publicPaths } from '../../common/public-paths';
import { centuryOfYear, FIRST_YEAR, yearLabel, yearsOfCentury } from '../../common/years';

it('imports nothing but its own files, so that every side can use it', () => {
  const imported = readdirSync('common', { encoding: 'utf8', recursive: true }).flatMap((file) => {
    if (!file.endsWith('.ts')) return [];
    const text = readFileSync(`common/${file}`, 'utf8');
    return [...text.matchAll(/\bfrom '([^']+)'|\b(?:import|require)\('?([^')]*)/g)].map(
      ([, module = '', other = '']) => `${file}: ${module}${other}`,
    );
  });
  expect(imported.filter((line) => !/^(?:made\/)?[\w.-]+: \.\.?\/[\w-]+$/.test(line))).toEqual([]);
});

it('reads a type by its key and by its label', () => {
  const labels = { TOOLS: 'Tools', COIN: 'Coin' };
  const read = (text: string | null) => readArtifactType(labels, text);
  expect(['TOOLS', 'Coin', 'COIN'].map(read)).toEqual(['TOOLS', 'COIN', 'COIN']);
  for (const text of ['', 'tools', 'toString', null]) expect(read(text)).toBeNull();
  expect([labelOfType(labels, 'COIN'), labelOfType(labels, 'SWORD')]).toEqual(['Coin', 'SWORD']);
});

it('knows the years of each century, and the century of each year', () => {
  for (let year = FIRST_YEAR - 1; year <= 2_100; year += 1) {
    if (year === 0) continue;
    const { from, to } = yearsOfCentury(centuryOfYear(year));
    expect([from === null || from <= year, year <= to]).toEqual([true, true]);
  }
  expect(yearsOfCentury(-40)).toEqual({ from: -4000, to: -3900 });
  expect(yearsOfCentury(-1)).toEqual({ from: -99, to: -1 });
  expect(yearsOfCentury(1)).toEqual({ from: 1, to: 99 });
});

it.each([
  [-300_000, '300,000 BC'],
  [-1323, '1323 BC'],
  [79, 'AD 79'],
  [1850, '1850'],
])('writes the year %d as %s', (year, label) => {
  expect(yearLabel(year)).toBe(label);
});

it('compares e-mail addresses without case and the white space around them', () => {
  expect(sameEmail(' Ada@Example.org ', 'ada@example.ORG')).toBe(true);
  expect(sameEmail('ada@example.org', 'ada@example.com')).toBe(false);
});

it('keeps a path within its segment', () => {
  expect(publicPaths.record('a/../b')).toBe('/records/a%2F..%2Fb');
});

it('writes numbers and ordinals as the language has them', () => {
  const numbers = new Intl.NumberFormat('en');
  for (const number of [0, 7, 999, 1_000, 12_345, 123_456, 1_000_000, 1_234_567_890]) {
    expect(groupedNumber(number)).toBe(numbers.format(number));
  }
  const endings = { zero: '', one: 'st', two: 'nd', few: 'rd', many: '', other: 'th' };
  const rules = new Intl.PluralRules('en', { type: 'ordinal' });
  for (let century = 1; century <= 130; century += 1) {
    expect(centuryName(century)).toBe(`${century}${endings[rules.select(century)]} century AD`);
  }
});
