import { existsSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const document = readFileSync('docs/behaviour.md', 'utf8');

const subjects = [
  'Visitors and members',
  'Pages',
  'Artifacts, members and likes',
  'Reports and moderators',
  'Actions and their states',
  'Validation',
  'Rights',
  'REST calls and the sign-in provider',
  'Dialogs and messages',
  'Constants',
];

interface Statement {
  text: string;
  file: string;
  title: string;
}

/** The statements of a Markdown text: its list items, each with the test that it names. */
function statementsOf(markdown: string): Statement[] {
  return markdown
    .split(/^(?=- |#|$)/m)
    .filter((block) => block.startsWith('- '))
    .map((block) => {
      const item = block.slice(2).replace(/\s+/g, ' ').trim();
      const [, text = item, file = '', title = ''] =
        /^(.*?) ?`(tests\/[\w./-]+)` "(.+)"$/.exec(item) ?? [];
      return { text, file, title };
    });
}

/** The titles of a file's tests and groups of tests, except skipped ones. */
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

function hasTest(file: string, title: string): boolean {
  const titles = known.get(file) ?? titlesOf(file);
  known.set(file, titles);
  return titles.includes(title);
}

/** The test files that have a test with this title, to find a test that was moved. */
function filesWith(title: string): string[] {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name}`)
    .filter((name) => /\.test\.tsx?$/.test(name) && hasTest(name, title));
}

/** The fault of a statement's reference, or undefined if it names a test. */
function faultOf({ text, file, title }: Statement): string | undefined {
  if (!text) return 'no statement';
  if (!file) return `no test: ${text}`;
  if (existsSync(file) && hasTest(file, title)) return undefined;
  const fault = existsSync(file) ? `not in ${file}: ${title}` : `no file ${file}: ${title}`;
  return [fault, ...filesWith(title).map((found) => `found in ${found}`)].join(', ');
}

test('the document has its subjects, and each has statements', () => {
  const sections = document.split(/^## /m).slice(1);
  expect(sections.map((section) => section.split('\n', 1)[0])).toEqual(subjects);
  expect(sections.filter((section) => statementsOf(section).length === 0)).toEqual([]);
});

test('every paragraph behind the introduction is a statement', () => {
  const [, ...sections] = document.split(/^(?=## )/m);
  const blocks = sections.join('').split(/^(?=- |#|$)/m);
  expect(blocks.filter((block) => block.trim() !== '' && !/^(- |##)/.test(block))).toEqual([]);
});

it.each(statementsOf(document))('"$text" has a test', (statement) => {
  expect(faultOf(statement)).toBeUndefined();
});

it.each([
  ['- It opens.', 'no test: It opens.'],
  [
    '- It opens. `tests/unit/type-labels.test.ts`',
    'no test: It opens. `tests/unit/type-labels.test.ts`',
  ],
  ['- `tests/unit/type-labels.test.ts` "the client"', 'no statement'],
  [
    '- It opens. `tests/unit/none.test.ts` "the client"',
    'no file tests/unit/none.test.ts: the client',
  ],
  [
    '- It opens.\n  `tests/unit/type-labels.test.ts` "the client"',
    'not in tests/unit/type-labels.test.ts: the client',
  ],
  [
    '- It opens.\n  `tests/unit/type-labels.test.ts` "the document has its subjects, and each has statements"',
    'not in tests/unit/type-labels.test.ts: the document has its subjects, and each has statements, found in tests/unit/behaviour-document.test.ts',
  ],
])('the fault of %j would be found', (markdown, found) => {
  expect(statementsOf(markdown).map(faultOf)).toEqual([found]);
});
