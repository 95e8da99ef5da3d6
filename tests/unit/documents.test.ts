import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Longer documents are not read. */
const MAX_README_LINES = 120;
const MAX_LINES_OF_DOCS = 2700;

const markdownIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

const DOCS = [...markdownIn('docs'), ...markdownIn('docs/recipes')];
const DOCUMENTS = [...markdownIn('.'), ...DOCS];

const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length;

/** The text without blocks and spans of code. */
const proseOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/^ *```.*?^ *```/gms, '')
    .replace(/`[^`\n]*`/g, 'code');

/** The anchors of the headings, as GitHub makes them. */
const anchorsOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/^```.*?^```/gms, '')
    .split('\n')
    .filter((line) => /^#+ /.test(line))
    .map((line) =>
      line
        .replace(/^#+ /, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    );

/** The links of a document to files, each with its anchor. */
const linksOf = (document: string) =>
  [...proseOf(document).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
    ([, path = '', anchor]) => ({
      file: path === '' ? document : join(dirname(document), path),
      anchor,
    }),
  );

it.each(DOCUMENTS)('the links of %s lead to files and headings', (document) => {
  const broken = linksOf(document).filter(
    ({ file, anchor }) =>
      !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor)),
  );
  expect(broken).toEqual([]);
});

it('the README is one page', () => {
  expect(linesOf('README.md')).toBeLessThanOrEqual(MAX_README_LINES);
});

it('the documents have a limit together', () => {
  const lines = DOCS.reduce((sum, file) => sum + linesOf(file), 0);
  expect(lines).toBeLessThanOrEqual(MAX_LINES_OF_DOCS);
});

it('docs/settings.md names every variable of the server', () => {
  const code = ['env', 'picture-place'].map((name) =>
    readFileSync(`server/base/${name}.ts`, 'utf8'),
  );
  const read = [...code.join('').matchAll(/\bread\w*\('([A-Z][A-Z_0-9]+)'/g)].map(
    ([, name]) => name,
  );
  expect(read).toContain('TRUST_PROXY');
  const settings = readFileSync('docs/settings.md', 'utf8');
  expect(read.filter((name) => !settings.includes(`\`${name}`))).toEqual([]);
});
