import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type Account, createAccount, uniqueEmail } from './accounts';
import { connectToBrowser } from './browser';
import { Caller } from './caller';
import type { ProductAddress } from './product';
import { openTab, type Tab } from './tab';

/** A member, and a client that calls the API with their token. */
export interface TestMember extends Account {
  api: Caller;
}

/** The product and the tabs of a browser test. */
export interface BrowserFixture {
  /** Shared by all files, which run at the same time: its catalogue changes during a test. */
  readonly product: ProductAddress;
  /** Opened for each test. */
  readonly tab: Tab;
  /** The page of `tab`. */
  readonly page: Page;
  /** Opens another tab in a browser context of its own; it is closed after the test. */
  openTab(options?: BrowserContextOptions): Promise<Tab>;
  /** Creates a member with an e-mail address that no other test uses. */
  newMember(displayName?: string): Promise<TestMember>;
}

/** The product that global-browser-start.ts has started for the browser project. */
export function sharedProduct(): ProductAddress {
  const { TEST_PRODUCT_URL: url, TEST_EMULATOR_URL: emulatorUrl } = process.env;
  if (!url || !emulatorUrl) throw new Error('Run this file in the jest project "browser".');
  return { url, emulatorUrl };
}

/** Creates a member with an e-mail address that no other test uses. */
export async function newMember(displayName = 'Mina Member'): Promise<TestMember> {
  const product = sharedProduct();
  const account = await createAccount(product, { email: uniqueEmail(), displayName });
  return { ...account, api: new Caller(product.url, account.token) };
}

/**
 * Connects the file's tests to the shared product and browser, and opens a tab for each test. A
 * test fails if one of its tabs sends a request to another host, shows an error or writes to the
 * console.
 */
export function useBrowser(options: BrowserContextOptions = {}): BrowserFixture {
  const product = sharedProduct();
  let browser: Browser;
  let tabs: Tab[] = [];

  beforeAll(async () => {
    browser = await connectToBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    await openAnother();
  });
  afterEach(async () => {
    const opened = tabs;
    tabs = [];
    await Promise.all(opened.map(({ context }) => context.close()));
    opened.forEach((tab) => tab.expectNothingUnexpected());
  });

  async function openAnother(otherOptions = options) {
    const tab = await openTab(browser, product, otherOptions);
    tabs.push(tab);
    return tab;
  }

  function firstTab() {
    const [tab] = tabs;
    if (!tab) throw new Error('A tab is open only during a test.');
    return tab;
  }

  return {
    product,
    get tab() {
      return firstTab();
    },
    get page() {
      return firstTab().page;
    },
    openTab: openAnother,
    newMember,
  };
}

/**
 * Connects the file's tests to the shared product and browser, and opens these tabs once, for tests
 * that only read or that continue where the last one ended. A test fails for the same requests,
 * errors and messages as with `useBrowser`.
 */
export function useTabs<Name extends string>(...names: Name[]): Record<Name, Tab> {
  const tabs = {} as Record<Name, Tab>;
  let browser: Browser;
  beforeAll(async () => {
    browser = await connectToBrowser();
    for (const name of names) tabs[name] = await openTab(browser, sharedProduct());
  });
  afterAll(() => browser.close());
  afterEach(() => {
    for (const name of names) tabs[name].expectNothingUnexpected();
  });
  return tabs;
}
