import type { Page } from 'playwright-core';
import { newMember, useBrowser } from '../support/browser-fixture';
import { expectFocus } from '../support/dialogs';
import { expectNoSidewaysScroll, expectNoViolation, waitUntilLoaded } from '../support/page-checks';
import { uniqueName } from '../support/unique-name';

const fixture = useBrowser();
let page: Page;
beforeEach(() => {
  page = fixture.page;
});

const NAME = uniqueName('Zoomorphic cup');
let id: string;
beforeAll(async () => {
  const { api } = await newMember('Sara Searcher');
  ({ id } = await api.add({ artifactName: NAME, discoveredAt: 'Zincirli, Turkey' }));
});

const field = () => page.getByRole('searchbox', { name: 'Search names, places, descriptions' });
const suggestion = (name: string) => page.getByRole('search').getByRole('link', { name });

async function open() {
  await page.goto(`${fixture.product.url}/terms`);
  await waitUntilLoaded(page, 'Terms of use');
  await page.getByRole('link', { name: 'Search the catalogue' }).click();
  await expectFocus(field());
}

describe('the search in the bar', () => {
  it('opens with / and Ctrl K, and leads by the arrows to a suggestion', async () => {
    await page.goto(`${fixture.product.url}/privacy`);
    await waitUntilLoaded(page, 'Privacy');
    await page.keyboard.press('Control+k');
    await expectFocus(field());
    await page.keyboard.press('Escape');
    await field().waitFor({ state: 'hidden' });

    await page.keyboard.press('/');
    await expectFocus(field());
    await page.keyboard.type(NAME);
    await suggestion(NAME).waitFor();
    await page.keyboard.press('ArrowDown');
    await expectFocus(suggestion(NAME));
    await page.keyboard.press('ArrowUp');
    await expectFocus(field());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${fixture.product.url}/records/${id}`);
    await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
    await field().waitFor({ state: 'hidden' });
  });

  it('lists with Enter what the text finds', async () => {
    await open();
    await page.keyboard.type(` ${NAME} `);
    await page.keyboard.press('Enter');
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === NAME);
    await page.getByText('1 artifact found').waitFor();
  });

  it('stays closed for / in a text, and where the visitor has turned the key off', async () => {
    await page.goto(`${fixture.product.url}/all-artifacts`);
    const search = page.locator('main [name=q]');
    await search.click();
    await page.keyboard.press('/');
    expect(await search.inputValue()).toBe('/');

    await page.keyboard.press('Control+k');
    await page.getByRole('checkbox', { name: 'Open with the key /' }).uncheck();
    await page.goto(`${fixture.product.url}/terms`);
    await waitUntilLoaded(page, 'Terms');
    await page.keyboard.press('/');
    expect(await field().isVisible()).toBe(false);
    await page.keyboard.press('Control+k');
    await expectFocus(field());
  });

  it('says that nothing is suggested, and searches without suggestions', async () => {
    await page.route('**/graphql', (route) =>
      route.fulfill({ json: { errors: [{ message: 'Refused.' }] } }),
    );
    await open();
    await page.keyboard.type('zinc');
    await page.getByText('No suggestions').waitFor({ state: 'attached' });
    await page.unroute('**/graphql');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: NAME }).first().waitFor();
  });

  it('has no violation of axe when open, and nothing scrolls sideways', async () => {
    await open();
    await page.keyboard.type('zincirli');
    await suggestion('Zincirli').waitFor();
    await expectNoViolation(page, [320, 768, 1440]);
    await expectNoSidewaysScroll(page);
  });

  it('leads to the search of the gallery without JavaScript', async () => {
    const { page: tab } = await fixture.openTab({ javaScriptEnabled: false });
    await tab.goto(`${fixture.product.url}/terms`);
    await tab.getByRole('link', { name: 'Search the catalogue' }).click();
    await tab.getByRole('searchbox').fill(NAME);
    await tab.keyboard.press('Enter');
    await tab.waitForURL('**/all-artifacts?q=*');
    await tab.getByRole('link', { name: NAME }).first().waitFor();
  });
});

describe('the gallery', () => {
  it('leads to the civilization that a search names, and from nothing to other centuries', async () => {
    await page.goto(`${fixture.product.url}/all-artifacts?q=egypt`);
    await page.getByRole('link', { name: 'Read about Ancient Egypt' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ancient Egypt' }).waitFor();

    await page.goto(`${fixture.product.url}/all-artifacts?from=1990`);
    await page.getByText('No artifacts found').waitFor();
    expect(await page.getByRole('link', { name: 'Add the first' }).count()).toBe(1);
    const before = page.getByRole('link', { name: /century (BC|AD) \(\d+\)$/ });
    await before.click();
    await page.waitForURL(/from=/);
    await page.getByText(/\d+ artifacts? found/).waitFor();
  });
});
