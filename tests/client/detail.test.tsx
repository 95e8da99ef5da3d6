import { act, screen, waitFor } from '@testing-library/react';
import { ada, buildArtifact, Refusal, visit, type Answers } from '../support/site';

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

test('what members have written keeps the direction of its script', async () => {
  const arabic = {
    artifactName: 'قناع',
    createdAt: 'القرن الثالث',
    discoveredAt: 'مصر',
    discoveredBy: 'كارتر',
    presentLocation: 'القاهرة',
    historicalContext: 'قناع من الذهب',
    description: 'ذهب',
    userName: 'آدا',
  };
  const artifact = buildArtifact(arabic);
  visit('/artifactsdetails/7', {
    member: ada,
    answers: { ...views, DetailPage: () => ({ artifact }) },
  });
  await screen.findByRole('heading', { level: 1 });
  for (const text of Object.values(arabic)) {
    expect(screen.getByText(text).getAttribute('dir')).toBe('auto');
  }
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
