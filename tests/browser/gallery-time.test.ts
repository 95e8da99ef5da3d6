import { resize } from '../support/browser';
import { useBrowser } from '../support/browser-fixture';
import { waitForHydration } from '../support/navigation';
import { expectNoSidewaysScroll, expectNoViolation, waitUntilLoaded } from '../support/page-checks';

const BAR = /^14th century BC, \d+ artifacts$/;
const YEARS = '?from=-1399&to=-1300';

describe('the chart of the centuries', () => {
  const fixture = useBrowser();

  it('narrows the gallery by the keyboard alone, and Back and Forward follow', async () => {
    const { page, product } = fixture;
    const gallery = `${product.url}/all-artifacts`;
    await page.goto(gallery);
    await waitUntilLoaded(page, 'All Artifacts');
    const bar = page.getByRole('button', { name: BAR });
    const count = /, (\d+) /.exec((await bar.textContent()) ?? '')?.[1] ?? '';
    await page.getByLabel('To year').focus();
    await page.keyboard.press('Tab');
    for (let step = 0; step < 60; step += 1) {
      if (await bar.evaluate((one) => one.matches(':focus'))) break;
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(gallery + YEARS);
    await page.getByText(`${count} artifacts found`).waitFor();
    expect(await bar.evaluate((one) => one.matches(':focus'))).toBe(true);
    expect(await bar.getAttribute('aria-pressed')).toBe('true');
    await page.goBack();
    await page.waitForURL(gallery);
    await page.getByRole('button', { name: BAR, pressed: false }).waitFor();
    await page.goForward();
    await page.getByRole('button', { name: BAR, pressed: true }).waitFor();
    expect(await page.getByLabel('From year').inputValue()).toBe('1399 BC');
    await page.getByRole('button', { name: BAR }).press('Enter');
    await page.waitForURL(gallery);
  });

  it('has no violation of accessibility, and fits every width', async () => {
    const { page, product } = fixture;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const search of ['?q=egypt&from=-1500&to=79', '?q=tutankamun&type=TOOLS&from=soon']) {
      await page.goto(`${product.url}/all-artifacts${search}`);
      await waitUntilLoaded(page, 'All Artifacts');
      // Until then each bar is a tab stop, so that the chart works without JavaScript.
      await waitForHydration(page);
      await expectNoViolation(page, [320, 768, 1440]);
      await expectNoSidewaysScroll(page);
    }
  });

  it('does not move the page while it loads', async () => {
    const { page, product } = fixture;
    await resize(page, 1440);
    await page.goto(product.url);
    await waitForHydration(page);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('query GalleryCenturies')) await released;
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link', { name: 'All-Artifacts' }).click();
    await page.getByRole('heading', { level: 1, name: 'All Artifacts' }).waitFor();
    const cards = page.getByRole('article').first();
    await cards.waitFor();
    const before = await cards.boundingBox();
    release();
    await page.getByRole('button', { name: BAR }).waitFor();
    expect((await cards.boundingBox())?.y).toBe(before?.y);
  });
});

describe('without JavaScript', () => {
  const fixture = useBrowser({ javaScriptEnabled: false });

  it('narrows the span without JavaScript', async () => {
    const { page, product } = fixture;
    await page.goto(`${product.url}/all-artifacts?type=ALABASTER_VASE`);
    await page.getByRole('button', { name: /^14th century BC/ }).click();
    await page.getByRole('button', { name: /^14th century BC/, pressed: true }).waitFor();
    expect(await page.getByLabel('From year').inputValue()).toBe('1399 BC');
    expect(await page.locator('[name=type]').inputValue()).toBe('ALABASTER_VASE');
    await page.getByRole('link', { name: 'Clear all' }).click();
    await page.waitForURL(`${product.url}/all-artifacts`);
  });

  it('the rendered page has both groups of a search and other spellings', async () => {
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
