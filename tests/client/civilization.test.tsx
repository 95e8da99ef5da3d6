import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { LaterApiContext } from '../../client/apollo/later-api';
import { CivilizationPage } from '../../client/civilizations/CivilizationPage';
import { civilizations } from '../../client/civilizations/civilizations';
import { NeverIntersecting } from '../support/site';

beforeAll(() => {
  window.IntersectionObserver = NeverIntersecting;
});

/** The last entry is the current page. The entries before it are the visitor's history. */
function visit(...entries: string[]) {
  const router = createMemoryRouter(
    [
      { path: '/civilization/:civilization', element: <CivilizationPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: entries },
  );
  render(
    <LaterApiContext value={{ load: () => new Promise(() => undefined) }}>
      <RouterProvider router={router} />
    </LaterApiContext>,
  );
  return router;
}

const placeOf = ({ state }: ReturnType<typeof visit>) =>
  `${state.location.pathname}${state.location.search}${state.location.hash}`;

test.each([
  ['egypt', 'Ancient Egypt'],
  ['greece', 'Ancient Greece'],
  ['mesopotamia', 'Mesopotamia'],
  ['china', 'Ancient China'],
])('%s shows its name, picture and description', (key, name) => {
  visit(`/civilization/${key}`);
  expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('src')).toBe(`/scenes/${key}.webp`);
  const description = civilizations.find((entry) => entry.key === key)?.description ?? [];
  expect(description.length).toBeGreaterThanOrEqual(3);
  description.forEach((paragraph) => expect(screen.getByText(paragraph)).toBeTruthy());
  expect(document.title).toBe(`${name} · Antiquary`);
});

test.each([
  ['egypt', 'Egypt'],
  ['mesopotamia', 'Mesopotamia'],
])('%s leads to the artifacts that mention %s', (key, place) => {
  visit(`/civilization/${key}`);
  expect(
    screen.getByRole('heading', { level: 2, name: `Artifacts that mention ${place}` }),
  ).toBeTruthy();
  const link = screen.getByRole('link', { name: `See all artifacts that mention ${place}` });
  expect(link.getAttribute('href')).toBe(`/all-artifacts?q=${place}`);
});

test('there are four', () => {
  expect(civilizations.map(({ key }) => key)).toEqual(['egypt', 'greece', 'mesopotamia', 'china']);
});

describe('an unknown key', () => {
  test.each(['rome', 'Egypt', 'constructor'])('%s is not found', (key) => {
    visit(`/civilization/${key}`);
    expect(screen.getByRole('heading', { name: 'Civilization not found' })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('Go Back goes back one page', async () => {
    const router = visit('/', '/civilization/rome');
    await userEvent.click(screen.getByRole('link', { name: 'Go Back' }));
    expect(placeOf(router)).toBe('/');
  });
});
