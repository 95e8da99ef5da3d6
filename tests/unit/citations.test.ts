import { citations } from '../../server/records/citations';

const record = {
  id: '7',
  artifactName: 'Mask of Tutankhamun',
  artifactType: 'FUNERARY_MASK',
  artifactTypeLabel: 'Funerary Mask',
  image: 'https://images.example/mask.jpg',
  imageAlt: null,
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
  citations({ ...record, ...fields } as typeof record, {
    publicUrl: 'https://antiquary.example',
  });

it('an artifact is cited after APA and Chicago, by the day on which it was added', () => {
  expect(cite()).toMatchObject({
    apa: 'Ada Ashby. (2026, January 31). Mask of Tutankhamun. Antiquary. https://antiquary.example/records/7',
    chicago:
      'Ada Ashby. “Mask of Tutankhamun.” Antiquary, January 31, 2026. https://antiquary.example/records/7.',
    permalink: 'https://antiquary.example/records/7',
  });
});

it.each([
  ['Who made it?', 'Who made it? Antiquary', '“Who made it?” Antiquary'],
  ['Vase no.', 'Vase no. Antiquary', '“Vase no.” Antiquary'],
  [
    'The "Owl" and “Eagle”',
    'The "Owl" and “Eagle”. Antiquary',
    '“The ‘Owl’ and ‘Eagle’.” Antiquary',
  ],
  [' Two\nlines ', 'Two lines. Antiquary', '“Two lines.” Antiquary'],
])('the name %j keeps its punctuation', (artifactName, apa, chicago) => {
  const cited = cite({ artifactName });
  expect(cited.apa).toContain(`). ${apa}. `);
  expect(cited.chicago).toContain(`. ${chicago}, `);
});

it('a name that ends with a full stop gets no second one', () => {
  expect(cite({ userName: 'Sammy Davis Jr.' }).apa).toMatch(/^Sammy Davis Jr\. \(/);
});
