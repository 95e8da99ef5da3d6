import { type Page } from 'playwright-core';
import { restoreSession } from '../support/accounts';
import { newMember, useBrowser } from '../support/browser-fixture';
import { pressLike } from '../support/likes';
import { openAccountPage, openByBar, waitForHydration } from '../support/navigation';
import { expectNoStaleText, startTranslation } from '../support/translator';
import { uniqueName } from '../support/unique-name';

const fixture = useBrowser({ reducedMotion: 'reduce' });

/** Opens a page of the product, which the browser then translates. */
async function openTranslated(path: string): Promise<Page> {
  const { page, product } = fixture;
  await page.goto(product.url + path, { waitUntil: 'networkidle' });
  await waitForHydration(page);
  await startTranslation(page);
  return page;
}

const status = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' });

describe('on a page that the browser translates', () => {
  test('the gallery shows the count of each search, and other spellings', async () => {
    const owner = await newMember();
    const word = uniqueName('Quetzalcoatlus').replace(/[ -]/g, '').replace(/\d/g, 'x');
    for (const name of ['Mask', 'Mask', 'Stele']) {
      await owner.api.add({ artifactName: `${name} of ${word}` });
    }
    const page = await openTranslated('/all-artifacts');
    const search = page.locator('input[type=search][name=q]');
    for (const [q, count] of [
      [word, '3 artifacts found'],
      [`Stele of ${word}`, '1 artifact found'],
      [`Mask of ${word}`, '2 artifacts found'],
      [`${word} nothing`, '0 artifacts found'],
    ] as const) {
      await search.fill(q);
      await status(page, count);
    }
    await page.getByText('No artifacts found').waitFor();
    await search.fill(word.replace('coa', 'cao'));
    await page.getByRole('link', { name: word, exact: true }).click();
    await status(page, '3 artifacts found');
    await page.getByLabel('Type').selectOption('Weapons');
    await status(page, '0 artifacts found');
    await page.getByRole('link', { name: 'Clear all' }).click();
    await status(page, 'artifacts found');
    await expectNoStaleText(page);
  });

  test('a member likes, changes and deletes an artifact', async () => {
    const { product } = fixture;
    const owner = await newMember();
    const name = uniqueName('Bronze bell');
    const { id } = await owner.api.add({ artifactName: name });
    await restoreSession(fixture.page, product, owner);
    const page = await openTranslated(`/artifactsdetails/${id}`);
    for (const [pressed, shown, count] of [
      ['Like', 'Liked', '1 like'],
      ['Liked', 'Like', '0 likes'],
      ['Like', 'Liked', '1 like'],
    ] as const) {
      await pressLike(page, page.getByRole('button', { name: pressed, exact: true }));
      await page.getByRole('button', { name: shown, exact: true }).waitFor();
      await status(page, count);
    }
    await page.getByRole('link', { name: 'Update' }).click();
    await page.locator('[name=artifactName]').fill('');
    await page.getByRole('button', { name: 'Update Artifact' }).click();
    await page.getByText('Write the name').waitFor();
    await page.locator('[name=artifactName]').fill(`${name} of Yi`);
    await page.getByRole('button', { name: 'Update Artifact' }).click();
    await page.getByRole('alertdialog', { name: 'Artifact updated successfully!' }).waitFor();
    await page.keyboard.press('Escape');
    await openAccountPage(page, 'Liked Artifacts');
    await page.getByText('You have liked 1 artifact(s)').waitFor();
    await openAccountPage(page, 'My-Artifacts');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Yes, delete it!' }).click();
    await page.getByText('Add Your First Artifact').waitFor();
    await expectNoStaleText(page);
  });

  test('a visitor walks from page to page', async () => {
    const page = await openTranslated('/');
    await openByBar(page, 'All-Artifacts');
    await page.getByRole('article').first().getByRole('link', { name: 'View Details' }).click();
    await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Register', exact: true }).click();
    await page.getByRole('heading', { name: 'Register', level: 1 }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Register', exact: true }).click();
    await page.getByText('Write your email address').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
    await openByBar(page, 'Home');
    await page.locator('summary', { hasText: 'historical artifact' }).click();
    await page.getByText('An object that people made').waitFor();
    await expectNoStaleText(page);
  });
});
