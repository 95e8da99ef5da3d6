import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  ada,
  artifactTexts,
  buildArtifact,
  buildConnection,
  enterText,
  Refusal,
  visit,
  expectSuccess,
  silenceConsole,
} from '../support/site';

const own = { MyArtifactsPage: () => ({ artifactsByUser: buildConnection([buildArtifact()]) }) };
async function fill(user: UserEvent, changes: Partial<typeof artifactTexts> = {}) {
  for (const [label, text] of Object.entries({ ...artifactTexts, ...changes })) {
    await enterText(label, text);
  }
  await user.selectOptions(screen.getByLabelText('Artifact Type'), 'Sculpture');
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

silenceConsole();

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
    'imageCaption',
    'imageAlt',
    'rights',
    'userName',
    'userEmail',
    'facts.culture',
    'facts.period',
    'facts.material',
  ]);
  expect(field('User Name')).toMatchObject({ value: 'Ada Lovelace', readOnly: true });
  expect(field('User Email')).toMatchObject({ value: 'Ada@example.com', readOnly: true });
  // Texts have the direction of their script.
  expect(field('Artifact Name').getAttribute('dir')).toBe('auto');
  expect(field('Historical Context').getAttribute('dir')).toBe('auto');
  expect(field('Image URL').getAttribute('dir')).toBeNull();
  // The type is one of ten, and none is chosen at first.
  const options = within(field('Artifact Type')).getAllByRole('option');
  expect(field('Artifact Type').value).toBe('');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Choose a type',
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
  for (const words of [
    ...['Write the name', 'Choose a picture, or paste its address', 'Write when it was made'],
    ...['Write where it was found', 'Write who found it', 'Write where it is now'],
    'Write what is known of it',
  ]) {
    expect(screen.getByText(words)).toBeTruthy();
  }
  expect(api.named('AddArtifact')).toEqual([]);
});

test('a missing text or type and an invalid URL are reported beside their fields, and nothing is sent', async () => {
  const { user, api } = visit('/add-artifacts', { member: ada });
  await fill(user, { 'Image URL': 'owl', 'Created At': ' ' });
  await user.selectOptions(field('Artifact Type'), 'Choose a type');
  await user.click(screen.getByRole('button', { name: 'Add Artifact' }));
  expect(screen.getByText('Choose a type', { selector: 'p' })).toBeTruthy();
  expect(screen.getByText('Invalid URL')).toBeTruthy();
  expect(screen.getByText('Write when it was made')).toBeTruthy();
  expect(document.activeElement).toBe(field('Artifact Type'));
  expect(api.named('AddArtifact')).toEqual([]);
});

test.each([
  ['1332–1323 BC', 'Read as 1332–1323 BC'],
  ['14th century BC', 'Read as 1399–1300 BC'],
  ['AD 79', 'Read as AD 79'],
  ['long ago', 'Not readable as years'],
])('Created At says after a pause in typing how %s is read', async (text, words) => {
  visit('/add-artifacts', { member: ada });
  const typed = await screen.findByLabelText('Created At');
  // Key by key, without a pause.
  for (let length = 1; length <= text.length; length += 1) {
    fireEvent.input(typed, { target: { value: text.slice(0, length) } });
    expect(screen.queryByText(/^Read as|^Not readable/)).toBeNull();
  }
  expect((await screen.findByText(words)).getAttribute('role')).toBe('status');
  await enterText('Created At', '');
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

test('an artifact is added; the dialog stays open on the member’s own list and closes itself', async () => {
  const { user, api, place } = visit('/add-artifacts', {
    member: ada,
    answers: {
      ...own,
      AddArtifact: () => ({ addArtifact: { artifact: buildArtifact({ id: '8' }) } }),
    },
  });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Add Artifact' }));
  await expectSuccess('Artifact added successfully!');
  await waitFor(() => expect(place()).toBe('/shareartifacts/Ada@example.com'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.named('AddArtifact')[0]?.variables).toMatchObject({
    input: {
      artifactName: 'Owl of Athena',
      artifactType: 'SCULPTURE',
      image: 'https://example.com/owl.png',
      createdAt: 'c. 450 BC',
      discoveredAt: 'Athens',
      discoveredBy: 'Unknown',
      presentLocation: 'Berlin',
      historicalContext: 'A coin of Athens.',
      imageCaption: '',
      imageAlt: '',
      rights: '',
      morePictures: [],
    },
  });
  expect(sessionStorage).toHaveLength(0);
});

test('the picture may have a description and rights, in a section of their own', async () => {
  const { user, api } = visit('/add-artifacts', {
    member: ada,
    answers: {
      ...own,
      AddArtifact: () => ({ addArtifact: { artifact: buildArtifact({ id: '8' }) } }),
    },
  });
  await fill(user);
  const section = within(screen.getByRole('group', { name: 'About the picture' }));
  const rights = section.getByLabelText('Rights of the Picture (optional)');
  expect(rights).toMatchObject({ value: '', required: false });
  expect(within(rights).getAllByRole('option')[0]?.textContent).toBe('Not stated');
  await user.selectOptions(rights, 'CC BY 4.0');
  const description = section.getByLabelText('Description of the Picture (optional)');
  await user.type(description, 'An owl,{enter}{enter}left ');
  await user.click(screen.getByRole('button', { name: 'Add Artifact' }));
  await expectSuccess('Artifact added successfully!');
  expect(api.named('AddArtifact')[0]?.variables).toMatchObject({
    input: {
      imageAlt: 'An owl, left',
      rights: 'https://creativecommons.org/licenses/by/4.0/',
    },
  });
});

test('a refusal is reported in a dialog and beside its fields; nothing typed is lost', async () => {
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
  expect(field('Discovered At').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field('Discovered At')));
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
  await enterText('Email', ada.email);
  await enterText('Password', 'Secret');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(place()).toBe('/add-artifacts'));
  await waitFor(() => expect(field('Artifact Name').value).toBe('Owl of Athena'));
  expect(field('Artifact Type').value).toBe('SCULPTURE');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Discard them' }));
  expect(field('Artifact Name').value).toBe('');
  expect(field('Artifact Type').value).toBe('');
});

test('the picture shows beside a valid URL, and a placeholder when the picture is broken', async () => {
  visit('/add-artifacts', { member: ada });
  const preview = () => within(screen.getByRole('figure'));
  await enterText('Image URL', 'example.com/owl.png');
  expect(preview().queryByRole('img')).toBeNull();
  await enterText('Image URL', 'https://example.com/owl.png');
  const picture = await preview().findByRole('img');
  expect(picture.getAttribute('src')).toBe('https://example.com/owl.png');
  expect(picture.getAttribute('referrerpolicy')).toBe('no-referrer');
  fireEvent.error(picture);
  await waitFor(() =>
    expect(preview().getByRole('img').getAttribute('src')).toBe('/placeholder.svg'),
  );
});

describe('a picture address that loads nothing', () => {
  const hint = 'No picture loads from this address';
  const picture = () => within(screen.getByRole('figure')).findByRole('img');
  const remark = () => {
    const ids = field('Image URL').getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  };

  const enterAddress = (address: string) => enterText('Image URL', address);

  test('is remarked on beside the field, is announced, is no error, and can be saved', async () => {
    const { user, api } = visit('/add-artifacts', {
      member: ada,
      answers: { ...own, AddArtifact: () => ({ addArtifact: { artifact: buildArtifact() } }) },
    });
    await fill(user);
    expect(screen.queryByText(hint)).toBeNull();
    fireEvent.error(await picture());
    expect(remark()).toContain(hint);
    expect(screen.getByText(hint).closest('[role=status]')).toBeTruthy();
    expect(field('Image URL').getAttribute('aria-invalid')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add Artifact' }));
    await expectSuccess('Artifact added successfully!');
    expect(api.named('AddArtifact')).toHaveLength(1);
  });

  test('is no longer remarked on while another one is typed, and when that one loads', async () => {
    visit('/add-artifacts', { member: ada });
    await enterAddress('https://example.com/nothing.png');
    fireEvent.error(await picture());
    await enterAddress('https://example.com/owl.png');
    expect(screen.queryByText(hint)).toBeNull();
    await waitFor(async () =>
      expect((await picture()).getAttribute('src')).toBe('https://example.com/owl.png'),
    );
    fireEvent.load(await picture());
    expect(remark()).not.toContain(hint);
  });

  test('is tried again when it is entered again', async () => {
    visit('/add-artifacts', { member: ada });
    await enterAddress('https://example.com/late.png');
    fireEvent.error(await picture());
    await enterAddress('https://example.com/owl.png');
    await waitFor(async () => expect((await picture()).getAttribute('src')).toMatch(/owl/));
    await enterAddress('https://example.com/late.png');
    await waitFor(async () => expect((await picture()).getAttribute('src')).toMatch(/late/));
    fireEvent.load(await picture());
    expect(screen.queryByText(hint)).toBeNull();
  });

  test('is not what other addresses are called, which no picture is requested from', async () => {
    visit('/add-artifacts', { member: ada });
    for (const address of ['', 'owl.png', 'ftp://example.com/owl.png']) {
      await enterAddress('https://example.com/nothing.png');
      fireEvent.error(await picture());
      await enterAddress(address);
      await waitFor(() => expect(within(screen.getByRole('figure')).queryByRole('img')).toBeNull());
      expect(screen.queryByText(hint)).toBeNull();
    }
  });
});
