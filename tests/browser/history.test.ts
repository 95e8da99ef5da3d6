import type { Page } from 'playwright-core';
import { restoreSession } from '../support/accounts';
import { newMember, type TestMember, useBrowser } from '../support/browser-fixture';
import { inLongRun } from '../support/long-run';
import { expectNoSidewaysScroll, expectNoViolation, waitUntilLoaded } from '../support/page-checks';
import { uniqueName } from '../support/unique-name';

const WIDTHS = inLongRun([320, 360, 768, 1440], [320, 1440]);

const fixture = useBrowser({ reducedMotion: 'reduce' });
let owner: TestMember;
let reader: TestMember;
beforeAll(async () => {
  owner = await newMember('Olga Owner');
  reader = await newMember('Rita Reader');
});

const NEW_NAME = uniqueName('Silver mirror');

async function addChanged() {
  const name = uniqueName('Bronze mirror');
  const { id } = await owner.api.add({ artifactName: name });
  await owner.api.update(id, {
    artifactName: NEW_NAME,
    artifactType: 'SCULPTURE',
    historicalContext: 'A polished mirror of the late Han dynasty, buried with its owner.',
    description: 'Silver, with a handle.\n\nA crack at the edge.',
  });
  return { id, name };
}

async function open(page: Page, who: TestMember, id: string, heading: string) {
  await restoreSession(page, fixture.product, who);
  await page.goto(`${fixture.product.url}/artifactsdetails/${id}`, { waitUntil: 'networkidle' });
  await waitUntilLoaded(page, heading);
}

const items = (page: Page) => page.getByRole('region', { name: 'History' }).getByRole('listitem');

it('the owner restores a version by keyboard alone, and the page and the list show it', async () => {
  const { page } = fixture;
  const { id, name } = await addChanged();
  await open(page, owner, id, NEW_NAME);
  await page.getByRole('button', { name: 'Show history' }).focus();
  await page.keyboard.press('Enter');
  await items(page).nth(1).waitFor();
  await page.keyboard.press('Tab');
  await page
    .getByRole('button', { name: /^Restore the version of/ })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog', { name: 'Restore this version?' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog', { name: 'Restored!' }).waitFor();
  await waitUntilLoaded(page, name);
  await items(page).nth(2).waitFor();
  expect(await items(page).first().locator('ins').allTextContents()).toContain('Bronze');
  expect(await owner.api.read(id)).toMatchObject({ artifactName: name, description: null });
});

it('another member reads the changes, and restores nothing', async () => {
  const { page } = fixture;
  const { id } = await addChanged();
  await open(page, reader, id, NEW_NAME);
  await page.getByRole('button', { name: 'Show history' }).click();
  await items(page).nth(1).waitFor();
  const text = await items(page).first().textContent();
  expect(text).toContain('Changed by Olga Owner');
  expect(text).not.toContain('@');
  expect(await page.getByRole('button', { name: /^Restore/ }).count()).toBe(0);
});

it('the history has no violation of axe, and nothing scrolls sideways', async () => {
  const { page } = fixture;
  const { id } = await addChanged();
  await open(page, owner, id, NEW_NAME);
  await page.getByRole('button', { name: 'Show history' }).click();
  await items(page).nth(1).waitFor();
  await expectNoViolation(page, WIDTHS);
  await expectNoSidewaysScroll(page);
});
