import type { Page } from 'playwright-core';
import { fillSignIn, restoreSession } from '../support/accounts';
import { resize } from '../support/browser';
import { newMember, type TestMember, useBrowser } from '../support/browser-fixture';
import { expectFocus } from '../support/dialogs';
import { pressLike, storedLike } from '../support/likes';
import { inLongRun } from '../support/long-run';
import { waitForHydration } from '../support/navigation';
import { expectNoSidewaysScroll, expectNoViolation, waitUntilLoaded } from '../support/page-checks';
import { uniqueName } from '../support/unique-name';

const WIDTHS = inLongRun([320, 360, 768, 1440], [320, 1440]);

const fixture = useBrowser();
let owner: TestMember;
beforeAll(async () => {
  owner = await newMember('Olga Owner');
});

async function addBell(overrides: object = {}): Promise<{ id: string; name: string; url: string }> {
  const name = uniqueName('Bronze bell');
  const image = `${fixture.product.url}/plates/ardabil-carpet.svg`;
  const { id } = await owner.api.add({ artifactName: name, image, ...overrides });
  return { id, name, url: `${fixture.product.url}/records/${id}` };
}

const heading = (name: string) => fixture.page.getByRole('heading', { level: 1, name });
const section = () => fixture.page.getByRole('region', { name: 'Like, share and cite' });

describe('the record of an artifact', () => {
  it('is read without JavaScript, and leads to the records of related artifacts', async () => {
    const place = { discoveredAt: uniqueName('Abydos') };
    const { name } = await addBell(place);
    const other = await addBell({ ...place, historicalContext: 'Cast for a temple.' });
    const tab = await fixture.openTab({ javaScriptEnabled: false });
    await tab.page.goto(other.url);
    await tab.page.getByText('Cast for a temple.').waitFor();
    await tab.page.locator('summary', { hasText: 'Data' }).click();
    expect(await tab.page.getByRole('link', { name: 'JSON-LD' }).isVisible()).toBe(true);
    expect(await tab.page.getByRole('button', { name: 'Cite' }).isVisible()).toBe(false);
    await tab.page
      .getByRole('region', { name: 'Related artifacts' })
      .getByRole('article')
      .filter({ hasText: name })
      .getByRole('link', { name })
      .click();
    await tab.page.getByRole('heading', { level: 1, name }).waitFor();
    tab.expectNothingUnexpected();
  });

  it('leads from a fact to as many artifacts as it says, without JavaScript', async () => {
    const place = uniqueName('Abydos');
    await addBell({ discoveredAt: `${place}, Egypt` });
    const { url } = await addBell({ discoveredAt: `Temple of Seti, ${place}` });
    const tab = await fixture.openTab({ javaScriptEnabled: false });
    await tab.page.goto(url);
    const found = tab.page.getByRole('definition').filter({ hasText: 'Temple of Seti' });
    expect(await found.textContent()).toBe(`Temple of Seti, ${place}\u00a0(2)`);
    expect(await tab.page.getByRole('term').allTextContents()).toEqual(
      expect.arrayContaining(['Type', 'Made', 'Found', 'Found by', 'Now in']),
    );
    await found.getByRole('link', { name: place }).click();
    await tab.page.getByRole('heading', { level: 1, name: 'All Artifacts' }).waitFor();
    expect(await tab.page.getByRole('article').count()).toBe(2);
    tab.expectNothingUnexpected();
  });

  describe('with four pictures', () => {
    const addFour = () => {
      const plate = (slug: string) => `${fixture.product.url}/plates/${slug}.svg`;
      return addBell({
        image: plate('phaistos-disc'),
        imageAlt: 'The obverse.',
        morePictures: [
          { image: plate('seal-of-adda'), caption: 'Reverse', alt: 'The gods.' },
          { image: plate('warka-vase') },
          { image: plate('jar-of-xerxes'), caption: 'Edge' },
        ],
      });
    };
    const strip = (page: Page) => page.getByRole('navigation', { name: 'Pictures' });

    it('is seen by keyboard alone at 320 px, and has no violation of axe', async () => {
      const { page } = fixture;
      const { url } = await addFour();
      await resize(page, 320, 700);
      await page.goto(url);
      await waitForHydration(page);
      await strip(page).getByRole('link').first().focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByText('The gods.').waitFor();
      const shown = strip(page).getByRole('link', { name: 'Reverse' });
      expect(await shown.getAttribute('aria-current')).toBe('true');
      await expectFocus(shown);
      await expectNoSidewaysScroll(page);
      await expectNoViolation(page, [320, 1440]);
    });

    it('shows another one without JavaScript', async () => {
      const { url } = await addFour();
      const { page } = await fixture.openTab({ javaScriptEnabled: false });
      await page.goto(url);
      expect(await strip(page).getByRole('link').count()).toBe(4);
      await strip(page).getByRole('link', { name: 'Edge' }).click();
      await page.waitForURL(`${url}?picture=4`);
      const large = page.getByRole('main').locator('img').first();
      expect(await large.getAttribute('src')).toContain('jar-of-xerxes');
    });
  });

  it('cites for a visitor, and has no violation of axe then', async () => {
    const { page } = fixture;
    const { name, url } = await addBell();
    await page.goto(url);
    await waitForHydration(page);
    await section().getByRole('button', { name: 'Cite' }).click();
    await section().getByText(`Owner, Olga. “${name}.” Catalogue record`).waitFor();
    await expectNoViolation(page, WIDTHS);
    await expectNoSidewaysScroll(page);
  });

  it('shows the placeholder for a picture that cannot be loaded', async () => {
    const { page, product } = fixture;
    const { name, url } = await addBell({ image: `${product.url}/plates/gone.svg` });
    await page.goto(url);
    const picture = page.getByRole('img', { name });
    await page.waitForFunction(
      (image) => image instanceof HTMLImageElement && image.src.endsWith('/placeholder.svg'),
      await picture.elementHandle(),
    );
  });

  it('has no violation of axe, and nothing scrolls sideways, also without the artifact', async () => {
    const { page, product } = fixture;
    const { name, url } = await addBell({ imageAlt: 'A bell with a handle', rights: null });
    for (const [address, title] of [
      [url, name],
      [`${product.url}/records/999999`, 'Artifact not found'],
    ] as const) {
      await page.goto(address);
      await heading(title).waitFor();
      await expectNoViolation(page, WIDTHS);
      await expectNoSidewaysScroll(page);
    }
  });

  it('is where a visitor stays who does not sign in', async () => {
    const { page } = fixture;
    const { name, url } = await addBell();
    await page.goto(url);
    await page.getByRole('link', { name: 'Sign in to like it' }).click();
    await page.waitForURL(/\/signin(\?|$)/);
    await page.getByRole('link', { name: 'Read its record without signing in' }).click();
    await page.waitForURL(url);
    await heading(name).waitFor();
  });

  it('lets a visitor like the artifact by a sign-in, once', async () => {
    const { page } = fixture;
    const { id, url } = await addBell();
    const member = await fixture.newMember();
    await page.goto(url);
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Sign in to like it' }).click();
    const liked = storedLike(page);
    await fillSignIn(page, member.email);
    const notice = page.getByRole('alertdialog', { name: 'Login successful', exact: true });
    await notice.waitFor({ state: 'detached' });
    await page.getByText('1 like', { exact: true }).waitFor();
    await liked;
    await pressLike(page, page.getByRole('button', { name: 'Liked' }));
    await page.getByText('0 likes', { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Like', exact: true }).waitFor();
    expect((await member.api.read(id)).likeCount).toBe(0);
  });

  it('is named by the page for members, before a script runs', async () => {
    const { name, id, url } = await addBell();
    const { page } = await fixture.openTab({ javaScriptEnabled: false });
    await page.goto(`${fixture.product.url}/artifactsdetails/${id}`);
    expect(await page.getByRole('main').innerText()).toContain(name);
    await page.getByRole('link', { name: 'Read its record without signing in' }).click();
    await page.waitForURL(url);
    await page.goto(`${fixture.product.url}/artifactsdetails/999999`);
    await page.getByRole('heading', { level: 1, name: 'Artifact not found' }).waitFor();
  });

  it('is where a member stays who follows a link to it', async () => {
    const { page, product } = fixture;
    const { id, name, url } = await addBell();
    await restoreSession(page, product, owner);
    await page.goto(url);
    await waitUntilLoaded(page, name);
    await page.getByRole('button', { name: 'Account menu' }).waitFor();
    await page.getByRole('link', { name: 'Open with likes and history' }).click();
    await page.waitForURL(`${product.url}/artifactsdetails/${id}`);
    await page.getByRole('button', { name: /^Like/ }).waitFor();
  });
});
