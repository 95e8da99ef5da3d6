import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loaderContext, readFromApi } from '../../client/loaders/read';
import { civilizationLoader } from '../../client/civilizations/civilization-loader';
import { CivilizationPage } from '../../client/civilizations/CivilizationPage';
import { builtInSite, provideSite } from '../support/built-in-site';
import { buildApi, NeverIntersecting } from '../support/site';

beforeAll(() => {
  provideSite();
  window.IntersectionObserver = NeverIntersecting;
});

/** The last entry is the current page. The entries before it are the visitor's history. */
async function visit(...entries: string[]) {
  // The artifacts that mention the place load for ever.
  buildApi({ MentioningArtifacts: () => new Promise(() => undefined) });
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
  render(<RouterProvider router={router} />);
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
  const { html = '' } = builtInSite.content.civilizations.find((one) => one.key === key) ?? {};
  const paragraphs = html.match(/(?<=<p>)[^<]+/g) ?? [];
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
