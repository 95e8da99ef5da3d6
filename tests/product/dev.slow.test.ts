import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { freePort } from '../support/free-port';

/** The files of the project that `npm run dev` reads. */
const SOURCES = [
  ...['client', 'common', 'server', 'rest-compat', 'scripts', 'package.json'],
  ...['package-lock.json', '.swcrc', 'vite.config.mts', 'tsconfig.json'],
];

let folder: string;
let url: string;
let emulatorPort: number;
let child: ChildProcess;
let exited: Promise<unknown[]>;
let browser: Browser;
let page: Page;
let output = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'antiquary-dev-'));
  for (const source of SOURCES) await cp(source, join(folder, source), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const port = await freePort();
  emulatorPort = await freePort();
  url = `http://localhost:${port}`;
  child = spawn(process.execPath, ['-r', './scripts/register.cjs', 'scripts/dev.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      DATABASE_URL: undefined,
      DATA_DIR: join(folder, 'data'),
      PORT: String(port),
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${emulatorPort}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  exited = once(child, 'exit');
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  await printed('Serving ');
  browser = await launchBrowser();
  page = await browser.newPage();
});

afterAll(async () => {
  if (!hasEnded()) child.kill('SIGTERM');
  await exited;
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

/** Settles when the program has printed the text, counted from `since`. */
async function printed(text: string, since = 0): Promise<void> {
  while (!output.slice(since).includes(text)) {
    if (hasEnded() || !child.stdout) throw new Error(`It ended:\n${output}`);
    await Promise.race([once(child.stdout, 'data'), exited]);
  }
}

/** Replaces a text in the one file of the copy's `part` that has it. */
async function edit(part: string, from: string, to: string): Promise<void> {
  const entries = await readdir(join(folder, part), { recursive: true, withFileTypes: true });
  const paths = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const texts = await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')]));
  const found = texts.filter(([path, text]) => /\.tsx?$/.test(path ?? '') && text?.includes(from));
  expect(found).toHaveLength(1);
  const [[path = '', text = ''] = []] = found;
  await writeFile(path, text.replace(from, to));
}

it('a change of a component appears without a reload', async () => {
  await page.goto(url);
  await page.getByText('Discover the most beloved artifacts').waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await edit('client/home', 'Discover the most beloved', 'Find the most beloved');
  await page.getByText('Find the most beloved artifacts').waitFor();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});

it.each([
  ['/records/1.json', 'application/json; charset=utf-8'],
  ['/records/1.xml', 'application/xml; charset=utf-8'],
  ['/export.csv', 'text/csv; charset=utf-8'],
  ['/export.ndjson', 'application/x-ndjson; charset=utf-8'],
  ['/export.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['/feed.atom', 'application/atom+xml; charset=utf-8'],
])('%s is answered by the server', async (path, type) => {
  const response = await fetch(url + path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
});

it('a change of the server is served after a restart, while the emulator keeps running', async () => {
  const connection = connect(emulatorPort, '127.0.0.1');
  await once(connection, 'connect');
  const since = output.length;
  await edit('server', 'Disallow: /api/', 'Disallow: /private/');
  await printed('Serving ', since);
  const robots = await fetch(`${url}/robots.txt`);
  expect(await robots.text()).toContain('Disallow: /private/');
  // The emulator's process has kept the connection.
  expect(connection.readyState).toBe('open');
  connection.destroy();
});

it('a server that cannot start is reported, and starts once it is repaired', async () => {
  const since = output.length;
  const main = join(folder, 'server/main.ts');
  const sound = await readFile(main, 'utf8');
  await writeFile(main, `${sound}\nthrow new Error('A fault.');\n`);
  await printed('Failed running', since);
  expect((await fetch(`${url}/robots.txt`)).status).toBe(502);
  const afterFault = output.length;
  await writeFile(main, sound);
  await printed('Serving ', afterFault);
  expect((await fetch(`${url}/robots.txt`)).status).toBe(200);
});

it('SIGINT ends it and everything that it started', async () => {
  const connection = connect(emulatorPort, '127.0.0.1');
  await once(connection, 'connect');
  const closed = once(connection, 'close');
  child.kill('SIGINT');
  const [code] = await exited;
  expect(code).toBe(0);
  await closed;
  await expect(fetch(url)).rejects.toThrow();
});
