import type { Browser, CDPSession } from 'playwright-core';
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
const PATHS = ['/', '/all-artifacts', '/records/1', '/civilization/egypt', '/signin'];

/** In milliseconds since the navigation. */
interface Measurement {
  firstPaint: number;
  largestPaint: number;
  /** When React handles events in the page's main part. */
  hydrated: number;
  /** How long after a press on the menu, at the first paint, it opened. */
  opened: number;
  /** The cumulative layout shift, without unit. */
  shift: number;
}

declare global {
  interface Window {
    measured: Measurement;
  }
}

/**
 * `npm run slow-phone`: measures pages with a cold cache on a slow phone: the first and the largest paint,
 * when a press at the first paint is answered, how long after the first paint the page is hydrated, the layout
 * shift, and the scripts that were loaded until then. Prints the medians of five runs.
 */
async function main() {
  const product = await startProduct();
  const browser = await launchBrowser();
  const rows: Record<string, Record<string, number>> = {};
  for (const path of PATHS) {
    const runs: (Measurement & { script: number })[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await measure(browser, product.url + path));
    const of = (read: (run: (typeof runs)[number]) => number) => median(runs.map(read));
    rows[path] = {
      'first paint (ms)': Math.round(of(({ firstPaint }) => firstPaint)),
      'largest paint (ms)': Math.round(of(({ largestPaint }) => largestPaint)),
      'press answered after (ms)': Math.round(of(({ opened }) => opened)),
      'hydrated after (ms)': Math.round(of((run) => run.hydrated - run.firstPaint)),
      'layout shift': Number(of(({ shift }) => shift).toFixed(4)),
      'script (kB)': Math.round(of(({ script }) => script) / 1000),
    };
  }
  console.table(rows);
  await browser.close();
  await product.stop();
}

async function measure(browser: Browser, url: string): Promise<Measurement & { script: number }> {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(watch);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', NETWORK);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const loadedScript = countScript(devTools);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.measured.firstPaint > 0);
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.waitForFunction(() => window.measured.hydrated > 0 && window.measured.opened > 0);
  const script = loadedScript();
  await page.waitForLoadState('networkidle');
  const measured = await page.evaluate(() => window.measured);
  await context.close();
  return { ...measured, script };
}

/** Runs in the page before its own code. */
function watch(): void {
  const measured: Measurement = {
    firstPaint: 0,
    largestPaint: 0,
    hydrated: 0,
    opened: 0,
    shift: 0,
  };
  window.measured = measured;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') measured.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (measured.largestPaint = startTime));
  observe('layout-shift', (entry) => (measured.shift += (entry as { value?: number }).value ?? 0));
  let pressed = 0;
  document.addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), true);
  document.addEventListener(
    'toggle',
    ({ timeStamp }) => (measured.opened = timeStamp - pressed),
    true,
  );
  requestAnimationFrame(function look() {
    const heading = document.querySelector('main h1') ?? {};
    const isHydrated = Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
    if (isHydrated) measured.hydrated = performance.now();
    else requestAnimationFrame(look);
  });
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

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

void main();
