import { screen, waitFor, within } from '@testing-library/react';
import {
  buildArtifact,
  buildConnection,
  visit,
  type Answer,
  silenceConsole,
} from '../support/site';

const one = { GalleryPage: () => ({ artifacts: buildConnection([buildArtifact()]) }) };

silenceConsole();

test('its address holds search, type and order', async () => {
  const { api } = visit('/all-artifacts?q=mask&type=TOOLS&order=MOST_LIKED', {
    member: null,
    answers: one,
  });
  await screen.findByRole('article');
  expect(api.named('GalleryPage')[0]?.variables).toMatchObject({
    filter: { anywhere: 'mask', type: 'TOOLS' },
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
    filter: { anywhere: 'mask', type: 'FUNERARY_MASK' },
  });
});

test('the best match is the first order of a search, and the newest that of the catalogue', async () => {
  const { api, user, place } = visit('/all-artifacts?order=NEWEST', { member: null, answers: one });
  await screen.findByRole('article');
  const labels = () =>
    within(screen.getByLabelText('Order'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const named = ['Newest', 'Oldest', 'Most Liked', 'Name', 'Earliest Made'];
  expect(labels()).toEqual(named);
  await user.type(screen.getByRole('searchbox'), 'mask');
  await waitFor(() => expect(place()).toBe('/all-artifacts?q=mask'));
  await waitFor(() => expect(labels()).toEqual(['Best match', ...named]));
  expect(screen.getByLabelText<HTMLSelectElement>('Order').selectedOptions[0]?.text).toBe(
    'Best match',
  );
  expect(api.named('GalleryPage').at(-1)?.variables).not.toHaveProperty('orderBy');
  await user.selectOptions(screen.getByLabelText('Order'), 'Newest');
  await waitFor(() => expect(place()).toBe('/all-artifacts?q=mask&order=NEWEST'));
  expect(api.named('GalleryPage').at(-1)?.variables).toMatchObject({ orderBy: 'NEWEST' });
  await user.selectOptions(screen.getByLabelText('Order'), 'Best match');
  await waitFor(() => expect(place()).toBe('/all-artifacts?q=mask'));
});

test('Back undoes a search in one step, also when typing goes on while its first result loads', async () => {
  const answers: ((page: Answer) => void)[] = [];
  const { user, place, router } = visit('/all-artifacts', {
    member: null,
    answers: {
      GalleryPage: ({ filter }) =>
        (filter as { anywhere?: string } | undefined)?.anywhere
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
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''));
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
