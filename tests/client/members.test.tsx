import { act, screen, waitFor, within } from '@testing-library/react';
import { ada, silenceConsole, visit } from '../support/site';

silenceConsole();

const ben = {
  __typename: 'Member',
  ...{ id: 'ben', name: 'Ben Booth', role: 'MEMBER', artifactCount: 2, lastSeen: null },
};
const rita = { ...ben, id: 'rita', name: 'Rita Receiver' };
const listOf = (...nodes: object[]) => ({
  members: {
    ...{ __typename: 'MemberConnection', totalCount: nodes.length },
    edges: nodes.map((node) => ({ __typename: 'MemberEdge', node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
});

test('a search for a receiver that failed can be repeated', async () => {
  let isLost = true;
  const { user } = visit('/members', {
    member: ada,
    answers: {
      ViewerRole: () => ({ viewer: { __typename: 'Viewer', uid: 'ada', role: 'MODERATOR' } }),
      Members: () => listOf(ben),
      Receivers: () => (isLost ? 'lost' : listOf(rita)),
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Hand over/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand over 2 artifacts' }));
  await user.type(dialog.getByRole('searchbox'), 'Rita');
  await user.click(dialog.getByRole('button', { name: 'Search' }));
  await dialog.findByText('Failed to fetch the members.');
  isLost = false;
  await user.click(dialog.getByRole('button', { name: 'Search' }));
  await dialog.findByRole('radio', { name: /Rita Receiver/ });
  expect(dialog.queryByText('Failed to fetch the members.')).toBeNull();
});

test('a search keeps the focus, and follows the address', async () => {
  const { user, router, place } = visit('/members', {
    member: ada,
    answers: {
      ViewerRole: () => ({ viewer: { __typename: 'Viewer', uid: 'ada', role: 'MODERATOR' } }),
      Members: () => listOf(ben),
    },
  });
  const field = await screen.findByRole<HTMLInputElement>('searchbox');
  await user.type(field, 'Ben{Enter}');
  await waitFor(() => expect(place()).toBe('/members?q=Ben'));
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''));
});
