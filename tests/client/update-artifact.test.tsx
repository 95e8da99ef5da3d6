import { screen, waitFor, within } from '@testing-library/react';
import {
  ada,
  buildArtifact,
  buildConnection,
  enterText,
  Refusal,
  visit,
  type Answer,
  type Answers,
  expectSuccess,
  silenceConsole,
} from '../support/site';

const own = { MyArtifactsPage: () => ({ artifactsByUser: buildConnection([buildArtifact()]) }) };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

silenceConsole();

test.each(['/updateartifacts/7', '/myartifacts/7'])(
  '%s loads the artifact, changes it and leads to one’s own list',
  async (path) => {
    const { user, api, place } = visit(path, {
      member: ada,
      answers: {
        ...own,
        UpdateArtifactPage: () => ({ artifact: buildArtifact() }),
        UpdateArtifact: () => ({ updateArtifact: { artifact: buildArtifact() } }),
      },
    });
    await screen.findByLabelText('Artifact Name');
    expect(field('Artifact Name').value).toBe('Mask of Agamemnon');
    expect(field('Artifact Type').value).toBe('FUNERARY_MASK');
    await enterText('Created At', '1600 BC');
    await user.click(screen.getByRole('button', { name: 'Update Artifact' }));
    await expectSuccess('Artifact updated successfully!');
    await waitFor(() => expect(place()).toBe('/shareartifacts/Ada@example.com'));
    expect(api.named('UpdateArtifact')[0]?.variables).toMatchObject({
      id: '7',
      input: { createdAt: '1600 BC', artifactType: 'FUNERARY_MASK' },
      basedOn: buildArtifact().updatedAt,
    });
  },
);

test('the update form holds all that the artifact has; name and address are read-only', async () => {
  visit('/updateartifacts/7', {
    member: ada,
    answers: { UpdateArtifactPage: () => ({ artifact: buildArtifact() }) },
  });
  await screen.findByLabelText('Artifact Name');
  const held = Object.fromEntries(
    new FormData(document.querySelector('main form') as HTMLFormElement),
  );
  expect(held).toEqual({
    artifactName: 'Mask of Agamemnon',
    artifactType: 'FUNERARY_MASK',
    'facts.culture': '',
    'facts.period': '',
    'facts.material': '',
    image: 'http://localhost:4000/plates/mask-of-agamemnon.svg',
    createdAt: 'c. 1550 BC',
    discoveredAt: 'Mycenae, Greece',
    discoveredBy: 'Heinrich Schliemann',
    presentLocation: 'National Archaeological Museum, Athens',
    historicalContext: 'Found in Grave Circle A.',
    imageCaption: '',
    imageAlt: '',
    rights: '',
    userName: 'Ada Lovelace',
    userEmail: 'Ada@example.com',
  });
  expect(field('User Name').readOnly).toBe(true);
  expect(field('User Email').readOnly).toBe(true);
  // None of the ten types is empty.
  const options = within(field('Artifact Type')).getAllByRole<HTMLOptionElement>('option');
  expect(options.filter(({ value }) => value !== '')).toHaveLength(10);
  expect(options).toHaveLength(10);
});

test('a spinner shows while the artifact to update loads; an unknown artifact has no form', async () => {
  let answer: (page: Answer) => void = () => undefined;
  visit('/updateartifacts/7', {
    member: ada,
    answers: { UpdateArtifactPage: () => new Promise<Answer>((resolve) => (answer = resolve)) },
  });
  expect(await screen.findByText('Loading the artifact…')).toBeTruthy();
  answer({ artifact: null });
  expect(await screen.findByText('Artifact not found')).toBeTruthy();
  expect(document.querySelector('main form')).toBeNull();
});

test('a failed update is reported, the draft stays, and the next try succeeds', async () => {
  let isLost = true;
  const { user } = visit('/updateartifacts/7', {
    member: ada,
    answers: {
      ...own,
      UpdateArtifactPage: () => ({ artifact: buildArtifact() }),
      UpdateArtifact: () => (isLost ? 'lost' : { updateArtifact: { artifact: buildArtifact() } }),
    },
  });
  await enterText('Created At', '1600 BC');
  await user.click(screen.getByRole('button', { name: 'Update Artifact' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Update failed' });
  expect(dialog.textContent).toContain('Something went wrong!');
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(field('Created At').value).toBe('1600 BC');
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Update Artifact' }));
  await expectSuccess('Artifact updated successfully!');
});

test('a change that was taken back leaves no draft', async () => {
  visit('/updateartifacts/7', {
    member: ada,
    answers: { UpdateArtifactPage: () => ({ artifact: buildArtifact() }) },
  });
  await enterText('Created At', 'c. 1550 BC!');
  expect(sessionStorage).toHaveLength(1);
  await enterText('Created At', 'c. 1550 BC');
  expect(sessionStorage).toHaveLength(0);
});

describe('the way back', () => {
  const shown: Answers = {
    ...own,
    DetailPage: () => ({ artifact: buildArtifact() }),
    RecordView: () => ({ recordView: { artifact: null } }),
    UpdateArtifactPage: () => ({ artifact: buildArtifact() }),
  };
  const back = (name: string) => screen.findByRole('link', { name: `Back to ${name}` });

  test('leads to the artifact’s page for a member who came from there, and keeps what was typed', async () => {
    const { user, place } = visit('/artifactsdetails/7', { member: ada, answers: shown });
    await user.click(await screen.findByRole('link', { name: 'Update' }));
    await enterText('Created At', 'c. 1550 BC or so');
    await user.click(await back('Mask of Agamemnon'));
    await waitFor(() => expect(place()).toBe('/artifactsdetails/7'));
    await user.click(await screen.findByRole('link', { name: 'Update' }));
    await screen.findByText('Your unsaved changes are back.');
    expect(field('Created At').value).toBe('c. 1550 BC or so');
  });

  test('leads to the artifact’s page for a member who may not change it', async () => {
    visit('/updateartifacts/7', {
      member: ada,
      answers: {
        UpdateArtifactPage: () => ({ artifact: buildArtifact({ viewerCanEdit: false }) }),
      },
    });
    const link = await back('Mask of Agamemnon');
    expect(link.getAttribute('href')).toBe('/artifactsdetails/7');
    expect(screen.getByText('Only the member who added this artifact can change it')).toBeTruthy();
    expect(document.querySelector('main form')).toBeNull();
  });

  test.each([
    ['from the form', () => ({ artifact: buildArtifact() })],
    ['while the artifact loads', () => new Promise<Answer>(() => undefined)],
    ['when the artifact fails to load', () => new Refusal('INTERNAL_SERVER_ERROR')],
    ['when there is no such artifact', () => ({ artifact: null })],
  ])('leads to the member’s own list %s', async (_, UpdateArtifactPage) => {
    visit('/updateartifacts/7', { member: ada, answers: { UpdateArtifactPage } });
    const link = await back('My Artifacts');
    expect(link.getAttribute('href')).toBe('/shareartifacts/Ada@example.com');
  });
});
