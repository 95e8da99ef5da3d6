import { screen, waitFor, within } from '@testing-library/react';
import {
  ada,
  buildArtifact,
  buildConnection,
  buildDescribedShare,
  buildOwn,
  visit,
  type Answers,
  silenceConsole,
} from '../support/site';

const mask = buildArtifact();
const owl = buildArtifact({ id: '8', artifactName: 'Owl', viewerCanEdit: false });
const two: Answers = { MyArtifactsPage: () => ({ artifactsByUser: buildConnection([mask, owl]) }) };
const deleting = (deletedCount: number): Answers => ({
  ...two,
  DeleteArtifact: ({ id }) => ({ deleteArtifact: { deletedCount, deletedId: id } }),
});

const own = '/shareartifacts/ada@example.com';

async function askToDelete(answers: Answers) {
  const site = visit(own, { member: ada, answers });
  await site.user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
  const describedBy = screen.getByRole('alertdialog').getAttribute('aria-describedby') ?? '';
  const description = within(document.getElementById(describedBy) ?? document.body);
  expect(description.getByText('Mask of Agamemnon')).toBeTruthy();
  expect(description.getByText("You won't be able to revert this!")).toBeTruthy();
  return { ...site, dialog };
}

silenceConsole();

test('an artifact that waits for review says so, and one that was sent back says why', async () => {
  const waiting = buildArtifact({ waits: true });
  const sentBack = buildArtifact({ id: '8', waits: true, sentBackReason: 'Which temple?' });
  visit(own, {
    member: ada,
    answers: { MyArtifactsPage: () => ({ artifactsByUser: buildConnection([waiting, sentBack]) }) },
  });
  await screen.findByText('Waiting for review');
  expect(screen.getByText('Which temple?').parentElement?.textContent).toBe(
    'Sent back: Which temple?',
  );
});

test('the table has its columns, what each artifact is, and actions by ownership', async () => {
  visit(own, { member: ada, answers: two });
  await screen.findByRole('table');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Image',
    'Name',
    'Type',
    'Created',
    'Likes',
    'Location',
    'Actions',
  ]);
  const [, first, second] = screen.getAllByRole('row');
  if (!first || !second) throw new Error('Two rows were expected.');
  expect(within(first).getByRole('link', { name: 'Update' }).getAttribute('href')).toBe(
    '/updateartifacts/7',
  );
  expect(within(first).getByRole('button', { name: 'Delete' })).toBeTruthy();
  expect(within(second).getByRole('link', { name: 'View' }).getAttribute('href')).toBe(
    '/artifactsdetails/8',
  );
  expect(within(second).queryByRole('link', { name: 'Update' })).toBeNull();
  expect(within(second).queryByRole('button', { name: 'Delete' })).toBeNull();

  expect(within(first).getByRole('img').getAttribute('src')).toBe(
    '/plates/mask-of-agamemnon-small.webp',
  );
  const [, ...cells] = within(first)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(0, 5)).toEqual([
    'Mask of Agamemnon',
    'Funerary Mask',
    'c. 1550 BC',
    '3',
    'National Archaeological Museum, Athens',
  ]);
});

test('what the member has written keeps the direction of its script', async () => {
  const artifact = buildArtifact({
    artifactName: 'قناع',
    createdAt: 'القرن الثالث',
    presentLocation: 'القاهرة',
  });
  visit(own, {
    member: ada,
    answers: { MyArtifactsPage: () => ({ artifactsByUser: buildConnection([artifact]) }) },
  });
  const row = within(await screen.findByRole('row', { name: /قناع/ }));
  for (const text of ['قناع', 'القرن الثالث', 'القاهرة']) {
    expect(row.getByText(text).getAttribute('dir')).toBe('auto');
  }
});

test('an empty own list offers to add the first artifact', async () => {
  visit(own, {
    member: ada,
    answers: { MyArtifactsPage: () => ({ artifactsByUser: buildConnection([]) }) },
  });
  const link = await screen.findByRole('link', { name: 'Add Your First Artifact' });
  expect(link.getAttribute('href')).toBe('/add-artifacts');
});

test.each(['/my-artifacts', '/shareartifacts/'])(
  '%s leads to the member’s own list',
  async (path) => {
    const { place } = visit(path, { member: ada, answers: two });
    await screen.findByRole('table');
    expect(place()).toBe('/shareartifacts/Ada@example.com');
  },
);

test('a confirmed deletion removes the row without a reload', async () => {
  const { user, dialog, api } = await askToDelete(deleting(1));
  await user.click(dialog.getByRole('button', { name: 'Yes, delete it!' }));
  const done = await screen.findByRole('alertdialog', { name: 'Deleted!' });
  expect(done.textContent).toContain('Your artifact has been deleted.');
  await waitFor(() => expect(screen.queryByText('Mask of Agamemnon')).toBeNull());
  expect(screen.getByText('Owl')).toBeTruthy();
  expect(api.named('MyArtifactsPage')).toHaveLength(1);
});

test('Cancel deletes nothing', async () => {
  const { user, dialog, api } = await askToDelete(deleting(1));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.named('DeleteArtifact')).toEqual([]);
});

const hiddenOwl = {
  ...{ __typename: 'HiddenArtifact', id: '9', artifactName: 'Hidden owl', reason: 'A cast.' },
  ...{ hiddenAt: '2026-11-26T00:00:00.000Z', answer: null, answeredAt: null },
};
const oneHidden = buildOwn({
  hiddenArtifacts: buildConnection([hiddenOwl], { __typename: 'HiddenArtifactConnection' }),
});

test('a member whose artifacts are all hidden is not told that there are none', async () => {
  const answers = {
    MyArtifactsPage: () => ({ artifactsByUser: buildConnection([]), ...oneHidden }),
  };
  visit(own, { member: ada, answers });
  expect(await screen.findByText('All your artifacts are hidden')).toBeTruthy();
  expect(screen.queryByText('You have not added any artifacts yet')).toBeNull();
});

test('Cancel of an answer returns the focus to the button that opened it', async () => {
  const MyArtifactsPage = () => ({ artifactsByUser: buildConnection([]), ...oneHidden });
  const { user } = visit(own, { member: ada, answers: { MyArtifactsPage } });
  await user.click(await screen.findByRole('button', { name: 'Answer' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Answer' }));
});

test('Show more leads to the first new row, also below hidden artifacts', async () => {
  const pageInfo = { __typename: 'PageInfo', hasNextPage: true, endCursor: 'c7' };
  const { user } = visit(own, {
    member: ada,
    answers: {
      MyArtifactsPage: ({ after }) => ({
        ...oneHidden,
        artifactsByUser: after
          ? buildConnection([owl], { totalCount: 2 })
          : buildConnection([mask], { totalCount: 2, pageInfo }),
      }),
    },
  });
  await screen.findByText('Hidden owl');
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  const row = await screen.findByRole('row', { name: /Owl/ });
  await waitFor(() => expect(row.contains(document.activeElement)).toBe(true));
});

const contributor = { __typename: 'Contributor', id: 'c1' };
const ownWith = (total: number) => ({
  ...buildOwn({ artifacts: buildConnection([{ ...mask, contributor }]) }),
  ...buildDescribedShare(total, total),
});
const contributed: Answers = {
  MyArtifactsPage: ({ own }) => ({
    artifactsByUser: buildConnection([mask]),
    ...(own === true && ownWith(1)),
  }),
};

test('one’s own artifacts can be edited in a spreadsheet', async () => {
  visit(own, { member: ada, answers: contributed });
  const link = await screen.findByRole('link', { name: 'Edit in a spreadsheet' });
  expect(link.getAttribute('href')).toBe('/export.xlsx?contributor=c1');
  expect(screen.getByRole('link', { name: 'Sheets' }).getAttribute('href')).toBe('/sheets');
});

test.each([
  ['stays after the newest artifact is deleted', [mask, owl], true],
  ['goes with the last artifact', [mask], false],
])('the spreadsheet %s', async (_, artifacts, stays) => {
  const { user, dialog } = await askToDelete({
    ...deleting(1),
    MyArtifactsPage: () => ({
      artifactsByUser: buildConnection(artifacts),
      ...ownWith(artifacts.length),
    }),
  });
  expect(screen.getByRole('link', { name: 'Edit in a spreadsheet' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Yes, delete it!' }));
  await screen.findByRole('alertdialog', { name: 'Deleted!' });
  await waitFor(() => expect(screen.queryByText('Mask of Agamemnon')).toBeNull());
  expect(screen.queryByText('Edit in a spreadsheet') !== null).toBe(stays);
});

test('another member’s artifacts are not offered as a spreadsheet', async () => {
  visit('/shareartifacts/ben@example.com', { member: ada, answers: contributed });
  await screen.findByRole('table');
  expect(screen.queryByRole('link', { name: 'Edit in a spreadsheet' })).toBeNull();
});
