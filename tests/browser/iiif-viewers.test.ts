import { readFileSync } from 'node:fs';
import type * as OpenSeadragon from 'openseadragon';
import { newMember, type TestMember, useBrowser } from '../support/browser-fixture';
import { startOtherSite, stopOtherSites } from '../support/other-site';
import { BLUE, isLike, paintHalves, RED } from '../support/red-and-blue';

declare global {
  interface Window {
    OpenSeadragon: typeof OpenSeadragon.default;
  }
}

const fixture = useBrowser();
let owner: TestMember;
beforeAll(async () => {
  owner = await newMember('Olga Owner');
});
afterAll(stopOtherSites);

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
    const { body } = await owner.api.upload(await paintHalves(width, height));
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
