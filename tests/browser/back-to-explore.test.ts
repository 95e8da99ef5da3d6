import type { Locator } from 'playwright-core';
import { useBrowser } from '../support/browser-fixture';
import { waitForHydration } from '../support/navigation';

const fixture = useBrowser();
const back = () => fixture.page.getByRole('link', { name: 'Back to Explore' });

async function openEgypt() {
  await fixture.page.goto(`${fixture.product.url}/civilization/egypt`);
  await waitForHydration(fixture.page);
}

it('Back to Explore goes back one page of this site, also after a reload, and to a page that the router did not leave', async () => {
  const { page, product } = fixture;
  await page.goto(`${product.url}/all-artifacts?q=mask`);
  await openEgypt();
  await back().click();
  await page.waitForURL(`${product.url}/all-artifacts?q=mask`);
  await page.goForward();
  await waitForHydration(page);
  await page.reload();
  await waitForHydration(page);
  await back().click();
  await page.waitForURL(`${product.url}/all-artifacts?q=mask`);
});

it('Back to Explore goes to the civilizations for a visitor from another site, also after a reload', async () => {
  const { page, product } = fixture;
  await page.goto('https://example.org/');
  await openEgypt();
  await page.reload();
  await waitForHydration(page);
  await back().click();
  await page.waitForURL(`${product.url}/#civilization`);
  await page.getByRole('heading', { level: 2, name: 'Explore by Civilization' }).waitFor();
});

it.each<[string, Parameters<Locator['click']>[0]]>([
  ['a click with Control', { modifiers: ['Control'] }],
  ['a middle click', { button: 'middle' }],
])('Back to Explore opens the civilizations in another tab after %s', async (_, options) => {
  const { page, product, tab } = fixture;
  await page.goto(`${product.url}/all-artifacts`);
  await openEgypt();
  const [other] = await Promise.all([tab.context.waitForEvent('page'), back().click(options)]);
  await other.waitForURL(`${product.url}/#civilization`, { waitUntil: 'commit' });
  expect(page.url()).toBe(`${product.url}/civilization/egypt`);
});
