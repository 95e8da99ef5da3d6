import { createRenderer } from '../../client/render';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { askOai, faultsOf, identifier } from '../support/harvester';
import { factInputs, FACTS, SiteWithFacts } from '../support/site-with-facts';

const RECORD = 'https://antiquary.example/records/1';
const WIKIDATA = 'https://www.wikidata.org/wiki/Q34095';

let declared: SiteWithFacts;
let catalogue: TestCatalogue;
beforeAll(async () => {
  declared = await SiteWithFacts.create([
    ...FACTS,
    { key: 'period', label: 'Period', kind: 'terms', schema: 'temporal' },
    { key: 'style', label: 'Style', kind: 'terms', terms: [{ label: 'Bronze', same: WIKIDATA }] },
  ]);
  catalogue = await startCatalogue({ site: declared.site, createRenderer });
  await catalogue.as(ada).add(
    factInputs({
      number: ['A & 1'],
      material: ['Bronze', 'Gold <leaf>'],
      technique: ['Cast', 'Chased'],
      elsewhere: ['https://example.org/1'],
      store: ['Shelf 12'],
      period: ['Iron Age'],
      style: ['Bronze'],
    }),
  );
  await catalogue.as(ada).add({ artifactName: 'Plain' });
});
afterAll(async () => {
  await catalogue.stop();
  await declared.remove();
});

const textOf = async (path: string, caller = catalogue.visitor) =>
  (await caller.fetch('GET', path)).text();
const linkedData = async (id: number) =>
  JSON.parse(await textOf(`/records/${id}.jsonld`, catalogue.as(ada))) as Record<string, unknown>;

it('JSON-LD has a fact under the property that the operator names', async () => {
  const document = await linkedData(1);
  expect(document['material']).toEqual([
    { '@type': 'DefinedTerm', name: 'Bronze', sameAs: WIKIDATA },
    'Gold <leaf>',
  ]);
  // What the artifact says itself stays.
  expect(document['temporal']).toEqual(['c. 200 BC', 'Iron Age']);
});

it('JSON-LD has other facts as identifiers, links and additional properties', async () => {
  const document = await linkedData(1);
  const value = (propertyID: string, name: string, text: string) => ({
    ...{ '@type': 'PropertyValue', propertyID, name, value: text },
  });
  expect(document).toMatchObject({
    identifier: ['1', value('number', 'Object number', 'A & 1')],
    sameAs: 'https://example.org/1',
    additionalProperty: [
      value('technique', 'Technique', 'Cast'),
      value('technique', 'Technique', 'Chased'),
      { ...value('style', 'Style', 'Bronze'), valueReference: { '@id': WIKIDATA } },
    ],
  });
});

it('JSON-LD of an artifact without facts is as it was', async () => {
  const document = await linkedData(2);
  expect(document).toMatchObject({ identifier: '2', temporal: 'c. 200 BC' });
  for (const name of ['material', 'sameAs', 'additionalProperty']) {
    expect(document).not.toHaveProperty(name);
  }
});

it('the page of the record has the same facts for search engines', async () => {
  const page = await catalogue
    .as(ada)
    .fetch('GET', '/records/1', undefined, { accept: 'text/html' });
  const [, data = ''] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(await page.text()) ?? [];
  const { material, sameAs, additionalProperty } = await linkedData(1);
  expect(JSON.parse(data)).toMatchObject({ material, sameAs, additionalProperty });
  expect(data).not.toContain('Shelf');
});

it('Dublin Core has facts as identifiers, formats and subjects, in records and harvests', async () => {
  const words = { verb: 'GetRecord', metadataPrefix: 'oai_dc', identifier: identifier(1) };
  const answer = await askOai(catalogue.visitor, words);
  expect(answer.records[0]?.metadata).toMatchObject({
    identifier: [RECORD, 'A & 1'],
    format: ['Bronze', 'Gold <leaf>'],
    subject: ['Cast', 'Chased', 'https://example.org/1', 'Iron Age', 'Bronze'],
  });
  expect(await faultsOf([answer.xml])).toEqual([]);
  const record = await textOf('/records/1.xml', catalogue.as(ada));
  const elements = [...record.matchAll(/<dc:(identifier|format|subject)>.*?<\/dc:\1>/g)].flat();
  for (const element of elements.filter((text) => text.startsWith('<'))) {
    expect(answer.xml).toContain(element);
  }
  expect(elements).toHaveLength(2 * 9);
});

it.each(['.json', '.jsonld', '.xml', '.csv', '.bib', '.csl.json', '/citations'])(
  'the record%s has no private fact, whoever asks',
  async (ending) => {
    const text = await textOf(`/records/1${ending}`);
    expect(text).not.toContain('Shelf');
    expect(await textOf(`/records/1${ending}`, catalogue.as(ada))).toBe(text);
  },
);
