import { cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  ada,
  buildArtifact,
  buildConnection,
  enterText,
  Refusal,
  visit,
  type Answers,
  expectSuccess,
  silenceConsole,
} from '../support/site';

const own = { MyArtifactsPage: () => ({ artifactsByUser: buildConnection([buildArtifact()]) }) };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

silenceConsole();

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

  test('is not overwritten: the newer values stand beside the draft, which stays', async () => {
    const { user, api, place, changeElsewhere } = visitForm();
    await enterText('Created At', 'c. 1600 BC');
    await enterText('Present Location', 'Athens');
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
      await enterText('Created At', 'c. 1600 BC');
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
    await enterText('Created At', 'c. 1600 BC');
    await enterText('Present Location', 'Athens');
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
    await enterText('Present Location', 'Athens');
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
    visitForm();
    await enterText('Created At', 'c. 1600 BC');
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
    await enterText('Created At', 'c. 1600 BC');
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
    await enterText('Created At', 'c. 1600 BC');
    isUp = false;
    await user.click(button('Update Artifact'));
    await screen.findByRole('alertdialog', { name: 'Update failed' });
    expect(field('Created At').value).toBe('c. 1600 BC');
  });

  test('marks what differs, and shortens what a long text has in common', async () => {
    const words = (text: string) =>
      `${'Lorem ipsum. '.repeat(40)}${text}${' Dolor sit.'.repeat(40)}`;
    const { user, changeElsewhere } = visitForm({});
    await enterText('Historical Context', words('Grave circle A.'));
    changeElsewhere({ historicalContext: words('Shaft grave V.'), updatedAt: elsewhere.updatedAt });
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
