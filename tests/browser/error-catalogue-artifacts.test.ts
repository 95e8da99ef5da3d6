import type { Page } from 'playwright-core';
import { restoreSession } from '../support/accounts';
import { fillArtifactForm } from '../support/artifact-form';
import { dismissFailure, expectDialog, expectSuccess } from '../support/dialogs';
import { useBrowser, type TestMember } from '../support/browser-fixture';

import { expectNoSidewaysScroll, expectNoViolation } from '../support/page-checks';
import { answerLinkedPictures, LOST_REQUEST } from '../support/tab';

const fixture = useBrowser();

let page: Page;
let member: TestMember;

beforeEach(async () => {
  page = fixture.page;
  member = await fixture.newMember();
  await restoreSession(page, fixture.product, member);
});

const ADD_FAILURE = { title: 'Oops...', message: 'Something went wrong while adding artifact!' };
const UPDATE_FAILURE = { title: 'Update failed', message: 'Something went wrong!' };
const DELETE_ERROR = { title: 'Error!', message: 'Something went wrong.' };
const DELETE_SUCCESS = { title: 'Deleted!', message: 'Your artifact has been deleted.' };

const field = (name: string) => page.getByRole('main').locator(`form [name=${name}]`);
const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const row = (name: string) => page.getByRole('row', { name });
const ownList = () => ({ path: `/shareartifacts/${member.email}`, heading: 'My Artifacts' });

const fillForm = (artifactName: string) => fillArtifactForm(page, artifactName);

async function expectForm(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    expect([name, await field(name).inputValue()]).toEqual([name, value]);
  }
}

describe('the error catalogue: adding', () => {
  test("Add failure: 'Oops...', the draft stays, and the next try succeeds", async () => {
    await page.goto(`${fixture.product.url}/add-artifacts`);
    const typed = await fillForm('Iron spearhead');
    await fixture.tab.context.setOffline(true);
    await button('Add Artifact').click();
    await dismissFailure(page, { ...ADD_FAILURE, returnTo: button('Add Artifact') });
    await expectForm(typed);
    expect(page.url()).toBe(`${fixture.product.url}/add-artifacts`);

    await fixture.tab.context.setOffline(false);
    await expectSuccess(page, () => button('Add Artifact').click(), {
      title: 'Artifact added successfully!',
      at: ownList(),
    });
    await row('Iron spearhead').waitFor();
    fixture.tab.expectNothingUnexpected(LOST_REQUEST);
  });
});

describe('the error catalogue: updating', () => {
  test("Update failure: 'Update failed' for an artifact that was deleted elsewhere", async () => {
    const { id } = await member.api.add();
    const path = `/updateartifacts/${id}`;
    await page.goto(fixture.product.url + path);
    const typed = await fillForm('Iron ploughshare');
    await member.api.delete(id);
    await button('Update Artifact').click();
    await dismissFailure(page, { ...UPDATE_FAILURE, returnTo: button('Update Artifact') });
    await expectForm(typed);
    expect(page.url()).toBe(fixture.product.url + path);
  });

  test('Update conflict: what another tab saved stands beside the draft, until the member saves over it', async () => {
    const { id } = await member.api.add({ artifactName: 'Iron ring', createdAt: 'c. 400 BC' });
    const other = await fixture.tab.context.newPage();
    await answerLinkedPictures(other);
    for (const tab of [page, other]) {
      await tab.goto(`${fixture.product.url}/updateartifacts/${id}`);
      await tab.getByLabel('Created At').waitFor();
    }
    await other.getByLabel('Created At').fill('c. 300 BC');
    await other.getByLabel('Present Location').fill('Berlin');
    await other.getByRole('button', { name: 'Update Artifact' }).click();
    await other.getByRole('heading', { level: 1, name: 'My Artifacts' }).waitFor();

    await field('createdAt').fill('c. 100 BC');
    await button('Update Artifact').click();
    const conflict = page.getByRole('region', { name: 'This artifact was changed elsewhere' });
    await conflict.getByText('Berlin').waitFor();
    expect(await conflict.locator('dd').allInnerTexts()).toEqual([
      ...['c. 300 BC', 'c. 100 BC'],
      ...['Berlin', 'Luoyang Museum'],
    ]);
    await expectForm({ createdAt: 'c. 100 BC', presentLocation: 'Luoyang Museum' });
    await conflict.locator('h2:focus').waitFor();
    await expectNoViolation(page, [360]);
    await expectNoSidewaysScroll(page);
    expect((await member.api.read(id)).createdAt).toBe('c. 300 BC');

    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await expectSuccess(page, () => button('Save my draft over it').click(), {
      title: 'Artifact updated successfully!',
      at: ownList(),
    });
    expect(visited).toContain('/my-artifacts');
    const { createdAt, presentLocation } = await member.api.read(id);
    expect([createdAt, presentLocation]).toEqual(['c. 100 BC', 'Luoyang Museum']);
  });
});

describe('the error catalogue: deleting', () => {
  let id: string;

  beforeEach(async () => {
    ({ id } = await member.api.add({ artifactName: 'Clay lamp' }));
    await member.api.add({ artifactName: 'Clay jar' });
    await page.goto(fixture.product.url + ownList().path);
  });

  const deleteButton = () => row('Clay lamp').getByRole('button', { name: 'Delete' });

  async function askToDelete() {
    await deleteButton().click();
    return expectDialog(page, {
      title: 'Are you sure?',
      message: "You won't be able to revert this!",
      buttons: ['Cancel', 'Yes, delete it!'],
    });
  }

  async function confirmDelete() {
    const question = await askToDelete();
    await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  }

  test("Delete success on the artifact's page: 'Deleted!', on the member's own list", async () => {
    await row('Clay lamp').getByRole('link', { name: 'View' }).click();
    await page.getByRole('heading', { level: 1, name: 'Clay lamp' }).waitFor();
    await button('Delete').waitFor();
    await expectSuccess(
      page,
      async () => {
        await button('Delete').click();
        await page.getByRole('button', { name: 'Yes, delete it!' }).click();
      },
      { ...DELETE_SUCCESS, at: ownList() },
    );
    await page.locator('h1:focus').waitFor();
    await row('Clay jar').waitFor();
    expect(await row('Clay lamp').count()).toBe(0);
  });

  test("Delete call error: 'Error!', the row stays, and the next try succeeds", async () => {
    await deleteButton().waitFor();
    await fixture.tab.context.setOffline(true);
    await confirmDelete();
    await dismissFailure(page, { ...DELETE_ERROR, returnTo: deleteButton() });
    await row('Clay lamp').waitFor();
    expect(await member.api.read(id)).not.toBeNull();

    await fixture.tab.context.setOffline(false);
    await expectSuccess(page, confirmDelete, DELETE_SUCCESS);
    expect(await row('Clay lamp').count()).toBe(0);
    fixture.tab.expectNothingUnexpected(LOST_REQUEST);
  });
});
