import { screen, waitFor, within } from '@testing-library/react';
import { ada, buildArtifact, buildConnection, Refusal, visit, type Answers } from '../support/site';

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
  expect(dialog.getByText("You won't be able to revert this!")).toBeTruthy();
  return { ...site, dialog };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test('the table has its columns, and actions by ownership', async () => {
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
});

test('an empty list of one’s own offers to add the first', async () => {
  visit(own, {
    member: ada,
    answers: { MyArtifactsPage: () => ({ artifactsByUser: buildConnection([]) }) },
  });
  const link = await screen.findByRole('link', { name: 'Add Your First Artifact' });
  expect(link.getAttribute('href')).toBe('/add-artifacts');
});

test.each(['/my-artifacts', '/shareartifacts/'])('%s leads to one’s own list', async (path) => {
  const { place } = visit(path, { member: ada, answers: two });
  await screen.findByRole('table');
  expect(place()).toBe('/shareartifacts/Ada@example.com');
});

test('a confirmed deletion takes the row away without a reload', async () => {
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

test('nothing deleted is told', async () => {
  const { user, dialog } = await askToDelete(deleting(0));
  await user.click(dialog.getByRole('button', { name: 'Yes, delete it!' }));
  const failed = await screen.findByRole('alertdialog', { name: 'Failed!' });
  expect(failed.textContent).toContain('Could not delete artifact.');
});

test('a failed call is told', async () => {
  const { user, dialog } = await askToDelete({
    ...two,
    DeleteArtifact: () => new Refusal('INTERNAL_SERVER_ERROR'),
  });
  await user.click(dialog.getByRole('button', { name: 'Yes, delete it!' }));
  const failed = await screen.findByRole('alertdialog', { name: 'Error!' });
  expect(failed.textContent).toContain('Something went wrong.');
});
