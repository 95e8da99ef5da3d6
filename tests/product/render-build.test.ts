import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const RENDER = 'dist/render';

it('the build that renders pages on the server uses production libraries, whatever NODE_ENV it runs under', async () => {
  const files = await readdir(RENDER, { recursive: true });
  const programs = files.filter((file) => /\.c?js$/.test(file));
  expect(programs).toContain('render.cjs');
  for (const file of programs) {
    const program = await readFile(join(RENDER, file), 'utf8');
    expect([file, program.includes('process.env.NODE_ENV')]).toEqual([file, false]);
  }
});
