import { act, screen, waitFor, within } from '@testing-library/react';
import {
  ada,
  type Answers,
  buildArtifact,
  buildConnection,
  buildDescribedShare,
  silenceConsole,
  visit,
} from '../support/site';

silenceConsole();

const mask = buildArtifact({ imageAlt: 'A mask of gold.' });
const owl = buildArtifact({ id: '8', artifactName: 'Owl' });
const own = '/shareartifacts/Ada@example.com';

describe('My Artifacts', () => {
  const answers: Answers = {
    MyArtifactsPage: ({ described }) => ({
      artifactsByUser: buildConnection(described === false ? [owl] : [mask, owl]),
      ...buildDescribedShare(2, 1),
    }),
    DeleteArtifact: ({ id }) => ({ deleteArtifact: { deletedCount: 1, deletedId: id } }),
  };
  const theSwitch = () =>
    screen.findByRole<HTMLInputElement>('checkbox', { name: 'Pictures without a description' });

  test('says how many pictures are described, and lists those that are not', async () => {
    const { user, router, place } = visit(own, { member: ada, answers });
    expect(await screen.findByText('1 of 2 pictures are described')).toBeTruthy();
    await user.click(await theSwitch());
    await waitFor(() => expect(screen.queryByText('Mask of Agamemnon')).toBeNull());
    expect(await screen.findByText('Owl')).toBeTruthy();
    expect(place()).toBe(`${own}?described=false`);
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Mask of Agamemnon')).toBeTruthy();
    expect((await theSwitch()).checked).toBe(false);
  });

  test('counts again after a deletion', async () => {
    let left = [owl];
    const { user } = visit(`${own}?described=false`, {
      member: ada,
      answers: {
        ...answers,
        MyArtifactsPage: ({ described }) => ({
          artifactsByUser: buildConnection(described === false ? left : [mask, ...left]),
          ...buildDescribedShare(1 + left.length, left.length),
        }),
      },
    });
    expect((await theSwitch()).checked).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    left = [];
    await user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
    expect(await screen.findByText('1 of 1 picture is described')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Every picture has a description')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all artifacts' }));
    expect(await screen.findByText('Mask of Agamemnon')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('another member’s list neither counts nor filters', async () => {
    const { api } = visit('/shareartifacts/ben@example.com?described=false', {
      member: ada,
      answers,
    });
    expect(await screen.findByText('Mask of Agamemnon')).toBeTruthy();
    expect(api.calls.map(({ variables }) => variables['own'])).toEqual([false]);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the moderators’ page', () => {
  const nothing = (__typename: string) => buildConnection([], { __typename });
  const answers: Answers = {
    ViewerRole: () => ({ viewer: { __typename: 'Viewer', uid: 'ada', role: 'MODERATOR' } }),
    OpenReports: () => ({ reports: nothing('ReportConnection') }),
    HiddenArtifacts: () => ({ hiddenArtifacts: nothing('HiddenArtifactConnection') }),
    UndescribedPictures: () => ({
      all: { __typename: 'ArtifactConnection', totalCount: 1200 },
      undescribed: buildConnection([owl]),
    }),
  };
  const section = async (count: number) =>
    within(
      await screen.findByRole('region', { name: `Pictures without a description (${count})` }),
    );

  test('says how many pictures are described, and leads to those that are not', async () => {
    visit('/moderation', { member: ada, answers });
    const pictures = await section(1);
    expect(pictures.getByText('1,199 of 1,200 pictures are described.')).toBeTruthy();
    expect(pictures.getByRole('link', { name: 'Owl' }).getAttribute('href')).toBe(
      '/artifactsdetails/8',
    );
  });

  test('says that every picture is described', async () => {
    const none = () => ({
      all: { __typename: 'ArtifactConnection', totalCount: 3 },
      undescribed: buildConnection([]),
    });
    visit('/moderation', { member: ada, answers: { ...answers, UndescribedPictures: none } });
    expect((await section(0)).getByText('Every picture has a description.')).toBeTruthy();
  });
});
