import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { restoreSession } from '../support/accounts';
import {
  newMember,
  sharedProduct,
  type TestMember,
  useBrowser,
  useTabs,
} from '../support/browser-fixture';
import { expectNoSidewaysScroll, expectNoViolation } from '../support/page-checks';

useBrowser();
const product = sharedProduct();

async function checkState(page: Page): Promise<void> {
  await expectNoViolation(page, [320, 1440]);
  await expectNoSidewaysScroll(page);
}

describe('a member with a list, by keyboard', () => {
  const tabs = useTabs('member');
  let member: TestMember;
  let id: string;
  beforeAll(async () => {
    member = await newMember('Sheila Sheets');
    ({ id } = await member.api.add({ artifactName: 'Sherd', description: 'Of clay.' }));
    const { page } = tabs.member;
    await restoreSession(page, product, member);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  const press = async (name: string) => {
    await tabs.member.page.getByRole('button', { name }).focus();
    await tabs.member.page.keyboard.press('Enter');
  };

  test('finds the page in the account menu, and pastes cells', async () => {
    const { page } = tabs.member;
    await page.goto(product.url);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sheets' }).click();
    await page.getByRole('heading', { name: 'Give a sheet' }).waitFor();
    await checkState(page);
    const cells = [
      ['id', 'Artifact Name', 'description', 'Shelf'],
      [id, 'Sherd of a bowl', '[empty]', 'A 3'],
      [id, 'The same one', '', ''],
      ['', 'Without the rest', '', ''],
    ];
    await page
      .getByRole('textbox', { name: 'Or paste cells' })
      .fill(cells.map((row) => row.join('\t')).join('\n'));
    await press('Give the cells');
    await page.getByRole('heading', { name: 'Pasted cells' }).waitFor();
    await page.getByRole('button', { name: '1 changed' }).waitFor();
    await page.getByText('Of clay.').filter({ visible: true }).first().waitFor();
    await checkState(page);
  });

  test('reads why rows are wrong, and downloads them', async () => {
    const { page } = tabs.member;
    await press('2 wrong');
    await page.getByText('Row 2 is about the same artifact.').waitFor();
    await checkState(page);
    const downloading = page.waitForEvent('download');
    await press('Download the wrong rows');
    const file = join(tmpdir(), `wrong-rows-${id}.csv`);
    await (await downloading).saveAs(file);
    const text = await readFile(file, 'utf8');
    await rm(file);
    expect(text.split('\r\n')[0]).toBe('\uFEFFid,Artifact Name,description,Shelf,problem');
  });

  test('applies the sheet, and takes it back', async () => {
    const { page } = tabs.member;
    await press('Change 1 artifact');
    await page.getByText('1 of 1 row is written.').waitFor();
    expect(await member.api.read(id)).toMatchObject({
      ...{ artifactName: 'Sherd of a bowl', description: null },
    });
    await checkState(page);
    await press('Take it back…');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Everything is as it was before the sheet.').waitFor();
    expect(await member.api.read(id)).toMatchObject({
      ...{ artifactName: 'Sherd', description: 'Of clay.' },
    });
    await checkState(page);
  });

  test('finds it in the list, and in the history of the artifact', async () => {
    const { page } = tabs.member;
    await page.goto(`${product.url}/sheets`);
    await page.getByRole('link', { name: 'Pasted cells' }).waitFor();
    await checkState(page);
    await page.goto(`${product.url}/artifactsdetails/${id}`);
    await page.getByRole('button', { name: 'Show history' }).click();
    await page.getByText('with the sheet').first().waitFor();
  });
});
