import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { transform } from '@swc/core';
import { createAccount, uniqueEmail } from '../support/accounts';
import { buildArtifact } from '../support/artifact';
import { Caller } from '../support/caller';
import { type Product, startProduct } from '../support/product';
import { describeWithPrograms } from '../support/programs';

const SCRIPT = /^```ts\n(.*?)^```/ms;

const [introduction = '', ...sections] = readFileSync('docs/cookbook.md', 'utf8').split(/^## /m);

const scriptIn = (text: string) => SCRIPT.exec(text)?.[1] ?? '';
/** The lines of the indented block, which is the one for a shell. */
const commandsIn = (text: string) =>
  [...text.replace(SCRIPT, '').matchAll(/^ {4}(.*)$/gm)].map(([, line]) => line).join('\n');

const recipes = new Map(sections.map((text) => [text.split('\n', 1)[0], text]));

/** Checks what a block has printed, or done. */
type Check = (printed: string) => void | Promise<void>;

/** A line for each artifact. */
const hasEachArtifact: Check = async (printed) =>
  expect(printed.trim().split('\n')).toHaveLength(await count(''));
const mentions =
  (pattern: RegExp): Check =>
  (printed) =>
    expect(printed).toMatch(pattern);

let product: Product;
let visitor: Caller;
let token: string;
let folder: string;
beforeAll(async () => {
  product = await startProduct();
  visitor = new Caller(product.url, null);
  ({ token } = await createAccount(product, { email: uniqueEmail(), displayName: 'Cook' }));
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'antiquary-cookbook-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => product.stop());

async function run(program: string, ...words: string[]): Promise<string> {
  const env = { PATH: process.env['PATH'], BASE: product.url, TOKEN: token };
  const { stdout } = await promisify(execFile)(program, words, { cwd: folder, env });
  return stdout;
}

const isSaved: Check = async () => {
  const [file = '', ...others] = await readdir(folder).then((names) =>
    names.filter((name) => name.endsWith('.csv')),
  );
  expect([file, others]).toEqual([expect.stringMatching(/^antiquary-\d{4}-\d\d-\d\d\.csv$/), []]);
  expect(await readFile(join(folder, file), 'utf8')).toMatch(/^_id,id,artifactName,[^]*"Rosetta/);
};

/** How many artifacts have these words in their names. */
async function count(search: string): Promise<number> {
  const query = 'query ($filter: ArtifactFilter) { artifacts(filter: $filter) { totalCount } }';
  const { data } = await visitor.run(query, { filter: { search } });
  return data.artifacts.totalCount as number;
}

const isOfCatalogue = mentions(/"artifactName":"/);

/** By the heading: what the commands print, and what the script prints. */
const checks: Record<string, { commands: Check; script: Check }> = {
  'Mirror the catalogue': {
    commands: mentions(/"kind":"ADDED","artifactId":"1".*"endCursor":"/),
    script: hasEachArtifact,
  },
  'Save a CSV file every week': { commands: isSaved, script: isSaved },
  'Harvest with OAI-PMH': { commands: mentions(/<dc:title>/), script: hasEachArtifact },
  'Embed an artifact': {
    commands: mentions(/"html":"<iframe /),
    script: mentions(/^<iframe /),
  },
  'Import a spreadsheet, a row or all': {
    commands: async () => expect(await count('By curl')).toBe(1),
    script: async () => expect(await count('By script')).toBe(2),
  },
  'Like as a member': {
    commands: mentions(/"liked":true/),
    script: mentions(/liked: true/),
  },
  'Page through the catalogue': {
    commands: mentions(/x-total-count: \d+[^]*\r\n\r\n\[\{/i),
    script: mentions(/^\d+ \S/),
  },
  'Search by years': { commands: isOfCatalogue, script: mentions(/^-\d+\S* \S/) },
  'Cite an artifact': { commands: mentions(/^@\w+\{/), script: mentions(/\. http:\/\/\S+\/1$/m) },
  'Follow changes since a date': { commands: isOfCatalogue, script: mentions(/^\d{4}-\S+Z \S/) },
};

beforeEach(async () => {
  const ofRest = { ...buildArtifact({ artifactName: 'By curl' }), artifactType: 'Tools' };
  await writeFile(join(folder, 'artifact.json'), JSON.stringify(ofRest));
  const rows = ['one', 'two'].map((n) => buildArtifact({ artifactName: `By script ${n}` }));
  const table = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  const text = table.map((cells) => `${cells.join('\t')}\n`).join('');
  await writeFile(join(folder, 'artifacts.tsv'), text);
});

it('the cookbook has ten tasks, all of which are tried', () => {
  expect([...recipes.keys()]).toEqual(Object.keys(checks));
  expect(recipes.size).toBe(10);
});

const tasks = Object.entries(checks);

describe('the TypeScript of the cookbook', () => {
  it.each(tasks)('%s', async (title, { script }) => {
    const source = scriptIn(introduction) + scriptIn(recipes.get(title) ?? '');
    const { code } = await transform(source, {
      ...{ swcrc: false, configFile: false, module: { type: 'es6' } },
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    });
    await writeFile(join(folder, 'recipe.mjs'), code);
    await script(await run(process.execPath, 'recipe.mjs'));
  });
});

describeWithPrograms(['curl', 'bash'], 'the curl of the cookbook', () => {
  it.each(tasks)('%s', async (title, { commands }) => {
    const text = `${commandsIn(introduction)}\n${commandsIn(recipes.get(title) ?? '')}`;
    await commands(await run('bash', '-euo', 'pipefail', '-c', text));
  });
});
