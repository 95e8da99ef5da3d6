import { plugins } from '@citation-js/core';
import { formats } from '../../server/exchange/records/formats';
import { ada, ben, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { HOSTILE_NAMES } from '../support/hostile/names';
import { elementsOf, expand } from '../support/record-readers';
import { LICENCE, linksOf, RecordsCatalogue, SITE } from '../support/records';

let records: RecordsCatalogue;
let catalogue: TestCatalogue;
beforeAll(async () => {
  records = await RecordsCatalogue.start();
  ({ catalogue } = records);
});
afterAll(() => catalogue.stop());

describe('what the formats say', () => {
  it('JSON is the artifact of REST as a visitor sees it, and the licence', async () => {
    const { id } = await records.add({ description: 'Round.' });
    await catalogue.as(ben).like(id);
    const rest = (await (await records.get(`/api/allartifacts/${id}`)).json()) as object;
    expect(JSON.parse(await records.textOf(`/records/${id}.json`))).toEqual({
      ...rest,
      license: LICENCE,
    });
  });

  it('Dublin Core has each text of the artifact under a name of its own', async () => {
    const { id } = await records.add({ createdAt: 'c. 200 BC', description: 'Round.' });
    const record = `${SITE}/records/${id}`;
    expect(elementsOf(await records.textOf(`/records/${id}.xml`))).toEqual({
      title: ['Bronze mirror'],
      type: ['PhysicalObject', 'Tools'],
      date: ['-0199~', 'c. 200 BC'],
      description: [
        'Round.',
        'A mirror of the Han dynasty.',
        'Discovered by: Unknown',
        'Present location: Luoyang Museum',
      ],
      coverage: ['Luoyang'],
      contributor: ['Ada Ashby'],
      publisher: ['Antiquary'],
      identifier: [record],
      relation: ['https://example.org/mirror.jpg'],
      rights: [LICENCE],
    });
    const { id: other } = await records.add({ createdAt: 'long ago' });
    const { date, description } = elementsOf(await records.textOf(`/records/${other}.xml`));
    expect([date, description?.length]).toEqual([['long ago'], 3]);
  });

  it('JSON-LD has the years, the contributor, the rights and the picture', async () => {
    const rights = 'http://rightsstatements.org/vocab/InC/1.0/';
    const imageAlt = 'A round <mirror>';
    const { id } = await records.add({ createdAt: 'c. 200 BC', imageAlt, rights });
    expect(elementsOf(await records.textOf(`/records/${id}.xml`))['rights']).toEqual([
      rights,
      LICENCE,
    ]);
    const iri = (name: string) => `https://schema.org/${name}`;
    const value = (text: string) => [{ '@value': text }];
    expect(await expand(await records.textOf(`/records/${id}.jsonld`))).toMatchObject({
      '@id': `${SITE}/records/${id}`,
      '@type': [iri('CreativeWork'), iri('ArchiveComponent')],
      [iri('dateCreated')]: value('-0199~'),
      [iri('temporal')]: value('c. 200 BC'),
      [iri('contributor')]: [{ '@type': [iri('Person')], [iri('name')]: value('Ada Ashby') }],
      [iri('license')]: [{ '@id': LICENCE }],
      [iri('url')]: [{ '@id': `${SITE}/records/${id}` }],
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
    const { id } = await records.add({ artifactName: 'By Ada' });
    await catalogue.as(ben).add({ artifactName: 'By Ben' });
    const { contributor } = JSON.parse(await records.textOf(`/records/${id}.jsonld`)) as {
      contributor: { identifier: string };
    };
    const file = await records.textOf(`/export.ndjson?q=By&contributor=${contributor.identifier}`);
    expect(file).toMatch(/By Ada/);
    expect(file).not.toMatch(/By Ben/);
  });

  it('JSON-LD and CSL-JSON keep the words of a date that is not understood', async () => {
    const { id } = await records.add({ createdAt: 'long ago' });
    const expanded = await expand(await records.textOf(`/records/${id}.jsonld`));
    expect(expanded).not.toHaveProperty(['https://schema.org/dateCreated']);
    expect(expanded['https://schema.org/temporal']).toEqual([{ '@value': 'long ago' }]);
    const [item] = JSON.parse(await records.textOf(`/records/${id}.csl.json`)) as Record<
      string,
      unknown
    >[];
    expect(item?.['original-date']).toEqual({ literal: 'long ago' });
  });

  it('BibTeX and CSL-JSON cite the entry of the catalogue', async () => {
    const { id } = await records.add({ createdAt: '1332–1323 BC' });
    const today = new Date();
    const cited = {
      title: 'Bronze mirror',
      author: [{ literal: 'Ada Ashby' }],
      URL: `${SITE}/records/${id}`,
      note: `Licence of the data: ${LICENCE}`,
    };
    const [item] = JSON.parse(await records.textOf(`/records/${id}.csl.json`)) as Record<
      string,
      unknown
    >[];
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
    const [entry] = plugins.input.chain(await records.textOf(`/records/${id}.bib`)) as Record<
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
    const { id } = await records.add();
    const page = await records.get(`/records/${id}`, { accept: 'text/html' });
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
    const other = await records.get('/all-artifacts', { accept: 'text/html' });
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
        expect(await response.text()).not.toMatch(/licen[cs]e\b(?!,facts)/i);
      }
    } finally {
      await plain.stop();
    }
  });
});

describe('the citations of an artifact', () => {
  it('are written by the server, each on one line but BibTeX', async () => {
    for (const artifactName of HOSTILE_NAMES) {
      const { id } = await records.add({ artifactName });
      const response = await records.get(`/records/${id}/citations`);
      const read = (await response.json()) as Record<string, string>;
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(read['permalink']).toBe(`${SITE}/records/${id}`);
      expect(read['bibtex']).toBe(await records.textOf(`/records/${id}.bib`));
      expect(read['apa']).toContain(artifactName);
      for (const style of ['apa', 'chicago']) {
        expect(read[style]).toMatch(/^Ashby, A/);
        expect(read[style]).toContain(`${SITE}/records/${id}`);
        expect(read[style]).not.toContain('\n');
      }
    }
  });

  it('are 404 for what never was, and 410 for what is deleted', async () => {
    const { id } = await records.add();
    await catalogue.as(ada).delete(id);
    expect((await records.get('/records/999999/citations')).status).toBe(404);
    expect((await records.get(`/records/${id}/citations`)).status).toBe(410);
  });
});
