import { frequentTerms, TermCounter } from '../../server/artifacts/search/term-counter';

const MAX_TERMS = 2_000;
const LIMITS = { least: 2, maxLength: 64, maxTerms: MAX_TERMS };

/** Names of 200 different characters, none of which another name has, each name three times. */
const hostileNames = Array.from({ length: 30 }, (_, nth) =>
  String.fromCodePoint(...Array.from({ length: 200 }, (_, n) => 0x4e00 + 200 * (nth % 10) + n)),
);

test('of too many frequent terms, the most frequent are chosen, and every prefix of them', () => {
  const names = [...hostileNames, ...Array.from({ length: 40 }, (_, n) => `bronze ${n}`)];
  const terms = frequentTerms(names, LIMITS);
  expect(terms).toHaveLength(MAX_TERMS);
  expect(terms).toEqual(expect.arrayContaining(['bronze ', 'onze', 'e', '1']));
  const earlier = new Set(['']);
  for (const term of terms) {
    expect(earlier).toContain([...term].slice(0, -1).join(''));
    earlier.add(term);
  }
});

test('counting takes memory for each term, however many characters the terms have', () => {
  const terms = frequentTerms(hostileNames, LIMITS);
  expect(new Set(terms.join('')).size).toBe(MAX_TERMS);
  const { arrayBuffers } = process.memoryUsage();
  const counter = new TermCounter(terms);
  for (const name of hostileNames) counter.add(name, 'TOOLS');
  expect(process.memoryUsage().arrayBuffers - arrayBuffers).toBeLessThan(1_000_000);
  for (const { found } of counter.totals()) expect(found).toBe(3);
});

test('the first name with a term is the first by code point, cut off after 32 characters', () => {
  const terms = ['o', 'of'];
  const counter = new TermCounter(terms);
  // In UTF-16 the second name would come first.
  const first = `\uffee of ${'x'.repeat(60)}`;
  for (const name of ['𐎠 of stone', first, '𐎠𐎠 o']) counter.add(name, 'TOOLS');
  expect(counter.totals().map(({ term, firstName }) => [term, firstName])).toEqual(
    terms.map((term) => [term, first.slice(0, 32)]),
  );
});
