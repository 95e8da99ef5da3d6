import type { Page } from 'playwright-core';
import { buildArtifact } from '../support/artifact';
import { resize } from '../support/browser';
import { useBrowser } from '../support/browser-fixture';
import { expectSameDocument, holdRequests, waitForHydration } from '../support/navigation';
import { uniqueName } from '../support/unique-name';

/**
 * Opens a page whose scripts do not arrive until the returned function is called. The function returns
 * when the page is hydrated.
 */
async function openBeforeHydration(page: Page, url: string): Promise<() => Promise<void>> {
  const sendScripts = await holdRequests(page, '**/assets/*.js');
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  // Where the substitute of a font is missing, lines break elsewhere until the font has arrived.
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  return async () => {
    sendScripts();
    await waitForHydration(page);
  };
}

describe('a page that the server has rendered', () => {
  const fixture = useBrowser();

  it('is shown without another request of its data', async () => {
    const { page, product } = fixture;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(`${product.url}/all-artifacts?q=rosetta`);
    await waitForHydration(page);
    await page.getByRole('article').filter({ hasText: 'Rosetta Stone' }).waitFor();
    expect(requests.filter((path) => path === '/graphql')).toEqual([]);
  });

  it('is hydrated in the background, too, where nothing is painted', async () => {
    const { page, product } = fixture;
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      window.requestAnimationFrame = () => 0;
    });
    await page.goto(`${product.url}/all-artifacts`);
    await waitForHydration(page);
  });

  it('shows the placeholder for a picture that failed to load before hydration', async () => {
    const { page, product } = fixture;
    const owner = await fixture.newMember();
    const name = uniqueName('Lost lamp');
    await owner.api.add(
      buildArtifact({ artifactName: name, image: `${product.url}/plates/gone.svg` }),
    );
    await page.goto(`${product.url}/all-artifacts?q=${encodeURIComponent(name)}`);
    const picture = page.getByRole('img', { name });
    await page.waitForFunction(
      (image) => image instanceof HTMLImageElement && image.src.endsWith('/placeholder.svg'),
      await picture.elementHandle(),
    );
  });
});

describe('before hydration', () => {
  const fixture = useBrowser();

  it('a question opens at once, one at a time, and stays open', async () => {
    const { page, product } = fixture;
    const hydrate = await openBeforeHydration(page, product.url);
    const faq = page.getByRole('region', { name: 'Frequently Asked' });
    const questions = faq.locator('summary');
    const open = faq.locator('details[open] summary');
    const answer = faq.getByText(/^Texts record what a few people/);
    await questions.first().click();
    await questions.nth(1).press('Enter');
    await answer.waitFor();
    expect(await open.allTextContents()).toEqual(['Why do artifacts matter?']);
    await hydrate();
    expect(await answer.isVisible()).toBe(true);
    await questions.first().click();
    await answer.waitFor({ state: 'hidden' });
    expect(await open.allTextContents()).toEqual(['What counts as a historical artifact?']);
    await questions.first().click();
    expect(await open.count()).toBe(0);
  });

  it('the way through Google waits for the code', async () => {
    const { page, product } = fixture;
    const hydrate = await openBeforeHydration(page, `${product.url}/signin`);
    const google = page.getByRole('button', { name: 'Continue with Google' });
    expect(await google.isDisabled()).toBe(true);
    await hydrate();
    await page.locator('button:enabled', { hasText: 'Continue with Google' }).waitFor();
  });

  it('Menu opens at once, stays open, and its links lead on', async () => {
    const { page, product } = fixture;
    await resize(page, 360);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    const link = page.getByRole('menuitem', { name: 'All-Artifacts' });
    const hydrate = await openBeforeHydration(page, `${product.url}/civilization/egypt`);
    await menu.click();
    await link.waitFor();
    await page.mouse.click(340, 400);
    await link.waitFor({ state: 'hidden' });
    await menu.press('Enter');
    await link.waitFor();
    await hydrate();
    expect(await link.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    expect(await menu.evaluate((button) => button.matches(':focus'))).toBe(true);
    await page.unroute('**/assets/*.js');

    await openBeforeHydration(page, `${product.url}/civilization/egypt`);
    await menu.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${product.url}/all-artifacts`, { waitUntil: 'commit' });
  });

  it('a record opens its panels, its data and the whole description of its picture at once', async () => {
    const { page, product } = fixture;
    await resize(page, 360);
    const owner = await fixture.newMember();
    const imageAlt = `A bronze bell, seen from the front. ${'It has a band of leaves. '.repeat(6)}`;
    const { id } = await owner.api.add({ image: `${product.url}/plates/warka-vase.svg`, imageAlt });
    const hydrate = await openBeforeHydration(page, `${product.url}/records/${id}`);
    const description = page.getByText('A bronze bell, seen from the front.');
    const heightOf = async () => (await description.boundingBox())?.height ?? 0;
    const short = await heightOf();
    await page.getByText('Read all').click();
    expect(await heightOf()).toBeGreaterThan(short);
    await page.locator('summary', { hasText: 'Data' }).click();
    await page.getByRole('link', { name: 'BibTeX' }).waitFor();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const panel = page.getByRole('group', { name: 'Cite' });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cite', exact: true }).click();
    await panel.getByText('Loading').waitFor();
    await hydrate();
    await panel.getByRole('heading', { name: 'Chicago' }).waitFor();
    await panel.getByRole('button', { name: 'Done' }).click();
    await panel.waitFor({ state: 'hidden' });
    expect(await heightOf()).toBeGreaterThan(short);
    expect(await page.getByRole('link', { name: 'BibTeX' }).isVisible()).toBe(true);
  });

  /** They are nothing without script. */
  const WAITING = /^(Zoom in|Show more|Show password|(Play the|Previous|Next) slides?)$/;
  it.each([
    '/',
    '/all-artifacts',
    '/records/1',
    '/civilization/egypt',
    '/browse',
    '/browse/culture',
    '/contributors/1',
    '/signin',
    '/register',
    '/report/1',
    '/privacy',
    '/nothing-here',
  ])('no button of %s can be pressed in vain', async (path) => {
    const { page, product } = fixture;
    await openBeforeHydration(page, product.url + path);
    const inVain = await page
      .locator('button:enabled:visible')
      .evaluateAll((buttons) =>
        (buttons as HTMLButtonElement[])
          .filter(
            (button) => !button.popoverTargetElement && (button.type !== 'submit' || !button.form),
          )
          .map((button) => button.ariaLabel ?? button.innerText),
      );
    expect(inVain.filter((name) => !WAITING.test(name))).toEqual([]);
  });

  const address = { email: 'nobody@example.org' };
  it.each([
    ['/signin', 'Sign In', { ...address, password: 'Secret1' }],
    ['/register', 'Register', { ...address, password: 'Secret1' }],
    ['/reset-password', 'Send the message', address],
    ['/report/:id', 'Send report', address],
  ])('%s keeps what is typed, and sends nothing', async (path, name, typed) => {
    const { page, product } = fixture;
    const { id } = await (await fixture.newMember()).api.add();
    const url = product.url + path.replace(':id', id);
    const hydrate = await openBeforeHydration(page, url);
    const submit = page.getByRole('button', { name, exact: true });
    const fields = Object.entries(typed).map(
      ([field, value]) => [page.locator(`[name=${field}]`), value] as const,
    );
    for (const [field, value] of fields) await field.fill(value);
    expect(await submit.isDisabled()).toBe(true);
    expect(await page.locator('form').getAttribute('method')).toBe('post');
    const box = await submit.boundingBox();
    await page.keyboard.press('Enter');
    await hydrate();
    await page.locator('button[type=submit]:enabled').waitFor();
    expect(page.url()).toBe(url);
    expect(await submit.boundingBox()).toEqual(box);
    for (const [field, value] of fields) expect(await field.inputValue()).toBe(value);
    expect(await fields.at(-1)?.[0].evaluate((field) => field.matches(':focus'))).toBe(true);
  });

  it('a search and an order chosen in the gallery take effect without a reload', async () => {
    const { page, product } = fixture;
    const hydrate = await openBeforeHydration(page, `${product.url}/all-artifacts`);
    await expectSameDocument(page, async () => {
      await page.locator('[name=q]').fill('rosetta');
      await page.locator('[name=type]').selectOption('Documents');
      await page.locator('[name=order]').selectOption('Name');
      await hydrate();
      await page.waitForURL(`${product.url}/all-artifacts?q=rosetta&type=DOCUMENTS&order=NAME`);
    });
    await page.getByText('1 artifact found').waitFor();
    expect(await page.locator('[name=q]').inputValue()).toBe('rosetta');
    expect(await page.locator('[name=type]').inputValue()).toBe('DOCUMENTS');
    await page.goBack();
    await page.waitForURL(`${product.url}/all-artifacts`);
  });

  it('a choice at the moment of hydration keeps the choices before it', async () => {
    const { page, product } = fixture;
    // Chooses a type as soon as the page requests the list in the order chosen before.
    await page.addInitScript(() => {
      const request = window.fetch.bind(window);
      window.fetch = (...parameters) => {
        const type = document.querySelector<HTMLSelectElement>('[name=type]');
        if (JSON.stringify(parameters).includes('NAME') && type?.value === '') {
          type.value = 'DOCUMENTS';
          type.dispatchEvent(new Event('change', { bubbles: true }));
        }
        return request(...parameters);
      };
    });
    const hydrate = await openBeforeHydration(page, `${product.url}/all-artifacts`);
    await page.locator('[name=order]').selectOption('Name');
    await hydrate();
    await page.waitForURL(`${product.url}/all-artifacts?type=DOCUMENTS&order=NAME`);
  });

  it('Enter in the gallery’s search lets the server search', async () => {
    const { page, product } = fixture;
    const hydrate = await openBeforeHydration(page, `${product.url}/all-artifacts`);
    await page.locator('[name=q]').fill('rosetta');
    await page.locator('[name=q]').press('Enter');
    await page.waitForURL(`${product.url}/all-artifacts?q=rosetta&type=&order=&from=&to=`, {
      waitUntil: 'commit',
    });
    await page.getByText('1 artifact found').waitFor();
    await hydrate();
  });

  it('Back to Explore is a link to the civilizations', async () => {
    const { page, product } = fixture;
    await openBeforeHydration(page, `${product.url}/civilization/egypt`);
    await page.getByRole('link', { name: 'Back to Explore' }).click();
    await page.waitForURL(`${product.url}/#civilization`, { waitUntil: 'commit' });
  });
});
