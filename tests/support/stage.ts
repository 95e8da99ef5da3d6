import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { createAccount } from './accounts';
import { launchBrowser } from './browser';
import { Caller } from './caller';
import { startProduct, type Product } from './product';
import { type Visit, visit } from './visit';

export interface TestAccount {
  email: string;
  token: string;
  /** Acts as the member from elsewhere, past the page. */
  api: Caller;
}

/** What a file's browser tests play on: one product and one browser, and a fresh tab for each test. */
export interface Stage {
  readonly product: Product;
  readonly tab: Visit;
  readonly page: Page;
  /** One more browser session, beside the test's own. */
  openTab(): Promise<Visit>;
  /** A member whom no other test knows. */
  newMember(displayName?: string): Promise<TestAccount>;
}

/** Sets the stage up around the file's tests; no tab may end with anything unforeseen. */
export function setStage(options: BrowserContextOptions = {}): Stage {
  let product: Product;
  let browser: Browser;
  let tabs: Visit[] = [];
  let members = 0;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });
  beforeEach(async () => {
    await openTab();
  });
  afterEach(async () => {
    const open = tabs;
    tabs = [];
    await Promise.all(open.map(({ context }) => context.close()));
    open.forEach((tab) => tab.expectNothingUnforeseen());
  });

  async function openTab() {
    const tab = await visit(browser, product, options);
    tabs.push(tab);
    return tab;
  }

  function ownTab() {
    const [tab] = tabs;
    if (!tab) throw new Error('A tab is open during a test alone.');
    return tab;
  }

  return {
    get product() {
      return product;
    },
    get tab() {
      return ownTab();
    },
    get page() {
      return ownTab().page;
    },
    openTab,
    async newMember(displayName = 'Mina Member') {
      members += 1;
      const email = `member-${members}@example.org`;
      const token = await createAccount(product, { email, displayName });
      return { email, token, api: new Caller(product.url, token) };
    },
  };
}
