import { screen, waitFor, within } from '@testing-library/react';
import {
  buildChange,
  buildColumn,
  buildProblem,
  buildRow,
  buildSheet,
  type BuiltSheet,
  rowArtifact,
  sheetPage,
  sheetRows,
} from '../support/sheet-pages';
import { ada, type Answers, Refusal, silenceConsole, visit } from '../support/site';

silenceConsole();

const open = (node: object | null, answers: Answers = {}, path = '/sheets/s1') =>
  visit(path, {
    member: ada,
    answers: { SheetPage: () => sheetPage(node), SheetRows: () => sheetRows([]), ...answers },
  });
const region = (name: string) => screen.findByRole('region', { name });

/** A mutation that leaves a sheet in this form. */
const leaving = (name: string, payload: string, sheet: BuiltSheet): Answers => ({
  [name]: () => ({ [payload]: { __typename: 'SheetPayload', sheet } }),
});

test('there is no such sheet', async () => {
  open(null);
  await screen.findByRole('heading', { level: 1, name: 'Sheet not found' });
  expect(document.title).toBe('Sheet not found · Antiquary');
});

test('a sheet that cannot be fetched is fetched again', async () => {
  let isLost = true;
  const { user } = open(null, { SheetPage: () => (isLost ? 'lost' : sheetPage(buildSheet())) });
  await screen.findByText('Failed to fetch the sheet.');
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'Finds of 1998.xlsx' });
});

describe('columns', () => {
  const field = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
  const look = () => screen.getByRole('button', { name: 'Look again with these columns' });

  test('that are left out are named, and what new artifacts need, too', async () => {
    open(
      buildSheet(
        'READY',
        {},
        { columns: [buildColumn(0, '', null, []), buildColumn(1, 'Name', 'artifactName')] },
      ),
    );
    const part = within(await region('Columns'));
    expect(part.getByText(/^1 column is left out/).parentElement?.textContent).toBe(
      '1 column is left out: Column A',
    );
    expect(part.getByText(/^No column gives/).parentElement?.textContent).toMatch(
      /: Artifact Type, Image URL, Created At, Discovered At/,
    );
    part.getByText('1 column is matched');
    part.getByText('All its cells are empty.');
  });

  test('have the fields of the site to choose from, and the changed ones alone are sent', async () => {
    const sheet = buildSheet('READY', { new: 1 });
    const looked = buildSheet(
      'READY',
      { changed: 2 },
      {
        columns: sheet.columns.map((one) =>
          one.index === 2 ? { ...one, field: 'presentLocation' } : one,
        ),
      },
    );
    const { user, api } = open(sheet, leaving('MatchSheet', 'matchSheet', looked));
    await region('Columns');
    const options = within(field('Shelf'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(options.slice(0, 3)).toEqual(['Left out', 'Identifier (id)', 'Artifact Name']);
    expect(options).toEqual(expect.arrayContaining(['More pictures', 'Culture']));
    await user.selectOptions(field('Shelf'), 'Present Location');
    await user.click(screen.getByRole('button', { name: 'Add 1 artifact' }));
    screen.getByText(/Look again with them first/);
    expect(api.named('ApplySheet')).toEqual([]);
    await user.click(look());
    await screen.findByRole('button', { name: 'Change 2 artifacts' });
    expect(api.named('MatchSheet')[0]?.variables).toEqual({
      id: 's1',
      columns: [{ index: 2, field: 'presentLocation' }],
    });
    expect(screen.queryByRole('button', { name: /^Look again/ })).toBeNull();
    // The rows are read again, and announced.
    await waitFor(() =>
      expect(api.named('SheetRows').at(-1)?.variables).toMatchObject({ kind: 'CHANGED' }),
    );
    screen.getByText('2 changed', { selector: '[role=status]' });
  });

  test('two with one field are said, and not sent', async () => {
    const { user, api } = open(buildSheet());
    await region('Columns');
    await user.selectOptions(field('Shelf'), 'Artifact Name');
    await user.click(look());
    expect(screen.getByRole('alert').textContent).toBe(
      'Several columns give Artifact Name: Name, Shelf. Keep one, and leave the others out.',
    );
    expect(api.named('MatchSheet')).toEqual([]);
  });

  test('keep the choice where they cannot be sent', async () => {
    const { user } = open(buildSheet(), { MatchSheet: () => 'lost' });
    await region('Columns');
    await user.selectOptions(field('Shelf'), 'Left out');
    await user.selectOptions(field('Name'), 'Left out');
    await user.click(look());
    await screen.findByText(/Your choices are kept/);
    expect(field('Name').value).toBe('');
  });
});

describe('rows', () => {
  const rows: Record<string, object[]> = {
    NEW: [
      buildRow('NEW', 2, {
        changes: [
          buildChange('artifactName', null, 'Owl <b>of</b> Athena'),
          buildChange('artifactType', null, 'TOOLS'),
          buildChange('facts.culture', null, 'Greek'),
          buildChange('historicalContext', null, `${'word '.repeat(80)}end`),
        ],
      }),
    ],
    CHANGED: [
      buildRow('CHANGED', 1_003, {
        artifact: rowArtifact('7', 'Mask of Agamemnon'),
        changes: [buildChange('historicalContext', 'Found in Grave B.', 'Found in Grave A.')],
      }),
    ],
    WRONG: [
      buildRow('WRONG', 17, {
        problems: [
          buildProblem('artifactType', 'It must be one of the types.'),
          buildProblem(null, 'There is no such artifact.'),
        ],
      }),
    ],
  };
  const answers: Answers = { SheetRows: ({ kind }) => sheetRows(rows[String(kind)] ?? []) };
  const kind = (name: string) => screen.findByRole('button', { name });

  test('are counted by kind, and shown kind by kind, which the address keeps', async () => {
    const { user, place } = open(
      buildSheet('READY', { new: 1_112, changed: 1, wrong: 1 }),
      answers,
    );
    const added = within(await screen.findByRole('article', { name: 'Owl <b>of</b> Athena' }));
    added.getByText('Tools');
    added.getByText('Culture');
    added.getByText('Row 2');
    expect(added.queryByText(/end$/)).toBeNull();
    await user.click(added.getByRole('button', { name: 'Show all' }));
    added.getByText(/end$/);
    expect((await kind('1,112 new')).getAttribute('aria-pressed')).toBe('true');
    expect((await kind('0 the same')).hasAttribute('disabled')).toBe(true);

    await user.click(await kind('1 changed'));
    const changed = within(await screen.findByRole('article', { name: 'Mask of Agamemnon' }));
    changed.getByText('Row 1,003');
    expect(changed.getByRole('link').getAttribute('href')).toBe('/artifactsdetails/7');
    expect(changed.getByText('B', { selector: 'del' })).toBeTruthy();
    expect(changed.getByText('A', { selector: 'ins' })).toBeTruthy();
    expect(place()).toBe('/sheets/s1?rows=changed');

    await user.click(await kind('1 wrong'));
    const wrong = within(await screen.findByRole('article', { name: 'Row 17' }));
    expect(wrong.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Artifact Type: It must be one of the types.',
      'There is no such artifact.',
    ]);
  });

  test('come in pages', async () => {
    const { user } = open(buildSheet('READY', { same: 2 }), {
      SheetRows: ({ after }) =>
        after ? sheetRows([buildRow('SAME', 3)]) : sheetRows([buildRow('SAME', 2)], 'c2'),
    });
    await screen.findByRole('article', { name: 'Row 2' });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByRole('article', { name: 'Row 3' });
    screen.getByText('1 more row');
  });

  test('that cannot be fetched are fetched again, and those of long ago are missed', async () => {
    let isLost = true;
    const { user } = open(buildSheet('APPLIED', { new: 1, applied: 1 }), {
      SheetRows: () => (isLost ? 'lost' : sheetRows([])),
    });
    await screen.findByText('Failed to fetch the rows.');
    isLost = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/no longer here/);
  });
});

describe('applying', () => {
  const counts = { new: 112, changed: 37, wrong: 4 };
  const button = (name: string | RegExp) => screen.findByRole('button', { name });

  test('says what it does, what is left out, and what the day allows', async () => {
    open(null, { SheetPage: () => sheetPage(buildSheet(), 50) });
    await button('Add 112 and change 37 artifacts');
    screen.getByText(/^4 wrong rows are left out/);
    screen.getByText(/^You can add 50 more today, and the sheet has 112 new ones/);
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
    open(buildSheet('APPLYING', counts), {
      SheetProgress: () =>
        isLost
          ? 'lost'
          : {
              node: buildSheet('APPLIED', { ...counts, applied: 149 }),
              viewer: { __typename: 'Viewer', uid: 'ada' },
            },
    });
    await screen.findByText(/The server cannot be reached/);
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
    dialog.getByText(/until December 20, 2026 or later/);
    expect(api.named('UndoSheet')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Take it back' }));
    await screen.findByText(/but for 1 artifact, which was changed, hidden or removed since/);
    const row = within(await screen.findByRole('article', { name: 'Mask of Agamemnon' }));
    row.getByText('It was changed since.');
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'The sheet was taken back' }),
    );
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
