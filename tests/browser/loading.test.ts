import { gzipSync } from 'node:zlib';
import { restoreSession } from '../support/accounts';
import { resize } from '../support/browser';
import { useBrowser } from '../support/browser-fixture';
import { expectSameDocument, holdRequests, waitForHydration } from '../support/navigation';
import { LOST_REQUEST } from '../support/tab';

const fixture = useBrowser();

const READY_BYTES = 150_000;

/** The scripts that the page's HTML lists, which are its code until its controls work. */
async function listedScripts(path: string): Promise<string[]> {
  const html = await (await fetch(fixture.product.url + path)).text();
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? '');
}

/** Opens a page, whose other scripts are lost. */
async function openWith(path: string, scripts: string[]) {
  const { page, product } = fixture;
  await page.route('**/*.js', (route) =>
    scripts.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.goto(product.url + path);
}

async function gzippedBytes(files: string[]): Promise<number> {
  const { product } = fixture;
  const sizes = await Promise.all(
    files.map(async (file) => {
      const script = await (await fetch(product.url + file)).arrayBuffer();
      return gzipSync(script).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The files that a visitor's page has loaded when it has become idle. */
async function loadedFiles(path: string): Promise<string[]> {
  const { page, product } = fixture;
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto(product.url + path, { waitUntil: 'networkidle' });
  return files;
}

const parts = (files: string[]) =>
  files.flatMap((file) => /^\/assets\/(apollo|firebase|router)-/.exec(file)?.[1] ?? []).sort();

describe('the scenes of a page', () => {
  it.each([
    ['phone', 360, '-small.webp'],
    ['large screen', 1440, '.webp'],
  ])('have the size for a %s', async (_, width, ending) => {
    await resize(fixture.page, width);
    const files = [
      ...(await loadedFiles('/banner')),
      ...(await loadedFiles('/civilization/egypt')),
    ];
    const scenes = new Set(
      files.filter((file) => /^\/site\/pictures\/(nile-at-dawn|egypt)/.test(file)),
    );
    expect(scenes).toEqual(
      new Set([`/site/pictures/nile-at-dawn${ending}`, `/site/pictures/egypt${ending}`]),
    );
  });
});

describe('the code of a page', () => {
  it('is at most 150 kB, compressed, until the controls of the home page work', async () => {
    const { page, tab } = fixture;
    const scripts = await listedScripts('/');
    await openWith('/', scripts);
    const question = page.getByRole('button', { name: 'Why do artifacts matter?' });
    await question.click();
    await page.locator('[aria-expanded=true]', { hasText: 'Why do artifacts matter?' }).waitFor();
    expect(await gzippedBytes(scripts)).toBeLessThan(READY_BYTES);
    // The cards' code was lost too, and the page says so.
    await page.getByText('Failed to fetch artifacts.', { exact: true }).waitFor();
    await page.unroute('**/*.js');
    // Some browsers keep a module that failed, so the page is loaded again.
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Try again' }).click();
    await loaded;
    await page.getByRole('article').filter({ hasText: 'Featured' }).first().waitFor();
    tab.expectNothingUnexpected(LOST_REQUEST, /^console error: Failed to fetch artifacts\.$/);
  });

  it('is hydrated for the controls of the gallery before the client of the API has loaded', async () => {
    const { page, product } = fixture;
    const scripts = await listedScripts('/all-artifacts');
    expect(parts(scripts)).toEqual(['router']);
    expect(await gzippedBytes(scripts)).toBeLessThan(READY_BYTES);
    const release = await holdRequests(page, '**/apollo-*.js');
    await page.goto(`${product.url}/all-artifacts?type=DOCUMENTS`);
    await waitForHydration(page);
    const documents = await page.getByRole('article').count();
    const order = page.locator('[name=order]');
    const entries = await page.evaluate(() => history.length);
    await expectSameDocument(page, async () => {
      await order.selectOption('Name');
      await page.locator('[name=q]').fill('rosetta');
      expect(await page.getByRole('article').count()).toBe(documents);
      expect(await order.inputValue()).toBe('NAME');
      release();
      await page.waitForURL(`${product.url}/all-artifacts?q=rosetta&type=DOCUMENTS&order=NAME`);
    });
    await page.getByText('1 artifact found').waitFor();
    // The second change is an entry of its own in the history, unless the first one still loads.
    await page.evaluate((before) => history.go(before - history.length), entries);
    await page.waitForURL(`${product.url}/all-artifacts?type=DOCUMENTS`);
    await page.waitForFunction(
      (select) => (select as HTMLSelectElement).value === '',
      await order.elementHandle(),
    );
  });

  it('has no client of the API at /signin', async () => {
    expect(parts(await listedScripts('/signin'))).toEqual(['router']);
    expect(parts(await loadedFiles('/signin'))).not.toContain('apollo');
  });

  it.each(['/civilization/egypt', '/banner'])(
    'has no client of the API and no dialog at %s',
    async (path) => {
      expect(parts(await loadedFiles(path))).toEqual(['router']);
    },
  );
});

describe('the order of the code', () => {
  it.each(['/', '/all-artifacts', '/signin', '/civilization/egypt'])(
    'has React’s renderer first at %s, and runs without it until hydration',
    async (path) => {
      const { page, product } = fixture;
      const scripts = await listedScripts(path);
      const [first] = scripts.filter((file) => /^\/assets\/(?!index-|preload-|early-)/.test(file));
      expect(first).toMatch(/^\/assets\/react-dom-/);
      const release = await holdRequests(page, '**/react-dom-*.js');
      // The router sets the state of the history when it is created.
      const routed = page.waitForFunction(() => history.state !== null);
      await page.goto(product.url + path, { waitUntil: 'commit' });
      await routed;
      release();
      await waitForHydration(page);
    },
  );
});

describe('the fonts of a page', () => {
  const fonts = (files: string[]) =>
    files.flatMap((file) => /^\/assets\/(.+)-[\w-]{8}\.woff2$/.exec(file)?.[1] ?? []).sort();

  it('are the Latin letters alone where its text has no others', async () => {
    expect(fonts(await loadedFiles('/civilization/egypt'))).toEqual([
      'fraunces-latin',
      'source-sans-3-latin',
    ]);
  });

  it.each([
    ['Shōsōin', 'source-sans-3-latin-extended-a'],
    ['Находка', 'source-sans-3-cyrillic-wght-normal'],
  ])('have further letters where %s stands', async (text, font) => {
    const { page } = fixture;
    await loadedFiles('/civilization/egypt');
    const requested = page.waitForRequest(/\.woff2$/);
    await page.evaluate((more) => document.querySelector('article p')?.append(more), text);
    expect(fonts([new URL((await requested).url()).pathname])).toEqual([font]);
  });
});

describe("a member's artifact page", () => {
  it('shows the artifact while the sign-in provider loads, and the rest afterwards', async () => {
    const { page, product } = fixture;
    const member = await fixture.newMember();
    const { id } = await member.api.add({ artifactName: 'Early urn' });
    await restoreSession(page, product, member);
    const release = await holdRequests(page, '**/firebase-*.js');
    await page.goto(`${product.url}/artifactsdetails/${id}`);
    await page.getByRole('heading', { level: 1, name: 'Early urn' }).waitFor();
    expect(await page.getByText(/^Views: /).count()).toBe(0);
    const { y } = (await page.getByText('Historical Context').boundingBox()) ?? {};
    release();
    await page.getByText('Views: 1', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Like', exact: true }).waitFor();
    await page.getByRole('link', { name: member.email }).waitFor();
    expect((await page.getByText('Historical Context').boundingBox())?.y).toBe(y);
  });
});
