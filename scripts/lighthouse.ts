import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../tests/support/browser';
import { freePort } from '../tests/support/free-port';
import { startProduct } from '../tests/support/product';

/** Fetched by npx, because it has 185 MB and only this script uses it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const PATHS = ['/', '/all-artifacts', '/civilization/egypt', '/signin'];
const RUNS = 3;
/** The lowest score that passes, of 100, for each category. */
const MINIMUM_SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

type Category = keyof typeof MINIMUM_SCORES;
interface Report {
  categories: Record<Category, { score: number }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

const CATEGORIES = Object.keys(MINIMUM_SCORES) as Category[];
/** The audits whose results are printed. */
const TIMINGS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

/**
 * `npm run lighthouse`: measures the product's pages with Lighthouse's settings for phones. Of three
 * runs of a page, the one with the median performance counts. Ends with exit code 1 if a score is
 * below its minimum, and prints the audits that lowered it.
 */
async function main() {
  const product = await startProduct();
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  await warmUp(browser, product.url);
  const folder = await mkdtemp(join(tmpdir(), 'antiquary-lighthouse-'));
  const rows: Record<string, Record<string, string | number>> = {};
  for (const path of PATHS) {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run++) {
      reports.push(await measure(product.url + path, port, join(folder, 'report.json')));
    }
    const report = medianByPerformance(reports);
    const scores = CATEGORIES.map((name) => [name, percent(report.categories[name].score)]);
    const times = TIMINGS.map((id) => [id, report.audits[id]?.displayValue ?? '']);
    rows[path] = Object.fromEntries([...scores, ...times]) as Record<string, string | number>;
    if (CATEGORIES.some((name) => percent(report.categories[name].score) < MINIMUM_SCORES[name])) {
      process.exitCode = 1;
      console.log(`${path} is below the minimum:`, failedAudits(report));
    }
  }
  console.table(rows);
  await rm(folder, { recursive: true });
  await browser.close();
  await product.stop();
}

/** Visits every page once, so that no measurement includes work of the first request after a start. */
async function warmUp(browser: Browser, url: string) {
  const page = await browser.newPage();
  for (const path of PATHS) await page.goto(url + path, { waitUntil: 'networkidle' });
  await page.close();
}

async function measure(url: string, port: number, output: string): Promise<Report> {
  const options = ['--output=json', `--output-path=${output}`, `--port=${port}`, '--quiet'];
  await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...options]);
  return JSON.parse(await readFile(output, 'utf8')) as Report;
}

const percent = (score: number) => Math.round(score * 100);

function medianByPerformance(reports: Report[]): Report {
  const sorted = [...reports].sort(
    (a, b) => a.categories.performance.score - b.categories.performance.score,
  );
  const report = sorted[Math.floor(sorted.length / 2)];
  if (!report) throw new Error('Lighthouse was not run.');
  return report;
}

function failedAudits({ audits }: Report): string[] {
  return Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, displayValue = '' }) => `${title} ${displayValue}`.trim());
}

void main();
