import { screen, waitFor, within } from '@testing-library/react';
import { leaving, open } from '../support/open-sheet';
import {
  buildProblem,
  buildRow,
  buildSheet,
  rowArtifact,
  sheetPage,
  sheetRows,
} from '../support/sheet-pages';
import { Refusal, silenceConsole } from '../support/site';

silenceConsole();

describe('applying', () => {
  const counts = { new: 112, changed: 37, wrong: 4 };
  const button = (name: string | RegExp) => screen.findByRole('button', { name });

  test('says what it does, what is left out, and what the day allows', async () => {
    open(null, { SheetPage: () => sheetPage(buildSheet(), 50) });
    await button('Add 112 and change 37 artifacts');
    screen.getByText(/^4 wrong rows are left out/);
    screen.getByText(/^You can add 50 more today, and the sheet has 112 new ones/);
  });

  test('counts one new artifact as one', async () => {
    open(null, { SheetPage: () => sheetPage(buildSheet('READY', { new: 1 }), 0) });
    await screen.findByText(/^You cannot add more artifacts today, and the sheet has 1 new one\./);
  });

  test('is not offered where nothing would be written', async () => {
    open(buildSheet('READY', { same: 3 }));
    await screen.findByText(/^There is nothing to apply/);
    expect(screen.queryByRole('button', { name: /^(Add|Change)/ })).toBeNull();
  });

  test('shows how far it is until all is written, and reads the rows again', async () => {
    const asked = [57, 149];
    const progress = () => {
      const applied = asked.shift() ?? 149;
      return buildSheet(applied < 149 ? 'APPLYING' : 'APPLIED', { ...counts, applied });
    };
    const { user, api } = open(buildSheet('READY', counts), {
      ...leaving('ApplySheet', 'applySheet', buildSheet('APPLYING', counts)),
      SheetProgress: () => ({ node: progress(), viewer: { __typename: 'Viewer', uid: 'ada' } }),
    });
    await user.click(await button('Add 112 and change 37 artifacts'));
    await screen.findByText('57 of 149 rows are written.');
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('57');
    expect(screen.getByText('25 % of the rows are written.').closest('[role=status]')).toBeTruthy();
    const title = await screen.findByRole('heading', { name: 'The sheet is being applied' });
    expect(document.activeElement).toBe(title);
    const read = api.named('SheetRows').length;
    await screen.findByText('149 of 149 rows are written. 4 rows with mistakes were left out.');
    expect(screen.queryByRole('progressbar')).toBeNull();
    await waitFor(() => expect(api.named('SheetRows').length).toBeGreaterThan(read));
    expect(document.activeElement).toBe(title);
  });

  test('asks again after the connection was lost', async () => {
    let isLost = true;
    const { api } = open(buildSheet('APPLYING', counts), {
      SheetProgress: () =>
        isLost
          ? 'lost'
          : {
              node: buildSheet('APPLIED', { ...counts, applied: 149 }),
              viewer: { __typename: 'Viewer', uid: 'ada' },
            },
    });
    // One alert stays, so that screen readers read it once.
    const alert = await screen.findByText(/The server cannot be reached/);
    const asked = api.named('SheetProgress').length;
    const wasThere: boolean[] = [];
    const observer = new MutationObserver(() => wasThere.push(alert.isConnected));
    observer.observe(document.body, { childList: true, subtree: true });
    await waitFor(() => expect(api.named('SheetProgress').length).toBeGreaterThan(asked + 3));
    observer.disconnect();
    expect(wasThere).not.toContain(false);
    expect(screen.getByText(/The server cannot be reached/)).toBe(alert);
    isLost = false;
    await screen.findByText(/^149 of 149 rows are written/);
  });

  test('that is refused shows the sheet as it is now', async () => {
    let node = buildSheet('READY', counts);
    const { user } = open(null, {
      SheetPage: () => sheetPage(node),
      ApplySheet: () => {
        node = buildSheet('APPLIED', { ...counts, applied: 149 });
        return new Refusal('BAD_USER_INPUT');
      },
    });
    await user.click(await button('Add 112 and change 37 artifacts'));
    await screen.findByText('The page shows the sheet as it is now.');
    screen.getByText(/^149 of 149 rows are written/);
  });
});

describe('taking back', () => {
  const applied = buildSheet('APPLIED', { new: 1, changed: 2, applied: 3 });

  test('is confirmed, and lists what was left, with the reason', async () => {
    const left = buildRow('KEPT', 9, {
      artifact: rowArtifact('7', 'Mask of Agamemnon'),
      problems: [buildProblem(null, 'It was changed since.')],
    });
    const { user, api } = open(applied, {
      ...leaving('UndoSheet', 'undoSheet', buildSheet('UNDOING', { new: 1, changed: 2 })),
      SheetRows: ({ kind }) => sheetRows(kind === 'KEPT' ? [left] : []),
      SheetProgress: () => ({
        node: buildSheet('UNDONE', { new: 1, changed: 1, kept: 1 }),
        viewer: { __typename: 'Viewer', uid: 'ada' },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Take it back…' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Take this sheet back?' }),
    );
    dialog.getByText(/until December 21, 2026\./);
    expect(api.named('UndoSheet')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Take it back' }));
    await screen.findByText(/but for 1 artifact, which was changed, hidden or removed since/);
    const row = within(await screen.findByRole('article', { name: 'Mask of Agamemnon' }));
    row.getByText('It was changed since.');
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'The sheet was taken back' }),
    );
  });

  test('is not offered after its time', async () => {
    open(buildSheet('APPLIED', { new: 3, applied: 3 }, { undoableUntil: null }));
    await screen.findByText('It can no longer be taken back: more than 30 days have passed.');
    expect(screen.queryByRole('button', { name: 'Take it back…' })).toBeNull();
  });

  test('does not begin without the confirmation', async () => {
    const { user, api } = open(applied);
    await user.click(await screen.findByRole('button', { name: 'Take it back…' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(api.named('UndoSheet')).toEqual([]);
  });
});

describe('the wrong rows', () => {
  const answerWith = (status: number) => {
    const asked: string[] = [];
    globalThis.fetch = async (address, init) => {
      const { authorization } = Object.fromEntries(new Headers(init?.headers));
      asked.push(`${address instanceof Request ? address.url : String(address)} ${authorization}`);
      return new Response('line,problem', { status });
    };
    return asked;
  };

  test.each([200, 503])('are downloaded with the token (%i)', async (status) => {
    const asked = answerWith(status);
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { user } = open(buildSheet());
    await user.click(await screen.findByRole('button', { name: 'Download the wrong rows' }));
    if (status === 200) {
      await waitFor(() => expect(saved).toEqual(['Finds of 1998 - wrong rows.csv']));
    } else await screen.findByText(/wrong rows could not be downloaded/);
    expect(asked).toEqual(['/sheets/s1/wrong.csv?bom=1 Bearer token-of-ada']);
  });
});
