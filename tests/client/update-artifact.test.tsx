import { screen, waitFor, within } from '@testing-library/react';
import {
  ada,
  artifactTexts,
  buildArtifact,
  buildConnection,
  Refusal,
  visit,
  type Answer,
  type Answers,
  expectSuccess,
} from '../support/site';

const own = { MyArtifactsPage: () => ({ artifactsByUser: buildConnection([buildArtifact()]) }) };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

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
    await user.clear(field('Created At'));
    await user.type(field('Created At'), '1600 BC');
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
    image: 'http://localhost:4000/plates/mask-of-agamemnon.svg',
    createdAt: 'c. 1550 BC',
    discoveredAt: 'Mycenae, Greece',
    discoveredBy: 'Heinrich Schliemann',
    presentLocation: 'National Archaeological Museum, Athens',
    historicalContext: 'Found in Grave Circle A.',
    imageAlt: '',
    rights: '',
    userName: 'Ada Lovelace',
    userEmail: 'Ada@example.com',
  });
  expect(field('User Name').readOnly).toBe(true);
  expect(field('User Email').readOnly).toBe(true);
});

test('an update requires every text too', async () => {
  const { user, api } = visit('/updateartifacts/7', {
    member: ada,
    answers: { UpdateArtifactPage: () => ({ artifact: buildArtifact() }) },
  });
  await screen.findByLabelText('Artifact Name');
  for (const label of Object.keys(artifactTexts)) await user.clear(field(label));
  await user.click(screen.getByRole('button', { name: 'Update Artifact' }));
  for (const label of Object.keys(artifactTexts)) {
    expect(screen.getByText(`${label} is required`)).toBeTruthy();
  }
  expect(api.named('UpdateArtifact')).toEqual([]);
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

test('a failed load of the artifact to update is reported, and can be tried again', async () => {
  let up = false;
  const { user } = visit('/updateartifacts/7', {
    member: ada,
    answers: {
      UpdateArtifactPage: () =>
        up ? { artifact: buildArtifact() } : new Refusal('INTERNAL_SERVER_ERROR'),
    },
  });
  expect(await screen.findByText('Failed to fetch the artifact.')).toBeTruthy();
  expect(console.error).toHaveBeenCalledWith('Failed to fetch the artifact.');
  up = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Artifact Name')).toBeTruthy();
});

test('a failed update is reported', async () => {
  const { user } = visit('/updateartifacts/7', {
    member: ada,
    answers: {
      UpdateArtifactPage: () => ({ artifact: buildArtifact() }),
      UpdateArtifact: () => 'lost',
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Update Artifact' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Update failed' });
  expect(dialog.textContent).toContain('Something went wrong!');
});

test('another member’s artifact has no form', async () => {
  visit('/updateartifacts/7', {
    member: ada,
    answers: { UpdateArtifactPage: () => ({ artifact: buildArtifact({ viewerCanEdit: false }) }) },
  });
  expect(
    await screen.findByText('Only the member who added this artifact can change it'),
  ).toBeTruthy();
  expect(document.querySelector('main form')).toBeNull();
});

test('the update form offers no empty type', async () => {
  visit('/updateartifacts/7', {
    member: ada,
    answers: { UpdateArtifactPage: () => ({ artifact: buildArtifact() }) },
  });
  const options = within(await screen.findByLabelText('Artifact Type')).getAllByRole('option');
  expect(options).toHaveLength(10);
  expect(screen.queryByRole('option', { name: 'Choose a type' })).toBeNull();
});

test('a change that was taken back leaves no draft', async () => {
  const { user } = visit('/updateartifacts/7', {
    member: ada,
    answers: { UpdateArtifactPage: () => ({ artifact: buildArtifact() }) },
  });
  await user.type(await screen.findByLabelText('Created At'), '!');
  expect(sessionStorage).toHaveLength(1);
  await user.type(field('Created At'), '{Backspace}');
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

  test('leads to the member’s own list', async () => {
    const { user, place } = visit('/updateartifacts/7', { member: ada, answers: shown });
    await user.click(await back('My Artifacts'));
    await waitFor(() => expect(place()).toBe('/shareartifacts/Ada@example.com'));
  });

  test('leads to the artifact’s page for a member who came from there', async () => {
    const { user, place } = visit('/artifactsdetails/7', { member: ada, answers: shown });
    await user.click(await screen.findByRole('link', { name: 'Update' }));
    await screen.findByLabelText('Artifact Name');
    await user.click(await back('Mask of Agamemnon'));
    await waitFor(() => expect(place()).toBe('/artifactsdetails/7'));
  });

  test('keeps what was typed, which is back with the form', async () => {
    const { user } = visit('/artifactsdetails/7', { member: ada, answers: shown });
    await user.click(await screen.findByRole('link', { name: 'Update' }));
    await user.type(await screen.findByLabelText('Created At'), ' or so');
    await user.click(await back('Mask of Agamemnon'));
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
  });

  test.each([
    ['while the artifact loads', () => new Promise<Answer>(() => undefined)],
    ['when the artifact fails to load', () => new Refusal('INTERNAL_SERVER_ERROR')],
    ['when there is no such artifact', () => ({ artifact: null })],
  ])('leads to the member’s own list %s', async (_, UpdateArtifactPage) => {
    visit('/updateartifacts/7', { member: ada, answers: { UpdateArtifactPage } });
    const link = await back('My Artifacts');
    expect(link.getAttribute('href')).toBe('/shareartifacts/Ada@example.com');
  });
});
