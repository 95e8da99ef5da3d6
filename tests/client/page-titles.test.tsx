import { act, screen, waitFor } from '@testing-library/react';
import { sheetList, sheetPage } from '../support/sheet-pages';
import {
  ada,
  buildArtifact,
  buildConnection,
  visit,
  type Answers,
  silenceConsole,
} from '../support/site';

const answers: Answers = {
  DetailPage: ({ id }) => ({ artifact: id === '7' ? buildArtifact() : null }),
  RecordView: () => ({ recordView: { artifact: null } }),
  UpdateArtifactPage: () => ({ artifact: buildArtifact() }),
  ContributorPage: () => ({ node: null }),
  BrowsePage: () => ({ browsableFacts: [] }),
  BrowseTermPage: () => ({ factTerm: null }),
  Sheets: () => sheetList([]),
  SheetPage: () => sheetPage(null),
  FeaturedArtifacts: () => ({ mostLikedArtifacts: [] }),
  GalleryPage: () => ({ artifacts: buildConnection([]) }),
  MyArtifactsPage: () => ({ artifactsByUser: buildConnection([]) }),
  LikedPage: () => ({
    viewer: { __typename: 'Viewer', uid: 'ada', likedArtifacts: buildConnection([]) },
  }),
};

silenceConsole();

/** Opens a page that does not exist as a member, and navigates to the path from there. */
async function navigate(path: string, more: Answers = {}) {
  const { router } = visit('/nowhere', { member: ada, answers: { ...answers, ...more } });
  await waitFor(() => expect(document.title).toBe('Page not found · Antiquary'));
  await act(() => router.navigate(path));
}

test.each([
  ['/', 'Historical artifacts, shared by everyone'],
  ['/banner', 'Highlights'],
  ['/all-artifacts?q=owl', 'All artifacts'],
  ['/civilization/egypt', 'Ancient Egypt'],
  ['/civilization/atlantis', 'Civilization not found'],
  ['/contributors/c_ada', 'Contributor not found'],
  ['/browse', 'Nothing to browse'],
  ['/browse/culture/Minoan', 'Nothing to browse'],
  ['/add-artifacts', 'Add an artifact'],
  ['/updateartifacts/7', 'Update an artifact'],
  ['/suggest/7', 'Suggest a change'],
  ['/liked-artifacts/', 'Liked artifacts'],
  ['/sheets', 'Sheets'],
  ['/sheets/s1', 'Sheet not found'],
  ['/my-artifacts', 'My Artifacts'],
  ['/shareartifacts/eve@example.com', 'Artifacts shared by eve@example.com'],
  ['/artifactsdetails/7', 'Mask of Agamemnon'],
  ['/artifactsdetails/8', 'Artifact not found'],
])('after a navigation to %s the title is "%s"', async (path, title) => {
  await navigate(path);
  await waitFor(() => expect(document.title).toBe(`${title} · Antiquary`));
});

test('the site’s name is the title while an artifact loads, and after it failed to load', async () => {
  let fail = () => {};
  const lost = new Promise<'lost'>((resolve) => {
    fail = () => resolve('lost');
  });
  await navigate('/artifactsdetails/7', { DetailPage: () => lost });
  await screen.findByText('Loading the artifact…');
  expect(document.title).toBe('Antiquary');
  fail();
  await screen.findByText('Failed to fetch the artifact.');
  expect(document.title).toBe('Antiquary');
});

test('the title of the first page stays while its artifact loads', async () => {
  visit('/artifactsdetails/7', {
    member: ada,
    answers: { DetailPage: () => new Promise(() => undefined) },
  });
  document.title = 'Mask of Agamemnon · Antiquary';
  await screen.findByText('Loading the artifact…');
  expect(document.title).toBe('Mask of Agamemnon · Antiquary');
});
