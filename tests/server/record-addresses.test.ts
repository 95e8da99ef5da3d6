import { formats } from '../../server/exchange/records/formats';
import { ada, type TestCatalogue } from '../support/catalogue';
import { linksOf, RecordsCatalogue, SITE } from '../support/records';

let records: RecordsCatalogue;
let catalogue: TestCatalogue;
beforeAll(async () => {
  records = await RecordsCatalogue.start();
  ({ catalogue } = records);
});
afterAll(() => catalogue.stop());

describe('the address of a record', () => {
  let id: string;
  beforeAll(async () => {
    ({ id } = await records.add({ artifactName: 'Negotiated mirror' }));
  });

  const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  it.each([...['', '*/*', BROWSER, 'text/*', 'application/xhtml+xml'], 'image/png, */*;q=0.1'])(
    'is the page for who accepts "%s"',
    async (accept) => {
      const response = await records.get(`/records/${id}`, { accept });
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect(response.headers.get('vary')).toMatch(/^Accept,/);
      expect(linksOf(response)['cite-as']).toBe(`${SITE}/records/${id}`);
      expect(await response.text()).toMatch(/<h1[^>]*>Negotiated mirror</);
    },
  );

  it.each([
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
    const response = await records.get(`/records/${id}`, { accept });
    const location = `/records/${id}.${form}`;
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
    expect(response.headers.get('vary')).toMatch(/^Accept,/);
    expect(Object.keys(linksOf(response))).toHaveLength(formats.length + 4);
  });

  it.each(['application/pdf', 'nonsense', 'text/html;q=0', ';;;,,,'])(
    'answers 406 to who accepts only "%s", with the forms there are',
    async (accept) => {
      const response = await records.get(`/records/${id}`, { accept });
      expect(response.status).toBe(406);
      expect(linksOf(response)['alternate application/json']).toBe(`${SITE}/records/${id}.json`);
      expect(await response.json()).toEqual({ message: expect.any(String) });
    },
  );

  it('says in the preferred form that an artifact never was, or is no longer', async () => {
    const { id: gone } = await records.add();
    await catalogue.as(ada).delete(gone);
    for (const [name, status] of [
      [gone, 410],
      ['9999', 404],
    ] as const) {
      const json = await records.get(`/records/${name}`, { accept: 'application/json' });
      expect([json.status, await json.json()]).toEqual([status, { message: expect.any(String) }]);
      const xml = await records.get(`/records/${name}`, { accept: 'application/xml' });
      expect([xml.status, xml.headers.get('vary')]).toEqual([
        status,
        expect.stringMatching(/^Accept,/),
      ]);
      expect(await xml.text()).toMatch(/^<\?xml.*<error>/);
      const page = await records.get(`/records/${name}`, { accept: BROWSER });
      expect([page.status, page.headers.get('content-type')]).toEqual([
        status,
        'text/html; charset=utf-8',
      ]);
      expect(await page.text()).toMatch(/<h1[^>]*>Artifact not found</);
      const nothing = await records.get(`/records/${name}`, { accept: 'image/png' });
      expect(nothing.status).toBe(status);
    }
  });

  it('answers nothing for an ending that no format has, nor to other methods', async () => {
    expect((await records.get(`/records/${id}.pdf`, { accept: 'application/json' })).status).toBe(
      404,
    );
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await catalogue.as(ada).fetch(method, `/records/${id}.json`)).status).toBe(404);
    }
  });
});
