import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { operatorOf } from '../support/operator-acts';
import { recordQueries } from '../support/queries';

const SITE = 'https://antiquary.example';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

/** The entries of a sitemap, or of an index of sitemaps. */
async function entriesOf(path: string): Promise<Record<string, string | null>[]> {
  const response = await catalogue.visitor.fetch('GET', path);
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
  const parser = new DOMParser({ onError: onErrorStopParsing });
  const { documentElement } = parser.parseFromString(await response.text(), 'text/xml');
  return [...(documentElement?.childNodes ?? [])].map((entry) =>
    Object.fromEntries(
      [...entry.childNodes].map(({ nodeName, textContent }) => [nodeName, textContent]),
    ),
  );
}
const addressesOf = async (path: string) => (await entriesOf(path)).map((entry) => entry['loc']);

it('robots.txt names the index, which has no records in an empty catalogue', async () => {
  const robots = await (await catalogue.visitor.fetch('GET', '/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  expect(await addressesOf('/sitemap.xml')).toEqual([`${SITE}/sitemap-pages.xml`]);
  expect(await addressesOf('/sitemap-records-1.xml')).toEqual([]);
});

it('names every record that everybody may read, with its last change', async () => {
  const owner = catalogue.as(ada);
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1) ids.push((await owner.add()).id);
  const [first = '', changed = '', deleted = '', hidden = ''] = ids;
  await owner.update(changed, { artifactName: 'Changed' });
  await owner.delete(deleted);
  await operatorOf(catalogue.database).hide(hidden);
  expect(await addressesOf('/sitemap.xml')).toEqual([
    `${SITE}/sitemap-pages.xml`,
    `${SITE}/sitemap-records-1.xml`,
  ]);
  const response = await catalogue.visitor.fetch('GET', `/records/${changed}.jsonld`);
  const record = await response.json();
  expect(await entriesOf('/sitemap-records-1.xml')).toEqual([
    { loc: `${SITE}/records/${first}`, lastmod: expect.any(String) },
    { loc: `${SITE}/records/${changed}`, lastmod: record.dateModified },
  ]);
});

it('has another sitemap for the identifiers beyond 50,000', async () => {
  const { dataSource } = catalogue;
  await dataSource.query(
    dataSource.options.type === 'postgres'
      ? `SELECT setval(pg_get_serial_sequence('artifacts', 'id'), 49999)`
      : `UPDATE sqlite_sequence SET seq = 49999 WHERE name = 'artifacts'`,
  );
  for (const id of ['50000', '50001']) expect((await catalogue.as(ada).add()).id).toBe(id);
  expect(await addressesOf('/sitemap.xml')).toEqual([
    `${SITE}/sitemap-pages.xml`,
    `${SITE}/sitemap-records-1.xml`,
    `${SITE}/sitemap-records-2.xml`,
  ]);
  expect((await addressesOf('/sitemap-records-1.xml')).at(-1)).toBe(`${SITE}/records/50000`);
  expect(await addressesOf('/sitemap-records-2.xml')).toEqual([`${SITE}/records/50001`]);
  for (const path of ['/sitemap-records-0.xml', '/sitemap-records-x.xml']) {
    expect((await catalogue.visitor.fetch('GET', path)).status).toBe(404);
  }
});

it('names the values of facts by which the catalogue is browsed, and their pages', async () => {
  const facts = [
    { key: 'culture', values: ['Sicán', 'Minoan'] },
    { key: 'material', values: ['Gold & silver'] },
  ];
  await catalogue.as(ada).add({ facts });
  const queries = recordQueries(catalogue.dataSource);
  expect(await addressesOf('/sitemap.xml')).toEqual(
    expect.arrayContaining([
      `${SITE}/sitemap-browse.xml`,
      `${SITE}/sitemap-browse-culture-1.xml`,
      `${SITE}/sitemap-browse-material-1.xml`,
    ]),
  );
  // The database counts the values.
  expect(queries.filter(({ sql }) => sql.includes('"spelling"'))).toEqual([]);
  expect(await addressesOf('/sitemap-browse.xml')).toEqual(
    ['', '/culture', '/material'].map((path) => `${SITE}/browse${path}`),
  );
  expect(await addressesOf('/sitemap-browse-culture-1.xml')).toEqual([
    `${SITE}/browse/culture/Minoan`,
    `${SITE}/browse/culture/Sic%C3%A1n`,
  ]);
  expect(await addressesOf('/sitemap-browse-material-1.xml')).toEqual([
    `${SITE}/browse/material/Gold%20%26%20silver`,
  ]);
  for (const path of ['/sitemap-browse-period-1.xml', '/sitemap-browse-nothing-1.xml']) {
    expect((await catalogue.visitor.fetch('GET', path)).status).toBe(404);
  }
});
