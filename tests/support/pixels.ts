import type { Page } from 'playwright-core';

type Area = { x: number; y: number; width: number; height: number };

/** Relative luminances (WCAG): 0 is black, 1 is white. */
interface Luminance {
  brightest: number;
  mean: number;
}

/** Takes one picture of this area of the page. Measures its pixels, and those of each part of it. */
export async function measureLuminance(
  page: Page,
  area: Area,
  parts: Area[] = [],
): Promise<Luminance & { parts: Luminance[] }> {
  const png = await page.screenshot({ clip: area });
  // The product's Content-Security-Policy would block the picture. An empty page has none.
  const decoder = await page.context().newPage();
  const luminance = await decoder.evaluate(measurePicture, {
    base64: png.toString('base64'),
    parts: parts.map((part) => ({ ...part, x: part.x - area.x, y: part.y - area.y })),
  });
  await decoder.close();
  return luminance;
}

/** Runs in the browser. The places of `parts` are relative to the picture's. */
async function measurePicture({ base64, parts }: { base64: string; parts: Area[] }) {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!canvas) throw new Error('There is no canvas.');
  canvas.drawImage(image, 0, 0);
  // The light of a channel's 256 values: computing the power for each pixel takes seconds.
  const light = Float64Array.from({ length: 256 }, (_, value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const measure = ({ x, y, width, height }: Area) => {
    // Whole pixels, with those that the part covers partly.
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [wide, high] = [Math.ceil(x + width) - left, Math.ceil(y + height) - top];
    const { data } = canvas.getImageData(left, top, wide, high);
    const lightOf = (at: number) => light[data[at] ?? 0] ?? 0;
    let brightest = 0;
    let sum = 0;
    for (let at = 0; at < data.length; at += 4) {
      const one = 0.2126 * lightOf(at) + 0.7152 * lightOf(at + 1) + 0.0722 * lightOf(at + 2);
      brightest = Math.max(brightest, one);
      sum += one;
    }
    return { brightest, mean: sum / (data.length / 4) };
  };
  const whole = measure({ x: 0, y: 0, width: image.width, height: image.height });
  return { ...whole, parts: parts.map(measure) };
}
