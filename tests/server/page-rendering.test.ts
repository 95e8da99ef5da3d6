import { createRenderer, type HydrationData } from '../../client/render';
import type { GalleryView } from '../../client/gallery/gallery-loader';
import { publicPaths } from '../../client/page-head';
import type { PageRenderer } from '../../server/web/pages/page-rendering';
import { startFragileCatalogue } from '../support/unavailable-database';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { recordQueries } from '../support/queries';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue({ createRenderer });
});
afterAll(() => catalogue.stop());

const HOSTILE = 'Lamp </script><img src=x onerror=alert(1)> & oil';

async function open(path: string, headers: Record<string, string> = {}, from = catalogue) {
  const response = await from.visitor.fetch('GET', path, undefined, headers);
  const html = await response.text();
  return {
    html,
    status: response.status,
    etag: response.headers.get('etag') ?? '',
    /** The rendered markup, without the data beside it. */
    root:
      /<div id="root">([\s\S]*?)<\/div>(?:<script|\s*<noscript\s*>Without)/.exec(html)?.[1] ?? '',
  };
}

type RenderPage = PageRenderer['renderPage'];

/** A catalogue without the response cache, whose pages are rendered by what `wrap` makes of the renderer. */
const startUncached = (wrap: (renderPage: RenderPage) => RenderPage) =>
  startCatalogue({
    cache: false,
    createRenderer: (config, site) => {
      const renderer: PageRenderer = createRenderer(config, site);
      return { ...renderer, renderPage: wrap(renderer.renderPage) };
    },
  });

describe('a public page', () => {
  it('contains its artifacts as they are at the time of the request', async () => {
    const { id } = await catalogue.as(ada).add({ artifactName: 'Amber bear of Słupsk' });
    expect((await open('/all-artifacts')).root).toContain('Amber bear of Słupsk');
    expect((await open('/all-artifacts?q=BEAR')).root).toContain('1 artifact found');
    expect((await open('/all-artifacts?q=lion')).root).toContain('No artifacts found');

    await catalogue.as(ada).update(id, { artifactName: 'Amber lion' });
    expect((await open('/all-artifacts')).root).not.toContain('Amber bear');
    expect((await open('/all-artifacts?q=lion')).root).toContain('Amber lion');
    await catalogue.as(ada).delete(id);
    expect((await open('/all-artifacts')).root).not.toContain('Amber lion');
  });

  it.each([
    ['/', 200, 'Discover Ancient Treasures'],
    ['/civilization/greece', 200, 'Ancient Greece'],
    ['/civilization/atlantis', 404, 'Civilization not found'],
    ['/signin', 200, 'Continue with Google'],
    ['/no-such-page', 404, 'Oops! Page not found'],
  ])('%s is rendered', async (path, status, text) => {
    const page = await open(path);
    expect(page.status).toBe(status);
    expect(page.root).toContain(text);
    expect(page.html).toMatch(/<style data-styled/);
  });

  it.each(['/no-such-page', '/records/999999', '/civilization/atlantis'])(
    '%s leads on by a search, and by four artifacts that it reads at once',
    async (path) => {
      const asked: string[] = [];
      const uncached = await startUncached(
        (renderPage) => (address, execute) =>
          renderPage(address, (operation) => {
            asked.push(/query (\w+)/.exec(operation.query)?.[1] ?? '');
            return execute(operation);
          }),
      );
      for (let n = 0; n < 5; n += 1) await uncached.as(ada).add({ artifactName: `Jar ${n}` });
      const page = await open(path, { accept: 'text/html' }, uncached);
      expect(page.status).toBe(404);
      expect(page.html).toContain('<meta name="robots" content="noindex"');
      expect(page.root).toMatch(/<form role="search"[^>]* action="\/all-artifacts"/);
      expect(page.root).toMatch(/<input type="search"[^>]* name="q"/);
      expect(page.root.match(/href="\/records\/\d+"/g)).toHaveLength(4);
      expect(asked.filter((name) => name === 'OtherArtifacts')).toHaveLength(1);
      await uncached.stop();
    },
  );

  it('is rendered once for all parameters that no page reads', async () => {
    const cached = await startCatalogue({ createRenderer, cache: true });
    const statements = async (path: string) => {
      const queries = recordQueries(cached.dataSource);
      expect((await open(path, {}, cached)).status).toBe(200);
      return queries.length;
    };
    for (const parameter of ['', '&utm_source=b']) {
      const path = `/all-artifacts?q=Once&order=NAME${parameter}`;
      expect(await statements(path)).toBeGreaterThan(0);
    }
    expect(await statements('/all-artifacts?q=Once&utm_source=a&order=NAME')).toBe(0);
    expect(await statements('/all-artifacts?q=Twice&order=NAME')).toBeGreaterThan(0);
    const { root } = await open('/signin?x=1&from=%2Fall-artifacts', {}, cached);
    expect(root).toContain('href="/register?from=%2Fall-artifacts"');
    await cached.stop();
  });

  it('is rendered once, where it has no data', async () => {
    const rendered: string[] = [];
    const uncached = await startUncached((renderPage) => (address, execute) => {
      rendered.push(address);
      return renderPage(address, execute);
    });
    for (const path of ['/register', '/all-artifacts']) {
      const [first, second] = [await open(path, {}, uncached), await open(path, {}, uncached)];
      expect(second.html).toBe(first.html);
    }
    expect(rendered).toEqual(['/register', '/all-artifacts', '/all-artifacts']);
    await uncached.stop();
  });

  it('executes one operation at most', async () => {
    const executed: string[] = [];
    const uncached = await startUncached(
      (renderPage) => (address, execute) =>
        renderPage(address, (operation) => {
          executed.push(address);
          return execute(operation);
        }),
    );
    const { id } = await uncached.as(ada).add();
    const ofArtifact = ['records', 'artifactsdetails', 'report'].map((name) => `/${name}/${id}`);
    const withSearch = ['/all-artifacts?q=a&from=-100', `/signin?from=${ofArtifact[1]}`];
    for (const path of [...publicPaths(), ...ofArtifact, ...withSearch]) {
      executed.length = 0;
      const { root } = await open(path, { accept: 'text/html' }, uncached);
      expect({ path, isRendered: root !== '' }).toEqual({ path, isRendered: true });
      expect({ path, executed: executed.length <= 1 }).toEqual({ path, executed: true });
    }
    await uncached.stop();
  });

  it('is not sent again while nothing has changed', async () => {
    const { etag } = await open('/all-artifacts');
    expect((await open('/all-artifacts', { 'if-none-match': etag })).status).toBe(304);
    const { id } = await catalogue.as(ada).add();
    const changed = await open('/all-artifacts', { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    await catalogue.as(ada).delete(id);
  });

  it('contains what it shows as data, with which the browser hydrates it', async () => {
    const { id } = await catalogue.as(ada).add();
    const { html } = await open('/all-artifacts?order=NAME');
    const text = /id="hydration-data">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const { state } = JSON.parse(text) as HydrationData;
    const loaderData = (state.loaderData ?? {}) as Record<string, GalleryView | null>;
    const views = Object.values(loaderData).filter((data) => 'list' in (data ?? {}));
    expect(views).toHaveLength(1);
    expect(views[0]?.list?.edges.map(({ node }) => node.id)).toContain(id);
    expect(views[0]?.catalogue?.centuries).toEqual(expect.any(Array));
    await catalogue.as(ada).delete(id);
  });

  it('shows what members wrote as text, never as markup', async () => {
    const { id } = await catalogue.as(ada).add({ artifactName: HOSTILE });
    const { html } = await open('/all-artifacts');
    expect(html).toContain('Lamp &lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; &amp; oil');
    expect(html).not.toContain('<img src=x');
    await catalogue.as(ada).delete(id);
  });

  it('is the same for everybody, and contains no e-mail address', async () => {
    const { id } = await catalogue.as(ada).add();
    const { html } = await open('/all-artifacts');
    const response = await catalogue.as(ada).fetch('GET', '/all-artifacts');
    expect(await response.text()).toBe(html);
    expect(html.toLowerCase()).not.toContain(ada.email.toLowerCase());
    await catalogue.as(ada).delete(id);
  });
});

it.each([
  ['/login', '/signin'],
  ['/login/', '/signin'],
  ['/login?from=%2Fadd-artifacts%3Fa%3D%25', '/signin?from=%2Fadd-artifacts%3Fa%3D%25'],
])('%s redirects to %s', async (path, location) => {
  const response = await fetch(catalogue.url + path, { redirect: 'manual' });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(location);
  expect(response.headers.get('cache-control')).toBe('public, no-cache');
});

describe('the sign-in page', () => {
  const signInFor = (path: string) => open(`/signin?${new URLSearchParams({ from: path })}`);

  it('names the artifact that waits, as it is at the time of the request', async () => {
    const { id } = await catalogue.as(ada).add({ artifactName: 'Amber seal' });
    const path = `/artifactsdetails/${id}`;
    expect((await signInFor(path)).root).toContain('Amber seal');
    await catalogue.as(ada).update(id, { artifactName: 'Amber ring' });
    const { root } = await open(`/register?${new URLSearchParams({ from: path })}`);
    expect(root).toContain('Amber ring');
    await catalogue.as(ada).delete(id);
    expect((await signInFor(path)).root).toContain('Artifact not found');
  });

  it.each(['//elsewhere.example/artifactsdetails/1', '/artifactsdetails/%E0%A4%A', '/a\u0000b'])(
    'is rendered for the attempted path %j',
    async (path) => {
      const { status, root } = await signInFor(path);
      expect(status).toBe(200);
      expect(root).toContain('Continue with Google');
    },
  );
});

it('a page for members is rendered without the data of a member', async () => {
  const { id } = await catalogue.as(ada).add({ discoveredBy: 'Found by the page test' });
  const { root, html } = await open(`/artifactsdetails/${id}`);
  expect(root).toContain('Loading');
  expect(root).not.toContain('Found by the page test');
  // The public part is among the data, so that a member's browser can show it at once.
  expect(html).toContain('"discoveredBy":"Found by the page test"');
  expect(html).not.toMatch(/"(userEmail|viewerHasLiked|viewerCanEdit|likeCount|viewCount)"/);
  expect(html.toLowerCase()).not.toContain(ada.email.toLowerCase());
  await catalogue.as(ada).delete(id);
});

it('the browser renders a page while the database is unavailable, and the server renders it afterwards', async () => {
  const fragile = await startFragileCatalogue({ createRenderer });
  const isPostgres = fragile.dataSource.options.type === 'postgres';
  await fragile.breakDatabase();
  const { status, root } = await open('/all-artifacts', {}, fragile);
  await fragile.restoreDatabase();
  const restored = await open('/all-artifacts', {}, fragile);
  await fragile.stop();
  // In WAL mode a lock stops only writers.
  expect([status, root.includes('No artifacts found')]).toEqual([200, !isPostgres]);
  expect(restored.root).toContain('No artifacts found');
});

it('a page that could not be drawn once is drawn when it is asked for again', async () => {
  let isFirst = true;
  const failing = await startCatalogue({
    createRenderer: (config, site) => {
      const renderer = createRenderer(config, site);
      return {
        ...renderer,
        async renderPage(...parameters) {
          if (!isFirst) return renderer.renderPage(...parameters);
          isFirst = false;
          throw new Error('Once.');
        },
      };
    },
  });
  const first = await open('/all-artifacts', {}, failing);
  const second = await open('/all-artifacts', {}, failing);
  await failing.stop();
  expect([first.status, first.root]).toEqual([200, '']);
  expect(second.root).toContain('No artifacts found');
});
