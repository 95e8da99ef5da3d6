import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleArtifacts } from '../../server/operator/sample/sample-artifacts';
import { BUILT_IN_SITE, readSite } from '../../server/site/read-site';
import { recordSchema } from '../../server/site/record-schema';

const file = readFileSync(join(BUILT_IN_SITE, 'record.json'), 'utf8');

/** The terms of the three facts, as `record.json` of the built-in site lists them. */
const { facts: declared = [] } = recordSchema.parse(JSON.parse(file));
const listed = declared.flatMap(({ key, terms }) => terms.map((term) => ({ key, ...term })));

const keys = ['culture', 'period', 'material'] as const;

describe('the facts of the sample catalogue', () => {
  it.each(sampleArtifacts)('$slug has a culture or a material, and no term twice', ({ facts }) => {
    expect(facts.culture ?? facts.material).toBeDefined();
    for (const terms of Object.values(facts)) {
      expect(terms.length).toBeGreaterThan(0);
      expect(new Set(terms).size).toBe(terms.length);
    }
  });

  it.each(keys)('have the terms of %s that are listed, in their order, and no others', (key) => {
    const used = new Set(sampleArtifacts.flatMap(({ facts }) => facts[key] ?? []));
    const labels = listed.filter((term) => term.key === key).map(({ label }) => label);
    expect(labels).toEqual([...used].sort((one, other) => one.localeCompare(other, 'en')));
    expect(new Set(labels.map((label) => label.toLowerCase())).size).toBe(labels.length);
  });

  it.each(readSite(null).content.civilizations)(
    'lead from $name to at least eight artifacts, all of that civilization',
    ({ key, culture }) => {
      const found = sampleArtifacts.filter(({ facts }) => facts.culture?.includes(culture ?? ''));
      expect(found.length).toBeGreaterThanOrEqual(8);
      expect(new Set(found.map(({ civilization }) => civilization))).toEqual(new Set([key]));
    },
  );
});

describe('the terms of the built-in site', () => {
  it('are identified by the Getty AAT or Wikidata, each by an address of its own', () => {
    const addresses = listed.flatMap(({ same }) => same ?? []);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) {
      expect(address).toMatch(
        /^(?:http:\/\/vocab\.getty\.edu\/aat\/300\d{6}|https:\/\/www\.wikidata\.org\/wiki\/Q\d+)$/,
      );
    }
  });

  it('have short texts, and every culture and period has one', () => {
    for (const { key, text } of listed) {
      if (key !== 'material') expect(text).toBeDefined();
      if (text !== undefined) expect(text).toMatch(/^[A-Z].{10,398}\.$/u);
    }
  });
});
