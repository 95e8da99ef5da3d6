import type { Page } from 'playwright-core';
import { restoreSession } from '../support/accounts';
import { resize } from '../support/browser';
import { useBrowser } from '../support/browser-fixture';
import { expectNoSidewaysScroll, expectNoViolation } from '../support/page-checks';
import { uniqueName } from '../support/unique-name';

const fixture = useBrowser({ reducedMotion: 'reduce' });

const relatedCards = (page: Page) =>
  page.getByRole('region', { name: 'Related artifacts' }).getByRole('article');

test('the page of an artifact shows related artifacts with their reasons, and leads to them', async () => {
  const { page, product } = fixture;
  const member = await fixture.newMember();
  const place = uniqueName('Abydos');
  const texts = { discoveredAt: `${place}, Egypt`, createdAt: '196 BC' };
  const { id } = await member.api.add({ artifactName: 'First stela', ...texts });
  await member.api.add({ artifactName: 'Second stela', ...texts });
  await restoreSession(page, product, member);
  await page.goto(`${product.url}/artifactsdetails/${id}`);
  const card = relatedCards(page).filter({ hasText: 'Second stela' });
  await card.getByText(`Also from ${place}`).waitFor();
  await card.getByText('Also dated to 196 BC').waitFor();
  await expectNoViolation(page);
  await expectNoSidewaysScroll(page);
  await card.getByRole('link', { name: 'View Details' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Second stela' }).waitFor();
  await relatedCards(page).filter({ hasText: 'First stela' }).waitFor();
});

test('a civilization page shows artifacts that mention it once the reader comes near', async () => {
  const { page, product } = fixture;
  const member = await fixture.newMember();
  await member.api.add({ artifactName: 'Lamassu', discoveredAt: 'Mesopotamia' });
  await resize(page, 1440);
  await page.goto(`${product.url}/civilization/mesopotamia`);
  const region = page.getByRole('region', { name: 'Artifacts that mention Mesopotamia' });
  await region.scrollIntoViewIfNeeded();
  await region.getByRole('article').first().waitFor();
  await expectNoViolation(page);
  await expectNoSidewaysScroll(page);
  await region.getByRole('link', { name: /^See .*artifacts? that mentions? Mesopotamia$/ }).click();
  await page.waitForURL('**/all-artifacts?q=Mesopotamia');
});
