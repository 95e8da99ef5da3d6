/**
 * Draws the plates of the sample catalogue: one SVG of 800 × 600 for each artifact, named after
 * its slug. The drawings are deterministic (all wear and marks are seeded by the slug), so the
 * output is committed and a second run changes nothing.
 *
 *   node scripts/plates/build.mjs              draws every plate into client/public/plates
 *   node scripts/plates/build.mjs rosetta-stone …   draws only these
 */
import { readdir, writeFile } from 'node:fs/promises';
import { Sheet } from './sheet.mjs';

const target = new URL('../../client/public/plates/', import.meta.url);
const folder = new URL('./plates/', import.meta.url);
const wanted = new Set(process.argv.slice(2));

for (const file of (await readdir(folder)).sort()) {
  const { plates } = await import(new URL(file, folder));
  for (const [slug, { title, draw }] of Object.entries(plates)) {
    if (wanted.size > 0 && !wanted.has(slug)) continue;
    const sheet = new Sheet(slug);
    draw(sheet);
    await writeFile(new URL(`${slug}.svg`, target), sheet.svg(title));
  }
}
