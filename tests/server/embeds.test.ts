import { createHash } from 'node:crypto';
import { DOMParser } from '@xmldom/xmldom';
import { createRenderer } from '../../client/render';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { operatorOf } from '../support/operator-acts';

const SITE = 'https://antiquary.example';
const HOSTILE = 'Lamp </title><script>alert(1)</script> & "oil" \u{1F3FA} مصباح';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue({ createRenderer });
});
afterAll(() => catalogue.stop());

const get = (path: string, headers = {}) =>
  catalogue.visitor.fetch('GET', path, undefined, headers);

describe('/embed/:id', () => {
  async function open(id: string) {
    const response = await get(`/embed/${id}`, { accept: 'text/html' });
    const html = await response.text();
    return { html, status: response.status, headers: response.headers };
  }

  it('is the card of the artifact, as it is at the time of the request', async () => {
    const { id } = await catalogue
      .as(ada)
      .add({ artifactName: 'Bronze bell', imageAlt: 'A bell.' });
    for (let n = 0; n < 3; n += 1) {
      const { status, html } = await open(id);
      expect(status).toBe(200);
      expect(html).toMatch(/^<!doctype html><html lang="en">/);
      expect(html).toContain('<title>Bronze bell · Antiquary</title>');
      expect(html).toContain('alt="A bell."');
      expect(html).toContain(
        `<a class="door" href="${SITE}/records/${id}" target="_blank" rel="noopener">See the record<`,
      );
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('<script');
      expect(html).not.toContain(ada.email);
    }
    await catalogue.as(ada).update(id, { artifactName: 'Silver bell', imageAlt: null });
    const { html } = await open(id);
    expect(html).toContain('alt="Silver bell"');
  });

  it('may be framed by every site, runs nothing and loads nothing but pictures', async () => {
    const { id } = await catalogue.as(ada).add();
    for (const path of [id, id, id, '999999']) {
      const { html, headers } = await open(path);
      const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers.get('content-security-policy')).toBe(
        `default-src 'none'; img-src 'self' data: https:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
      );
      expect(headers.get('x-frame-options')).toBeNull();
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    }
  });

  it('shows hostile texts as texts', async () => {
    const { id } = await catalogue.as(ada).add({ artifactName: HOSTILE, createdAt: '<b>"\'&' });
    const { html } = await open(id);
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('Lamp &lt;/title&gt;&lt;script&gt;');
  });

  it('is a small page of its own for what is not there', async () => {
    const { id } = await catalogue.as(ada).add();
    await catalogue.as(ada).delete(id);
    const hidden = await catalogue.as(ada).add({ artifactName: 'Hidden harp' });
    await operatorOf(catalogue.database).hide(hidden.id);
    const cases = [
      ['999999', 404, 'There is no such artifact.'],
      ['no-number', 404, 'There is no such artifact.'],
      ['1%00', 404, 'There is no such artifact.'],
      [id, 410, 'This artifact was deleted.'],
      [hidden.id, 410, 'This artifact was deleted.'],
    ] as const;
    for (const [path, status, message] of cases) {
      const page = await open(path);
      expect([path, page.status]).toEqual([path, status]);
      expect(page.html).toContain(message);
      expect(page.html).not.toContain('Hidden harp');
    }
  });

  it('is validated by its tag', async () => {
    const { id } = await catalogue.as(ada).add();
    const tag = String((await open(id)).headers.get('etag'));
    expect((await get(`/embed/${id}`, { 'if-none-match': tag })).status).toBe(304);
  });
});

describe('/oembed', () => {
  async function ask(parameters: Record<string, string>) {
    const response = await get(`/oembed?${new URLSearchParams(parameters).toString()}`);
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  it('describes a frame for the address of an artifact', async () => {
    const { id } = await catalogue.as(ada).add({ artifactName: HOSTILE });
    const paths = ['artifactsdetails', 'records', 'embed'].map((path) => `${SITE}/${path}/${id}`);
    for (const url of [...paths, `${paths[0]}/?from=chat#top`]) {
      const { status, headers, body } = await ask({ url, format: 'json' });
      expect([url, status]).toEqual([url, 200]);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(body).toEqual({
        version: '1.0',
        type: 'rich',
        title: HOSTILE,
        author_name: 'Ada Ashby',
        provider_name: 'Antiquary',
        provider_url: `${SITE}/`,
        cache_age: 3600,
        html: expect.any(String),
        width: 360,
        height: 440,
      });
      const frame = new DOMParser().parseFromString(body.html, 'text/html').documentElement;
      expect(frame?.localName).toBe('iframe');
      expect(frame?.getAttribute('src')).toBe(`${SITE}/embed/${id}`);
      expect(frame?.getAttribute('title')).toBe(HOSTILE);
    }
  });

  it('is found from the page of the artifact', async () => {
    const { id } = await catalogue.as(ada).add({ artifactName: 'Bronze bell' });
    const page = await get(`/artifactsdetails/${id}`, { accept: 'text/html' });
    const [, href = ''] =
      /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)" \/>/.exec(
        await page.text(),
      ) ?? [];
    const { origin, pathname, search } = new URL(href.replaceAll('&amp;', '&'));
    expect(origin).toBe(SITE);
    expect(await (await get(pathname + search)).json()).toMatchObject({ title: 'Bronze bell' });
  });

  it('is answered for its own parameters, however the address is spelt', async () => {
    for (const name of ['First', 'Second']) {
      const { id } = await catalogue.as(ada).add({ artifactName: name });
      for (let n = 0; n < 3; n += 1) {
        const response = await get(`/%6fembed?url=${SITE}/embed/${id}`);
        expect(await response.json()).toMatchObject({ title: name });
      }
    }
  });

  it('keeps within the room that a page has', async () => {
    const { id } = await catalogue.as(ada).add({ image: `${SITE}/plates/ardabil-carpet.svg` });
    const url = `${SITE}/artifactsdetails/${id}`;
    const small = await ask({ url, maxwidth: '300', maxheight: '200' });
    expect(small.body).toMatchObject({ width: 300, height: 200 });
    expect(small.body.html).toContain('width="300" height="200"');
    expect(small.body.thumbnail_url).toBeUndefined();
    const large = await ask({ url, maxwidth: '3000' });
    expect(large.body).toMatchObject({
      width: 360,
      height: 440,
      thumbnail_url: `${SITE}/plates/ardabil-carpet.webp`,
      thumbnail_width: 2048,
      thumbnail_height: 1536,
    });
  });

  it.each([
    'https://elsewhere.example/artifactsdetails/1',
    `${SITE}/all-artifacts`,
    `${SITE}/artifactsdetails/999999`,
    `${SITE}/artifactsdetails/1/2`,
    'no address',
    'javascript:alert(1)',
  ])('answers 404 for %s', async (url) => {
    expect((await ask({ url })).status).toBe(404);
  });

  it('answers 404 for a deleted artifact', async () => {
    const { id } = await catalogue.as(ada).add();
    const url = `${SITE}/artifactsdetails/${id}`;
    for (let n = 0; n < 3; n += 1) expect((await ask({ url })).status).toBe(200);
    await catalogue.as(ada).delete(id);
    expect((await ask({ url })).status).toBe(404);
  });

  it('answers 501 for another format than JSON', async () => {
    for (const format of ['xml', 'yaml']) {
      expect((await ask({ url: SITE, format })).status).toBe(501);
    }
  });

  it.each([
    ['', 'url'],
    ['?url=a&url=b', 'url'],
    ['?url=a&maxwidth=wide&maxheight=-1', 'maxwidth, maxheight'],
    ['?url=a&maxwidth=0', 'maxwidth'],
  ])('answers 400 for %s, naming %s', async (search, names) => {
    const response = await get(`/oembed${search}`);
    const body = await response.json();
    expect(response.status).toBe(400);
    expect(Object.keys(body.fields).join(', ')).toBe(names);
  });
});

it('a page for a frame says that it lacks its data, and is there afterwards', async () => {
  let fails = true;
  const failing = await startCatalogue({
    createRenderer: (config, site) => {
      const renderer = createRenderer(config, site);
      return {
        ...renderer,
        renderEmbed: (...parameters) =>
          fails ? Promise.reject(new Error('Once.')) : renderer.renderEmbed(...parameters),
      };
    },
  });
  const { id } = await failing.as(ada).add();
  const open = () => failing.visitor.fetch('GET', `/embed/${id}`);
  const broken = await open();
  fails = false;
  const whole = await open();
  await failing.stop();
  expect([broken.status, broken.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await broken.text()).toContain('The catalogue cannot be reached just now.');
  expect(whole.status).toBe(200);
});
