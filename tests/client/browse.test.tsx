import { screen, waitFor, within } from '@testing-library/react';
import { identifierLabel } from '../../client/browse/identifier-label';
import { labelsInWords, valuesInWords } from '../../client/browse/fact-words';
import { provideSite } from '../support/built-in-site';
import { buildArtifact, buildConnection, silenceConsole, visit } from '../support/site';

silenceConsole();

const fact = { __typename: 'BrowsableFact', key: 'culture', label: 'Culture' };
const term = (value: string, count: number) => ({
  __typename: 'FactTerm',
  value,
  count,
  example: buildArtifact(),
});
const pageInfo = {
  __typename: 'PageInfo',
  hasNextPage: false,
  hasPreviousPage: false,
  startCursor: 'first',
  endCursor: 'last',
};
const minoan = (artifacts: object) => ({
  factTerm: {
    ...term('Minoan', 1_234),
    fact,
    same: 'http://vocab.getty.edu/aat/300020224',
    blocks: ['<p>Of Bronze Age <em>Crete</em>.</p>'],
    artifacts,
  },
});

test('the facts have their first values, and lead to all', async () => {
  const facts = [
    { ...fact, valueCount: 23, mostFrequent: [term('Ancient Egyptian', 18), term('Minoan', 1)] },
    { ...fact, key: 'material', label: 'Material', valueCount: 1, mostFrequent: [term('Gold', 2)] },
  ];
  visit('/browse', { member: null, answers: { BrowsePage: () => ({ browsableFacts: facts }) } });
  await screen.findByRole('heading', { level: 1, name: 'Browse' });
  expect(screen.getByText('The catalogue by culture and material.')).toBeTruthy();
  const culture = within(screen.getByRole('region', { name: 'Culture' }));
  const links = culture.getAllByRole('link').map((link) => [link.textContent, link]);
  expect(links.map(([text]) => text)).toEqual([
    'Culture',
    'Ancient Egyptian18, 18 artifacts',
    'Minoan1, 1 artifact',
    'See all 23 cultures →',
  ]);
  const material = within(screen.getByRole('region', { name: 'Material' }));
  expect(material.queryByRole('link', { name: /See all/ })).toBeNull();
  expect(document.title).toBe('Browse · Antiquary');
});

test('all values of a fact stand under letters where they are many', async () => {
  const names = Array.from({ length: 40 }, (_, nth) => `${nth < 20 ? 'A' : 'B'}${nth}`);
  const factValues = {
    fact,
    totalCount: 40,
    initials: ['A', 'B'].map((initial) => ({ initial, after: null })),
    edges: names.map((name) => ({ node: { ...term(name, 1), initial: name.charAt(0) } })),
    pageInfo,
  };
  visit('/browse/culture', { member: null, answers: { BrowseFactPage: () => ({ factValues }) } });
  await screen.findByRole('heading', { level: 1, name: 'Culture' });
  expect(screen.getByText('40 cultures')).toBeTruthy();
  const letters = within(screen.getByRole('navigation', { name: 'Letters' }));
  expect(letters.getByRole('link', { name: 'B' }).getAttribute('href')).toBe('#letter-B');
  expect(screen.getByRole('heading', { level: 2, name: 'B' })).toBeTruthy();
  expect(document.getElementById('letter-B')?.querySelectorAll('li')).toHaveLength(20);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('a page of a longer list leads to the pages beside it', async () => {
  const factValues = {
    fact,
    totalCount: 120,
    initials: [
      { initial: 'A', after: null },
      { initial: 'B', after: 'a9' },
    ],
    edges: [{ node: { ...term('Apulian', 1), initial: 'A' } }],
    pageInfo: { ...pageInfo, hasNextPage: true, hasPreviousPage: true },
  };
  const { api } = visit('/browse/culture?after=x', {
    member: null,
    answers: { BrowseFactPage: () => ({ factValues }) },
  });
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  const hrefOf = (name: string) => pages.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Previous')).toBe('/browse/culture?before=first');
  expect(hrefOf('Next')).toBe('/browse/culture?after=last');
  const letters = within(screen.getByRole('navigation', { name: 'Letters' }));
  expect(letters.getByRole('link', { current: true }).textContent).toBe('A');
  expect(letters.getByRole('link', { name: 'B' }).getAttribute('href')).toBe(
    '/browse/culture?after=a9',
  );
  expect(api.calls.map(({ name, variables }) => [name, variables])).toEqual([
    ['BrowseFactPage', { key: 'culture', first: 100, after: 'x', before: null }],
  ]);
});

test('a value has its text, its identifier, and further artifacts after the first ones', async () => {
  const { api, user } = visit('/browse/culture/Minoan', {
    member: null,
    answers: {
      BrowseTermPage: () =>
        minoan(
          buildConnection([buildArtifact()], {
            pageInfo: { ...pageInfo, hasNextPage: true, endCursor: 'c7' },
          }),
        ),
      BrowseTermMore: () => ({
        artifacts: buildConnection([buildArtifact({ id: '6', artifactName: 'Bronze owl' })]),
      }),
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Minoan' });
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/browse',
    '/browse/culture',
  ]);
  expect(screen.getByText('Crete').tagName).toBe('EM');
  expect(screen.getByRole('link', { name: 'Getty AAT 300020224' }).getAttribute('href')).toBe(
    'http://vocab.getty.edu/aat/300020224',
  );
  expect(screen.getByText('1,234 artifacts')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open in the gallery' }).getAttribute('href')).toBe(
    '/all-artifacts?culture=Minoan',
  );
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByRole('article', { name: 'Bronze owl' });
  expect(api.named('BrowseTermMore')[0]?.variables).toEqual({
    filter: { facts: [{ key: 'culture', value: 'Minoan' }] },
    after: 'c7',
  });
});

test('another spelling leads to the most frequent one', async () => {
  const { place } = visit('/browse/culture/minoan', {
    member: null,
    answers: { BrowseTermPage: () => minoan(buildConnection([buildArtifact()])) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Minoan' });
  await waitFor(() => expect(place()).toBe('/browse/culture/Minoan'));
});

test.each([
  ['http://vocab.getty.edu/aat/300020251', 'Getty AAT 300020251'],
  ['https://www.wikidata.org/wiki/Q34095', 'Wikidata Q34095'],
  ['http://www.wikidata.org/entity/Q34095', 'Wikidata Q34095'],
  ['https://sws.geonames.org/3164603/', 'GeoNames 3164603'],
  ['https://example.org/terms/7', 'example.org'],
])('%s is %s', (address, label) => {
  expect(identifierLabel(address)).toBe(label);
});

test('labels stand in sentences as words', () => {
  provideSite();
  const labels = ['Culture', 'UNESCO site', 'Method of Discovery'].map((label) => ({ label }));
  expect(labelsInWords(labels)).toBe('culture, UNESCO site and method of discovery');
  expect(
    [
      ['Culture', 23],
      ['Material', 1],
      ['Dynasty', 2],
      ['Bay', 2],
      ['Church', 1_000],
      ['Series', 3],
      ['School of art', 4],
      ['Matériau', 1],
    ].map(([label, count]) => valuesInWords(Number(count), String(label))),
  ).toEqual([
    '23 cultures',
    '1 material',
    '2 dynasties',
    '2 bays',
    '1,000 churches',
    '3 series',
    '4 values',
    '1 value',
  ]);
});
