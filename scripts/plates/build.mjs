/**
 * Draws the plates of the sample catalogue: one SVG of 800 × 600 for each artifact, named after
 * its slug. The drawings are deterministic (all wear and marks are seeded by the slug), so the
 * output is committed and a second run changes nothing.
 *
 *   node scripts/plates/build.mjs                     draws every plate into client/public/plates
 *   node scripts/plates/build.mjs rosetta-stone …     draws only these
 *
 * A new plate is a file `plates/<slug>.mjs` that exports its `title` and `draw(sheet)`.
 */
import { readdir, writeFile } from 'node:fs/promises';
import { URL } from 'node:url';
import { Sheet } from './sheet.mjs';

const drawings = new URL('./plates/', import.meta.url);
const target = new URL('../../client/public/plates/', import.meta.url);

const all = (await readdir(drawings)).map((file) => file.replace(/\.mjs$/, '')).sort();
const wanted = process.argv.slice(2);

for (const slug of wanted.length > 0 ? wanted : all) {
  const { title, draw } = await import(new URL(`${slug}.mjs`, drawings));
  const sheet = new Sheet(slug);
  draw(sheet);
  await writeFile(new URL(`${slug}.svg`, target), sheet.svg(title));
}
