import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ifPossible, loaderContext, readFromApi } from '../../client/loaders/read';
import { AuthProvider } from '../../client/auth/AuthProvider';
import { FeaturedArtifactsDocument } from '../../client/generated/pages';
import { homeLoader } from '../../client/home/home-loader';
import { HomePage } from '../../client/home/HomePage';
import { builtInSite, provideSite } from '../support/built-in-site';
import { color } from '../../client/ui/theme';
import { buildSession } from '../support/session';
import { buildApi, buildArtifact, Refusal, type Answers } from '../support/site';

const mask = buildArtifact({ image: '/plates/mask-of-agamemnon.svg' });
const listOf = (...mostLikedArtifacts: object[]) => ({ mostLikedArtifacts });

/** Renders the page alone. Its list loads for ever, unless a test answers it. */
function renderHome(
  FeaturedArtifacts: Answers[string] = () => new Promise(() => undefined),
  path = '/',
) {
  buildApi({ FeaturedArtifacts });
  const reading = readFromApi(FeaturedArtifactsDocument, {});
  const value = ifPossible(reading.then(({ mostLikedArtifacts }) => mostLikedArtifacts));
  const router = createMemoryRouter(
    [{ id: 'page', path: '/', loader: homeLoader, Component: HomePage }],
    {
      hydrationData: {
        loaderData: {
          page: {
            content: builtInSite.content,
            featured: { value },
          },
        },
      },
      initialEntries: [path],
      getContext: () => loaderContext(readFromApi),
    },
  );
  return render(
    // The sign-in state is still unknown, and a public list does not wait for it.
    <AuthProvider session={buildSession()}>
      <RouterProvider router={router} />
    </AuthProvider>,
  );
}

const scrollIntoView = jest.fn();

beforeEach(() => {
  provideSite();
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('the sections have a fixed order', () => {
  renderHome();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent);
  expect(headings).toEqual([
    'Discover Ancient Treasures',
    'Share Your Discoveries',
    'Connect with History',
    'Featured Artifacts',
    'Preserving History for Future Generations',
    'Explore by Civilization',
    'Frequently Asked Questions',
  ]);
});

describe('featured artifacts', () => {
  const region = () => screen.getByRole('region', { name: 'Featured Artifacts' });

  test('a spinner shows while they load', () => {
    renderHome();
    expect(within(region()).getByRole('status').textContent).toBe('Loading artifacts…');
    expect(within(region()).queryByRole('article')).toBeNull();
  });

  test('a card shows all its parts', async () => {
    renderHome(() => listOf(mask));
    const card = await within(region()).findByRole('article', { name: 'Mask of Agamemnon' });
    const seen = within(card);
    expect(seen.getByRole('img').getAttribute('src')).toBe('/plates/mask-of-agamemnon.svg');
    expect(seen.getByText('Featured')).toBeTruthy();
    expect(seen.getByText('Funerary Mask')).toBeTruthy();
    expect(seen.getByRole('heading', { name: 'Mask of Agamemnon' })).toBeTruthy();
    expect(seen.getByText('c. 1550 BC')).toBeTruthy();
    expect(seen.getByText('Mycenae, Greece')).toBeTruthy();
    expect(card.textContent).toContain('3 likes');
    expect(seen.getByRole('link', { name: 'View Details' }).getAttribute('href')).toBe(
      '/artifactsdetails/7',
    );
    expect(within(region()).queryByRole('status')).toBeNull();
  });

  test('the text is above the cards, and the link to all artifacts below', () => {
    renderHome();
    const seen = within(region());
    expect(
      seen.getByText(
        'Discover the most beloved artifacts in our collection, curated by our community of history enthusiasts.',
      ),
    ).toBeTruthy();
    const all = seen.getByRole('link', { name: 'See All Artifacts' });
    expect(all.getAttribute('href')).toBe('/all-artifacts');
  });

  test('a failure is reported in red, and can be tried again', async () => {
    let failing = true;
    renderHome(() => (failing ? 'lost' : listOf(mask)));
    const message = await within(region()).findByText('Failed to fetch artifacts.');
    expect(getComputedStyle(message).color).toBe(color.danger);
    expect(within(region()).queryByRole('article')).toBeNull();

    await userEvent.click(within(region()).getByRole('button', { name: 'Try again' }));
    await within(region()).findByText('Loading artifacts…');
    await within(region()).findByText('Failed to fetch artifacts.');
    failing = false;
    await userEvent.click(within(region()).getByRole('button', { name: 'Try again' }));
    await within(region()).findByRole('article', { name: 'Mask of Agamemnon' });
    expect(screen.queryByText('Failed to fetch artifacts.')).toBeNull();
  });

  test('a refusal by the API is a failure too', async () => {
    renderHome(() => new Refusal('INTERNAL_SERVER_ERROR'));
    await within(region()).findByText('Failed to fetch artifacts.');
  });

  test('an empty catalogue asks for its first artifact, and offers no way through it', async () => {
    renderHome(() => listOf());
    await within(region()).findByText('No artifacts yet');
    const links = within(region()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Add the first', '/add-artifacts'],
      ['See All Artifacts', '/all-artifacts'],
    ]);
  });
});

test('the about section makes its three points', () => {
  renderHome();
  const about = screen.getByRole('region', { name: 'Preserving History for Future Generations' });
  const points = within(about).getAllByRole('heading', { level: 3 });
  expect(points.map((node) => node.textContent)).toEqual([
    'Discover & Explore',
    'Share & Contribute',
    'Connect & Learn',
  ]);
});

test('other ways to begin stand below the link to all artifacts', () => {
  renderHome();
  const line = screen.getByText('or begin with').parentElement;
  expect(line?.textContent).toBe('or begin with a place · a century · surprise me');
  const links = within(line ?? document.body).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/all-artifacts?q=Egypt',
    '/all-artifacts#dates',
    '/surprise',
  ]);
});

describe('explore by civilization', () => {
  test.each([
    ['Ancient Egypt', '/civilization/egypt'],
    ['Ancient Greece', '/civilization/greece'],
    ['Mesopotamia', '/civilization/mesopotamia'],
    ['Ancient China', '/civilization/china'],
  ])('%s has a card that leads to %s', (name, path) => {
    renderHome();
    const card = within(screen.getByRole('article', { name }));
    expect(card.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe(path);
  });

  test('an address that ends in #civilization scrolls to the civilizations', async () => {
    renderHome(undefined, '/#civilization');
    const section = screen.getByRole('region', { name: 'Explore by Civilization' });
    await waitFor(() => expect(scrollIntoView.mock.instances).toContain(section));
    expect(document.activeElement).toBe(section);
  });

  test('an address without it stays at the top', () => {
    renderHome();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

test('there are five questions, closed at first, of which the browser opens one at a time', () => {
  renderHome();
  const region = screen.getByRole('region', { name: 'Frequently Asked Questions' });
  const questions = [...region.querySelectorAll('details')];
  expect(questions.map((one) => one.querySelector('summary')?.textContent)).toEqual([
    'What counts as a historical artifact?',
    'Why do artifacts matter?',
    'Where are artifacts found?',
    'How do museums protect artifacts?',
    'Is private ownership of artifacts allowed?',
  ]);
  expect(questions.map(({ open }) => open)).toEqual([false, false, false, false, false]);
  const [name, ...others] = new Set(questions.map((one) => one.getAttribute('name')));
  expect(name).toBeTruthy();
  expect(others).toEqual([]);
});
