import { screen } from '@testing-library/react';
import { views } from '../support/detail-page';
import { ada, buildArtifact, silenceConsole, visit } from '../support/site';

silenceConsole();

const search = (overrides: object) => ({
  __typename: 'CountedSearch',
  anywhere: null,
  type: null,
  madeFrom: null,
  madeTo: null,
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
      link('artifactType', 'Funerary Mask', { type: 'FUNERARY_MASK', totalCount: 12 }),
      link('createdAt', 'c. 1550 BC', { madeFrom: -1550, madeTo: -1550 }),
      link('discoveredAt', 'Greece', { anywhere: '"Greece"', totalCount: null }),
      link('discoveredBy', 'Who was named before', { anywhere: '"Who"' }),
    ],
  });
  expect(addressOf('Funerary Mask')).toBe('/all-artifacts?type=FUNERARY_MASK');
  expect(addressOf('c. 1550 BC')).toBe('/all-artifacts?from=-1550&to=-1550');
  expect(addressOf('Greece')).toBe('/all-artifacts?q=%22Greece%22');
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts.slice(0, 4)).toEqual([
    'Funerary Mask\u00a0(12)',
    'c. 1550 BC\u00a0(3), Late Helladic I',
    'Mycenae, Greece\u00a0(10,000+)',
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
