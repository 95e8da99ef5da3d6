import { useBrowser } from '../support/browser-fixture';
import { resize } from '../support/browser';
import { waitForHydration } from '../support/navigation';
import { expectNoViolation } from '../support/page-checks';

const fixture = useBrowser();

describe('without JavaScript', () => {
  const openTab = () => fixture.openTab({ javaScriptEnabled: false });

  it('the home page leads to a record that nobody has chosen', async () => {
    const tab = await openTab();
    await tab.page.goto(fixture.product.url);
    await tab.page.getByRole('link', { name: 'surprise me' }).click();
    await tab.page.waitForURL(/\/records\/\d+$/);
    await tab.page.getByRole('heading', { name: 'About this record' }).waitFor();
    tab.expectNothingUnexpected();
  });

  it('a record leads to its contributor, whose page leads to records', async () => {
    const tab = await openTab();
    await tab.page.goto(`${fixture.product.url}/records/1`);
    const about = tab.page.getByRole('region', { name: 'About this record' });
    const contributor = about.locator('dd').getByRole('link');
    const name = await contributor.innerText();
    await contributor.click();
    await tab.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    const card = tab.page.getByRole('article').last();
    await card.getByRole('heading').getByRole('link').click();
    await tab.page.getByRole('heading', { name: 'About this record' }).waitFor();
    tab.expectNothingUnexpected();
  });

  it('a civilization leads to the artifacts that its text names, and to the next one', async () => {
    const tab = await openTab();
    await tab.page.goto(`${fixture.product.url}/civilization/egypt`);
    const article = tab.page.getByRole('article').first();
    await article.getByRole('link', { name: 'Rosetta Stone', exact: true }).click();
    await tab.page.getByRole('heading', { level: 1, name: 'Rosetta Stone' }).waitFor();
    await tab.page.goBack();
    await tab.page.getByRole('link', { name: 'Next: Ancient Greece' }).click();
    await tab.page.getByRole('heading', { level: 1, name: 'Ancient Greece' }).waitFor();
    tab.expectNothingUnexpected();
  });
});

it.each([360, 1440])('"a century" opens the dates of the gallery at %i px', async (width) => {
  const { page, product } = fixture;
  await resize(page, width);
  await page.goto(product.url);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'a century' }).click();
  await page.getByRole('group', { name: 'Dates' }).waitFor();
  await page.locator(':popover-open').waitFor();
  const from = page.getByRole('textbox', { name: 'From year' });
  await from.fill('1400 BC');
  await from.press('Enter');
  await page.waitForURL(/\/all-artifacts\?from=-1400$/);
  await expectNoViolation(page, [width]);
});
