import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AuthProvider } from '../../client/auth/AuthProvider';
import { loaderContext, readFromApi } from '../../client/loaders/read';
import { civilizationLoader } from '../../client/civilizations/civilization-loader';
import { CivilizationPage } from '../../client/civilizations/CivilizationPage';
import { builtInSite, provideSite } from '../support/built-in-site';
import { NeverIntersecting } from '../support/never-intersecting';
import { buildSession } from '../support/session';
import { buildApi, buildArtifact, buildConnection, type Answers } from '../support/site';

beforeAll(() => {
  provideSite();
  window.IntersectionObserver = NeverIntersecting;
});

/** The artifacts that mention the place load for ever, unless a test answers. */
let answer: Answers[string];
beforeEach(() => {
  answer = () => new Promise(() => undefined);
});

/** The last entry is the current page. The entries before it are the visitor's history. */
async function visit(...entries: string[]) {
  buildApi({ CivilizationPage: (variables) => answer(variables) });
  const router = createMemoryRouter(
    [
      {
        path: '/civilization/:civilization',
        loader: civilizationLoader,
        Component: CivilizationPage,
        HydrateFallback: () => null,
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: entries, getContext: () => loaderContext(readFromApi) },
  );
  render(
    <AuthProvider session={buildSession(null)}>
      <RouterProvider router={router} />
    </AuthProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return router;
}

const placeOf = ({ state }: Awaited<ReturnType<typeof visit>>) =>
  `${state.location.pathname}${state.location.search}${state.location.hash}`;

test.each([
  ['egypt', 'Ancient Egypt'],
  ['greece', 'Ancient Greece'],
  ['mesopotamia', 'Mesopotamia'],
  ['china', 'Ancient China'],
])('%s shows its name, picture and description', async (key, name) => {
  await visit(`/civilization/${key}`);
  expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('src')).toBe(`/site/pictures/${key}.webp`);
  const { blocks = [] } = builtInSite.content.civilizations.find((one) => one.key === key) ?? {};
  const paragraphs = blocks.join('').match(/(?<=<p>)[^<]+/g) ?? [];
  expect(paragraphs.length).toBeGreaterThanOrEqual(3);
  const page = screen.getByRole('article').textContent;
  for (const paragraph of paragraphs) {
    expect(page).toContain(paragraph.replaceAll('&quot;', '"'));
  }
  expect(document.title).toBe(`${name} · Antiquary`);
});

test.each([
  ['egypt', 'Egypt'],
  ['mesopotamia', 'Mesopotamia'],
])('%s leads to the artifacts that mention %s', async (key, place) => {
  await visit(`/civilization/${key}`);
  expect(
    screen.getByRole('heading', { level: 2, name: `Artifacts that mention ${place}` }),
  ).toBeTruthy();
  const link = screen.getByRole('link', { name: `See all artifacts that mention ${place}` });
  expect(link.getAttribute('href')).toBe(`/all-artifacts?q=${place}`);
});

test('it has the dates, the number of artifacts, links in the text and pictures within it', async () => {
  const names = ['Bust', 'Stele', 'Vase', 'Boat', 'Ring', 'Comb', 'Lamp', 'Harp', 'Door', 'Fan'];
  const artifacts = names.map((artifactName, nth) =>
    buildArtifact({ id: String(nth + 1), artifactName, imageAlt: null }),
  );
  answer = () => ({
    civilizationText: ['<p>One.</p>', '<p>The <a href="/records/9">Door</a>.</p>', '<p>Two.</p>'],
    artifacts: buildConnection(artifacts, { totalCount: 1_234 }),
  });
  await visit('/civilization/egypt');
  const article = within(screen.getByRole('article', { name: '' }));
  expect(article.getByText('About 3100 – 30 BC')).toBeTruthy();
  const count = await article.findByRole('link', { name: '1,234 artifacts' });
  expect(count.getAttribute('href')).toBe('/all-artifacts?q=Egypt');
  const band = within(article.getByRole('list')).getAllByRole('link');
  expect(band.map(({ textContent }) => textContent)).toEqual(names.slice(-4));
  expect(band[0]?.getAttribute('href')).toBe('/records/7');
  const text = article.getByText(/^The/);
  expect(text.innerHTML).toBe('The <a href="/records/9">Door</a>.');
  expect(text.compareDocumentPosition(article.getByRole('list'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(article.getByText('Two.').compareDocumentPosition(article.getByRole('list'))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  const mentions = within(screen.getByRole('region', { name: 'Artifacts that mention Egypt' }));
  expect(mentions.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(
    names.slice(0, 6),
  );
});

test.each([
  [
    'a catalogue without such artifacts',
    { civilizationText: ['<p>One.</p>'], artifacts: buildConnection([]) },
  ],
  ['a lost connection', 'lost' as const],
])('its text stands without a number and a band for %s', async (_, given) => {
  answer = () => given;
  await visit('/civilization/egypt');
  const article = within(screen.getByRole('article'));
  await article.findByText(given === 'lost' ? /^Ancient Egypt grew/ : 'One.');
  await waitFor(() => expect(screen.queryAllByRole('list', { hidden: true })).toEqual([]));
  expect(screen.queryByRole('link', { name: /^\d+ artifacts?$/ })).toBeNull();
});

test.each([
  ['egypt', 'Next: Ancient Greece', 'greece'],
  ['china', 'Next: Ancient Egypt', 'egypt'],
])('%s leads on to "%s"', async (key, name, next) => {
  await visit(`/civilization/${key}`);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/civilization/${next}`);
});

test('there are four', async () => {
  expect(builtInSite.content.civilizations.map(({ key }) => key)).toEqual([
    'egypt',
    'greece',
    'mesopotamia',
    'china',
  ]);
});

describe('an unknown key', () => {
  test.each(['rome', 'Egypt', 'constructor'])('%s is not found', async (key) => {
    await visit(`/civilization/${key}`);
    expect(screen.getByRole('heading', { name: 'Civilization not found' })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('Go Back goes back one page', async () => {
    const router = await visit('/', '/civilization/rome');
    await userEvent.click(screen.getByRole('link', { name: 'Go Back' }));
    expect(placeOf(router)).toBe('/');
  });
});
