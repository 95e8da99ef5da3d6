import { citations } from '../../server/exchange/records/citations';
import { builtInRecord } from '../support/record';

const record = {
  id: '7',
  artifactName: 'Mask of Tutankhamun',
  artifactType: 'FUNERARY_MASK',
  artifactTypeLabel: 'Funerary Mask',
  image: 'https://images.example/mask.jpg',
  imageAlt: null,
  imageCaption: null,
  pictures: [],
  rights: null,
  createdAt: 'c. 1323 BC',
  made: null,
  discoveredAt: 'Valley of the Kings, Egypt',
  discoveredBy: 'Howard Carter',
  presentLocation: 'Grand Egyptian Museum, Giza',
  historicalContext: 'It lay over the head of the king.',
  description: null,
  userName: 'Ada Ashby',
  contributor: { id: 'c_1', name: 'Ada Ashby' },
  likeCount: 0,
  addedAt: '2026-01-31T23:59:59.000Z',
  updatedAt: '2026-11-23T00:00:00.000Z',
} as const;

const cite = (fields: Partial<Record<keyof typeof record, string>> = {}) =>
  citations(
    { ...({ ...record, ...fields } as typeof record), facts: [] },
    {
      publicUrl: 'https://antiquary.example',
      site: { name: 'Antiquary', get: () => ({ record: builtInRecord }) },
    },
  );

it('a record is cited after APA and Chicago, by the day on which it was added', () => {
  expect(cite()).toMatchObject({
    apa: 'Ashby, A. (2026, January 31). Mask of Tutankhamun [Catalogue record]. Antiquary. https://antiquary.example/records/7',
    chicago:
      'Ashby, Ada. “Mask of Tutankhamun.” Catalogue record. Antiquary, January 31, 2026. https://antiquary.example/records/7.',
    permalink: 'https://antiquary.example/records/7',
  });
});

it.each([
  ['Who made it?', 'Who made it? [', '“Who made it?” Catalogue'],
  ['Vase no.', 'Vase no. [', '“Vase no.” Catalogue'],
  ['The "Owl" and “Eagle”', 'The "Owl" and “Eagle” [', '“The ‘Owl’ and ‘Eagle’.” Catalogue'],
  [' Two\nlines ', 'Two lines [', '“Two lines.” Catalogue'],
])('the name %j keeps its punctuation', (artifactName, apa, chicago) => {
  const cited = cite({ artifactName });
  expect(cited.apa).toContain(`). ${apa}`);
  expect(cited.chicago).toContain(`. ${chicago}`);
});

it.each([
  ['Nadia Farouk', 'Farouk, N. (', 'Farouk, Nadia. “'],
  ['Jean-Paul Morel', 'Morel, J.-P. (', 'Morel, Jean-Paul. “'],
  ['Nadia M. Farouk', 'Farouk, N. M. (', 'Farouk, Nadia M. “'],
  ['Élodie van der Weyden', 'van der Weyden, É. (', 'van der Weyden, Élodie. “'],
  ['Plato', 'Plato. (', 'Plato. “'],
  ['Sammy Davis Jr.', 'Sammy Davis Jr. (', 'Sammy Davis Jr. “'],
  ['赵 美玲', '赵 美玲. (', '赵 美玲. “'],
  ['Former member', 'Former member. (', 'Former member. “'],
  ['The museum of 1899', 'The museum of 1899. (', 'The museum of 1899. “'],
])('the contributor %s begins the entry as %s', (userName, apa, chicago) => {
  const cited = cite({ userName });
  expect([cited.apa.startsWith(apa), cited.chicago.startsWith(chicago)]).toEqual([true, true]);
});
