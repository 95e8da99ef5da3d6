import { readFileSync } from 'node:fs';
import type * as OpenSeadragon from 'openseadragon';
import type { Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { restoreSession } from '../support/accounts';
import { newMember, type TestMember, useBrowser } from '../support/browser-fixture';
import { expectFocus } from '../support/dialogs';
import { inLongRun } from '../support/long-run';
import { waitForHydration } from '../support/navigation';
import { startOtherSite, stopOtherSites } from '../support/other-site';
import { expectNoViolation, waitUntilLoaded } from '../support/page-checks';
import { LOST_REQUEST } from '../support/tab';
import { uniqueName } from '../support/unique-name';
import { waitUntil } from '../support/wait-until';

const WIDTHS = inLongRun([320, 360, 768, 1440], [320, 1440]);
const ALT = 'Two fields, one red and one blue';
type Colour = readonly [red: number, green: number, blue: number];
/** The colours of the left and of the right half of the picture. */
const RED: Colour = [200, 30, 30];
const BLUE: Colour = [30, 30, 200];
/** A tile with each pixel of its part of the picture. */
const FULL_SCALE = /\/iiif\/\w+\/\d+,\d+,512,512\/512,512\/0\/default\.jpg$/;

declare global {
  interface Window {
    OpenSeadragon: typeof OpenSeadragon.default;
  }
}

const fixture = useBrowser({ reducedMotion: 'reduce' });
let owner: TestMember;
let artifact: { id: string; name: string; iiif: string };
beforeAll(async () => {
  owner = await newMember('Olga Owner');
  artifact = await addPicture();
});
afterAll(stopOtherSites);

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

/** A picture whose left half is red, and whose right half is blue. */
async function paint(width: number, height: number): Promise<Buffer> {
  const field = ([r, g, b]: Colour, wide: number) =>
    sharp({ create: { width: wide, height, channels: 3, background: { r, g, b } } }).png();
  const left = Math.floor(width / 2);
  const input = await field(BLUE, width - left).toBuffer();
  return field(RED, width)
    .composite([{ input, left, top: 0 }])
    .toBuffer();
}

/** Adds an artifact with a picture of 3000 × 2000 px that the catalogue stores. */
async function addPicture() {
  const { status, body: picture } = await owner.api.upload(await paint(3000, 2000));
  expect(status).toBe(201);
  const name = uniqueName('Painted floor');
  const { id } = await owner.api.add({ artifactName: name, image: picture.url, imageAlt: ALT });
  const { data } = await owner.api.run(
    'query ($id: ID!) { artifact(id: $id) { picture { iiif } } }',
    { id },
  );
  return { id: String(id), name, iiif: String(data.artifact.picture.iiif) };
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

/** JPEG changes colours a little. */
const isLike = (shown: ArrayLike<number>, wanted: Colour) =>
  wanted.every((value, part) => Math.abs(value - (shown[part] ?? 255)) < 10);

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

/** OpenSeadragon as this catalogue has it, and 5.0.1, as Mirador 4.0 has it. */
const VIEWERS = ['openseadragon', 'openseadragon-5'];
/** With one tile, and with tiles of one, two and three scales, in wide and in tall pictures. */
const SIZES = [
  [300, 200],
  [512, 512],
  [513, 400],
  [700, 1024],
  [1024, 640],
  [1300, 700],
  [2400, 2600],
] as const;
/** In the small one the whole picture has the smallest scale; in the other one, it has not. */
const WINDOWS = [
  [200, 150],
  [700, 600],
] as const;

it.each(VIEWERS)('%s shows pictures of all sizes on another site', async (viewer) => {
  const { page, product, tab } = fixture;
  const script = readFileSync(require.resolve(viewer));
  const site = await startOtherSite(({ url }, response) => {
    const isScript = url === '/viewer.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript ? script : '<link rel="icon" href="data:,"><script src="/viewer.js"></script>',
    );
  });
  await page.goto(`http://127.0.0.1:${site.port}/`);
  for (const [width, height] of SIZES) {
    const { body } = await owner.api.upload(await paint(width, height));
    const [id] = /[0-9a-f]{64}/.exec(String(body.url)) ?? [];
    for (const window of WINDOWS) {
      const colours = await page.evaluate(showPicture, [
        `${product.url}/iiif/${id}/info.json`,
        ...window,
      ] as const);
      const shown = [RED, BLUE].map((wanted, half) => isLike(colours[half] ?? [], wanted));
      expect([width, height, ...window, ...shown]).toEqual([width, height, ...window, true, true]);
    }
  }
  tab.expectNothingUnexpected(/^request to http:\/\/127\.0\.0\.1:/);
});

/** Runs in the page: shows a picture in a viewer of this size. @returns its colours at the left and at the right */
async function showPicture([tileSources, width, height]: readonly [string, number, number]) {
  const element = document.createElement('div');
  element.style.cssText = `width: ${width}px; height: ${height}px`;
  document.body.replaceChildren(element);
  const viewer = window.OpenSeadragon({
    ...{ element, tileSources, drawer: 'canvas', showNavigationControl: false },
    // The pixels of a picture that CORS does not allow cannot be read.
    crossOriginPolicy: 'Anonymous',
  });
  await new Promise<void>((resolve, reject) => {
    viewer.addHandler('open', () => resolve());
    viewer.addHandler('open-failed', ({ message }) => reject(new Error(message)));
    viewer.addHandler('tile-load-failed', ({ message }) => reject(new Error(message)));
  });
  const picture = viewer.world.getItemAt(0);
  await new Promise((resolve, reject) => {
    viewer.addHandler('tile-load-failed', ({ tile, message }) =>
      reject(new Error(`${message}: ${tile.getUrl()}`)),
    );
    const drawAll = () => {
      viewer.addOnceHandler('update-viewport', resolve);
      viewer.forceRedraw();
    };
    if (picture.getFullyLoaded()) drawAll();
    else picture.addOnceHandler('fully-loaded-change', drawAll);
  });
  const canvas = viewer.canvas.querySelector('canvas');
  const context = canvas?.getContext('2d');
  if (!canvas || !context) throw new Error('There is no canvas.');
  const size = picture.getContentSize();
  const scale = canvas.width / element.clientWidth;
  const colours = [0.25, 0.75].map((share) => {
    const place = new window.OpenSeadragon.Point(size.x * share, size.y / 2);
    const { x, y } = picture.imageToViewerElementCoordinates(place);
    return [...context.getImageData(x * scale, y * scale, 1, 1).data.slice(0, 3)];
  });
  viewer.destroy();
  return colours;
}
