import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../tests/support/browser';
import { startProduct } from '../tests/support/product';

const RUNS = 5;
/** A phone that computes at a quarter of this machine's speed, in a slow 4G network. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const PHONE = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1.75,
};
/** The pause between two attempts to use a control. */
const ATTEMPT_MS = 50;

/** A page, a control of it that is tapped until it answers, and an expression that is true then. */
const VISITS = [
  {
    path: '/',
    control: '[aria-labelledby=faq-heading] button',
    answered: `document.querySelector('[aria-labelledby=faq-heading] [aria-expanded=true]')`,
  },
  {
    path: '/all-artifacts',
    control: 'header [aria-haspopup=menu]',
    answered: `document.querySelector('[role=menu]')?.checkVisibility()`,
  },
  {
    path: '/civilization/egypt',
    control: 'article button, article a',
    answered: `location.pathname === '/'`,
  },
  {
    path: '/signin',
    control: 'form [type=submit]',
    answered: `document.querySelector('form').textContent.includes('Email is required')`,
  },
];
type Visit = (typeof VISITS)[number];

/** When a page answered, in milliseconds since 1970. */
interface Answer {
  time: number | null;
}

interface Measurement {
  /** In milliseconds since the navigation. */
  firstPaint: number;
  /** In milliseconds since the navigation. */
  answer: number;
  /** How long the answer takes on the loaded page, in milliseconds. */
  loaded: number;
  /** The bytes of the scripts that were transferred until the answer. */
  script: number;
}

/**
 * `npm run slow-phone`: measures pages with a cold cache on a slow phone: the first paint, the moment when
 * a control first answers to a tap, and the scripts that were loaded until then. A control is ready when it
 * answers as soon as on the loaded page: "ready" is that time after the first paint. Prints the medians of
 * five runs.
 */
async function main() {
  const product = await startProduct();
  const browser = await launchBrowser();
  const rows: Record<string, Record<string, number>> = {};
  for (const visit of VISITS) {
    const runs: Measurement[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await measure(browser, product.url, visit));
    rows[visit.path] = {
      'first paint (ms)': median(runs.map(({ firstPaint }) => firstPaint)),
      'answer (ms)': median(runs.map(({ answer }) => answer)),
      'when loaded (ms)': median(runs.map(({ loaded }) => loaded)),
      'ready (ms)': median(runs.map((run) => run.answer - run.firstPaint - run.loaded)),
      'script (kB)': median(runs.map(({ script }) => script / 1000)),
    };
  }
  console.table(rows);
  await browser.close();
  await product.stop();
}

async function measure(browser: Browser, url: string, visit: Visit): Promise<Measurement> {
  const { context, page, devTools, answer } = await openPhone(browser, visit);
  await slowDown(devTools);
  const loadedScript = countScript(devTools);
  await page.goto(url + visit.path, { waitUntil: 'commit' });
  const start = await page.evaluate(() => performance.timeOrigin);
  const firstPaint = await readFirstPaint(page);
  const answeredAt = await tapUntilAnswered(page, visit, answer);
  const script = loadedScript();
  await context.close();
  const loaded = await measureLoaded(browser, url, visit);
  return { firstPaint, answer: answeredAt - start, loaded, script };
}

/** How long the answer takes on the loaded page, in milliseconds. */
async function measureLoaded(browser: Browser, url: string, visit: Visit): Promise<number> {
  const { context, page, devTools, answer } = await openPhone(browser, visit);
  await page.goto(url + visit.path, { waitUntil: 'networkidle' });
  await slowDown(devTools);
  const start = Date.now();
  const answeredAt = await tapUntilAnswered(page, visit, answer);
  await context.close();
  return answeredAt - start;
}

async function openPhone(browser: Browser, { answered }: Visit) {
  const context = await browser.newContext(PHONE);
  const answer = await watchFor(context, answered);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  return { context, page, devTools, answer };
}

async function slowDown(devTools: CDPSession): Promise<void> {
  await devTools.send('Network.emulateNetworkConditions', NETWORK);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Notes the time of the first frame in which the expression is true, in this page or the next. */
async function watchFor(context: BrowserContext, expression: string): Promise<Answer> {
  const answer: Answer = { time: null };
  await context.exposeBinding('reportAnswer', (_source, time: number) => {
    answer.time ??= time;
  });
  await context.addInitScript(`(function look() {
    let answered = false;
    try { answered = ${expression}; } catch {}
    if (answered) reportAnswer(Date.now());
    else requestAnimationFrame(look);
  })()`);
  return answer;
}

async function tapUntilAnswered(page: Page, { control }: Visit, answer: Answer): Promise<number> {
  while (answer.time === null) {
    // A tap may have led to another page.
    await tap(page, control).catch(() => undefined);
    await page.waitForTimeout(ATTEMPT_MS);
  }
  return answer.time;
}

/** Taps the middle of the control as it stands: what loads above it may move it. */
async function tap(page: Page, control: string): Promise<void> {
  const { x, y } = await page
    .locator(control)
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
  await page.touchscreen.tap(x, y);
}

/** Returns a function: the bytes of the scripts that have arrived. */
function countScript(devTools: CDPSession): () => number {
  const scripts = new Set<string>();
  let bytes = 0;
  devTools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

function readFirstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
}

void main();
