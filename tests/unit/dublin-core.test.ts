import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import { type DescribedArtifact, dublinCore } from '../../server/records/dublin-core';
import { writeXml } from '../../server/records/xml';

const DC = 'http://purl.org/dc/elements/1.1/';
const OAI_DC = 'http://www.openarchives.org/OAI/2.0/oai_dc/';

const artifact = {
  id: 7,
  artifactName: 'Mask of Tutankhamun',
  artifactTypeLabel: 'Funerary Masks',
  image: 'https://images.example/mask.jpg?a=1&b=2',
  createdAt: 'c. 1323 BC, 18th Dynasty',
  made: { edtf: '-1322~' },
  discoveredAt: 'Valley of the Kings, Egypt',
  discoveredBy: 'Howard Carter, 1925',
  presentLocation: 'Grand Egyptian Museum, Giza',
  historicalContext: 'The mask lay over the head of the king.',
  description: 'Gold, inlaid.',
  userName: 'Ada',
};

/** Reads the document with another library: every element of Dublin Core, with its texts. */
function read(xml: string): Record<string, string[]> {
  const document = new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, 'text/xml');
  const { documentElement: root } = document;
  expect([root?.namespaceURI, root?.localName]).toEqual([OAI_DC, 'dc']);
  const texts: Record<string, string[]> = {};
  for (const element of Array.from(root?.childNodes ?? [])) {
    expect(element.namespaceURI).toBe(DC);
    (texts[String(element.localName)] ??= []).push(element.textContent ?? '');
  }
  return texts;
}

const described = (fields: Partial<DescribedArtifact> = {}, dataLicense?: string) => {
  const source = { publicUrl: 'https://antiquary.example', dataLicense: dataLicense ?? null };
  return read(writeXml(dublinCore({ ...artifact, ...fields }, source)));
};

it('describes an artifact in Dublin Core', () => {
  expect(described()).toEqual({
    title: ['Mask of Tutankhamun'],
    type: ['PhysicalObject', 'Funerary Masks'],
    date: ['-1322~', 'c. 1323 BC, 18th Dynasty'],
    description: [
      'Gold, inlaid.',
      'The mask lay over the head of the king.',
      'Discovered by: Howard Carter, 1925',
      'Present location: Grand Egyptian Museum, Giza',
    ],
    coverage: ['Valley of the Kings, Egypt'],
    contributor: ['Ada'],
    publisher: ['Antiquary'],
    identifier: ['https://antiquary.example/records/7'],
    relation: ['https://images.example/mask.jpg?a=1&b=2'],
  });
});

it('has no element for what is not known', () => {
  const { date, description } = described({ made: null, description: null });
  expect(date).toEqual(['c. 1323 BC, 18th Dynasty']);
  expect(description).toHaveLength(3);
});

it('states the rights in the picture and the licence of the data', () => {
  const rights = 'https://rightsstatements.org/vocab/NoC-US/1.0/';
  const licence = 'https://creativecommons.org/publicdomain/zero/1.0/';
  expect(described({ rights }, licence)['rights']).toEqual([rights, licence]);
});

it.each([
  '<b>&amp; ]]> "quotes" \'single\' <![CDATA[ <!-- -->',
  'first line\nsecond line\tand a tab',
  'تاج محل – כתר \u202E reversed',
  '🏺 𐎠 e\u0301',
  '=SUM(A1:A9)',
  '__proto__',
])('keeps %j as it is', (text) => {
  expect(described({ artifactName: text, historicalContext: text })).toMatchObject({
    title: [text],
    description: expect.arrayContaining([text]),
  });
});

it('leaves out the characters that XML forbids', () => {
  const forbidden = '\0\u0001\b\u000B\f\u001B\uFFFE\uFFFF\uD800';
  const { title, relation } = described({
    artifactName: `a${forbidden}b\u{1F3FA}`,
    image: `https://images.example/${forbidden}`,
  });
  expect([title, relation]).toEqual([['ab\u{1F3FA}'], ['https://images.example/']]);
});
