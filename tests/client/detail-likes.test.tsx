import { screen, waitFor } from '@testing-library/react';
import { shown, views } from '../support/detail-page';
import { ada, buildArtifact, Refusal, silenceConsole, visit } from '../support/site';

const liked = (likeCount: number, viewerHasLiked: boolean, modifiedCount = 1) => ({
  toggleLike: {
    __typename: 'LikePayload',
    modifiedCount,
    liked: viewerHasLiked,
    artifact: { __typename: 'Artifact', id: '7', likeCount, viewerHasLiked },
  },
});

silenceConsole();

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
  expect(console.error).toHaveBeenCalledWith('Logged out because of an error with the status code');
});
