import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import jsonld from 'jsonld';
import { parse } from 'csv-parse/sync';
import { readCell } from '../../server/exchange/spreadsheets/cells';

/** What each format says the name is, read by a library that did not write it. */
export const nameIn: Readonly<Record<string, (text: string) => unknown>> = {
  json: (text) => (JSON.parse(text) as { artifactName: string }).artifactName,
  jsonld: async (text) => (await expand(text))['https://schema.org/name'][0]['@value'],
  xml: (text) => elementsOf(text)['title']?.[0],
  csv: (text) => {
    const [row] = parse<Record<string, string>>(text, { columns: true });
    return readCell(row?.['artifactName'] ?? '') ?? '';
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
export async function expand(text: string): Promise<Record<string, any>> {
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
export function elementsOf(xml: string): Record<string, string[]> {
  const document = new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, 'text/xml');
  const elements: Record<string, string[]> = {};
  for (const child of Array.from(document.documentElement?.childNodes ?? [])) {
    (elements[child.nodeName.split(':').at(-1) ?? ''] ??= []).push(child.textContent ?? '');
  }
  return elements;
}
