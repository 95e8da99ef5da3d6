import { createRenderer } from '../../client/render';
import { builtInSite } from '../support/built-in-site';
import { Artifact } from '../../server/catalogue/artifacts/artifact.entity';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';

const SITE = 'https://antiquary.example';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue({ createRenderer });
});
afterAll(() => catalogue.stop());

async function head(path: string, headers: Record<string, string> = {}) {
  const response = await catalogue.visitor.fetch('GET', path, undefined, headers);
  const html = await response.text();
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1];
  return {
    html,
    content,
    status: response.status,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)" \/>/.exec(html)?.[1],
  };
}

describe('a public page', () => {
  it.each([
    ['/', 'Historical artifacts, shared by everyone · Antiquary'],
    ['/all-artifacts', 'All artifacts · Antiquary'],
    ['/banner', 'Highlights · Antiquary'],
    ['/civilization/egypt', 'Ancient Egypt · Antiquary'],
    ['/signin', 'Sign in · Antiquary'],
    ['/register', 'Register · Antiquary'],
  ])('%s has its title, description and canonical address', async (path, title) => {
    const page = await head(`${path}?q=owl`);
    expect(page.title).toBe(title);
    expect(page.content('og:title')).toBe(title);
    expect(page.content('description')?.length).toBeGreaterThan(30);
    expect(page.canonical).toBe(SITE + path);
    expect(page.content('og:url')).toBe(SITE + path);
    expect(page.content('og:image')).toBe(`${SITE}/site/pictures/social.jpg`);
    expect(page.content('robots')).toBeUndefined();
  });

  it('of a civilization is described by the summary of its card', async () => {
    for (const { key, name, summary } of builtInSite.content.civilizations) {
      const page = await head(`/civilization/${key}`);
      expect([page.title, page.content('description')]).toEqual([`${name} · Antiquary`, summary]);
    }
  });

  it.each([
    ['', '/feed.atom'],
    [
      '?q=%20bear%26&type=Tools&order=NAME&from=1323+BC&to=soon',
      '/feed.atom?anywhere=bear%26&amp;type=TOOLS&amp;from=-1323',
    ],
  ])('the gallery%s leads to the feed of what it lists', async (search, feed) => {
    const page = await head(`/all-artifacts${search}`);
    expect(page.html).toContain(
      `<link rel="alternate" type="application/atom+xml" href="${SITE}${feed}" />`,
    );
    expect((await head('/')).html).not.toContain('application/atom+xml');
  });

  it('takes no address from the request', async () => {
    const { html } = await head('/', { 'x-forwarded-host': 'evil.example' });
    expect(html).not.toContain('evil.example');
    expect(html).not.toContain(catalogue.url);
  });
});

describe('an artifact’s page', () => {
  it('has its name, description and picture, for visitors too', async () => {
    const { id } = await catalogue.as(ada).add({
      artifactName: 'Owl "of" <Athens> & co',
      description: null,
      historicalContext: `A coin.\n${'It was struck in silver. '.repeat(20)}`,
    });
    const page = await head(`/artifactsdetails/${id}`);
    expect(page.status).toBe(200);
    expect(page.title).toBe(
      'Owl "of" &lt;Athens&gt; &amp; co · Antiquary'.replaceAll('"', '&quot;'),
    );
    expect(page.content('description')).toMatch(/^A coin\. It was struck .*…$/);
    expect(page.content('description')?.length).toBeLessThanOrEqual(201);
    expect(page.content('og:image')).toBe('https://example.org/mirror.jpg');
    expect(page.canonical).toBe(`${SITE}/records/${id}`);
    expect(page.html).not.toContain(ada.email);
  });

  it.each([
    ['/plates/rosetta-stone.svg', `${SITE}/plates/rosetta-stone.webp`],
    [`${SITE}/plates/rosetta-stone.svg`, `${SITE}/plates/rosetta-stone.webp`],
    ['https://example.org/plates/rosetta-stone.svg', undefined],
    [`${SITE}/placeholder.svg`, undefined],
  ])(
    'names the WebP file of a drawing of this site, and no other picture’s: %s',
    async (image, webp) => {
      const { id } = await catalogue.as(ada).add();
      // Pictures of the sample catalogue have relative addresses, which no member can enter.
      await catalogue.dataSource.manager.update(Artifact, id, { image });
      const { content } = await head(`/artifactsdetails/${id}`);
      expect(content('og:image')).toBe(webp ?? image);
      expect(content('twitter:image')).toBe(webp);
      expect(content('og:image:type')).toBe(webp && 'image/webp');
      expect(content('og:image:width')).toBe(webp && '2048');
      expect(content('og:image:height')).toBe(webp && '1536');
    },
  );

  it('is 404 for an unknown artifact', async () => {
    for (const id of ['0', '99999', 'owl', '%00']) {
      const page = await head(`/artifactsdetails/${id}`);
      expect([id, page.status, page.title]).toEqual([id, 404, 'Artifact not found · Antiquary']);
      expect(page.content('robots')).toBe('noindex');
    }
  });
});

it.each([
  ['/civilization/atlantis', 'Civilization not found · Antiquary'],
  ['/no/such.page', 'Page not found · Antiquary'],
])('%s is 404, and has the title of its page', async (path, title) => {
  const page = await head(path, { accept: 'text/html' });
  expect([page.status, page.title, page.content('robots')]).toEqual([404, title, 'noindex']);
});

it.each([
  ['/add-artifacts', 'Add an artifact · Antiquary'],
  ['/updateartifacts/1', 'Update an artifact · Antiquary'],
  ['/myartifacts/1', 'Update an artifact · Antiquary'],
  ['/suggest/1', 'Suggest a change · Antiquary'],
  ['/my-artifacts', 'My Artifacts · Antiquary'],
  ['/liked-artifacts/ada@example.org', 'Liked artifacts · Antiquary'],
  // The title depends on who asks.
  ['/shareartifacts/ada@example.org', 'Antiquary'],
])('%s, a member’s page, has its title and is not indexed', async (path, title) => {
  const page = await head(path);
  expect([page.status, page.title, page.content('robots')]).toEqual([200, title, 'noindex']);
  expect(page.content('description')?.length).toBeGreaterThan(30);
  expect(page.content('og:image')).toBe(`${SITE}/site/pictures/social.jpg`);
  expect(page.canonical).toBeUndefined();
  expect(page.html).not.toContain('ada@example.org');
});

it('the sitemap of the pages names only public ones', async () => {
  const response = await catalogue.visitor.fetch('GET', '/sitemap-pages.xml');
  const sitemap = await response.text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(paths).toContain(`${SITE}/`);
  expect(paths).toContain(`${SITE}/civilization/china`);
  for (const url of paths) {
    const page = await head(new URL(url ?? '').pathname);
    expect([url, page.status, page.content('robots')]).toEqual([url, 200, undefined]);
  }
});
