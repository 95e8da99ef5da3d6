import type { Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { restoreSession } from '../support/accounts';
import { newMember, type TestMember, useBrowser } from '../support/browser-fixture';
import { expectFocus } from '../support/dialogs';
import { inLongRun } from '../support/long-run';
import { waitForHydration } from '../support/navigation';
import { expectNoViolation, waitUntilLoaded } from '../support/page-checks';
import { BLUE, type Colour, isLike, paintHalves, RED } from '../support/red-and-blue';
import { LOST_REQUEST } from '../support/tab';
import { uniqueName } from '../support/unique-name';
import { waitUntil } from '../support/wait-until';

const WIDTHS = inLongRun([320, 360, 768, 1440], [320, 1440]);
const ALT = 'Two fields, one red and one blue';
/** A tile with each pixel of its part of the picture. */
const FULL_SCALE = /\/iiif\/\w+\/\d+,\d+,512,512\/512,512\/0\/default\.jpg$/;

const fixture = useBrowser({ reducedMotion: 'reduce' });
let owner: TestMember;
let artifact: { id: string; name: string };
beforeAll(async () => {
  owner = await newMember('Olga Owner');
  artifact = await addPicture();
});

/** Requests for tiles that are not answered. */
const pending = new Set<Request>();
beforeEach(() => {
  pending.clear();
  const { page } = fixture;
  page.on('request', (request) => {
    if (request.url().endsWith('default.jpg')) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
});

/** Waits for all tiles: OpenSeadragon warns of one that arrives when the viewer is closed. */
async function waitForTiles(page: Page) {
  await waitUntil(() => pending.size === 0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Adds an artifact with a picture of 3000 × 2000 px that the catalogue stores. */
async function addPicture() {
  const { status, body: picture } = await owner.api.upload(await paintHalves(3000, 2000));
  expect(status).toBe(201);
  const name = uniqueName('Painted floor');
  const { id } = await owner.api.add({ artifactName: name, image: picture.url, imageAlt: ALT });
  return { id: String(id), name };
}

const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Zoom in' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Zoom' });

async function openPage(page = fixture.page): Promise<Page> {
  const { product } = fixture;
  await restoreSession(page, product, owner);
  await page.goto(`${product.url}/artifactsdetails/${artifact.id}`, { waitUntil: 'networkidle' });
  await waitUntilLoaded(page, artifact.name);
  return page;
}

/** Waits until the window shows these colours in its middle row, a quarter from the left and the right. */
const waitForColours = (page: Page, ...wanted: Colour[]) =>
  waitUntil(async () => {
    const screenshot = sharp(await page.screenshot());
    const { data, info } = await screenshot.raw().toBuffer({ resolveWithObject: true });
    const row = data.subarray(Math.floor(info.height / 2) * info.width * info.channels);
    return wanted.every((colour, half) =>
      isLike(row.subarray(Math.floor(info.width * (0.25 + half / 2)) * info.channels), colour),
    );
  });

describe('a stored picture', () => {
  it('is zoomed by keyboard, and shows more of it with each step', async () => {
    const page = await openPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await button(page).focus();
    const firstTile = page.waitForResponse(/default\.jpg$/);
    await page.keyboard.press('Enter');
    await expectFocus(dialog(page).getByRole('application', { name: ALT }));
    await firstTile;
    await expectNoViolation(page, WIDTHS);
    expect(requests.filter((url) => FULL_SCALE.test(url))).toEqual([]);
    const larger = page.waitForResponse(FULL_SCALE);
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('+');
    expect((await larger).status()).toBe(200);
    await waitForTiles(page);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expectFocus(button(page));
  });

  it('is zoomed by a click on the picture', async () => {
    const { page, product } = fixture;
    await page.goto(`${product.url}/records/${artifact.id}`);
    await waitForHydration(page);
    await page.getByRole('main').getByRole('img').first().click();
    await page.getByRole('dialog').waitFor();
  });

  it('is zoomed by its buttons, each of at least 44 px', async () => {
    const page = await openPage();
    await button(page).click();
    const press = (name: string) => dialog(page).getByRole('button', { name }).click();
    const larger = page.waitForResponse(FULL_SCALE);
    for (let step = 0; step < 5; step += 1) await press('Zoom in');
    await larger;
    await press('Zoom out');
    await press('Whole picture');
    for (const tool of await dialog(page).getByRole('button').all()) {
      const { width, height } = (await tool.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await waitForTiles(page);
    await press('Close');
    await expectFocus(button(page));
  });

  it('is zoomed by a pinch and by a double tap, while the page keeps its size', async () => {
    const { page, context } = await fixture.openTab({
      ...{ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
      reducedMotion: 'reduce',
    });
    await openPage(page);
    const devTools = await context.newCDPSession(page);
    const pinch = (scaleFactor: number) =>
      devTools.send('Input.synthesizePinchGesture', { x: 90, y: 390, scaleFactor });
    await button(page).tap();
    await waitForColours(page, RED, BLUE);
    await pinch(6);
    await waitForColours(page, RED, RED);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    await pinch(1 / 6);
    await waitForColours(page, RED, BLUE);
    await devTools.send('Input.synthesizeTapGesture', { x: 40, y: 390, tapCount: 2 });
    await waitForColours(page, RED, RED);
  });

  it.each(['**/*.js', '**/iiif/**/info.json', '**/iiif/**/default.jpg'])(
    'stays on the page, with a sentence, if %s is lost',
    async (lost) => {
      const page = await openPage();
      await page.route(lost, (route) => route.abort());
      await button(page).click();
      await page.getByRole('alert').getByText('The zoom could not be loaded.').waitFor();
      await dialog(page).waitFor({ state: 'detached' });
      expect(await page.getByRole('link', { name: /^Full-size picture/ }).isVisible()).toBe(true);
      fixture.tab.expectNothingUnexpected(
        LOST_REQUEST,
        /^console error: Tile .* failed to load/,
        /Failed to fetch dynamically imported module/,
      );
    },
  );

  it('is zoomed on the public record by a press that loads the code of the page', async () => {
    const { page, product } = fixture;
    await page.goto(`${product.url}/records/${artifact.id}`, { waitUntil: 'networkidle' });
    const firstTile = page.waitForResponse(/default\.jpg$/);
    await button(page).click();
    await dialog(page).waitFor();
    await waitForHydration(page);
    await firstTile;
    await waitForTiles(page);
    await page.keyboard.press('Escape');
    await expectFocus(button(page));
  });

  it('is read without JavaScript by the link at full size', async () => {
    const { page } = await fixture.openTab({ javaScriptEnabled: false });
    await page.goto(`${fixture.product.url}/records/${artifact.id}`);
    expect(await page.getByText('Zoom in', { exact: true }).isVisible()).toBe(false);
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: /^Full-size picture/ }).click(),
    ]);
    await opened.waitForURL(/\/pictures\/\w+\/full\.webp$/);
  });
});
