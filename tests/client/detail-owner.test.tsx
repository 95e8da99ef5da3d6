import { act, screen, waitFor, within } from '@testing-library/react';
import { shown, views } from '../support/detail-page';
import {
  ada,
  buildArtifact,
  buildConnection,
  Refusal,
  visit,
  type Answers,
  silenceConsole,
} from '../support/site';

silenceConsole();

describe('the owner’s actions', () => {
  const ownList = '/shareartifacts/Ada@example.com';
  const owl = buildArtifact({ id: '8', artifactName: 'Owl' });

  /** Comes from the list with the artifact, as a member would, and asks to delete. */
  async function askToDelete(deletion: Answers['DeleteArtifact']) {
    const site = visit(ownList, {
      member: ada,
      answers: {
        ...shown,
        MyArtifactsPage: () => ({ artifactsByUser: buildConnection([buildArtifact(), owl]) }),
        DeleteArtifact: deletion,
      },
    });
    await screen.findByRole('table');
    await act(() => site.router.navigate('/artifactsdetails/7'));
    await site.user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    expect(dialog.getByText("You won't be able to revert this!")).toBeTruthy();
    await site.user.click(dialog.getByRole('button', { name: 'Yes, delete it!' }));
    return site;
  }

  test('are Update, which leads to the form, and Delete', async () => {
    visit('/artifactsdetails/7', { member: ada, answers: shown });
    const update = await screen.findByRole('link', { name: 'Update' });
    expect(update.getAttribute('href')).toBe('/updateartifacts/7');
    expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
  });

  test('an editor may update it, and not delete it', async () => {
    const artifact = buildArtifact({ viewerIsOwner: false });
    visit('/artifactsdetails/7', {
      member: ada,
      answers: { ...views, DetailPage: () => ({ artifact }) },
    });
    await screen.findByRole('link', { name: 'Update' });
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  test.each([
    [{}, 'until an editor publishes it'],
    [{ sentBackReason: 'Which temple?' }, 'Change it, and it waits for review again'],
    [{ viewerIsOwner: false }, 'Only its owner and the editors see this artifact'],
  ])('what waits is not liked, shared or counted: %j', async (state, words) => {
    const artifact = buildArtifact({ waits: true, ...state });
    const { api } = visit('/artifactsdetails/7', {
      member: ada,
      answers: { ...views, DetailPage: () => ({ artifact }) },
    });
    await screen.findByText(words, { exact: false });
    expect(screen.queryByRole('button', { name: /^Like|Share|Cite/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'History' })).toBeNull();
    expect(api.named('RecordView')).toEqual([]);
  });

  test('are not shown to another member', async () => {
    visit('/artifactsdetails/7', {
      member: ada,
      answers: {
        ...views,
        DetailPage: () => ({ artifact: buildArtifact({ viewerCanEdit: false }) }),
      },
    });
    await screen.findByText('Views: 1,247');
    expect(screen.queryByRole('link', { name: 'Update' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  test('a deletion leads to the member’s own list', async () => {
    const { api, place } = await askToDelete(() => ({
      deleteArtifact: { deletedCount: 1, deletedId: '7' },
    }));
    const done = await screen.findByRole('alertdialog', { name: 'Deleted!' });
    expect(done.textContent).toContain('Your artifact has been deleted.');
    await waitFor(() => expect(place()).toBe(ownList));
    expect(api.named('DetailPage')).toHaveLength(1);
  });

  test('until that list shows, the deleted artifact stays on the page', async () => {
    const headings = new Set<string | undefined>();
    const observer = new MutationObserver(() =>
      headings.add(document.querySelector('h1')?.textContent),
    );
    const { place } = await askToDelete(() => {
      observer.observe(document.body, { childList: true, subtree: true });
      return { deleteArtifact: { deletedCount: 1, deletedId: '7' } };
    });
    await waitFor(() => expect(place()).toBe(ownList));
    await screen.findByText('Owl');
    observer.disconnect();
    expect([...headings]).toEqual(['Mask of Agamemnon', 'My Artifacts']);
  });

  test('Back after a deletion does not lead to the deleted artifact', async () => {
    const { place, router } = await askToDelete(() => ({
      deleteArtifact: { deletedCount: 1, deletedId: '7' },
    }));
    await waitFor(() => expect(place()).toBe(ownList));
    await act(() => router.navigate(-1));
    expect(place()).toBe(ownList);
  });

  test.each([
    ['Failed!', 'Could not delete artifact.', () => ({ deleteArtifact: { deletedCount: 0 } })],
    ['Error!', 'Something went wrong.', () => new Refusal('INTERNAL_SERVER_ERROR')],
  ] as const)(
    'a failed deletion says “%s %s”, and the page stays',
    async (title, message, answer) => {
      const { user, place } = await askToDelete(answer);
      const dialog = await screen.findByRole('alertdialog', { name: title });
      expect(dialog.textContent).toContain(message);
      await user.click(screen.getByRole('button', { name: 'OK' }));
      expect(screen.getByRole('heading', { name: 'Mask of Agamemnon' })).toBeTruthy();
      expect(place()).toBe('/artifactsdetails/7');
    },
  );
});
