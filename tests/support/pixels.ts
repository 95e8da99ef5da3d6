import type { Page } from 'playwright-core';

type Area = { x: number; y: number; width: number; height: number };

/** Relative luminances (WCAG): 0 is black, 1 is white. */
interface Luminance {
  brightest: number;
  mean: number;
}

/** Takes a picture of this area of the page, and measures its pixels. */
export async function measureLuminance(page: Page, area: Area): Promise<Luminance> {
  const png = await page.screenshot({ clip: area });
  // The product's Content-Security-Policy would block the picture. An empty page has none.
  const decoder = await page.context().newPage();
  const luminance = await decoder.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!canvas) throw new Error('There is no canvas.');
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    const linear = (channel = 0) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    let brightest = 0;
    let sum = 0;
    for (let at = 0; at < data.length; at += 4) {
      const one =
        0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
      brightest = Math.max(brightest, one);
      sum += one;
    }
    return { brightest, mean: sum / (data.length / 4) };
  }, png.toString('base64'));
  await decoder.close();
  return luminance;
}
