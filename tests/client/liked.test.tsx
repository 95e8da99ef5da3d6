import { screen, waitFor, within } from '@testing-library/react';
import {
  ada,
  buildArtifact,
  buildConnection,
  Refusal,
  visit,
  type Answer,
  type Answers,
  silenceConsole,
} from '../support/site';

const shown = (...artifacts: Record<string, unknown>[]) => ({
  viewer: { __typename: 'Viewer', uid: 'ada', likedArtifacts: buildConnection(artifacts) },
});
const liked = (...artifacts: Record<string, unknown>[]): Answers => ({
  LikedPage: () => shown(...artifacts),
});
const unliking = (modifiedCount: number): Answers => ({
  UnlikeArtifact: () => ({
    unlikeArtifact: { modifiedCount, artifact: buildArtifact({ likeCount: 2 }) },
  }),
});

const own = '/liked-artifacts/ADA@example.com';

silenceConsole();

test('the member’s own list has a count line, and addresses are compared without case', async () => {
  visit(own, { member: ada, answers: liked(buildArtifact(), buildArtifact({ id: '8' })) });
  expect(await screen.findByText('You have liked 2 artifact(s)')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'View Details' })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: 'Unlike' })).toHaveLength(2);
});

test('another member’s list is private and never requested', async () => {
  const { api } = visit('/liked-artifacts/eve@example.com', { member: ada });
  expect(await screen.findByText('This list is private')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'See your own liked artifacts' });
  expect(link.getAttribute('href')).toBe('/liked-artifacts/Ada@example.com');
  expect(api.calls).toEqual([]);
});

test('an empty list leads to the gallery', async () => {
  visit(own, { member: ada, answers: liked() });
  const link = await screen.findByRole('link', { name: 'Explore' });
  expect(link.getAttribute('href')).toBe('/all-artifacts');
});

test('each Unlike is described by the name of its artifact', async () => {
  visit(own, { member: ada, answers: liked(buildArtifact()) });
  expect(
    await screen.findByRole('button', { name: 'Unlike', description: 'Mask of Agamemnon' }),
  ).toBeTruthy();
});

describe('after Unlike', () => {
  async function unlikeFirst(...artifacts: Record<string, unknown>[]) {
    const { user } = visit(own, {
      member: ada,
      answers: {
        ...liked(...artifacts),
        UnlikeArtifact: ({ artifactId }) => ({
          unlikeArtifact: { modifiedCount: 1, artifact: buildArtifact({ id: artifactId }) },
        }),
      },
    });
    const [first] = await screen.findAllByRole('button', { name: 'Unlike' });
    if (!first) throw new Error('A card was expected.');
    await user.click(first);
    return user;
  }

  test('the card disappears, and the focus moves to the count, also after the next one', async () => {
    const three = [buildArtifact(), buildArtifact({ id: '8' }), buildArtifact({ id: '9' })];
    const user = await unlikeFirst(...three);
    for (const left of [2, 1]) {
      const count = await screen.findByText(`You have liked ${left} artifact(s)`);
      await waitFor(() => expect(document.activeElement).toBe(count));
      expect(screen.getAllByRole('article')).toHaveLength(left);
      const [next] = screen.getAllByRole('button', { name: 'Unlike' });
      if (left > 1 && next) await user.click(next);
    }
  });

  test('the focus moves to the message that replaces an empty list', async () => {
    await unlikeFirst(buildArtifact());
    const message = await screen.findByText('You have not liked any artifacts yet');
    await waitFor(() => expect(document.activeElement).toBe(message));
  });

  test('the focus stays where the member has moved it meanwhile', async () => {
    let answer: (payload: Answer) => void = () => undefined;
    const { user } = visit(own, {
      member: ada,
      answers: {
        ...liked(buildArtifact(), buildArtifact({ id: '8', artifactName: 'Owl' })),
        UnlikeArtifact: () => new Promise<Answer>((resolve) => (answer = resolve)),
      },
    });
    const [first] = await screen.findAllByRole('button', { name: 'Unlike' });
    if (!first) throw new Error('A card was expected.');
    await user.click(first);
    const owl = within(screen.getByRole('article', { name: 'Owl' })).getByRole('link', {
      name: 'Owl',
    });
    owl.focus();
    answer({ unlikeArtifact: { modifiedCount: 1, artifact: buildArtifact() } });
    expect(await screen.findByText('You have liked 1 artifact(s)')).toBeTruthy();
    expect(document.activeElement).toBe(owl);
  });
});

test('when nothing was modified, the card stays', async () => {
  const { user, api } = visit(own, {
    member: ada,
    answers: { ...liked(buildArtifact()), ...unliking(0) },
  });
  await user.click(await screen.findByRole('button', { name: 'Unlike' }));
  await waitFor(() => expect(api.named('UnlikeArtifact')).toHaveLength(1));
  expect(screen.getByRole('article')).toBeTruthy();
});

test('a member whose session has ended is told so', async () => {
  const { user } = visit(own, {
    member: { ...ada, refresh: () => Promise.resolve('gone') },
    answers: { ...liked(buildArtifact()), UnlikeArtifact: () => new Refusal('UNAUTHENTICATED') },
  });
  await user.click(await screen.findByRole('button', { name: 'Unlike' }));
  expect(
    await screen.findByRole('alertdialog', { name: 'Please login first to unlike artifacts' }),
  ).toBeTruthy();
});
