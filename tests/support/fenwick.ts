import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const CREST = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">
  <path d="M4 3h22v13c0 6-5 10-11 12C9 26 4 22 4 16z" fill="#14532d"/>
  <path d="M15 7v15M9 13h12" stroke="#ecfccb" stroke-width="3"/>
</svg>\n`;

const slide = (title: string) => ({
  title,
  subtitle: 'From the attics of the parish',
  picture: 'hall.png',
  button: 'See the collection',
  link: '/all-artifacts',
});
const civilization = (key: string, name: string) => ({
  key,
  name,
  picture: 'hall.png',
  pictureAlt: 'The village hall',
  summary: `What is left of ${name}.`,
  search: name,
});

/** Every key of a site that shares no text with the built-in one. */
export const fenwick = {
  name: 'Fenwick Local History',
  tagline: 'Seven centuries of one village',
  description: 'What the people of Fenwick made, used and kept.',
  logo: 'crest.svg',
  language: 'en-GB',
  colours: {
    light: { primary: '#14532d', primaryHover: '#0f3f22', accent: '#14532d', amber: '#ecfccb' },
    dark: { primary: '#86efac', primaryHover: '#bbf7d0', accent: '#86efac' },
  },
  links: [{ icon: 'link', label: 'The village hall', url: 'https://fenwick.example/' }],
  hero: [slide('Our village in objects'), slide('Bring what you have')],
  about: ['Look', 'Bring', 'Meet'].map((title) => ({ title, text: `${title} with us.` })),
  faq: [{ question: 'May I bring my own things?', answer: 'Please do.' }],
  civilizations: [civilization('mill', 'The mill'), civilization('school', 'The school')],
  pictureNote: 'Photograph of the society',
};

/** Writes the site into a new folder, with changes of `site.json`. @returns the folder. */
export function writeFenwick(changes: Record<string, unknown> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'antiquary-site-'));
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...fenwick, ...changes }));
  for (const name of ['pictures', 'civilizations']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'pictures', 'hall.png'), PIXEL);
  writeFileSync(join(folder, 'pictures', 'crest.svg'), CREST);
  for (const { key, name } of fenwick.civilizations) {
    writeFileSync(join(folder, 'civilizations', `${key}.md`), `${name} stood **here**.\n`);
  }
  writeFileSync(join(folder, 'privacy.md'), '# What we keep\n\nNames.\n');
  writeFileSync(join(folder, 'terms.md'), '# House rules\n\nBe kind.\n');
  return folder;
}
