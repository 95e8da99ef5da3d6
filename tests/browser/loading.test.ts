import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { browseFactPath, browseKeyPath, browsePath } from '../../common/public-paths';
import { paths } from '../../client/paths';
import { restoreSession } from '../support/accounts';
import { resize } from '../support/browser';
import { useBrowser } from '../support/browser-fixture';
import { PROVIDER_CODE, routeScriptsWith, waitForHydration } from '../support/navigation';
import { uniqueName } from '../support/unique-name';

const fixture = useBrowser();

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

it('every page names the script of its component, so that the browser loads it beside those of all pages', async () => {
  const named = new Set<string>();
  for (const path of Object.values({ ...paths, browsePath, browseKeyPath, browseFactPath })) {
    const address = typeof path === 'string' ? path : path('1', 'json');
    const html = await (await fetch(fixture.product.url + address)).text();
    const [, scripts = ''] = /id="page-scripts">(.*?)</.exec(html) ?? [];
    for (const [, script = ''] of scripts.matchAll(/\/assets\/(\w+)-/g)) named.add(script);
  }
  const components = readFileSync('client/routes.tsx', 'utf8').matchAll(
    /import\('\.\/\w+\/(\w+)'\)/g,
  );
  const missing = [...components].filter(([, component = '']) => !named.has(component));
  expect(missing).toEqual([]);
});

it("a page's code is loaded once the page is painted", async () => {
  const { page } = fixture;
  await page.addInitScript(() => {
    const requestAnimationFrame = window.requestAnimationFrame.bind(window);
    const waiting: FrameRequestCallback[] = [];
    const paint = () => {
      Object.assign(window, { requestAnimationFrame });
      waiting.forEach(requestAnimationFrame);
    };
    const wait = (callback: FrameRequestCallback) => waiting.push(callback);
    Object.assign(window, { paint, requestAnimationFrame: wait });
  });
  const scripts = (await loadedFiles('/all-artifacts')).filter((file) => file.endsWith('.js'));
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/index-/)]);
  await page.evaluate('paint()');
  await waitForHydration(page);
});

describe("the code of a visitor's page", () => {
  // Apollo Client and Firebase, which such a page does without, have 45 and 30 kB.
  it.each([
    // With Swiper.
    ['/', 190_000],
    ['/all-artifacts', 160_000],
    ['/records/1', 160_000],
    ['/civilization/egypt', 160_000],
  ])('of %s has at most %i bytes, compressed', async (path, most) => {
    const scripts = (await loadedFiles(path)).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(await gzippedBytes(scripts)).toBeLessThan(most);
  });
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

  it('with further letters load before the page is laid out, and nothing that it does without', async () => {
    const owner = await fixture.newMember();
    const word = uniqueName('Mirror');
    const historicalContext = 'One of the treasures of the Shōsōin.';
    await owner.api.add({ artifactName: `${word} of the Shōsōin`, historicalContext });
    const path = `/all-artifacts?q=${encodeURIComponent(word)}`;
    const html = await (await fetch(fixture.product.url + path)).text();
    const preloaded = [...html.matchAll(/<link\s[^>]*as="font"[^>]*href="([^"]+)"/g)];
    expect(fonts(preloaded.map(([, file = '']) => file))).toEqual([
      'fraunces-latin',
      'fraunces-latin-extended-a',
      'source-sans-3-latin',
      'source-sans-3-latin-extended-a',
    ]);
    expect(fonts(await loadedFiles(path))).toEqual(fonts(preloaded.map(([, file = '']) => file)));
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
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await routeScriptsWith(page, PROVIDER_CODE, async (route) => {
      await released;
      await route.continue();
    });
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
