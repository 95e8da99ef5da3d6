import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ada, buildArtifact, buildConnection, visit, type Answer } from '../support/site';

const one = { GalleryPage: () => ({ artifacts: buildConnection([buildArtifact()]) }) };

let consoleError: jest.SpyInstance;
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('a card shows picture, name, likes, era, context and a link to its details', async () => {
  visit('/all-artifacts', { member: null, answers: one });
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('heading', { name: 'Mask of Agamemnon' })).toBeTruthy();
  expect(card.getByRole('img').getAttribute('src')).toBe('/plates/mask-of-agamemnon.webp');
  expect(card.getByText('c. 1550 BC')).toBeTruthy();
  expect(card.getByText('Found in Grave Circle A.')).toBeTruthy();
  expect(card.getByText(/3/).textContent).toMatch(/3 likes/);
  const link = card.getByRole('link', { name: 'View Details' });
  expect(link.getAttribute('href')).toBe('/artifactsdetails/7');
  expect(screen.getByText('1 artifact found')).toBeTruthy();
});

test('the picture of the first card loads before everything else, the others when they come near', async () => {
  visit('/all-artifacts', {
    member: null,
    answers: {
      GalleryPage: () => ({
        artifacts: buildConnection([buildArtifact(), buildArtifact({ id: '8' })]),
      }),
    },
  });
  const [first, second] = await screen.findAllByRole('img', { name: 'Mask of Agamemnon' });
  expect(first?.getAttribute('loading')).toBe('eager');
  expect(first?.getAttribute('fetchpriority')).toBe('high');
  expect(second?.getAttribute('loading')).toBe('lazy');
  expect(second?.hasAttribute('fetchpriority')).toBe(false);
});

test('numbers have separators between thousands', async () => {
  const artifact = buildArtifact({ likeCount: 1_234_567 });
  visit('/all-artifacts', {
    member: null,
    answers: {
      GalleryPage: () => ({ artifacts: buildConnection([artifact], { totalCount: 1_000_000 }) }),
    },
  });
  const card = within(await screen.findByRole('article'));
  expect(card.getByText(/likes?$/).parentElement?.textContent).toBe('♥ 1,234,567 likes');
  expect(screen.getByText('1,000,000 artifacts found')).toBeTruthy();
});

test('what members have written keeps the direction of its script', async () => {
  const arabic = {
    artifactName: 'قناع',
    createdAt: 'القرن الثالث',
    discoveredAt: 'مصر',
    historicalContext: 'قناع من الذهب',
  };
  visit('/all-artifacts', {
    member: null,
    answers: { GalleryPage: () => ({ artifacts: buildConnection([buildArtifact(arabic)]) }) },
  });
  const card = within(await screen.findByRole('article'));
  for (const text of Object.values(arabic)) {
    expect(card.getByText(text).getAttribute('dir')).toBe('auto');
  }
});

test('a name that a card cuts off is told whole to screen readers, and as a tooltip', async () => {
  const name = 'A very long name '.repeat(12).trim();
  const long = buildArtifact({ artifactName: name });
  const short = buildArtifact({ id: '8', artifactName: 'Owl' });
  visit('/all-artifacts', {
    member: null,
    answers: { GalleryPage: () => ({ artifacts: buildConnection([long, short]) }) },
  });
  const cut = within(await screen.findByRole('article', { name }));
  expect(cut.getByRole('link', { name: 'View Details', description: name }).title).toBe(name);
  const whole = within(screen.getByRole('article', { name: 'Owl' }));
  expect(whole.getByRole('link', { name: 'View Details', description: 'Owl' }).title).toBe('');
});

describe('the page behind a card', () => {
  const two = {
    GalleryPage: () => ({
      artifacts: buildConnection([buildArtifact(), buildArtifact({ id: '8' })]),
    }),
    DetailPage: ({ id }: Record<string, unknown>) => ({ artifact: buildArtifact({ id }) }),
  };
  const findLinks = () => screen.findAllByRole('link', { name: 'View Details' });

  test.each([
    ['the pointer comes to the card', fireEvent.pointerEnter],
    ['the link takes the focus', fireEvent.focus],
  ])('is loaded for a member when %s, and only once', async (_, approach) => {
    const { api } = visit('/all-artifacts', { member: ada, answers: two });
    const [first, second] = await findLinks();
    if (!first || !second) throw new Error('Two cards were expected.');
    approach(first);
    await waitFor(() => expect(api.named('DetailPage')).toHaveLength(1));
    expect(api.named('DetailPage')[0]?.variables).toEqual({ id: '7' });
    approach(first);
    approach(second);
    await waitFor(() => expect(api.named('DetailPage').at(-1)?.variables).toEqual({ id: '8' }));
    expect(api.named('DetailPage')).toHaveLength(2);
  });

  test.each([
    ['the pointer only crosses the card', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['the focus only passes the link', fireEvent.focus, fireEvent.blur],
  ])('is not loaded when %s', async (_, approach, leave) => {
    const { api } = visit('/all-artifacts', { member: ada, answers: two });
    const [first, second] = await findLinks();
    if (!first || !second) throw new Error('Two cards were expected.');
    approach(first);
    leave(first);
    approach(second);
    await waitFor(() => expect(api.named('DetailPage')).toHaveLength(1));
    expect(api.named('DetailPage')[0]?.variables).toEqual({ id: '8' });
  });

  test('its data is not requested for a visitor, who may not read it', async () => {
    const { api, session } = visit('/all-artifacts', { member: null, answers: two });
    const [first, second] = await findLinks();
    if (!first || !second) throw new Error('Two cards were expected.');
    const stateWasRead = jest.spyOn(session, 'getState');
    fireEvent.pointerEnter(first);
    await waitFor(() => expect(stateWasRead).toHaveBeenCalled());
    act(() => session.set({ status: 'signedIn', member: ada }));
    fireEvent.pointerEnter(second);
    await waitFor(() => expect(api.named('DetailPage').at(-1)?.variables).toEqual({ id: '8' }));
    expect(api.named('DetailPage')).toHaveLength(1);
  });

  test('is not loaded ahead where the visitor asks to save data', async () => {
    const saveData = jest.fn(() => true);
    const connection = Object.defineProperty({}, 'saveData', { get: saveData });
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const { api } = visit('/all-artifacts', { member: ada, answers: two });
    const [first, second] = await findLinks();
    if (!first || !second) throw new Error('Two cards were expected.');
    fireEvent.pointerEnter(first);
    await waitFor(() => expect(saveData).toHaveBeenCalled());
    saveData.mockReturnValue(false);
    fireEvent.pointerEnter(second);
    await waitFor(() => expect(api.named('DetailPage').at(-1)?.variables).toEqual({ id: '8' }));
    expect(api.named('DetailPage')).toHaveLength(1);
    Reflect.deleteProperty(navigator, 'connection');
  });
});

test('its first page is loaded before it renders', async () => {
  await import('../../client/artifacts/GalleryPage');
  let answer: (page: Answer) => void = () => undefined;
  const { user } = visit('/nowhere', {
    member: null,
    answers: { GalleryPage: () => new Promise<Answer>((resolve) => (answer = resolve)) },
  });
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'All-Artifacts' }));
  // Lets everything finish that does not wait for the answer.
  for (let turn = 0; turn < 20; turn += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }
  expect(screen.getByText('Loading…')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeTruthy();
  answer(one.GalleryPage());
  expect(await screen.findByRole('heading', { name: 'All Artifacts' })).toBeTruthy();
  expect(screen.getByRole('article')).toBeTruthy();
});

test('it starts before the sign-in state is known', async () => {
  const { api } = visit('/all-artifacts', { answers: one });
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(api.named('GalleryPage')[0]?.authorization).toBeUndefined();
});

test('its address holds search, type and order', async () => {
  const { api } = visit('/all-artifacts?q=mask&type=TOOLS&order=MOST_LIKED', {
    member: null,
    answers: one,
  });
  await screen.findByRole('article');
  expect(api.named('GalleryPage')[0]?.variables).toMatchObject({
    filter: { search: 'mask', type: 'TOOLS' },
    orderBy: 'MOST_LIKED',
  });
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('mask');
  expect(screen.getByLabelText<HTMLSelectElement>('Type').value).toBe('TOOLS');
  expect(screen.getByLabelText<HTMLSelectElement>('Order').value).toBe('MOST_LIKED');
});

test('a type in the address stays, although no artifact has it', async () => {
  const { api, place } = visit('/all-artifacts?type=WEAPONS&q=mask', {
    member: null,
    answers: one,
  });
  await screen.findByRole('article');
  expect(place()).toBe('/all-artifacts?type=WEAPONS&q=mask');
  expect(api.named('GalleryPage')).toHaveLength(1);
});

test('search and type apply live, and both must match', async () => {
  const { api, user, place } = visit('/all-artifacts', { member: null, answers: one });
  await screen.findByRole('article');
  await user.type(screen.getByRole('searchbox'), 'mask');
  await waitFor(() => expect(place()).toBe('/all-artifacts?q=mask'));
  await user.selectOptions(screen.getByLabelText('Type'), 'Funerary Mask');
  await waitFor(() => expect(place()).toBe('/all-artifacts?q=mask&type=FUNERARY_MASK'));
  expect(api.named('GalleryPage').at(-1)?.variables).toMatchObject({
    filter: { search: 'mask', type: 'FUNERARY_MASK' },
  });
});

test('Back undoes a search in one step, and the box follows', async () => {
  const { user, place, router } = visit('/all-artifacts', { member: null, answers: one });
  await screen.findByRole('article');
  await user.type(screen.getByRole('searchbox'), 'mask');
  await waitFor(() => expect(place()).toBe('/all-artifacts?q=mask'));
  await router.navigate(-1);
  await waitFor(() => expect(place()).toBe('/all-artifacts'));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''));
});

test('Back undoes a search in one step, also when typing goes on while its first result loads', async () => {
  const answers: ((page: Answer) => void)[] = [];
  const { api, user, place, router } = visit('/all-artifacts', {
    member: null,
    answers: {
      GalleryPage: ({ filter }) =>
        (filter as { search?: string } | undefined)?.search
          ? new Promise<Answer>((resolve) => answers.push(resolve))
          : one.GalleryPage(),
    },
  });
  await screen.findByRole('article');
  await user.type(screen.getByRole('searchbox'), 'ma');
  await waitFor(() => expect(answers).toHaveLength(1));
  await user.type(screen.getByRole('searchbox'), 'sk');
  await waitFor(() => expect(answers).toHaveLength(2));
  answers.forEach((answer) => answer(one.GalleryPage()));
  await waitFor(() => expect(place()).toBe('/all-artifacts?q=mask'));
  await router.navigate(-1);
  await waitFor(() => expect(place()).toBe('/all-artifacts'));
  expect(api.named('GalleryPage')).toHaveLength(3);
});

test('the type list holds All Types and the types found in the data', async () => {
  visit('/all-artifacts', { member: null, answers: one });
  await screen.findByRole('article');
  const options = within(screen.getByLabelText('Type')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'All Types',
    'Funerary Mask',
    'Tools',
  ]);
});

test('Show more loads the next page, and disappears at the end', async () => {
  const { user } = visit('/all-artifacts', {
    member: null,
    answers: {
      GalleryPage: ({ after }) => ({
        artifacts: after
          ? buildConnection([buildArtifact({ id: '8', artifactName: 'Second' })], { totalCount: 2 })
          : buildConnection([buildArtifact()], {
              totalCount: 2,
              pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: 'c7' },
            }),
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('heading', { name: 'Second' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('an empty result says so', async () => {
  visit('/all-artifacts?q=zzz', {
    member: null,
    answers: { GalleryPage: () => ({ artifacts: buildConnection([]) }) },
  });
  expect(await screen.findByText('No artifacts found')).toBeTruthy();
  expect(screen.getByText('Try adjusting your search terms or filter criteria')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add the First Artifact' })).toBeNull();
});

test.each([
  ['search', '/all-artifacts?q=zzz', '/all-artifacts'],
  ['type', '/all-artifacts?type=TOOLS', '/all-artifacts'],
  [
    'search and type, not the order',
    '/all-artifacts?q=z&type=TOOLS&order=NAME',
    '/all-artifacts?order=NAME',
  ],
])(
  'Clear in an empty result clears the %s, and moves the focus to the search',
  async (_, path, cleared) => {
    const { user, place } = visit(path, {
      member: null,
      answers: {
        GalleryPage: ({ filter }) => ({
          artifacts: buildConnection(
            Object.keys(filter as object).length > 0 ? [] : [buildArtifact()],
          ),
        }),
      },
    });
    const link = await screen.findByRole('link', { name: 'Clear' });
    expect(link.getAttribute('href')).toBe(cleared);
    await user.click(link);
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(place()).toBe(cleared);
    const search = screen.getByRole<HTMLInputElement>('searchbox');
    await waitFor(() => expect(document.activeElement).toBe(search));
    expect(search.value).toBe('');
    expect(screen.getByLabelText<HTMLSelectElement>('Type').value).toBe('');
  },
);

test('an empty catalogue leads to the page that adds an artifact', async () => {
  visit('/all-artifacts', {
    member: null,
    answers: { GalleryPage: () => ({ artifacts: buildConnection([]) }) },
  });
  const link = await screen.findByRole('link', { name: 'Add the First Artifact' });
  expect(link.getAttribute('href')).toBe('/add-artifacts');
  expect(screen.queryByRole('link', { name: 'Clear' })).toBeNull();
});

test('a failed load is reported on the page and in the console, and can be tried again', async () => {
  let up = false;
  const { user } = visit('/all-artifacts', {
    member: null,
    answers: { GalleryPage: () => (up ? one.GalleryPage() : 'lost') },
  });
  expect(
    await screen.findByText('Failed to fetch artifacts.', undefined, { timeout: 3000 }),
  ).toBeTruthy();
  expect(consoleError).toHaveBeenCalledWith('Failed to fetch artifacts.');
  up = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeTruthy();
});

test('a broken picture shows the placeholder, still as an image', async () => {
  visit('/all-artifacts', { member: null, answers: one });
  const picture = within(await screen.findByRole('article')).getByRole('img');
  picture.dispatchEvent(new Event('error'));
  await waitFor(() => expect(picture.getAttribute('src')).toBe('/placeholder.svg'));
});

test('placeholders replace the cards while another type loads', async () => {
  let answer: (page: Answer) => void = () => undefined;
  const { user } = visit('/all-artifacts', {
    answers: {
      GalleryPage: ({ filter }) =>
        (filter as { type?: string } | undefined)?.type
          ? new Promise<Answer>((resolve) => (answer = resolve))
          : { artifacts: buildConnection([buildArtifact()]) },
    },
  });
  await screen.findByRole('article');
  await user.selectOptions(screen.getByLabelText('Type'), 'Tools');
  expect(await screen.findByText('Loading artifacts…')).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  answer({ artifacts: buildConnection([buildArtifact({ artifactName: 'Hand axe' })]) });
  expect(await screen.findByRole('article', { name: 'Hand axe' })).toBeTruthy();
  expect(screen.queryByText('Loading artifacts…')).toBeNull();
});
