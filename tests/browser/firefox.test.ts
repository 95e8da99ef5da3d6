import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { uniqueEmail } from '../support/accounts';
import { sharedProduct } from '../support/browser-fixture';
import { describeWithPrograms, findProgram } from '../support/programs';
import { uniqueName } from '../support/unique-name';
import { WAIT_LIMIT_MS } from '../support/wait-until';

/** Debian's package and its program. */
const FIREFOX = 'firefox-esr';
const EMAIL = uniqueEmail('nora');
const NAME = uniqueName('Bronze bell of the marquis');
const RENAMED = uniqueName('Bronze bell of Marquis Yi');

// Chromium runs the same journey with Playwright, in main-job.test.ts. Playwright 1.65 sends
// emulation.setMediaFeaturesOverride for every browser context, which Firefox ESR 153 does not know.
describeWithPrograms([FIREFOX], 'in Firefox, a newcomer', () => {
  const product = sharedProduct();
  let browser: Browser;
  let page: Page;
  let errors: string[] = [];

  beforeAll(async () => {
    const executablePath = findProgram(FIREFOX);
    if (!executablePath) throw new Error(`Firefox is missing: apt-get install ${FIREFOX}`);
    browser = await puppeteer.launch({
      browser: 'firefox',
      protocol: 'webDriverBiDi',
      executablePath,
    });
    page = await browser.newPage();
    page.setDefaultTimeout(WAIT_LIMIT_MS);
    await page.setViewport({ width: 1440, height: 900 });
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
  });
  afterAll(() => browser.close());
  // Each step continues where the last one ended.
  afterEach(() => {
    const found = errors;
    errors = [];
    expect(found).toEqual([]);
  });

  const open = (path: string) => page.goto(product.url + path);
  const click = (selector: string) => page.locator(selector).click();
  const see = (selector: string) => page.locator(selector).wait();
  const fill = (name: string, value: string) =>
    page.locator(`main form [name=${name}]`).fill(value);
  const gone = (selector: string) => page.waitForSelector(selector, { hidden: true });

  const submit = () => click('main form button[type=submit]');
  const heading = (text: string) => `h1::-p-text(${text})`;

  /** A notice covers the page until it closes by itself. */
  async function seeNotice(title: string) {
    await see(`[role=alertdialog] ::-p-text(${title})`);
    await gone('[role=alertdialog]');
  }

  async function chooseInMenu(item: string) {
    await click('button[aria-label="Account menu"]');
    await click(`[role=menuitem]::-p-text(${item})`);
  }

  it('registers', async () => {
    await open('/');
    await click('header ::-p-text(Login)');
    await see(heading('Sign in'));
    await click('main a[href^="/register"]');
    await see(heading('Register'));
    await fill('name', 'Nora Newcomer');
    await fill('email', EMAIL);
    await fill('photoUrl', `${product.url}/plates/rosetta-stone.svg`);
    await fill('password', 'Secret1');
    await submit();
    await seeNotice('Registration Successful!');
    await see('button[aria-label="Account menu"]');
  });

  it('adds an artifact', async () => {
    await open('/add-artifacts');
    await fill('artifactName', NAME);
    await fill('artifactType', 'GOLD_AND_SILVER_RELIGIOUS_STATUES');
    await fill('image', `${product.url}/plates/rosetta-stone.svg`);
    await fill('createdAt', '433 BC');
    await fill('discoveredAt', 'Suizhou, Hubei');
    await fill('discoveredBy', 'Soldiers levelling a hill');
    await fill('presentLocation', 'Hubei Provincial Museum');
    await fill('historicalContext', 'One of sixty-five bells.');
    await submit();
    await seeNotice('Artifact added successfully!');
    await see(heading('My Artifacts'));
    await see(`tr::-p-text(${NAME})`);
  });

  it('finds it with the search', async () => {
    await open('/all-artifacts');
    await page.locator('input[name=q]').fill(NAME.toUpperCase());
    await page.waitForFunction(() => document.querySelectorAll('article').length === 1);
    await see(`article ::-p-text(${NAME})`);
    await click('article a[href^="/artifactsdetails/"]');
    await see(heading(NAME));
    expect(await page.title()).toBe(`${NAME} · Antiquary`);
  });

  it('likes it, and sees it in the liked list', async () => {
    await click('main button::-p-text(Like)');
    await see('main button::-p-text(Liked)');
    await chooseInMenu('Liked Artifacts');
    await see('[role=status]::-p-text(You have liked 1 artifact\\(s\\))');
    await see(`article ::-p-text(${NAME})`);
  });

  it('changes it', async () => {
    await chooseInMenu('My-Artifacts');
    await click('tr a[href^="/updateartifacts/"]');
    await see(heading('Update an Artifact'));
    await fill('artifactName', RENAMED);
    await submit();
    await seeNotice('Artifact updated successfully!');
    await see(`tr::-p-text(${RENAMED})`);
  });

  it('deletes it', async () => {
    await click('tr button::-p-text(Delete)');
    await click('[role=alertdialog] button::-p-text(Yes, delete it!)');
    await seeNotice('Deleted!');
    await see('main ::-p-text(Add Your First Artifact)');
  });

  it('signs out', async () => {
    await chooseInMenu('Logout');
    await see('header ::-p-text(Login)');
  });
});
