import { screen, waitFor, within } from '@testing-library/react';
import { ada, artifactTexts, enterText, Refusal, silenceConsole, visit } from '../support/site';

silenceConsole();

const MIB = 1024 ** 2;
const NOTHING_LIMITED = { artifacts: null, pictures: null, pictureBytes: null };

const open = (allowance: object, answers = {}) =>
  visit('/add-artifacts', {
    member: ada,
    answers: {
      AddArtifactPage: () => ({
        viewer: {
          __typename: 'Viewer',
          uid: ada.uid,
          allowance: { __typename: 'Allowance', ...NOTHING_LIMITED, ...allowance },
        },
      }),
      ...answers,
    },
  });

test.each([
  [{ artifacts: 12 }, 'You can add 12 more today.'],
  [{ artifacts: 0 }, 'You cannot add more artifacts today. You can again from 00:00 UTC.'],
  [{ pictures: 1 }, 'You can upload 1 more picture today.'],
  [{ pictures: 20 }, 'You can upload 20 more pictures today.'],
  [{ pictureBytes: 80.9 * MIB }, 'There is room for 80 MiB more of your pictures.'],
  [
    { artifacts: 2, pictures: 3 },
    'You can add 2 more today. You can upload 3 more pictures today.',
  ],
])('a member near a limit is told what is left: %j', async (allowance, sentence) => {
  open(allowance);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test.each([[{}], [{ artifacts: 21, pictures: 21, pictureBytes: 101 * MIB }]])(
  'a member far from every limit is told nothing: %j',
  async (allowance) => {
    const { api } = open(allowance);
    await waitFor(() => expect(api.named('AddArtifactPage')).toHaveLength(1));
    await screen.findByLabelText('Artifact Name');
    expect(within(screen.getByRole('main')).queryByText(/more/)).toBeNull();
  },
);

test('a refusal says why, and keeps what was typed', async () => {
  const { user } = open({ artifacts: 0 }, { AddArtifact: () => new Refusal('RATE_LIMITED') });
  for (const [label, text] of Object.entries(artifactTexts)) await enterText(label, text);
  await user.selectOptions(screen.getByLabelText('Artifact Type'), 'Sculpture');
  await user.click(screen.getByRole('button', { name: 'Add Artifact' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Refused.');
  expect(screen.getByLabelText<HTMLInputElement>('Artifact Name').value).toBe(
    artifactTexts['Artifact Name'],
  );
});
