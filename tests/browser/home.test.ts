import type { CDPSession, Locator, Page } from 'playwright-core';
import { resize } from '../support/browser';
import { waitUntilLoaded } from '../support/page-checks';
import { pauseClock } from '../support/clock';
import { useBrowser } from '../support/browser-fixture';
import { openByBar } from '../support/navigation';
import { measureLuminance } from '../support/pixels';

const fixture = useBrowser();
let page: Page;
beforeEach(() => {
  page = fixture.page;
});

const SLIDE = '[aria-roledescription=slide]';
const SHOWN_SLIDE = `${SLIDE}:not([inert])`;

const POSITIONS = ['1 of 3', '2 of 3', '3 of 3'];
const positionAfter = (first: number, steps: number) => POSITIONS[(first + steps) % 3] ?? '';

const hero = () => page.locator('[aria-roledescription=carousel]');

/** Opens the page, and waits until the slider runs and the cards have loaded. */
async function openHome(path = '/', heading = 'Historical artifacts, shared by everyone') {
  await page.goto(fixture.product.url + path);
  await page.getByRole('button', { name: 'Go to slide 3' }).waitFor();
  await waitUntilLoaded(page, heading);
}

/**
 * Waits until the hero stands still and shows this slide, or any slide. Swiper refuses the next slide until
 * then, so a test that goes on at the last pixel would ask too early.
 */
const shows = (position?: string, tab = page) =>
  tab.waitForFunction(
    (selector) => {
      const slide = document.querySelector(selector);
      const motions = slide?.parentElement?.getAnimations() ?? [];
      return slide?.getBoundingClientRect().left === 0 && motions.length === 0;
    },
    SHOWN_SLIDE + (position ? `[aria-label="${position}"]` : ''),
  );

/** Collects the positions of the slides that are shown from now on. */
const watchSlides = () =>
  hero().evaluateHandle((element, selector) => {
    const positions: (string | null)[] = [];
    new MutationObserver(() => {
      const position = element.querySelector(selector)?.getAttribute('aria-label') ?? null;
      if (positions.at(-1) !== position) positions.push(position);
    }).observe(element, { subtree: true, attributeFilter: ['inert'] });
    return positions;
  }, SHOWN_SLIDE);

/** Presses the arrow. Returns the durations of the motions that follow, in milliseconds. */
const slideDurations = () =>
  hero().evaluate((element) => {
    element.querySelector<HTMLElement>('[aria-label="Next slide"]')?.click();
    return element
      .getAnimations({ subtree: true })
      .filter(
        (motion) => motion instanceof CSSTransition && motion.transitionProperty === 'transform',
      )
      .map(({ effect }) => Number(effect?.getTiming().duration));
  });

describe('the hero', () => {
  it.each([
    ['60vh', 'small', 320, 767, 600],
    ['70vh', 'medium', 768, 1023, 700],
    ['80vh', 'large', 1024, 1920, 800],
  ])('is %s high on %s screens', async (_share, _size, from, to, height) => {
    await openHome();
    for (const width of [from, to]) {
      await resize(page, width, 1000);
      expect((await hero().boundingBox())?.height).toBe(height);
    }
  });

  it('alone is on its own page', async () => {
    await openHome('/banner', 'Highlights');
    const sections = page.getByRole('main').locator('section');
    expect(await sections.count()).toBe(1);
    expect(await sections.getAttribute('aria-roledescription')).toBe('carousel');
  });

  it('slides for 300 ms, loops, and is not stopped by its use', async () => {
    // The test controls the page's clock.
    await page.clock.install();
    await openHome();
    await pauseClock(page);
    await shows();
    const first = POSITIONS.indexOf(
      (await hero().locator(SHOWN_SLIDE).getAttribute('aria-label')) ?? '',
    );
    await hero().hover();
    expect(await slideDurations()).toEqual([300]);
    await shows(positionAfter(first, 1));
    await page.clock.runFor(4_000);
    await shows(positionAfter(first, 2));
    await page.clock.runFor(4_000);
    await shows(positionAfter(first, 3));
  });

  it('has a picture behind the text of each slide, which fills the slide', async () => {
    await openHome();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('[aria-roledescription=slide] img')].every(
        ({ complete, naturalWidth }) => complete && naturalWidth > 0,
      ),
    );
    const slides = await page.locator(SLIDE).evaluateAll((elements) =>
      elements.map((slide) => {
        const size = ({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight];
        const picture = slide.querySelector('img');
        return { slide: size(slide as HTMLElement), picture: picture && size(picture) };
      }),
    );
    expect(slides).toHaveLength(3);
    for (const { slide, picture } of slides) expect(picture).toEqual(slide);
  });

  it.each([
    ['/', 'Historical artifacts, shared by everyone'],
    ['/banner', 'Highlights'],
  ])('leads from %s with Join Community to the civilizations', async (path, heading) => {
    await openHome(path, heading);
    await page.getByRole('button', { name: 'Go to slide 3' }).click();
    await page.getByRole('link', { name: 'Join Community' }).click();
    await page.waitForURL(`${fixture.product.url}/#civilization`);
    await page.waitForFunction(() => {
      const top = document.getElementById('civilization')?.getBoundingClientRect().top;
      return top !== undefined && top >= 0 && top < innerHeight / 2;
    });
  });
});

describe('the words of the hero', () => {
  /** Hides the words of the slide that is shown, or everything but its picture. */
  const hide = (tab: Page, what: 'words' | 'shade') =>
    tab.locator(SHOWN_SLIDE).evaluate((slide, hidden) => {
      const words = slide.querySelector('h2')?.parentElement?.children ?? [];
      for (const element of hidden === 'words' ? words : slide.children) {
        if (element instanceof HTMLElement && element.tagName !== 'IMG') {
          element.style.visibility = 'hidden';
        }
      }
    }, what);

  /** The area of each line of the title and the subtitle. */
  const linesOf = (slide: Locator) =>
    slide.locator('h2, p').evaluateAll((texts) =>
      texts.flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()].map(({ x, y, width, height }) => ({
          x,
          y,
          width,
          height,
        }));
      }),
    );

  it.each([
    ['small', 320, 640, 0.25],
    ['medium', 768, 1024, 0.4],
    ['large', 1440, 900, 0.4],
  ])(
    'on %s screens (%i x %i px) stand out 4.5:1 from each picture, which keeps %d of its light',
    async (_, width, height, share) => {
      const viewport = { width, height };
      const { page: tab } = await fixture.openTab({ viewport, reducedMotion: 'reduce' });
      await tab.goto(`${fixture.product.url}/banner`);
      for (const number of [1, 2, 3]) {
        await tab.getByRole('button', { name: `Go to slide ${number}` }).click();
        const slide = tab.locator(`${SHOWN_SLIDE}[aria-label="${number} of 3"]`);
        await slide.locator('img').evaluate((picture: HTMLImageElement) => picture.decode());
        const all = await slide.boundingBox();
        if (!all) throw new Error('The slide is not shown.');

        await hide(tab, 'words');
        const lines = await linesOf(slide);
        expect(lines.length).toBeGreaterThanOrEqual(2);
        const shaded = await measureLuminance(tab, all, lines);
        for (const { brightest } of shaded.parts) {
          expect(1.05 / (brightest + 0.05)).toBeGreaterThanOrEqual(4.5);
        }
        await hide(tab, 'shade');
        const bare = await measureLuminance(tab, all);
        expect(shaded.mean / bare.mean).toBeGreaterThanOrEqual(share);
      }
    },
  );
});

describe('under prefers-reduced-motion', () => {
  // The test controls the page's clock. The first case shows that this clock drives the hero.
  it.each([
    ['no-preference', 4_000, true],
    ['reduce', 60_000, false],
  ] as const)('(%s) in %i ms the hero moves by itself: %s', async (reducedMotion, ms, moves) => {
    await page.emulateMedia({ reducedMotion });
    await page.clock.install();
    await openHome();
    const positions = await watchSlides();
    await page.clock.runFor(ms);
    expect((await positions.jsonValue()).length > 0).toBe(moves);
  });

  it('a slide that the visitor chooses appears without an animation', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHome();
    expect(Math.max(0, ...(await slideDurations()))).toBeLessThan(1);
    await shows('2 of 3');
  });

  it('nothing moves while the cards load', async () => {
    await page.goto(`${fixture.product.url}/signin`);
    await page.route('**/graphql', () => undefined);
    await openByBar(page, 'Home');
    await page.getByText('Loading artifacts…').waitFor();
    const moving = () => page.evaluate(() => document.getAnimations().length > 0);
    expect(await moving()).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.waitForFunction(() => document.getAnimations().length === 0);
  });
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
  const touched = useBrowser({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test('is swiped to the next slide and back, and a vertical scroll keeps the slide', async () => {
    const { page, product, tab } = touched;
    await page.goto(product.url);
    await page.getByRole('button', { name: 'Pause the slides' }).tap();
    await page.getByRole('button', { name: 'Play the slides' }).waitFor();
    await shows('1 of 3', page);
    const devtools = await tab.context.newCDPSession(page);

    await swipe(devtools, [320, 300], [60, 300]);
    await shows('2 of 3', page);
    await swipe(devtools, [320, 300], [60, 300]);
    await shows('3 of 3', page);
    await swipe(devtools, [60, 300], [320, 300]);
    await shows('2 of 3', page);

    await swipe(devtools, [200, 500], [200, 200]);
    await page.waitForFunction(() => window.scrollY > 100);
    await shows('2 of 3', page);
  });
});
