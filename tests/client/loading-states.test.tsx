import { screen, waitFor } from '@testing-library/react';
import {
  ada,
  buildArtifact,
  buildConnection,
  Refusal,
  visit,
  type Answer,
  silenceConsole,
} from '../support/site';

const artifact = buildArtifact({ likeCount: 1_234_567 });
const list = buildConnection([artifact], { totalCount: 1_000_000 });

interface Page {
  path: string;
  /** What the page says that it loads. */
  subject: string;
  operation: string;
  answer: Answer;
  /** Texts of the loaded page, whose numbers have separators between thousands. */
  texts: string[];
}

const pages: Page[] = [
  {
    path: '/shareartifacts/ada@example.com',
    subject: 'artifacts',
    operation: 'MyArtifactsPage',
    answer: { artifactsByUser: list },
    texts: ['Actions', '1,234,567'],
  },
  {
    path: '/liked-artifacts/ada@example.com',
    subject: 'artifacts',
    operation: 'LikedPage',
    answer: { viewer: { __typename: 'Viewer', uid: 'ada', likedArtifacts: list } },
    texts: ['You have liked 1,000,000 artifact(s)', '1,234,567 likes'],
  },
  {
    path: '/artifactsdetails/7',
    subject: 'the artifact',
    operation: 'DetailPage',
    answer: { artifact },
    texts: ['1,234,567 likes', 'Views: 1,247'],
  },
  {
    path: '/updateartifacts/7',
    subject: 'the artifact',
    operation: 'UpdateArtifactPage',
    answer: { artifact },
    texts: ['Artifact Name'],
  },
  {
    path: '/suggest/7',
    subject: 'the artifact',
    operation: 'SuggestChangePage',
    answer: { artifact: { ...artifact, viewerCanEdit: false, viewerSuggestion: null } },
    texts: ['What do you know about it? (optional)'],
  },
];
/** The server renders the first page of the gallery, which so shows no spinner. */
const gallery: Page = {
  path: '/all-artifacts',
  subject: 'artifacts',
  operation: 'GalleryPage',
  answer: { artifacts: list },
  texts: ['1,000,000 artifacts found', '1,234,567 likes'],
};

const RecordView = () => ({ recordView: { artifact: null } });

silenceConsole();

test.each(pages)('a spinner shows while $path loads', async ({ path, subject, operation }) => {
  visit(path, { member: ada, answers: { [operation]: () => new Promise(() => undefined) } });
  expect(await screen.findByText(`Loading ${subject}…`)).toBeTruthy();
});

test.each([gallery, ...pages])(
  'a failed load of $path is reported on the page and in the console, and can be tried again',
  async ({ path, subject, operation, answer, texts }) => {
    let up = false;
    const answers = {
      RecordView,
      [operation]: () => (up ? answer : new Refusal('INTERNAL_SERVER_ERROR')),
    };
    const { user } = visit(path, { member: ada, answers });
    expect(await screen.findByText(`Failed to fetch ${subject}.`)).toBeTruthy();
    expect(console.error).toHaveBeenCalledWith(`Failed to fetch ${subject}.`);
    up = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    // The button has gone, and the focus has not gone with it.
    const main = screen.getByRole('main');
    expect(main.contains(document.activeElement)).toBe(true);
    for (const text of texts) await waitFor(() => expect(main.textContent).toContain(text));
    expect(main.contains(document.activeElement)).toBe(true);
  },
);
