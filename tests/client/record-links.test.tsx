import { screen, within } from '@testing-library/react';
import { views } from '../support/detail-page';
import { ada, buildArtifact, silenceConsole, visit } from '../support/site';

silenceConsole();

const search = (overrides: object) => ({
  __typename: 'CountedSearch',
  path: '/all-artifacts',
  totalCount: 3,
  ...overrides,
});

const link = (fact: string, text: string, found: object) => ({
  __typename: 'FactLink',
  fact,
  text,
  search: search(found),
});

const show = (overrides: object) => {
  const artifact = buildArtifact(overrides as Record<string, unknown>);
  visit('/artifactsdetails/7', {
    member: ada,
    answers: { ...views, DetailPage: () => ({ artifact }) },
  });
  return screen.findByRole('heading', { level: 1, name: 'Mask of Agamemnon' });
};

const addressOf = (name: string | RegExp) =>
  screen.getByRole('link', { name }).getAttribute('href');

test('parts of facts lead to other artifacts, each with their number', async () => {
  await show({
    createdAt: 'c. 1550 BC, Late Helladic I',
    factLinks: [
      link('artifactType', 'Funerary Mask', {
        path: '/all-artifacts?type=FUNERARY_MASK',
        totalCount: 12,
      }),
      link('createdAt', 'c. 1550 BC', { path: '/all-artifacts?from=-1550&to=-1550' }),
      link('discoveredAt', 'Greece', { path: '/all-artifacts?q=%22Greece%22', totalCount: null }),
      link('discoveredBy', 'Who was named before', {}),
    ],
  });
  expect(addressOf('Funerary Mask')).toBe('/all-artifacts?type=FUNERARY_MASK');
  expect(addressOf('c. 1550 BC')).toBe('/all-artifacts?from=-1550&to=-1550');
  expect(addressOf('Greece')).toBe('/all-artifacts?q=%22Greece%22');
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts.slice(0, 4)).toEqual([
    'Funerary Mask\u00a0(12)',
    'c. 1550 BC\u00a0(3), Late Helladic I',
    'Mycenae, Greece\u00a0(1,000+)',
    'Heinrich Schliemann',
  ]);
  for (const name of ['Mycenae', 'Heinrich Schliemann', 'Who was named before']) {
    expect(screen.queryByRole('link', { name })).toBeNull();
  }
});

test('the page for members has the labels of the form', async () => {
  await show({});
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms.slice(0, 5)).toEqual([
    'Artifact Type',
    'Created At',
    'Discovered At',
    'Discovered By',
    'Present Location',
  ]);
});

const row = (kind: string, title: string, totalCount: number, reasons: string[]) => ({
  __typename: 'RelatedRow',
  kind,
  title,
  search: search({ path: '/all-artifacts?type=FUNERARY_MASK', totalCount }),
  related: [
    {
      __typename: 'RelatedArtifact',
      reasons,
      artifact: buildArtifact({ id: `9${kind}`, artifactName: `An artifact of ${kind}` }),
    },
  ],
});

test('related artifacts stand in rows, each with the way to more of them', async () => {
  await show({
    relatedRows: [
      row('TIME', 'From the same time', 2, ['About 20 years later']),
      row('TYPE', 'More funerary masks', 13, ['Another funerary mask', 'Also from Greece']),
    ],
  });
  const region = within(screen.getByRole('region', { name: 'Related artifacts' }));
  const titles = region.getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'From the same time',
    'More funerary masks',
  ]);
  // Of two artifacts, one is on the page and the other is the page.
  const more = region.getAllByRole('link', { name: /^See all/ });
  expect(more.map(({ textContent }) => textContent)).toEqual(['See all 13: More funerary masks']);
  expect(addressOf(/^See all 13/)).toBe('/all-artifacts?type=FUNERARY_MASK');
  region.getByText('About 20 years later');
  region.getByText('Also from Greece');
  // The title of the row says so.
  expect(region.queryByText('Another funerary mask')).toBeNull();
});

test('without related artifacts there is no section', async () => {
  await show({});
  expect(screen.queryByRole('region', { name: 'Related artifacts' })).toBeNull();
});
