import { paths } from '../../client/paths';
import { useBrowser } from '../support/browser-fixture';

describe('without JavaScript', () => {
  const fixture = useBrowser({ javaScriptEnabled: false });

  it('the catalogue can be read', async () => {
    const { page, product } = fixture;
    await page.goto(`${product.url}/all-artifacts?q=rosetta`);
    await page.getByRole('article').getByRole('heading', { name: 'Rosetta Stone' }).waitFor();
    await page.goto(product.url);
    await page.getByRole('heading', { name: 'Explore by Civilization' }).waitFor();
    await page.locator('summary').first().click();
    await page.getByText(/^An object that people made/).waitFor();
    await page.goto(`${product.url}/civilization/greece`);
    await page.getByRole('heading', { level: 1, name: 'Ancient Greece' }).waitFor();
  });

  it.each(Object.entries(paths))('no spinner turns for ever: %s', async (_name, path) => {
    const { page, product } = fixture;
    await page.goto(product.url + (typeof path === 'string' ? path : path('1', 'json')));
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: /^Loading/, visible: true })
        .count(),
    ).toBe(0);
  });

  it('the gallery can be searched', async () => {
    const { page, product } = fixture;
    await page.goto(`${product.url}/all-artifacts`);
    await page.locator('[name=q]').fill('o');
    await page.locator('[name=type]').selectOption('Documents');
    await page.locator('[name=order]').selectOption('Name');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(`${product.url}/all-artifacts?q=o&type=DOCUMENTS&order=NAME&from=&to=`);
    // The headings below this level are those of artifacts whose texts contain the search.
    const list = page.getByRole('article').getByRole('heading', { level: 2 });
    const names = await list.allTextContents();
    expect(names).toContain('Rosetta Stone');
    expect(names).toEqual([...names].sort());
    expect(await page.locator('[name=q]').inputValue()).toBe('o');
    expect(await page.locator('[name=type]').inputValue()).toBe('DOCUMENTS');
    expect(await page.locator('[name=order]').inputValue()).toBe('NAME');
  });

  it('a bar of the chart narrows the span', async () => {
    const { page, product } = fixture;
    await page.goto(`${product.url}/all-artifacts?type=ALABASTER_VASE`);
    await page.getByRole('button', { name: 'All dates' }).click();
    await page.getByRole('button', { name: /^14th century BC/ }).click();
    await page.getByRole('button', { name: 'Made 1399 – 1300 BC' }).click();
    await page.getByRole('button', { name: /^14th century BC/, pressed: true }).waitFor();
    expect(await page.getByLabel('From year').inputValue()).toBe('1399 BC');
    expect(await page.locator('[name=type]').inputValue()).toBe('ALABASTER_VASE');
    await page.getByRole('link', { name: 'Clear all' }).click();
    await page.waitForURL(`${product.url}/all-artifacts`);
  });

  it('the gallery has both groups of a search and other spellings', async () => {
    const { page, product } = fixture;
    await page.goto(`${product.url}/all-artifacts?q=egypt`);
    const section = page.getByRole('region', { name: 'In descriptions and places' });
    expect(await section.getByRole('article').count()).toBeGreaterThan(10);
    await page.goto(`${product.url}/all-artifacts?q=tutankamun`);
    await page.getByText(/^Did you mean/).waitFor();
    await page.getByRole('link', { name: 'Tutankhamun' }).click();
    await page.getByRole('article').first().waitFor();
  });
});
