import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ada, buildArtifact, buildConnection, Refusal, visit, type Answers } from '../support/site';

const views = { RecordView: () => ({ recordView: { artifact: null } }) };
const shown: Answers = { ...views, DetailPage: () => ({ artifact: buildArtifact() }) };

const liked = (likeCount: number, viewerHasLiked: boolean, modifiedCount = 1) => ({
  toggleLike: {
    __typename: 'LikePayload',
    modifiedCount,
    liked: viewerHasLiked,
    artifact: { __typename: 'Artifact', id: '7', likeCount, viewerHasLiked },
  },
});

let consoleError: jest.SpyInstance;
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test('a visitor is sent to sign in, with the attempted path', async () => {
  const { place, api } = visit('/artifactsdetails/7', {
    member: null,
    answers: { WaitingArtifact: () => ({ artifact: buildArtifact() }) },
  });
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(place()).toBe('/signin?from=%2Fartifactsdetails%2F7');
  expect(api.named('DetailPage')).toEqual([]);
});

test('nothing is requested while the sign-in state is loading', async () => {
  const { api, session } = visit('/artifactsdetails/7', { answers: shown });
  expect(screen.getByText('Loading…')).toBeTruthy();
  expect(api.calls).toEqual([]);
  act(() => session.set({ status: 'signedIn', member: ada }));
  expect(await screen.findByRole('heading', { name: 'Mask of Agamemnon' })).toBeTruthy();
  expect(api.named('DetailPage')[0]?.authorization).toBe('Bearer token-of-ada');
});

test('it shows every field, the counts, and the way back', async () => {
  visit('/artifactsdetails/7', {
    member: ada,
    answers: {
      ...views,
      DetailPage: () => ({ artifact: buildArtifact({ description: 'Beaten gold.' }) }),
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Mask of Agamemnon' });
  for (const text of [
    'Funerary Mask',
    'c. 1550 BC',
    'Mycenae, Greece',
    'Heinrich Schliemann',
    'National Archaeological Museum, Athens',
    'Found in Grave Circle A.',
    'Beaten gold.',
    'Ada Lovelace',
    'ada@example.com',
    '3 likes',
    'Views: 1,247',
  ]) {
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  }
  const back = screen.getByRole('link', { name: 'Back to All Artifacts' });
  expect(back.getAttribute('href')).toBe('/all-artifacts');
  expect(document.title).toBe('Mask of Agamemnon · Antiquary');
});

test('the like count has separators between thousands', async () => {
  const artifact = buildArtifact({ likeCount: 1_234_567 });
  visit('/artifactsdetails/7', {
    member: ada,
    answers: { ...views, DetailPage: () => ({ artifact }) },
  });
  expect(await screen.findByText('1,234,567 likes')).toBeTruthy();
});

test('texts have the direction of their script, and a text keeps its paragraphs', async () => {
  const description = 'قناع من الذهب\nوجد في القبر\r\n\r\nBeaten gold.\n \n\nOne sheet.';
  visit('/artifactsdetails/7', {
    member: ada,
    answers: { ...views, DetailPage: () => ({ artifact: buildArtifact({ description }) }) },
  });
  const region = await screen.findByRole('heading', { name: 'Description' });
  const paragraphs = [...(region.parentElement?.querySelectorAll('p') ?? [])];
  expect(paragraphs.map(({ textContent }) => textContent.trim())).toEqual([
    'قناع من الذهب\nوجد في القبر',
    'Beaten gold.',
    'One sheet.',
  ]);
  const written = [
    ...paragraphs,
    screen.getByRole('heading', { level: 1 }),
    screen.getByText('Mycenae, Greece'),
    screen.getByText('Ada Lovelace'),
  ];
  for (const element of written) expect(element.getAttribute('dir')).toBe('auto');
});

test('the type leads to the other artifacts of this type', async () => {
  visit('/artifactsdetails/7', { member: ada, answers: shown });
  const link = await screen.findByRole('link', { name: 'Funerary Mask' });
  expect(link.getAttribute('href')).toBe('/all-artifacts?type=FUNERARY_MASK');
});

test('the picture opens at full size, unless it is broken', async () => {
  visit('/artifactsdetails/7', { member: ada, answers: shown });
  const link = await screen.findByRole('link', { name: /^Full-size picture/ });
  expect(link.getAttribute('href')).toBe('/plates/mask-of-agamemnon.svg');
  expect(link.getAttribute('rel')).toBe('noreferrer');
  fireEvent.error(screen.getByRole('img', { name: 'Mask of Agamemnon' }));
  expect(screen.queryByRole('link', { name: /^Full-size picture/ })).toBeNull();
});

test('a spinner shows while it loads', async () => {
  visit('/artifactsdetails/7', {
    member: ada,
    answers: { DetailPage: () => new Promise(() => undefined) },
  });
  expect(await screen.findByText('Loading the artifact…')).toBeTruthy();
});

test('an artifact that the member likes says so from the start', async () => {
  visit('/artifactsdetails/7', {
    member: ada,
    answers: {
      ...views,
      DetailPage: () => ({ artifact: buildArtifact({ viewerHasLiked: true }) }),
    },
  });
  expect(await screen.findByRole('button', { name: 'Liked' })).toBeTruthy();
});

test('a view is recorded once, after loading', async () => {
  const { api } = visit('/artifactsdetails/7', { member: ada, answers: shown });
  await screen.findByText('Views: 1,247');
  await waitFor(() => expect(api.named('RecordView').length).toBeGreaterThan(0));
  expect(api.calls[0]?.name).toBe('DetailPage');
});

test('an unknown artifact is not found', async () => {
  const { api } = visit('/artifactsdetails/9', {
    member: ada,
    answers: { DetailPage: () => ({ artifact: null }) },
  });
  expect(await screen.findByText('Artifact not found')).toBeTruthy();
  expect(api.named('RecordView')).toEqual([]);
});

test('a like shows at once, and then the count of the answer', async () => {
  const release: (() => void)[] = [];
  const { user } = visit('/artifactsdetails/7', {
    member: ada,
    answers: {
      ...shown,
      ToggleLike: () => new Promise((resolve) => release.push(() => resolve(liked(5, true)))),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Like' }));
  expect(await screen.findByRole('button', { name: 'Liked' })).toBeTruthy();
  expect(screen.getByText('4 likes')).toBeTruthy();
  release.forEach((go) => go());
  expect(await screen.findByText('5 likes')).toBeTruthy();
});

test.each([
  [3, '2 likes'],
  [0, '0 likes'],
])('an unlike changes %i to %s at once, never below 0', async (likeCount, shownCount) => {
  const { user } = visit('/artifactsdetails/7', {
    member: ada,
    answers: {
      ...views,
      DetailPage: () => ({ artifact: buildArtifact({ likeCount, viewerHasLiked: true }) }),
      ToggleLike: () => new Promise(() => undefined),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Liked' }));
  expect(await screen.findByRole('button', { name: 'Like' })).toBeTruthy();
  expect(screen.getByText(shownCount)).toBeTruthy();
});

test('a refused like is undone and reported', async () => {
  const { user } = visit('/artifactsdetails/7', {
    member: ada,
    answers: { ...shown, ToggleLike: () => new Refusal('INTERNAL_SERVER_ERROR') },
  });
  await user.click(await screen.findByRole('button', { name: 'Like' }));
  expect(await screen.findByRole('alertdialog', { name: 'Error!' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(await screen.findByRole('button', { name: 'Like' })).toBeTruthy();
  expect(screen.getByText('3 likes')).toBeTruthy();
});

test('when nothing was modified, nothing changes', async () => {
  const { user, api } = visit('/artifactsdetails/7', {
    member: ada,
    answers: { ...shown, ToggleLike: () => liked(3, false, 0) },
  });
  await user.click(await screen.findByRole('button', { name: 'Like' }));
  await waitFor(() => expect(api.named('ToggleLike')).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Like' })).toBeTruthy();
  expect(screen.getByText('3 likes')).toBeTruthy();
});

test('a member whose session has ended is told so, and signs in again', async () => {
  const { user, place } = visit('/artifactsdetails/7', {
    member: { ...ada, refresh: () => Promise.resolve('gone') },
    answers: { ...shown, ToggleLike: () => new Refusal('UNAUTHENTICATED') },
  });
  await user.click(await screen.findByRole('button', { name: 'Like' }));
  expect(
    await screen.findByRole('alertdialog', { name: 'Please login to like this artifact' }),
  ).toBeTruthy();
  await waitFor(() => expect(place()).toBe('/signin?from=%2Fartifactsdetails%2F7'));
  expect(consoleError).toHaveBeenCalledWith('Logged out because of an error with the status code');
});

test('a failed load is reported on the page and in the console, and can be tried again', async () => {
  let up = false;
  const { user } = visit('/artifactsdetails/7', {
    member: ada,
    answers: {
      ...views,
      DetailPage: () => (up ? { artifact: buildArtifact() } : new Refusal('INTERNAL_SERVER_ERROR')),
    },
  });
  expect(await screen.findByText('Failed to fetch the artifact.')).toBeTruthy();
  expect(consoleError).toHaveBeenCalledWith('Failed to fetch the artifact.');
  up = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Views: 1,247')).toBeTruthy();
});

describe('the owner’s actions', () => {
  const ownList = '/shareartifacts/Ada@example.com';
  const owl = buildArtifact({ id: '8', artifactName: 'Owl' });

  /** Comes from the list with the artifact, as a member would, and asks to delete. */
  async function askToDelete(deletion: Answers['DeleteArtifact']) {
    const site = visit(ownList, {
      member: ada,
      answers: {
        ...shown,
        MyArtifactsPage: () => ({ artifactsByUser: buildConnection([buildArtifact(), owl]) }),
        DeleteArtifact: deletion,
      },
    });
    await screen.findByRole('table');
    await act(() => site.router.navigate('/artifactsdetails/7'));
    await site.user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    expect(dialog.getByText("You won't be able to revert this!")).toBeTruthy();
    await site.user.click(dialog.getByRole('button', { name: 'Yes, delete it!' }));
    return site;
  }

  test('are Update, which leads to the form, and Delete', async () => {
    visit('/artifactsdetails/7', { member: ada, answers: shown });
    const update = await screen.findByRole('link', { name: 'Update' });
    expect(update.getAttribute('href')).toBe('/updateartifacts/7');
    expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
  });

  test('are not shown to another member', async () => {
    visit('/artifactsdetails/7', {
      member: ada,
      answers: {
        ...views,
        DetailPage: () => ({ artifact: buildArtifact({ viewerCanEdit: false }) }),
      },
    });
    await screen.findByText('Views: 1,247');
    expect(screen.queryByRole('link', { name: 'Update' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  test('a deletion leads to the member’s own list', async () => {
    const { api, place } = await askToDelete(() => ({
      deleteArtifact: { deletedCount: 1, deletedId: '7' },
    }));
    const done = await screen.findByRole('alertdialog', { name: 'Deleted!' });
    expect(done.textContent).toContain('Your artifact has been deleted.');
    await waitFor(() => expect(place()).toBe(ownList));
    expect(api.named('DetailPage')).toHaveLength(1);
  });

  test('until that list shows, the deleted artifact stays on the page', async () => {
    const headings = new Set<string | undefined>();
    const observer = new MutationObserver(() =>
      headings.add(document.querySelector('h1')?.textContent),
    );
    const { place } = await askToDelete(() => {
      observer.observe(document.body, { childList: true, subtree: true });
      return { deleteArtifact: { deletedCount: 1, deletedId: '7' } };
    });
    await waitFor(() => expect(place()).toBe(ownList));
    await screen.findByText('Owl');
    observer.disconnect();
    expect([...headings]).toEqual(['Mask of Agamemnon', 'My Artifacts']);
  });

  test('Back after a deletion does not lead to the deleted artifact', async () => {
    const { place, router } = await askToDelete(() => ({
      deleteArtifact: { deletedCount: 1, deletedId: '7' },
    }));
    await waitFor(() => expect(place()).toBe(ownList));
    await act(() => router.navigate(-1));
    expect(place()).toBe(ownList);
  });

  test.each([
    ['that deleted nothing', 'Failed!', () => ({ deleteArtifact: { deletedCount: 0 } })],
    ['that failed', 'Error!', () => new Refusal('INTERNAL_SERVER_ERROR')],
  ] as const)('a deletion %s is reported, and the page stays', async (_, title, answer) => {
    const { user, place } = await askToDelete(answer);
    await screen.findByRole('alertdialog', { name: title });
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('heading', { name: 'Mask of Agamemnon' })).toBeTruthy();
    expect(place()).toBe('/artifactsdetails/7');
  });
});
