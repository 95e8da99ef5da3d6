import { act, screen, waitFor, within } from '@testing-library/react';
import {
  ada,
  type Answers,
  buildArtifact,
  buildConnection,
  buildDescribedShare,
  Refusal,
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
    }),
    DescribedShare: () => buildDescribedShare(2, 1),
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
    let counts = buildDescribedShare(2, 1);
    const { user } = visit(`${own}?described=false`, {
      member: ada,
      answers: { ...answers, DescribedShare: () => counts },
    });
    expect((await theSwitch()).checked).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    counts = buildDescribedShare(1, 0);
    await user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
    expect(await screen.findByText('1 of 1 picture is described')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Every picture has a description')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all artifacts' }));
    expect(await screen.findByText('Mask of Agamemnon')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('says that counting failed, and counts again', async () => {
    let fails = true;
    const { user } = visit(own, {
      member: ada,
      answers: {
        ...answers,
        DescribedShare: () => (fails ? new Refusal('INTERNAL') : buildDescribedShare(2, 2)),
      },
    });
    const alert = await screen.findByText('Failed to count the described pictures.');
    expect(await screen.findByText('Owl')).toBeTruthy();
    fails = false;
    await user.click(within(alert.parentElement ?? document.body).getByRole('button'));
    expect(await screen.findByText('0 of 2 pictures are described')).toBeTruthy();
  });

  test('another member’s list neither counts nor filters', async () => {
    const { api } = visit('/shareartifacts/ben@example.com?described=false', {
      member: ada,
      answers,
    });
    expect(await screen.findByText('Mask of Agamemnon')).toBeTruthy();
    expect(api.named('DescribedShare')).toEqual([]);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the moderators’ page', () => {
  const moderator = { ...ada, isModerator: () => Promise.resolve(true) };
  const nothing = (__typename: string) => buildConnection([], { __typename });
  const answers: Answers = {
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
    visit('/moderation', { member: moderator, answers });
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
    visit('/moderation', { member: moderator, answers: { ...answers, UndescribedPictures: none } });
    expect((await section(0)).getByText('Every picture has a description.')).toBeTruthy();
  });
});
