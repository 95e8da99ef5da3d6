import { act, screen, within } from '@testing-library/react';
import {
  buildArtifact,
  buildConnection,
  visit,
  type Answer,
  silenceConsole,
} from '../support/site';

const one = { GalleryPage: () => ({ artifacts: buildConnection([buildArtifact()]) }) };

silenceConsole();

test('Show more loads the next page, leads to its first artifact, and disappears at the end', async () => {
  const { user } = visit('/all-artifacts', {
    member: null,
    answers: {
      GalleryPage: () => ({
        artifacts: buildConnection([buildArtifact()], {
          totalCount: 2,
          pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: 'c7' },
        }),
      }),
      GalleryMore: ({ after }) => ({
        artifacts: buildConnection(
          after === 'c7' ? [buildArtifact({ id: '8', artifactName: 'Second' })] : [],
        ),
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('heading', { name: 'Second' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Second' }));
  expect(screen.getByText('1 more artifact').getAttribute('role')).toBe('status');
});

test('Show more keeps the focus while the next page loads, and when it fails', async () => {
  const { user } = visit('/all-artifacts', {
    member: null,
    answers: {
      GalleryMore: () => 'lost',
      GalleryPage: () => {
        const pageInfo = { __typename: 'PageInfo', hasNextPage: true, endCursor: 'c7' };
        return { artifacts: buildConnection([buildArtifact()], { totalCount: 2, pageInfo }) };
      },
    },
  });
  const button = await screen.findByRole('button', { name: 'Show more' });
  await user.click(button);
  await screen.findByText('Failed to fetch more artifacts.');
  expect(document.activeElement).toBe(button);
  expect(button.textContent).toBe('Try again');
});

test('a failure to load more does not stay with another list', async () => {
  const { user } = visit('/all-artifacts', {
    member: null,
    answers: {
      GalleryMore: () => 'lost',
      GalleryPage: ({ filter }) => {
        const endCursor = JSON.stringify(filter ?? {}).includes('TOOLS') ? 'c8' : 'c7';
        const pageInfo = { __typename: 'PageInfo', hasNextPage: true, endCursor };
        return { artifacts: buildConnection([buildArtifact()], { totalCount: 2, pageInfo }) };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByText('Failed to fetch more artifacts.');
  await user.selectOptions(screen.getByLabelText('Type'), 'Tools');
  await screen.findByRole('button', { name: 'Show more' });
  expect(screen.queryByText('Failed to fetch more artifacts.')).toBeNull();
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

test('an empty catalogue leads to the page that adds an artifact', async () => {
  visit('/all-artifacts', {
    member: null,
    answers: { GalleryPage: () => ({ artifacts: buildConnection([]) }) },
  });
  const link = await screen.findByRole('link', { name: 'Add the First Artifact' });
  expect(link.getAttribute('href')).toBe('/add-artifacts');
  expect(screen.queryByRole('link', { name: 'Clear' })).toBeNull();
});

test('it starts before the sign-in state is known', async () => {
  const { api } = visit('/all-artifacts', { answers: one });
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(api.named('GalleryPage')[0]?.authorization).toBeUndefined();
});

// Not the first test: the styles of the first visit to a page hide the links of the bar.
test('its first page is loaded before it renders', async () => {
  await import('../../client/gallery/GalleryPage');
  let answer: (page: Answer) => void = () => undefined;
  const { user } = visit('/nowhere', {
    member: null,
    answers: { GalleryPage: () => new Promise<Answer>((resolve) => (answer = resolve)) },
  });
  await screen.findByRole('heading', { name: 'Oops! Page not found' });
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
