import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fail, megabyte, StubRequest, stubRequests } from '../support/picture-upload';
import { buildSheet, sheetList, sheetPage, sheetRows } from '../support/sheet-pages';
import { ada, type Answers, silenceConsole, visit } from '../support/site';

silenceConsole();
stubRequests();

const open = (answers: Answers = {}) =>
  visit('/sheets', { member: ada, answers: { Sheets: () => sheetList([]), ...answers } });
const file = (name: string, type: string, bytes = 3) => {
  const given = new File(['a,b'], name, { type });
  Object.defineProperty(given, 'size', { value: bytes });
  return given;
};
const input = () => screen.findByLabelText<HTMLInputElement>('Choose a file');

async function choose(...files: File[]) {
  fireEvent.change(await input(), { target: { files } });
  await act(async () => Promise.resolve());
}

async function send(given = file('Finds 1998.csv', 'text/csv')) {
  await choose(given);
  await waitFor(() => expect(StubRequest.sent).not.toEqual([]));
  return StubRequest.last();
}

describe('the list', () => {
  test('has each sheet with its day, its state and its rows, and leads to it', async () => {
    open({
      Sheets: () =>
        sheetList([
          buildSheet(),
          buildSheet('UNDONE', { new: 1_200, kept: 2 }, { id: 's2', name: 'لقى.csv' }),
        ]),
    });
    const table = within(await screen.findByRole('table', { name: 'Your sheets' }));
    expect(table.getByRole('link', { name: 'Finds of 1998.xlsx' }).getAttribute('href')).toBe(
      '/sheets/s1',
    );
    expect(table.getByText('لقى.csv').getAttribute('dir')).toBe('auto');
    const [, ...rows] = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Finds of 1998.xlsxNovember 20, 2026Not applied112 new, 37 changed, 4 wrong, 903 the same',
      'لقى.csvNovember 20, 2026Taken back1,200 new, 2 left as they are',
    ]);
  });

  test('says that there is none, and how to begin', async () => {
    open();
    await screen.findByText('You have not given any sheets yet');
    expect(screen.getByRole('link', { name: 'My Artifacts' }).getAttribute('href')).toBe(
      '/my-artifacts',
    );
    expect(screen.getByText(/5,000 rows and 100 columns/)).toBeTruthy();
  });

  test('that fails is fetched again', async () => {
    let isLost = true;
    const { user } = open({ Sheets: () => (isLost ? 'lost' : sheetList([buildSheet()])) });
    await screen.findByText('Failed to fetch your sheets.');
    isLost = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Finds of 1998.xlsx' });
  });

  test('is reached from the account menu', async () => {
    const { user, place } = open();
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    const link = await screen.findByRole('menuitem', { name: 'Sheets' });
    expect([link.getAttribute('href'), place()]).toEqual(['/sheets', '/sheets']);
  });
});

test('a visitor is asked to sign in, and led back', async () => {
  const { place } = visit('/sheets/s1', { member: null });
  await waitFor(() => expect(place()).toBe('/signin?from=%2Fsheets%2Fs1'));
});

describe('a file', () => {
  test('is sent with its name, its type and the token, and its page is opened', async () => {
    const { place } = open({
      SheetPage: () => sheetPage(buildSheet()),
      SheetRows: () => sheetRows([]),
    });
    const given = file('Finds & more 1998.csv', 'text/csv');
    const request = await send(given);
    expect([request.address, request.headers, request.body]).toEqual([
      'POST /sheets?name=Finds+%26+more+1998.csv',
      { authorization: 'Bearer token-of-ada', 'content-type': 'text/csv' },
      given,
    ]);
    request.progress(30);
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0.3');
    expect(screen.getByText('Uploading: 25 %').closest('[role=status]')).toBeTruthy();
    await request.answer(201, { id: 's1' });
    await screen.findByRole('heading', { level: 1, name: 'Finds of 1998.xlsx' });
    expect(place()).toBe('/sheets/s1');
  });

  test.each(['', 'application/vnd.ms-excel'])('of type “%s” is told by its bytes', async (type) => {
    open();
    const { headers } = await send(file('finds.csv', type));
    expect(headers['content-type']).toBe('application/octet-stream');
  });

  test.each([
    ['an empty file', [file('a.csv', 'text/csv', 0)], /empty/],
    ['a large file', [file('a.csv', 'text/csv', 10 * megabyte + 1)], /more than 10 MiB/],
    ['two files', [file('a.csv', 'text/csv'), file('b.csv', 'text/csv')], /one file at a time/],
    ['a picture', [file('a.png', 'image/png')], /not a spreadsheet/],
  ])('that the server would refuse is not sent: %s', async (_what, files, words) => {
    open();
    await choose(...files);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(StubRequest.sent).toEqual([]);
  });

  test.each([
    [400, { message: 'The first row has no headings.' }, /first row has no headings/, false],
    [401, {}, /no longer signed in/, false],
    [413, { message: 'At most 5,000 rows.' }, /At most 5,000 rows/, false],
    [413, '<html>', /too large/, false],
    [415, '<html>', /not a spreadsheet/, false],
    [429, { message: 'Wait a minute.' }, /Wait a minute/, true],
    [503, '<html>', /cannot store the sheet now/, true],
  ])('that is refused with %i is told in words', async (status, content, words, canRetry) => {
    open();
    const request = await send();
    await request.answer(status, content);
    // A refused token is renewed once.
    if (status === 401) await StubRequest.last().answer(status, content);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry);
  });

  test('is cancelled by a button, which leaves the focus to the first one', async () => {
    const { user } = open();
    const request = await send();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(request.aborted).toBe(true);
    screen.getByText('The upload was cancelled.');
    expect(document.activeElement).toBe(await input());
  });
});

describe('pasted cells', () => {
  const area = () => screen.findByLabelText<HTMLTextAreaElement>('Or paste cells');
  const give = () => screen.getByRole('button', { name: 'Give the cells' });

  test('are sent as they are, also with an empty first cell', async () => {
    const { user } = open();
    const cells = '\tName\r\n7\tOwl\r\n';
    fireEvent.change(await area(), { target: { value: cells } });
    await user.click(give());
    await waitFor(() => expect(StubRequest.sent).not.toEqual([]));
    const { address, headers, body } = StubRequest.last();
    expect(address).toBe('POST /sheets?name=Pasted+cells');
    expect(headers['content-type']).toBe('text/tab-separated-values');
    expect(body?.size).toBe(cells.replaceAll('\r\n', '\n').length);
  });

  test('must be there', async () => {
    const { user } = open();
    const box = await area();
    await user.click(give());
    screen.getByText('Paste the cells first');
    expect(document.activeElement).toBe(box);
    expect(StubRequest.sent.length === 0 || fail('Something was sent.')).toBe(true);
  });
});
