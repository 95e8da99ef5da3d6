import type { CDPSession } from 'playwright-core';
import { useBrowser } from '../support/browser-fixture';

const fixture = useBrowser({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

const STEPS = 8;

/** Swipes with one finger: touches the screen, moves in steps, and lifts the finger. */
async function swipe(devtools: CDPSession, from: [number, number], to: [number, number]) {
  const touch = (type: 'touchStart' | 'touchMove', progress: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        {
          x: from[0] + (to[0] - from[0]) * progress,
          y: from[1] + (to[1] - from[1]) * progress,
        },
      ],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= STEPS; step += 1) await touch('touchMove', step / STEPS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('the hero on a touch screen', () => {
  test('is swiped to the next slide and back, and a vertical scroll keeps the slide', async () => {
    const { page, product, tab } = fixture;
    await page.goto(product.url);
    await page.getByRole('button', { name: 'Pause the slides' }).tap();
    await page.getByRole('button', { name: 'Play the slides' }).waitFor();
    // The slides that are not shown are inert.
    const slide = page.locator('.swiper-slide:not([inert])');
    const shown = async (title: string) => {
      await slide.getByRole('heading', { name: title }).waitFor();
      // A swipe that began before the slide stops would interrupt its motion.
      await page.waitForFunction(
        () => document.querySelector('.swiper-slide-active')?.getBoundingClientRect().x === 0,
      );
    };
    await shown('Discover Ancient Treasures');
    const devtools = await tab.context.newCDPSession(page);

    await swipe(devtools, [320, 300], [60, 300]);
    await shown('Share Your Discoveries');
    await swipe(devtools, [320, 300], [60, 300]);
    await shown('Connect with History');
    await swipe(devtools, [60, 300], [320, 300]);
    await shown('Share Your Discoveries');

    await swipe(devtools, [200, 500], [200, 200]);
    await page.waitForFunction(() => window.scrollY > 100);
    await shown('Share Your Discoveries');
  });
});
