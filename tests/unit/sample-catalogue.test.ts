import 'reflect-metadata';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readSite } from '../../server/site/read-site';
import { ArtifactInput } from '../../server/catalogue/artifacts/artifact.types';
import { LARGE_DRAWING } from '../../server/base/picture-files';
import { sampleArtifacts } from '../../server/operator/sample/sample-artifacts';
import { sampleMembers } from '../../server/operator/sample/sample-members';
import { brokenRules } from '../../server/web/graphql/validation';
import { factsAfter } from '../../server/catalogue/artifacts/facts/fact-input';
import { builtInRecord } from '../support/record';

const drawings = join(__dirname, '../../client/public/plates');

/** The first fault of an XML document without CDATA or doctype, or undefined for a valid one. */
const faultOf = (xml: string): string | undefined => {
  const open: string[] = [];
  const faults: string[] = [];
  const text = xml.replace(
    /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_tag, closing: string, name: string, _attributes: string, empty: string) => {
      if (closing && open.pop() !== name) faults.push(`</${name}>`);
      if (!closing && !empty) open.push(name);
      return '';
    },
  );
  if (/[<>]|&(?!(?:amp|lt|gt|quot|apos);)/.test(text)) faults.push('stray markup');
  return [...faults, ...open][0];
};

describe('the sample catalogue', () => {
  it('holds 50 to 60 artifacts', () => {
    expect(sampleArtifacts.length).toBeGreaterThanOrEqual(50);
    expect(sampleArtifacts.length).toBeLessThanOrEqual(60);
  });

  it.each(Object.keys(readSite(null).record.types))('has at least three of the type %s', (type) => {
    const found = sampleArtifacts.filter(({ artifactType }) => artifactType === type);
    expect(found.length).toBeGreaterThanOrEqual(3);
  });

  it.each(['egypt', 'greece', 'mesopotamia', 'china'])('has at least nine from %s', (key) => {
    const found = sampleArtifacts.filter(({ civilization }) => civilization === key);
    expect(found.length).toBeGreaterThanOrEqual(9);
  });

  it('names every artifact and every slug once', () => {
    const slugs = sampleArtifacts.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(new Set(sampleArtifacts.map((a) => a.artifactName)).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(sampleArtifacts)(
    '$slug keeps the rules of the form',
    async ({ slug, facts, ...fields }) => {
      const image = `https://antiquary.example/plates/${slug}.svg`;
      expect(await brokenRules(Object.assign(new ArtifactInput(), fields, { image }))).toEqual({});
      const given = Object.entries(facts).map(([key, values]: [string, string[]]) => ({
        key,
        values,
      }));
      expect(factsAfter(new Map(), given, builtInRecord).errors).toEqual({});
      const texts = Object.values(fields).filter((value) => typeof value === 'string');
      for (const text of texts) expect(text.trim()).toBe(text);
    },
  );

  it.each(sampleArtifacts)('$slug has texts of 150 to 250 words, and two sources', (artifact) => {
    const { historicalContext, description, sources } = artifact;
    const words = `${historicalContext} ${description}`.split(/\s+/);
    expect(words.length).toBeGreaterThanOrEqual(150);
    expect(words.length).toBeLessThanOrEqual(250);
    expect(new Set(sources).size).toBe(2);
    // They are listed with semicolons.
    for (const source of sources) expect(source).toMatch(/^[^;]{10,}[^.;]$/);
  });

  it.each(sampleArtifacts)(
    '$slug has a picture that one to three sentences describe',
    (artifact) => {
      const { imageAlt, artifactName } = artifact;
      const sentences = imageAlt.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
      expect(sentences.length).toBeLessThanOrEqual(3);
      expect(imageAlt).toMatch(/^[A-Z].{80,500}\.$/u);
      expect(imageAlt).not.toBe(artifactName);
    },
  );

  it.each(sampleArtifacts)('$slug was added and liked by known members, each once', (artifact) => {
    const known = new Set<string>(sampleMembers.map(({ uid }) => uid));
    expect(known).toContain(artifact.addedBy);
    expect(new Set(artifact.likedBy).size).toBe(artifact.likedBy.length);
    for (const uid of artifact.likedBy) expect(known).toContain(uid);
  });

  it('has clear favourites, and artifacts that nobody has liked yet', () => {
    const counts = sampleArtifacts.map(({ likedBy }) => likedBy.length).sort((a, b) => b - a);
    expect(new Set(counts.slice(0, 8)).size).toBe(8);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThanOrEqual(3);
  });
});

describe('the sample members', () => {
  it('have distinct addresses in a domain that does not exist', () => {
    const emails = sampleMembers.map(({ email }) => email);
    expect(new Set(emails).size).toBe(emails.length);
    for (const email of emails) expect(email).toMatch(/^[a-z.-]+@antiquary\.example$/);
  });
});

describe('the drawings', () => {
  it.each(sampleArtifacts)('$slug has a well-formed drawing that loads nothing', ({ slug }) => {
    const file = join(drawings, `${slug}.svg`);
    expect(existsSync(file)).toBe(true);
    const svg = readFileSync(file, 'utf8');
    expect(faultOf(svg)).toBeUndefined();
    expect(svg).toContain('viewBox="0 0 800 600"');
    expect(svg).toContain('role="img"');
    expect(svg).toMatch(/<title>[^<]+<\/title>/);
    expect(svg).not.toMatch(/<script|<image|<foreignObject|href="(?!#)|url\((?!#)|NaN|undefined/);
  });

  it('are one drawing and its pictures for every artifact, and no others', () => {
    const files = sampleArtifacts.flatMap(({ slug }) =>
      ['.svg', '.webp', '-small.webp'].map((end) => slug + end),
    );
    expect(readdirSync(drawings).sort()).toEqual(files.sort());
  });

  it.each(sampleArtifacts)('$slug has a large picture and one for cards', async ({ slug }) => {
    const large = await sharp(join(drawings, `${slug}.webp`)).metadata();
    expect(large).toMatchObject({ format: 'webp', ...LARGE_DRAWING });
    const small = readFileSync(join(drawings, `${slug}-small.webp`));
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 640 });
    expect(small.length).toBeLessThan(50_000);
  });
});
