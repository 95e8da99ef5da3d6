import { screen, within } from '@testing-library/react';
import {
  ada,
  type Answers,
  buildArtifact,
  buildConnection,
  buildOwn,
  Refusal,
  silenceConsole,
  visit,
} from '../support/site';

silenceConsole();

describe('the page of an artifact', () => {
  const page = (artifact: object, answers: Answers = {}) =>
    visit('/artifactsdetails/7', {
      member: ada,
      answers: {
        DetailPage: () => ({ artifact: buildArtifact({ viewerCanEdit: false, ...artifact }) }),
        RecordView: () => ({ recordView: { artifact: buildArtifact() } }),
        ...answers,
      },
    });

  test('a member describes a picture that has no description', async () => {
    const { user, api } = page(
      {},
      { ProposeDescription: ({ text }) => ({ proposeDescription: { text } }) },
    );
    await user.click(await screen.findByRole('button', { name: 'Describe this picture' }));
    const field = await screen.findByLabelText('What the picture shows');
    expect(document.activeElement).toBe(field);
    await user.click(screen.getByRole('button', { name: 'Send description' }));
    expect(await screen.findByText('Fill in “What the picture shows”')).toBeTruthy();
    await user.type(field, 'A mask{Enter}of gold.');
    await user.click(screen.getByRole('button', { name: 'Send description' }));
    expect(await screen.findByText(/^Thank you\./)).toBeTruthy();
    expect(api.named('ProposeDescription')[0]?.variables).toEqual({
      artifactId: '7',
      text: 'A mask of gold.',
    });
    expect(screen.queryByLabelText('What the picture shows')).toBeNull();
  });

  test('a description that was written meanwhile is named, and the text stays', async () => {
    const { user } = page({}, { ProposeDescription: () => new Refusal('CONFLICT') });
    await user.click(await screen.findByRole('button', { name: 'Describe this picture' }));
    await user.type(await screen.findByLabelText('What the picture shows'), 'A mask.');
    await user.click(screen.getByRole('button', { name: 'Send description' }));
    expect(await screen.findByText('The picture has a description already.')).toBeTruthy();
    expect(screen.getByDisplayValue('A mask.')).toBeTruthy();
  });

  test.each([{ imageAlt: 'A mask of gold.' }, { viewerCanEdit: true }])(
    'invites nobody to describe with %j',
    async (artifact) => {
      page(artifact);
      expect(await screen.findByText('Views: 1,247')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Describe this picture' })).toBeNull();
    },
  );
});

describe('My Artifacts', () => {
  const proposal = {
    __typename: 'DescriptionProposal',
    id: 'p1',
    text: 'A mask of gold.',
    proposedAt: '2026-01-01T00:00:00.000Z',
    proposerName: 'Ben Booth',
    artifact: buildArtifact(),
  };

  /** The page of a member with one proposal, until it is decided. */
  function open(answers: Answers = {}) {
    let open = [proposal];
    const decided = () => {
      open = [];
    };
    return visit('/shareartifacts/ada@example.com', {
      member: ada,
      answers: {
        MyArtifactsPage: () => ({
          artifactsByUser: buildConnection([buildArtifact()]),
          ...buildOwn({ descriptionProposals: open }),
        }),
        AcceptDescription: () => {
          decided();
          return { acceptDescription: { artifact: buildArtifact({ imageAlt: proposal.text }) } };
        },
        RefuseDescription: ({ proposalId }) => {
          decided();
          return { refuseDescription: { refusedId: proposalId } };
        },
        ...answers,
      },
    });
  }

  const panel = async () =>
    within(
      await within(await screen.findByRole('region', { name: 'Proposed descriptions' })).findByRole(
        'article',
        { name: 'Mask of Agamemnon' },
      ),
    );

  test.each([
    ['Accept', 'The description is added', 'AcceptDescription'],
    ['Refuse', 'The description is refused', 'RefuseDescription'],
  ])('shows who proposed what; %s decides in one step', async (button, title, operation) => {
    const { user, api } = open();
    const shown = await panel();
    expect(shown.getByText('A mask of gold.')).toBeTruthy();
    expect(shown.getByText('Ben Booth')).toBeTruthy();
    await user.click(shown.getByRole('button', { name: button }));
    expect(await screen.findByRole('alertdialog', { name: title })).toBeTruthy();
    expect(screen.queryByText('Proposed descriptions')).toBeNull();
    expect(api.named(operation)[0]?.variables).toEqual({ proposalId: 'p1' });
  });

  test('counts the described pictures again after one is accepted', async () => {
    const { user, api } = open();
    await user.click((await panel()).getByRole('button', { name: 'Accept' }));
    await screen.findByRole('alertdialog', { name: 'The description is added' });
    expect(api.named('MyArtifactsPage')).toHaveLength(2);
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  test('says why a proposal cannot be accepted, and reads the list again', async () => {
    const { user, api } = open({ AcceptDescription: () => new Refusal('CONFLICT') });
    await user.click((await panel()).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('The picture has a description already.')).toBeTruthy();
    expect(api.named('MyArtifactsPage')).toHaveLength(2);
  });
});
