import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { builtInSite } from '../support/built-in-site';

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

/** The result of each operation. */
const NOTHING = { data: { artifacts: { totalCount: 0, edges: [] } } };

/** Renders pages in a new process, one after the other. @returns each page by its path */
async function renderInOrder(paths: string[]): Promise<Record<string, object>> {
  const { identity, content } = builtInSite;
  const program = `
    const { createRenderer } = require(${JSON.stringify(resolve(RENDER, 'render.cjs'))});
    const site = ${JSON.stringify({ identity, content, paletteCss: '' })};
    const firebase = { config: {}, emulatorUrl: null };
    const config = { publicUrl: 'https://museum.example', site: site.identity, firebase };
    const { renderPage } = createRenderer(config, site);
    (async () => {
      const pages = {};
      for (const path of ${JSON.stringify(paths)}) pages[path] = await renderPage(path, async () => (${JSON.stringify(NOTHING)}));
      console.log(JSON.stringify(pages));
    })();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', program]);
  return JSON.parse(stdout) as Record<string, object>;
}

it('every process renders the same page, whichever pages it has rendered before', async () => {
  const paths = ['/signin', '/civilization/greece', '/my-artifacts', '/register'];
  const [pages, reversed] = await Promise.all([
    renderInOrder(paths),
    renderInOrder(paths.toReversed()),
  ]);
  expect(Object.keys(pages)).toEqual(paths);
  for (const path of paths) expect(reversed[path]).toEqual(pages[path]);
});
