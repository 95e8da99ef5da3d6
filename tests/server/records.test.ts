import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import jsonld from 'jsonld';
import Papa from 'papaparse';
import { createRenderer } from '../../client/render';
import { formats } from '../../server/records/formats';
import { readCell } from '../../server/records/spreadsheet-cells';
import { ada, ben, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { HOSTILE_NAMES } from '../support/hostile/names';

const LICENCE = 'https://licences.example/by?v=4&lang=de';
const SITE = 'https://antiquary.example';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue({ dataLicense: LICENCE, createRenderer });
});
afterAll(() => catalogue.stop());

const get = (path: string, headers: Record<string, string> = {}, caller = catalogue.visitor) =>
  caller.fetch('GET', path, undefined, headers);
const textOf = async (path: string) => (await get(path)).text();
const add = async (overrides: Record<string, unknown> = {}) =>
  (await catalogue.as(ada).add(overrides)) as { id: string };

/** The links of the header `Link`, by their relation and type. */
function linksOf(response: Response): Record<string, string> {
  const links = [
    ...(response.headers.get('link') ?? '').matchAll(
      /<([^>]*)>; rel="([^"]*)"(?:; type="(.*?)")?/g,
    ),
  ];
  return Object.fromEntries(
    links.map(([, href = '', rel = '', type]) => [type ? `${rel} ${type}` : rel, href]),
  );
}

/** What each format says the name is, read by a library that did not write it. */
const nameIn: Readonly<Record<string, (text: string) => unknown>> = {
  json: (text) => (JSON.parse(text) as { artifactName: string }).artifactName,
  jsonld: async (text) => (await expand(text))['https://schema.org/name'][0]['@value'],
  xml: (text) => elementsOf(text)['title']?.[0],
  csv: (text) => {
    const { data, errors } = Papa.parse<Record<string, string>>(text.trimEnd(), { header: true });
    expect(errors).toEqual([]);
    return readCell(data[0]?.['artifactName'] ?? '');
  },
  bib: (text) => {
    const entries = plugins.input.chain(text) as Record<string, unknown>[];
    expect(entries).toHaveLength(1);
    expect(Object.keys(entries[0] ?? {})).not.toContain('x');
    expect(entries[0]?.['URL']).toMatch(/^https:\/\/antiquary\.example\/records\/\d+$/);
    return asPlain(String(entries[0]?.['title']));
  },
  'csl.json': (text) => (JSON.parse(text) as { title: string }[])[0]?.title,
};

/** citation-js reads no-case spans around what stands in braces. */
const asPlain = (title: string) => title.replace(/<\/?span[^>]*>/g, '');

/** schema.org as a processor of JSON-LD would load it; the test has no network. */
async function expand(text: string): Promise<Record<string, any>> {
  const documentLoader = async (url: string) => {
    expect(url).toMatch(/^https:\/\/schema\.org\/?$/);
    const iri = (name: string) => ({ '@id': `https://schema.org/${name}`, '@type': '@id' });
    const context = {
      '@vocab': 'https://schema.org/',
      url: iri('url'),
      license: iri('license'),
      sdLicense: iri('sdLicense'),
      contentUrl: iri('contentUrl'),
    };
    return { document: { '@context': context }, documentUrl: url };
  };
  const [node] = await jsonld.expand(JSON.parse(text) as object, { documentLoader });
  return node as Record<string, any>;
}

/** The texts of the children of the root element, by their local names. */
function elementsOf(xml: string): Record<string, string[]> {
  const document = new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, 'text/xml');
  const elements: Record<string, string[]> = {};
  for (const child of Array.from(document.documentElement?.childNodes ?? [])) {
    (elements[child.nodeName.split(':').at(-1) ?? ''] ??= []).push(child.textContent ?? '');
  }
  return elements;
}

describe.each(formats.map((format) => [format.ending, format] as const))(
  'the format %s',
  (ending, { mediaType }) => {
    it('says the name as it is, whatever the name', async () => {
      for (const artifactName of HOSTILE_NAMES) {
        const { id } = await add({ artifactName });
        const response = await get(`/records/${id}.${ending}`);
        expect([response.status, response.headers.get('content-type')]).toEqual([
          200,
          `${mediaType}; charset=utf-8`,
        ]);
        expect(await nameIn[ending]?.(await response.text())).toBe(artifactName);
      }
    });

    it('states the licence of the data, and shows no e-mail address', async () => {
      const { id } = await add();
      const path = `/records/${id}.${ending}`;
      const text = await textOf(path);
      expect(text.replaceAll('&amp;', '&').replaceAll('\\&', '&')).toContain(LICENCE);
      for (const caller of [catalogue.visitor, catalogue.as(ada), catalogue.withToken('bad')]) {
        expect(await (await get(path, {}, caller)).text()).toBe(text);
      }
      expect(text).not.toMatch(/@example\.org/i);
      expect(text).not.toContain('"ada"');
    });

    it('can be read by pages of any origin, has an ETag, and must be revalidated', async () => {
      const { id } = await add();
      const path = `/records/${id}.${ending}`;
      const first = await get(path, { origin: 'https://anywhere.example' });
      const { headers } = first;
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-expose-headers')).toMatch(/Link/);
      expect(headers.get('cache-control')).toBe('public, no-cache');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      const etag = headers.get('etag') ?? '';
      const again = await get(path, { 'if-none-match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      const head = await catalogue.visitor.fetch('HEAD', path);
      expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
      await catalogue.as(ada).update(id, { artifactName: 'Another name' });
      const changed = await get(path, { 'if-none-match': etag });
      expect([changed.status, await nameIn[ending]?.(await changed.text())]).toEqual([
        200,
        'Another name',
      ]);
    });

    it('links to the other forms, the description, the address to cite and the licence', async () => {
      const { id } = await add();
      const record = `${SITE}/records/${id}`;
      expect(linksOf(await get(`/records/${id}.${ending}`))).toEqual({
        'cite-as': record,
        ...(ending !== 'jsonld' && { 'describedby application/ld+json': `${record}.jsonld` }),
        'alternate text/html': `${SITE}/artifactsdetails/${id}`,
        ...Object.fromEntries(
          formats
            .filter((format) => format.ending !== ending)
            .map((format) => [`alternate ${format.mediaType}`, `${record}.${format.ending}`]),
        ),
        license: LICENCE,
      });
    });

    it('says that an artifact never was, or is no longer', async () => {
      const { id } = await add();
      await catalogue.as(ada).delete(id);
      for (const [name, status] of [
        [id, 410],
        ['9999', 404],
        ['abc', 404],
        ['%00', 404],
        ['9'.repeat(300), 404],
      ] as const) {
        const response = await get(`/records/${name}.${ending}`);
        expect([name, response.status]).toEqual([name, status]);
        expect(response.headers.get('content-type')).toBe(`${mediaType}; charset=utf-8`);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(await response.text()).toMatch(/artifact/);
      }
    });
  },
);

describe('the address of a record', () => {
  let id: string;
  beforeAll(async () => {
    ({ id } = await add({ artifactName: 'Negotiated mirror' }));
  });

  const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  it.each([
    ['', 'page'],
    ['*/*', 'page'],
    [BROWSER, 'page'],
    ['text/*', 'page'],
    ['application/xhtml+xml', 'page'],
    ['image/png, */*;q=0.1', 'page'],
    ['application/json', 'json'],
    ['application/*', 'json'],
    ['application/ld+json', 'jsonld'],
    ['application/ld+json;q=0.5, application/json;q=0.4', 'jsonld'],
    ['application/json;q=0.4, text/csv;q=0.5, text/html;q=0.3', 'csv'],
    ['text/html;q=0, */*;q=0.1, text/csv;q=0.2', 'csv'],
    ['text/xml', 'xml'],
    ['application/xml', 'xml'],
    ['APPLICATION/X-BIBTEX', 'bib'],
    ['application/vnd.citationstyles.csl+json', 'csl.json'],
    ['application/pdf, application/x-bibtex;q=0.1', 'bib'],
  ])('leads who accepts "%s" to the form %s', async (accept, form) => {
    const response = await get(`/records/${id}`, { accept });
    const location = form === 'page' ? `/artifactsdetails/${id}` : `/records/${id}.${form}`;
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
    expect(response.headers.get('vary')).toMatch(/^Accept,/);
    expect(Object.keys(linksOf(response))).toHaveLength(formats.length + 4);
  });

  it.each(['application/pdf', 'nonsense', 'text/html;q=0', ';;;,,,'])(
    'answers 406 to who accepts only "%s", with the forms there are',
    async (accept) => {
      const response = await get(`/records/${id}`, { accept });
      expect(response.status).toBe(406);
      expect(linksOf(response)['alternate application/json']).toBe(`${SITE}/records/${id}.json`);
      expect(await response.json()).toEqual({ message: expect.any(String) });
    },
  );

  it('says in the preferred form that an artifact never was, or is no longer', async () => {
    const { id: gone } = await add();
    await catalogue.as(ada).delete(gone);
    for (const [name, status] of [
      [gone, 410],
      ['9999', 404],
    ] as const) {
      const json = await get(`/records/${name}`, { accept: 'application/json' });
      expect([json.status, await json.json()]).toEqual([status, { message: expect.any(String) }]);
      const xml = await get(`/records/${name}`, { accept: 'application/xml' });
      expect([xml.status, xml.headers.get('vary')]).toEqual([
        status,
        expect.stringMatching(/^Accept,/),
      ]);
      expect(await xml.text()).toMatch(/^<\?xml.*<error>/);
      const page = await get(`/records/${name}`, { accept: BROWSER });
      expect([page.status, page.headers.get('content-type')]).toEqual([
        status,
        'text/html; charset=utf-8',
      ]);
      expect(await page.text()).toMatch(/<h1.*Page not found|404/is);
      const nothing = await get(`/records/${name}`, { accept: 'image/png' });
      expect(nothing.status).toBe(status);
    }
  });

  it('answers nothing for an ending that no format has, nor to other methods', async () => {
    expect((await get(`/records/${id}.pdf`, { accept: 'application/json' })).status).toBe(404);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await catalogue.as(ada).fetch(method, `/records/${id}.json`)).status).toBe(404);
    }
  });
});

describe('what the formats say', () => {
  it('JSON is the artifact of REST as a visitor sees it, and the licence', async () => {
    const { id } = await add({ description: 'Round.' });
    await catalogue.as(ben).like(id);
    const rest = (await (await get(`/api/allartifacts/${id}`)).json()) as object;
    expect(JSON.parse(await textOf(`/records/${id}.json`))).toEqual({ ...rest, license: LICENCE });
  });

  it('JSON-LD has the years, the contributor, the rights and the picture', async () => {
    const rights = 'http://rightsstatements.org/vocab/InC/1.0/';
    const imageAlt = 'A round <mirror>';
    const { id } = await add({ createdAt: 'c. 200 BC', imageAlt, rights });
    expect(elementsOf(await textOf(`/records/${id}.xml`))['rights']).toEqual([rights, LICENCE]);
    const iri = (name: string) => `https://schema.org/${name}`;
    const value = (text: string) => [{ '@value': text }];
    expect(await expand(await textOf(`/records/${id}.jsonld`))).toMatchObject({
      '@id': `${SITE}/records/${id}`,
      '@type': [iri('CreativeWork'), iri('ArchiveComponent')],
      [iri('dateCreated')]: value('-0199~'),
      [iri('temporal')]: value('c. 200 BC'),
      [iri('contributor')]: [{ '@type': [iri('Person')], [iri('name')]: value('Ada Ashby') }],
      [iri('license')]: [{ '@id': LICENCE }],
      [iri('url')]: [{ '@id': `${SITE}/artifactsdetails/${id}` }],
      [iri('image')]: [
        {
          '@type': [iri('ImageObject')],
          [iri('contentUrl')]: [{ '@id': 'https://example.org/mirror.jpg' }],
          [iri('caption')]: value(imageAlt),
          [iri('license')]: [{ '@id': rights }],
        },
      ],
    });
  });

  it('JSON-LD names the contributor by an identifier that exports filter by', async () => {
    const { id } = await add({ artifactName: 'By Ada' });
    await catalogue.as(ben).add({ artifactName: 'By Ben' });
    const { contributor } = JSON.parse(await textOf(`/records/${id}.jsonld`)) as {
      contributor: { identifier: string };
    };
    const file = await textOf(`/export.ndjson?q=By&contributor=${contributor.identifier}`);
    expect(file).toMatch(/By Ada/);
    expect(file).not.toMatch(/By Ben/);
  });

  it('JSON-LD and CSL-JSON keep the words of a date that is not understood', async () => {
    const { id } = await add({ createdAt: 'long ago' });
    const expanded = await expand(await textOf(`/records/${id}.jsonld`));
    expect(expanded).not.toHaveProperty(['https://schema.org/dateCreated']);
    expect(expanded['https://schema.org/temporal']).toEqual([{ '@value': 'long ago' }]);
    const [item] = JSON.parse(await textOf(`/records/${id}.csl.json`)) as Record<string, unknown>[];
    expect(item?.['original-date']).toEqual({ literal: 'long ago' });
  });

  it('BibTeX and CSL-JSON cite the entry of the catalogue', async () => {
    const { id } = await add({ createdAt: '1332–1323 BC' });
    const today = new Date();
    const cited = {
      title: 'Bronze mirror',
      author: [{ literal: 'Ada Ashby' }],
      URL: `${SITE}/records/${id}`,
      note: `Licence of the data: ${LICENCE}`,
    };
    const [item] = JSON.parse(await textOf(`/records/${id}.csl.json`)) as Record<string, unknown>[];
    expect(item).toMatchObject({
      ...cited,
      id: `antiquary-${id}`,
      'original-date': { 'date-parts': [[-1332], [-1323]] },
      issued: {
        'date-parts': [[today.getUTCFullYear(), today.getUTCMonth() + 1, expect.any(Number)]],
      },
    });
    // citation-js reads its own form and drops what CSL does not know.
    expect(plugins.input.chain([item])).toMatchObject([cited]);
    const [entry] = plugins.input.chain(await textOf(`/records/${id}.bib`)) as Record<
      string,
      unknown
    >[];
    expect(entry).toMatchObject({
      note: cited.note,
      URL: cited.URL,
      'citation-key': `antiquary-${id}`,
      issued: { 'date-parts': [[today.getUTCFullYear(), today.getUTCMonth() + 1]] },
    });
    expect(JSON.stringify(entry?.['author'])).toContain('Ada Ashby');
  });

  it('the page links to them in its head and its headers', async () => {
    const { id } = await add();
    const page = await get(`/artifactsdetails/${id}`, { accept: 'text/html' });
    const html = await page.text();
    const record = `${SITE}/records/${id}`;
    const links = linksOf(page);
    expect(links).toMatchObject({
      'cite-as': record,
      'describedby application/ld+json': `${record}.jsonld`,
      license: LICENCE,
    });
    const head = html.slice(0, html.indexOf('</head>')).replaceAll('&amp;', '&');
    expect(head).toContain(`<link rel="cite-as" href="${record}" />`);
    for (const [name, href] of Object.entries(links)) {
      const [rel, type] = name.split(' ');
      expect(head).toContain(
        `<link rel="${rel}"${type ? ` type="${type}"` : ''} href="${href}" />`,
      );
    }
    for (const { ending, mediaType } of formats) {
      expect(links[`alternate ${mediaType}`]).toBe(`${record}.${ending}`);
    }
    const other = await get('/all-artifacts', { accept: 'text/html' });
    expect(other.headers.get('link')).toBeNull();
  });

  it('nothing about a licence where the catalogue has none', async () => {
    const plain = await startCatalogue();
    try {
      const { id } = (await plain.as(ada).add()) as { id: string };
      for (const { ending } of formats) {
        const response = await plain.visitor.fetch('GET', `/records/${id}.${ending}`);
        expect(response.headers.get('link')).not.toMatch(/license/);
        // The column of CSV stays.
        expect(await response.text()).not.toMatch(/licen[cs]e\b(?!\r)/i);
      }
    } finally {
      await plain.stop();
    }
  });
});

describe('the citations of an artifact', () => {
  it('are written by the server, each on one line but BibTeX', async () => {
    for (const artifactName of HOSTILE_NAMES) {
      const { id } = await add({ artifactName });
      const response = await get(`/records/${id}/citations`);
      const read = (await response.json()) as Record<string, string>;
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(read['permalink']).toBe(`${SITE}/records/${id}`);
      expect(read['bibtex']).toBe(await textOf(`/records/${id}.bib`));
      expect(read['apa']).toContain(artifactName);
      for (const style of ['apa', 'chicago']) {
        expect(read[style]).toMatch(/^Ada Ashby\. /);
        expect(read[style]).toContain(`${SITE}/records/${id}`);
        expect(read[style]).not.toContain('\n');
      }
    }
  });

  it('are 404 for what never was, and 410 for what is deleted', async () => {
    const { id } = await add();
    await catalogue.as(ada).delete(id);
    expect((await get('/records/999999/citations')).status).toBe(404);
    expect((await get(`/records/${id}/citations`)).status).toBe(410);
  });
});

it('a format that comes from the cache shows every change', async () => {
  const { id } = await add();
  const likes = async () =>
    (JSON.parse(await textOf(`/records/${id}.json`)) as { likes: number }).likes;
  expect([await likes(), await likes(), await likes()]).toEqual([0, 0, 0]);
  await catalogue.as(ben).like(id);
  expect(await likes()).toBe(1);
});

it('each request counts in the rate limit', async () => {
  const limited = await startCatalogue({ rateLimit: 3, cache: false });
  try {
    const statuses: number[] = [];
    for (const path of ['/records/1', '/records/1.json', '/feed.atom', '/export.csv']) {
      statuses.push((await limited.visitor.fetch('GET', path)).status);
    }
    expect(statuses).toEqual([404, 404, 200, 429]);
  } finally {
    await limited.stop();
  }
});
