import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ada, buildArtifact, buildConnection, Refusal, visit, type Answer } from '../support/site';

const own = { MyArtifactsPage: () => ({ artifactsByUser: buildConnection([buildArtifact()]) }) };
const texts = {
  'Artifact Name': 'Owl of Athena',
  'Image URL': 'https://example.com/owl.png',
  'Created At': 'c. 450 BC',
  'Discovered At': 'Athens',
  'Discovered By': 'Unknown',
  'Present Location': 'Berlin',
  'Historical Context': 'A coin of Athens.',
};

async function fill(user: UserEvent, changes: Partial<typeof texts> = {}) {
  await screen.findByLabelText('Artifact Name');
  for (const [label, text] of Object.entries({ ...texts, ...changes })) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.selectOptions(screen.getByLabelText('Artifact Type'), 'Sculpture');
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('controls carry the field names; name and address are read-only and the member’s', async () => {
  visit('/add-artifacts', { member: ada });
  await screen.findByLabelText('Artifact Name');
  const names = [...document.querySelectorAll('form [name]')].map((node) =>
    node.getAttribute('name'),
  );
  expect(names).toEqual([
    'artifactName',
    'artifactType',
    'image',
    'createdAt',
    'discoveredAt',
    'discoveredBy',
    'presentLocation',
    'historicalContext',
    'userName',
    'userEmail',
  ]);
  expect(field('User Name')).toMatchObject({ value: 'Ada Lovelace', readOnly: true });
  expect(field('User Email')).toMatchObject({ value: 'Ada@example.com', readOnly: true });
});

test('the type is one of ten', async () => {
  visit('/add-artifacts', { member: ada });
  const options = within(await screen.findByLabelText('Artifact Type')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Tools',
    'Weapons',
    'Documents',
    'Writings',
    'Sculpture',
    'Funerary Mask',
    'Gold & Silver Religious Statues',
    'Alabaster Vase',
    'Wooden Model',
    'Wool Carpet',
  ]);
});

test('every text is required', async () => {
  const { user, api } = visit('/add-artifacts', { member: ada });
  await user.click(await screen.findByRole('button', { name: 'Add Artifact' }));
  for (const label of Object.keys(texts)) {
    expect(screen.getByText(`${label} is required`)).toBeTruthy();
  }
  expect(api.named('AddArtifact')).toEqual([]);
});

test('what is missing or no address is said beside its field, and nothing is sent', async () => {
  const { user, api } = visit('/add-artifacts', { member: ada });
  await fill(user, { 'Image URL': 'owl', 'Created At': ' ' });
  await user.click(screen.getByRole('button', { name: 'Add Artifact' }));
  expect(screen.getByText('Invalid URL')).toBeTruthy();
  expect(screen.getByText('Created At is required')).toBeTruthy();
  expect(document.activeElement).toBe(field('Image URL'));
  expect(api.named('AddArtifact')).toEqual([]);
});

test('an artifact is added; the dialog outlives the way to one’s own list and closes itself', async () => {
  const { user, api, place } = visit('/add-artifacts', {
    member: ada,
    answers: {
      ...own,
      AddArtifact: () => ({ addArtifact: { artifact: buildArtifact({ id: '8' }) } }),
    },
  });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Add Artifact' }));
  await screen.findByRole('alertdialog', { name: 'Artifact added successfully!' });
  await waitFor(() => expect(place()).toBe('/shareartifacts/Ada@example.com'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), { timeout: 2500 });
  expect(api.named('AddArtifact')[0]?.variables).toEqual({
    input: {
      artifactName: 'Owl of Athena',
      artifactType: 'SCULPTURE',
      image: 'https://example.com/owl.png',
      createdAt: 'c. 450 BC',
      discoveredAt: 'Athens',
      discoveredBy: 'Unknown',
      presentLocation: 'Berlin',
      historicalContext: 'A coin of Athens.',
    },
  });
  expect(sessionStorage).toHaveLength(0);
});

test('a refusal is told by its dialog and beside its fields; nothing typed is lost', async () => {
  const { user } = visit('/add-artifacts', {
    member: ada,
    answers: {
      AddArtifact: () => new Refusal('BAD_USER_INPUT', { discoveredAt: 'No such place.' }),
    },
  });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Add Artifact' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Oops...' });
  expect(dialog.textContent).toContain('Something went wrong while adding artifact!');
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.getByText('No such place.')).toBeTruthy();
  expect(field('Artifact Name').value).toBe('Owl of Athena');
});

test('a draft returns after a sign-in, and can be discarded', async () => {
  const { user, session, place } = visit('/add-artifacts', {
    member: { ...ada, refresh: () => Promise.resolve('gone') },
    answers: { AddArtifact: () => new Refusal('UNAUTHENTICATED') },
  });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Add Artifact' }));
  await waitFor(() => expect(place()).toBe('/signin?from=%2Fadd-artifacts'));
  expect(session.signOut).toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await user.type(screen.getByLabelText('Email'), ada.email);
  await user.type(screen.getByLabelText('Password'), 'Secret');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(place()).toBe('/add-artifacts'));
  await waitFor(() => expect(field('Artifact Name').value).toBe('Owl of Athena'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), { timeout: 2500 });
  await user.click(screen.getByRole('button', { name: 'Discard them' }));
  expect(field('Artifact Name').value).toBe('');
});

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
    await screen.findByRole('alertdialog', { name: 'Artifact updated successfully!' });
    await waitFor(() => expect(place()).toBe('/shareartifacts/Ada@example.com'));
    expect(api.named('UpdateArtifact')[0]?.variables).toMatchObject({
      id: '7',
      input: { createdAt: '1600 BC', artifactType: 'FUNERARY_MASK' },
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
    userName: 'Ada Lovelace',
    userEmail: 'Ada@example.com',
  });
  expect(field('User Name').readOnly).toBe(true);
  expect(field('User Email').readOnly).toBe(true);
});

test('an update needs every text too', async () => {
  const { user, api } = visit('/updateartifacts/7', {
    member: ada,
    answers: { UpdateArtifactPage: () => ({ artifact: buildArtifact() }) },
  });
  await screen.findByLabelText('Artifact Name');
  for (const label of Object.keys(texts)) await user.clear(field(label));
  await user.click(screen.getByRole('button', { name: 'Update Artifact' }));
  for (const label of Object.keys(texts)) {
    expect(screen.getByText(`${label} is required`)).toBeTruthy();
  }
  expect(api.named('UpdateArtifact')).toEqual([]);
});

test('a spinner stands while the artifact to update loads; one that is not there has no form', async () => {
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

test('a failed load of the artifact to update is said, and can be tried again', async () => {
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

test('a failed update says so', async () => {
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

test('the picture shows beside its address once that is one, and a placeholder when it is broken', async () => {
  const { user } = visit('/add-artifacts', { member: ada });
  await screen.findByLabelText('Artifact Name');
  const preview = () => within(screen.getByRole('figure'));
  await user.click(field('Image URL'));
  await user.paste('example.com/owl.png');
  expect(preview().queryByRole('img')).toBeNull();
  await user.clear(field('Image URL'));
  await user.paste('https://example.com/owl.png');
  const picture = await preview().findByRole('img');
  expect(picture.getAttribute('src')).toBe('https://example.com/owl.png');
  expect(picture.getAttribute('referrerpolicy')).toBe('no-referrer');
  fireEvent.error(picture);
  await waitFor(() =>
    expect(preview().getByRole('img').getAttribute('src')).toBe('/placeholder.svg'),
  );
});
