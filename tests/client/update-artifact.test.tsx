import { cleanup, screen, waitFor, within } from '@testing-library/react';
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

describe('an artifact that was changed elsewhere', () => {
  const elsewhere = {
    createdAt: '16th century BC',
    artifactType: 'SCULPTURE',
    updatedAt: '2026-01-01T00:00:07.000Z',
  };
  const button = (name: string) => screen.getByRole('button', { name });
  const conflict = () =>
    screen.findByRole('region', { name: 'This artifact was changed elsewhere' });

  /** The site with an API that holds an artifact, and refuses changes of its older versions. */
  function visitForm(overrides: Answers = {}) {
    let stored: Record<string, unknown> = buildArtifact();
    const site = visit('/updateartifacts/7', {
      member: ada,
      answers: {
        ...own,
        UpdateArtifactPage: () => ({ artifact: stored }),
        UpdateArtifact: ({ input, basedOn }) => {
          if (basedOn !== stored['updatedAt']) return new Refusal('CONFLICT');
          return { updateArtifact: { artifact: { ...stored, ...(input as object) } } };
        },
        ...overrides,
      },
    });
    return { ...site, changeElsewhere: (changes = {}) => (stored = { ...stored, ...changes }) };
  }

  async function replaceText(user: ReturnType<typeof visit>['user'], label: string, text: string) {
    await user.clear(await screen.findByLabelText(label));
    await user.type(field(label), text);
  }

  test('is not overwritten: the newer values stand beside the draft, which stays', async () => {
    const { user, api, place, changeElsewhere } = visitForm();
    await replaceText(user, 'Created At', 'c. 1600 BC');
    await replaceText(user, 'Present Location', 'Athens');
    changeElsewhere(elsewhere);
    await user.click(button('Update Artifact'));

    const heading = within(await conflict()).getByRole('heading', { level: 2 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(within(await conflict()).getByRole('alert').textContent).toMatch(/your draft/i);
    const shown = within(await conflict())
      .getAllByRole('listitem')
      .map((item) => [
        within(item).getByRole('heading').textContent,
        ...[...item.querySelectorAll('dd')].map(({ textContent }) => textContent),
      ]);
    expect(shown).toEqual([
      ['Artifact Type', 'Sculpture', 'Funerary Mask'],
      ['Created At', '16th century BC', 'c. 1600 BC'],
    ]);
    expect(field('Created At').value).toBe('c. 1600 BC');
    expect(field('Present Location').value).toBe('Athens');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.named('UpdateArtifact')).toHaveLength(1);
    expect(place()).toBe('/updateartifacts/7');
  });

  test.each(['Save my draft over it', 'Update Artifact'])(
    'is overwritten when the member then presses “%s”',
    async (name) => {
      const { user, api, place, changeElsewhere } = visitForm();
      await replaceText(user, 'Created At', 'c. 1600 BC');
      changeElsewhere(elsewhere);
      await user.click(button('Update Artifact'));
      await conflict();
      await user.click(button(name));
      await expectSuccess('Artifact updated successfully!');
      await waitFor(() => expect(place()).toBe('/shareartifacts/Ada@example.com'));
      expect(api.named('UpdateArtifact')[1]?.variables).toMatchObject({
        input: { createdAt: 'c. 1600 BC', artifactType: 'FUNERARY_MASK' },
        basedOn: elsewhere.updatedAt,
      });
      expect(sessionStorage).toHaveLength(0);
    },
  );

  test('gives its newer values to the form, which keeps the other changes', async () => {
    const { user, api, changeElsewhere } = visitForm();
    await replaceText(user, 'Created At', 'c. 1600 BC');
    await replaceText(user, 'Present Location', 'Athens');
    changeElsewhere(elsewhere);
    await user.click(button('Update Artifact'));
    await conflict();
    await user.click(button('Take the newer values'));

    expect(screen.queryByRole('region', { name: /changed elsewhere/ })).toBeNull();
    expect(field('Created At').value).toBe('16th century BC');
    expect(field('Artifact Type').value).toBe('SCULPTURE');
    expect(field('Present Location').value).toBe('Athens');
    expect(document.activeElement).toBe(field('Artifact Type'));
    expect(api.named('UpdateArtifact')).toHaveLength(1);

    await user.click(button('Update Artifact'));
    await expectSuccess('Artifact updated successfully!');
    expect(api.named('UpdateArtifact')[1]?.variables).toMatchObject({
      input: { createdAt: '16th century BC', presentLocation: 'Athens' },
      basedOn: elsewhere.updatedAt,
    });
  });

  test('may change again: all that differs from the first version is shown', async () => {
    const { user, changeElsewhere } = visitForm();
    await replaceText(user, 'Present Location', 'Athens');
    changeElsewhere(elsewhere);
    await user.click(button('Update Artifact'));
    await conflict();
    changeElsewhere({ discoveredBy: 'Sophia Schliemann', updatedAt: '2026-01-01T00:00:08.000Z' });
    await user.click(button('Save my draft over it'));
    await waitFor(async () => expect((await conflict()).textContent).toContain('Sophia'));
    const items = within(await conflict()).getAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
      'Artifact Type',
      'Created At',
      'Discovered By',
    ]);
  });

  test('is told of a draft that returns after a reload', async () => {
    const first = visitForm();
    await replaceText(first.user, 'Created At', 'c. 1600 BC');
    cleanup();
    const { user, api } = visitForm({
      UpdateArtifactPage: () => ({ artifact: buildArtifact(elsewhere) }),
      UpdateArtifact: () => ({ updateArtifact: { artifact: buildArtifact() } }),
    });
    expect((await conflict()).textContent).toContain('16th century BC');
    expect(field('Created At').value).toBe('c. 1600 BC');
    await user.click(button('Discard them'));
    expect(screen.queryByRole('region', { name: /changed elsewhere/ })).toBeNull();
    expect(field('Created At').value).toBe('16th century BC');
    await user.click(button('Update Artifact'));
    await expectSuccess('Artifact updated successfully!');
    expect(api.named('UpdateArtifact')[0]?.variables).toMatchObject({
      basedOn: elsewhere.updatedAt,
    });
  });

  test('is saved at once when it has the values of the draft already', async () => {
    // The response to a first attempt was lost.
    const { user, api, changeElsewhere } = visitForm();
    await replaceText(user, 'Created At', 'c. 1600 BC');
    changeElsewhere({ createdAt: 'c. 1600 BC', updatedAt: elsewhere.updatedAt });
    await user.click(button('Update Artifact'));
    await expectSuccess('Artifact updated successfully!');
    expect(api.named('UpdateArtifact')[1]?.variables).toMatchObject({
      basedOn: elsewhere.updatedAt,
    });
  });

  test('is a failed update when its newer version cannot be loaded', async () => {
    let isUp = true;
    const { user } = visitForm({
      UpdateArtifactPage: () =>
        isUp ? { artifact: buildArtifact() } : new Refusal('INTERNAL_SERVER_ERROR'),
      UpdateArtifact: () => new Refusal('CONFLICT'),
    });
    await replaceText(user, 'Created At', 'c. 1600 BC');
    isUp = false;
    await user.click(button('Update Artifact'));
    await screen.findByRole('alertdialog', { name: 'Update failed' });
    expect(field('Created At').value).toBe('c. 1600 BC');
  });

  test('marks what differs, and shortens what a long text has in common', async () => {
    const words = (text: string) =>
      `${'Lorem ipsum. '.repeat(40)}${text}${' Dolor sit.'.repeat(40)}`;
    const { user, changeElsewhere } = visitForm({});
    await screen.findByLabelText('Historical Context');
    changeElsewhere({ historicalContext: words('Shaft grave V.'), updatedAt: elsewhere.updatedAt });
    await user.clear(field('Historical Context'));
    await user.paste(words('Grave circle A.'));
    await user.click(button('Update Artifact'));
    const marks = [...(await conflict()).querySelectorAll('mark')];
    expect(marks.map(({ textContent }) => textContent)).toEqual([
      'Shaft grave V',
      'Grave circle A',
    ]);
    const texts = [...(await conflict()).querySelectorAll('dd')].map((dd) => dd.textContent);
    for (const text of texts) {
      expect(text).toMatch(/^….*…$/s);
      expect(text.length).toBeLessThan(250);
    }
  });
});
