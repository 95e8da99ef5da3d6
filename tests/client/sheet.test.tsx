import { screen, waitFor, within } from '@testing-library/react';
import { leaving, open } from '../support/open-sheet';
import {
  buildChange,
  buildColumn,
  buildProblem,
  buildRow,
  buildSheet,
  rowArtifact,
  sheetPage,
  sheetRows,
} from '../support/sheet-pages';
import { silenceConsole, type Answers } from '../support/site';

silenceConsole();

const region = (name: string) => screen.findByRole('region', { name });

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
    expect(document.activeElement?.textContent).toBe('Columns');
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

  test('stay open where the field was corrected', async () => {
    const { user } = open(buildSheet());
    await region('Columns');
    const list = () => field('Name').closest('details');
    expect(list()?.open).toBe(false);
    await user.selectOptions(field('Name'), 'Identifier (id)');
    expect(list()?.open).toBe(true);
    await user.selectOptions(field('Name'), 'Artifact Name');
    expect(list()?.open).toBe(true);
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
    await screen.findByText('1 more row');
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
