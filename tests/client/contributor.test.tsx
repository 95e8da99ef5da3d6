import { screen, waitFor, within } from '@testing-library/react';
import { ada, buildArtifact, buildConnection, silenceConsole, visit } from '../support/site';

silenceConsole();

const pageInfo = { hasNextPage: true, endCursor: 'c7' };
const oldest = buildConnection([buildArtifact({ addedAt: '2026-01-31T23:30:00.000Z' })]);
const contributor = (artifacts: object) => ({
  node: { __typename: 'Contributor', id: 'c_ada', name: 'Ada Lovelace', artifacts, oldest },
});

test('it says who the contributor is, and since when', async () => {
  visit('/contributors/c_ada', {
    member: null,
    answers: {
      ContributorPage: () => contributor(buildConnection([buildArtifact()], { totalCount: 1_234 })),
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' });
  const main = screen.getByRole('main');
  expect(main.textContent).toContain('1,234 artifacts · since January 31, 2026');
  const card = within(main).getByRole('article', { name: 'Mask of Agamemnon' });
  expect(within(card).getByRole('heading', { level: 2 })).toBeTruthy();
  expect(main.textContent).not.toContain('@');
  expect(document.title).toBe('Ada Lovelace · Antiquary');
});

test('further artifacts follow the first ones', async () => {
  const { api, user } = visit('/contributors/c_ada', {
    member: null,
    answers: {
      ContributorPage: () =>
        contributor(buildConnection([buildArtifact()], { totalCount: 2, pageInfo })),
      ContributorMore: () => ({
        artifacts: buildConnection([buildArtifact({ id: '6', artifactName: 'Bronze owl' })]),
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByRole('article', { name: 'Bronze owl' });
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(api.named('ContributorMore')[0]?.variables).toEqual({ id: 'c_ada', after: 'c7' });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test.each([[null], [{ __typename: 'Artifact' }]])('%j is not found', async (node) => {
  visit('/contributors/7', { member: null, answers: { ContributorPage: () => ({ node }) } });
  await screen.findByRole('heading', { level: 1, name: 'Contributor not found' });
  expect(screen.queryByRole('article')).toBeNull();
  expect(document.title).toBe('Contributor not found · Antiquary');
});

test('the page of an artifact leads a member there, beside the address', async () => {
  const { user } = visit('/artifactsdetails/7', {
    member: ada,
    answers: {
      DetailPage: () => ({ artifact: buildArtifact() }),
      RecordView: () => ({ recordView: { artifact: null } }),
      ContributorPage: () => contributor(buildConnection([buildArtifact()])),
    },
  });
  const about = await screen.findByRole('region', { name: 'About this entry' });
  await user.click(within(about).getByRole('link', { name: 'Ada Lovelace' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
