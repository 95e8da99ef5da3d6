import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, CDPSession, Page, Response } from 'playwright-core';
import { createAccount, restoreSession, uniqueEmail } from '../tests/support/accounts';
import { launchBrowser } from '../tests/support/browser';
import { type ProductAddress, startProduct } from '../tests/support/product';
import { type Visit, visits } from './slow-phone-visits';

const RUNS = 5;
/** A phone that computes at a quarter of this machine's speed, in a slow 4G network. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SCREEN = { width: 412, height: 823 };
const PHONE = { viewport: SCREEN, isMobile: true, hasTouch: true, deviceScaleFactor: 1.75 };
/** The pause between two attempts to use a control. */
const ATTEMPT_MS = 50;
/** A search answers after a pause for further typing and a request, so it is typed again later. */
const TYPING_MS = 1_500;
const LONGEST_MS = 60_000;

interface Measurement {
  firstPaint: number;
  works: number;
  /** How long the same use takes once the page has loaded: its own work, its pauses and its requests. */
  loadedAnswer: number;
  /** Bytes of scripts that had arrived by then, compressed with gzip. */
  scriptBefore: number;
  /** Bytes that were transferred until the network was idle, by Chromium's kind of resource. */
  bytes: Record<string, number>;
}

/**
 * `npm run slow-phone [-- FOLDER | URL]`: measures pages with a cold cache on a slow phone: the first
 * paint, the moment when a control first answers to real input, how long the same input takes on the
 * loaded page, and the bytes that were loaded. A control is "ready" when input is first answered as it is
 * on the loaded page: that time after the first paint is the wait for the program. Starts the product of
 * this folder or of another checkout, or uses the one that runs at a URL. Prints the median of five runs.
 * `--runs=N` changes their number, `--only=TEXT` selects measurements.
 */
async function main() {
  const { target, runs, only } = options();
  const isUrl = target?.startsWith('http');
  // startProduct starts what the current folder contains.
  if (target && !isUrl) process.chdir(target);
  const started = target && isUrl ? null : await startProduct();
  const product = started ?? (await readAddress(target ?? ''));
  const browser = await launchBrowser();
  const rows: Record<string, Record<string, number>> = {};
  for (const visit of visits(await firstArtifact(product.url))) {
    const name = `${visit.path}: ${visit.what}`;
    if (!name.includes(only)) continue;
    const measurements: Measurement[] = [];
    await measure(browser, product, visit);
    for (let run = 0; run < runs; run++) measurements.push(await measure(browser, product, visit));
    rows[name] = summary(measurements);
  }
  console.table(rows);
  await browser.close();
  await started?.stop();
}

function options() {
  const { argv } = process;
  const option = (name: string) =>
    argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
  return {
    target: argv.slice(2).find((argument) => !argument.startsWith('--')),
    runs: Number(option('runs') ?? RUNS),
    only: option('only') ?? '',
  };
}

/** The addresses of a running product; its pages name the emulator. */
async function readAddress(url: string): Promise<ProductAddress> {
  const html = await (await fetch(url)).text();
  const emulatorUrl = /"emulatorUrl":"([^"]+)"/.exec(html)?.[1] ?? '';
  return { url: url.replace(/\/+$/, ''), emulatorUrl };
}

async function firstArtifact(url: string) {
  const query = '{ artifacts(first: 1) { edges { node { id artifactName } } } }';
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as {
    data: { artifacts: { edges: { node: { id: string; artifactName: string } }[] } };
  };
  const node = data.artifacts.edges[0]?.node;
  return node ? { id: node.id, name: node.artifactName } : null;
}

async function measure(
  browser: Browser,
  product: ProductAddress,
  visit: Visit,
): Promise<Measurement> {
  const { context, page, devTools } = await openPhone(browser);
  if (!visit.control) await signIn(page, product);
  const bytes = await countBytes(devTools);
  const scripts = collectScripts(page);
  const answer = await watchFor(context, visit.answered);
  await slowDown(devTools);

  await page.goto(product.url + visit.path, { waitUntil: 'commit' });
  const start = await page.evaluate(() => performance.timeOrigin);
  const firstPaint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  const use = useUntil(page, visit, answer);
  const answeredAt = await answer.time;
  await use;
  const scriptBefore = await scripts(answeredAt);
  await page.waitForLoadState('networkidle');
  await context.close();
  const loadedAnswer = visit.control ? await answerWhenLoaded(browser, product, visit) : 0;
  return { firstPaint, works: answeredAt - start, loadedAnswer, scriptBefore, bytes };
}

/** How long one use of the control takes on the loaded page, in milliseconds. */
async function answerWhenLoaded(browser: Browser, product: ProductAddress, visit: Visit) {
  const { context, page, devTools } = await openPhone(browser);
  const answer = await watchFor(context, visit.answered);
  await page.goto(product.url + visit.path, { waitUntil: 'networkidle' });
  await slowDown(devTools);
  const start = Date.now();
  await useUntil(page, visit, answer);
  const answeredAt = await answer.time;
  await context.close();
  return answeredAt - start;
}

async function openPhone(browser: Browser) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  return { context, page, devTools: await context.newCDPSession(page) };
}

async function signIn(page: Page, product: ProductAddress) {
  const account = await createAccount(product, { email: uniqueEmail(), displayName: 'Slow Phone' });
  await restoreSession(page, product, account);
}

async function slowDown(devTools: CDPSession) {
  await devTools.send('Network.enable');
  await devTools.send('Network.clearBrowserCache');
  await devTools.send('Network.emulateNetworkConditions', NETWORK);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** The transferred bytes by kind of resource, counted while the page loads. */
async function countBytes(devTools: CDPSession) {
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  await devTools.send('Network.enable');
  devTools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return bytes;
}

/** Returns a function: the bytes of the scripts that had arrived at a time, compressed with gzip. */
function collectScripts(page: Page) {
  const arrived: { at: number; response: Response }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const finish = () => arrived.push({ at: Date.now(), response });
    // What is still loading when the page closes has not arrived.
    response.finished().then(finish, () => undefined);
  });
  return async (time: number) => {
    const early = arrived.filter(({ at }) => at <= time);
    const bodies = await Promise.all(
      early.map(({ response }) => response.body().catch(() => Buffer.alloc(0))),
    );
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  };
}

/** Reports the time of the first frame in which the expression is true, in this page or the next. */
async function watchFor(context: BrowserContext, expression: string) {
  const answer = { seen: false, time: Promise.resolve(0) };
  answer.time = new Promise<number>((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error(`Never true: ${expression}`)), LONGEST_MS);
    void context.exposeBinding('reportAnswer', (_source, time: number) => {
      clearTimeout(timeout);
      answer.seen = true;
      resolve(time);
    });
  });
  await context.addInitScript(`(() => {
    const look = () => {
      let answered = false;
      try { answered = ${expression}; } catch {}
      if (answered) reportAnswer(Date.now());
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  })()`);
  return answer;
}

/** Taps the control, or types into it, until the page answers. */
async function useUntil(
  page: Page,
  { control, text, isSubmitted }: Visit,
  answer: { seen: boolean },
) {
  if (!control) return;
  const locator = page.locator(control).first();
  while (!answer.seen) {
    try {
      const { x, y } = await locator.evaluate(middleOf);
      await page.touchscreen.tap(x, y);
      const focused = text !== undefined && (await locator.evaluate(takesText));
      if (focused) await page.keyboard.insertText(text);
      if (focused && isSubmitted) await page.keyboard.press('Enter');
      await pause(focused ? TYPING_MS : ATTEMPT_MS, answer);
    } catch (error) {
      // A tap may have led to another page.
      await pause(ATTEMPT_MS, answer);
      if (page.isClosed()) throw error;
    }
  }
}

/** The place of the control in the window. What loads above it may move it between two attempts. */
function middleOf(element: HTMLElement | SVGElement) {
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Whether the field has the focus. Its text is selected, so that typing replaces it. */
function takesText(element: HTMLElement | SVGElement) {
  if (document.activeElement !== element || !(element instanceof HTMLInputElement)) return false;
  element.select();
  return true;
}

async function pause(ms: number, answer: { seen: boolean }) {
  for (let waited = 0; waited < ms && !answer.seen; waited += ATTEMPT_MS) {
    await new Promise((wake) => setTimeout(wake, ATTEMPT_MS));
  }
}

function summary(measurements: Measurement[]): Record<string, number> {
  const of = (read: (measurement: Measurement) => number) => median(measurements.map(read));
  const kilobytes = (read: (measurement: Measurement) => number) => Math.round(of(read) / 1000);
  const sum = (bytes: Record<string, number>) => Object.values(bytes).reduce((a, b) => a + b, 0);
  return {
    'first paint (ms)': Math.round(of(({ firstPaint }) => firstPaint)),
    'works (ms)': Math.round(of(({ works }) => works)),
    'later by (ms)': Math.round(of(({ works, firstPaint }) => works - firstPaint)),
    'when loaded (ms)': Math.round(of(({ loadedAnswer }) => loadedAnswer)),
    'ready (ms)': Math.round(
      of(({ works, firstPaint, loadedAnswer }) => works - firstPaint - loadedAnswer),
    ),
    'script before (kB, gzip)': kilobytes(({ scriptBefore }) => scriptBefore),
    'script (kB)': kilobytes(({ bytes }) => bytes.Script ?? 0),
    'fonts (kB)': kilobytes(({ bytes }) => bytes.Font ?? 0),
    'pictures (kB)': kilobytes(({ bytes }) => bytes.Image ?? 0),
    'all (kB)': kilobytes(({ bytes }) => sum(bytes)),
  };
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

void main();
