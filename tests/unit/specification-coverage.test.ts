import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const document = readFileSync('docs/specification-coverage.md', 'utf8');

/** The rows of every table, without their headings. */
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (what the specification says|-+) +\|/.test(line))
  .map((line) => {
    const [said = '', test = '', ...more] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { said, test, more };
  });

/** The titles of a file's tests and groups of tests; a skipped one has none. */
function titlesOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const titles: string[] = [];
  const collect = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      const called = node.expression.getText(source);
      if (
        title &&
        ts.isStringLiteralLike(title) &&
        /^(it|test|describe)(\.each\W|$)/.test(called)
      ) {
        titles.push(title.text);
      }
    }
    ts.forEachChild(node, collect);
  };
  collect(source);
  return titles;
}

const known = new Map<string, string[]>();

/** What is wrong with a row's second half, or undefined where a test stands behind it. */
function fault(test: string): string | undefined {
  const [, file = '', title = ''] = /^`(tests\/[\w./-]+)` "(.+)"$/.exec(test) ?? [];
  if (!file) return `no test: ${test}`;
  if (!existsSync(file)) return `no file: ${file}`;
  const titles = known.get(file) ?? titlesOf(file);
  known.set(file, titles);
  return titles.includes(title) ? undefined : `not in ${file}: ${title}`;
}

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('section %i has rows', (section) => {
  const [, text = ''] = document.split(new RegExp(`^## ${section}\\. .*$`, 'm'));
  expect(/^\| .*`tests\//m.test(text.split(/^## /m)[0] ?? '')).toBe(true);
});

it.each(rows)('"$said" has a test', ({ said, test, more }) => {
  expect(said).not.toBe('');
  expect(more).toEqual([]);
  expect(fault(test)).toBeUndefined();
});

it.each([
  ['', 'no test: '],
  ['`tests/unit/words.test.ts`', 'no test: `tests/unit/words.test.ts`'],
  ['`tests/unit/none.test.ts` "the client"', 'no file: tests/unit/none.test.ts'],
  ['`tests/unit/words.test.ts` "the client"', 'not in tests/unit/words.test.ts: the client'],
])('a row with the test %j would be found', (test, found) => {
  expect(fault(test)).toBe(found);
});
