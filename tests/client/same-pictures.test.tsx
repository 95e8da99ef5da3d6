import { act, screen, waitFor, within } from '@testing-library/react';
import {
  ada,
  buildArtifact,
  enterText,
  Refusal,
  silenceConsole,
  visit,
  type Answers,
} from '../support/site';

const address = 'http://localhost:4000/pictures/ab12/full.webp';

const found = (id: string, artifactName: string, isSameFile: boolean) => ({
  __typename: 'SamePicture',
  isSameFile,
  artifact: { __typename: 'Artifact', id, artifactName },
});

const note = () => screen.queryByText('You can use it all the same.')?.closest('[role=status]');
const linksBelow = (words: string) =>
  within(screen.getByText(words).parentElement ?? document.body)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);

silenceConsole();

async function openForm(SamePictures: Answers[string]) {
  const visited = visit('/add-artifacts', { member: ada, answers: { SamePictures } });
  await enterText('Image URL', address);
  return visited;
}

test('the form says where the picture is already, in links that leave the form open', async () => {
  const { api } = await openForm(() => ({
    artifactsWithPicture: [
      found('9', 'Owl of Athena', true),
      found('8', 'Silver owl', true),
      found('7', 'Owl on a jug', false),
    ],
  }));
  await waitFor(() => expect(note()).toBeTruthy());
  expect(linksBelow('This picture is in the catalogue already:')).toEqual([
    ['Owl of Athena, opens in a new tab', '/artifactsdetails/9', '_blank'],
    ['Silver owl, opens in a new tab', '/artifactsdetails/8', '_blank'],
  ]);
  expect(linksBelow('A picture that looks like this one is in the catalogue:')).toEqual([
    ['Owl on a jug, opens in a new tab', '/artifactsdetails/7', '_blank'],
  ]);
  expect(api.named('SamePictures').map(({ variables }) => variables)).toEqual([{ url: address }]);

  await enterText('Image URL', 'https://example.com/jug.png');
  expect(note()).toBeFalsy();
});

test('nothing is said of a picture that is new, of half an address, or after a failure', async () => {
  const { api } = await openForm(({ url }) =>
    url === address ? { artifactsWithPicture: [] } : new Refusal('RATE_LIMITED'),
  );
  const asked = () => api.named('SamePictures').length;
  await waitFor(() => expect(asked()).toBe(1));
  await enterText('Image URL', 'https://example.com/jug.png');
  await waitFor(() => expect(asked()).toBe(2));
  await act(async () => Promise.resolve());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(note()).toBeFalsy();
  await enterText('Image URL', 'example.com/jug');
  // Longer than the form waits for more text.
  await expect(waitFor(() => expect(asked()).toBe(3), { timeout: 1_200 })).rejects.toThrow();
});

test('the form of an artifact asks about another picture than its own, and leaves it out', async () => {
  const artifact = buildArtifact({ imageAlt: null, rights: null });
  const { api } = visit('/updateartifacts/7', {
    member: ada,
    answers: {
      UpdateArtifactPage: () => ({ artifact }),
      SamePictures: () => ({ artifactsWithPicture: [found('9', 'Owl of Athena', false)] }),
    },
  });
  await enterText('Image URL', address);
  await waitFor(() => expect(note()).toBeTruthy());
  expect(screen.queryByText('This picture is in the catalogue already:')).toBeNull();
  expect(api.named('SamePictures').map(({ variables }) => variables)).toEqual([
    { url: address, except: '7' },
  ]);
});
