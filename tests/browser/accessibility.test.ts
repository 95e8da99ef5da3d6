import type { Browser, Page } from 'playwright-core';
import { addLikedArtifact, createAccount, signIn } from '../support/accounts';
import { expectNoSidewaysScroll, expectNoViolation, settled } from '../support/axe';
import { launchBrowser } from '../support/browser';
import { startProduct, type Product } from '../support/product';
import { visit } from '../support/visit';

const OWNER = { email: 'olga.owner@example.org', displayName: 'Olga Owner' };
const MEMBER = { email: 'max.member@example.org', displayName: 'Max Member' };
const ARTIFACT = 'Bronze mirror with an inscription of twenty-eight characters';

type Who = 'visitor' | 'member' | 'owner';

let product: Product;
let browser: Browser;
let artifactId: string;
const pages = {} as Record<Who, Page>;

beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  await createAccount(product, MEMBER);
  const token = await createAccount(product, OWNER);
  artifactId = await addLikedArtifact(product, token, { artifactName: ARTIFACT });
  for (const who of ['visitor', 'member', 'owner'] as const) {
    const { page } = await visit(browser, product);
    // Nothing is judged half faded in.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    pages[who] = page;
  }
  await signIn(pages.member, product, MEMBER.email);
  await signIn(pages.owner, product, OWNER.email);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

async function open(who: Who, path: string, heading: string): Promise<Page> {
  const page = pages[who];
  await page.goto(product.url + path.replace(':id', artifactId));
  await settled(page, heading);
  return page;
}

const home = 'Historical artifacts, shared by everyone';

/** Every route of the specification, by who opens it and the heading that it shows them. */
const screens: [Who, string, string][] = [
  ['visitor', '/', home],
  ['visitor', '/banner', 'Highlights'],
  ['visitor', '/signin', 'Sign in'],
  ['visitor', '/register', 'Register'],
  ['visitor', '/add-artifacts', 'Sign in'],
  ['visitor', '/shareartifacts/', 'Sign in'],
  ['visitor', '/updateartifacts/:id', 'Sign in'],
  ['visitor', '/liked-artifacts/', 'Sign in'],
  ['visitor', '/artifactsdetails/:id', 'Sign in'],
  ['visitor', '/all-artifacts', 'All Artifacts'],
  ['visitor', '/all-artifacts?q=nothing-is-called-this', 'All Artifacts'],
  ['visitor', '/civilization/egypt', 'Ancient Egypt'],
  ['visitor', '/civilization/greece', 'Ancient Greece'],
  ['visitor', '/civilization/mesopotamia', 'Mesopotamia'],
  ['visitor', '/civilization/china', 'Ancient China'],
  ['visitor', '/civilization/atlantis', 'Civilization not found'],
  ['visitor', '/no-such-page', 'Oops! Page not found'],
  ['member', '/', home],
  ['member', '/banner', 'Highlights'],
  ['member', '/all-artifacts', 'All Artifacts'],
  ['member', '/civilization/egypt', 'Ancient Egypt'],
  ['member', '/no-such-page', 'Oops! Page not found'],
  ['member', `/shareartifacts/${MEMBER.email}`, 'My Artifacts'],
  ['member', `/shareartifacts/${OWNER.email}`, `Artifacts shared by ${OWNER.email}`],
  ['member', `/liked-artifacts/${MEMBER.email}`, 'Liked Artifacts'],
  ['member', `/liked-artifacts/${OWNER.email}`, 'Liked Artifacts'],
  ['member', '/updateartifacts/:id', 'Update an Artifact'],
  ['member', '/updateartifacts/no-such-id', 'Update an Artifact'],
  ['member', '/artifactsdetails/:id', ARTIFACT],
  ['member', '/artifactsdetails/no-such-id', 'Artifact not found'],
  ['owner', '/add-artifacts', 'Add an Artifact'],
  ['owner', `/shareartifacts/${OWNER.email}`, 'My Artifacts'],
  ['owner', `/liked-artifacts/${OWNER.email}`, 'Liked Artifacts'],
  ['owner', '/updateartifacts/:id', 'Update an Artifact'],
  ['owner', '/myartifacts/:id', 'Update an Artifact'],
  ['owner', '/artifactsdetails/:id', ARTIFACT],
];

describe('no rule is broken, and nothing scrolls sideways', () => {
  it.each(screens)('for the %s at %s', async (who, path, heading) => {
    const page = await open(who, path, heading);
    await expectNoViolation(page);
    await expectNoSidewaysScroll(page);
  });
});

interface State {
  name: string;
  at: [Who, string, string];
  widths?: number[];
  reach: (page: Page) => Promise<void>;
}

/** What a gesture opens, or a failure leaves. */
const states: State[] = [
  {
    name: 'the Account menu',
    at: ['owner', '/all-artifacts', 'All Artifacts'],
    reach: async (page) => {
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
    },
  },
  {
    name: 'the small-screen Menu',
    at: ['visitor', '/all-artifacts', 'All Artifacts'],
    widths: [360],
    reach: async (page) => {
      await page.setViewportSize({ width: 360, height: 900 });
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('menuitem', { name: 'All-Artifacts' }).waitFor();
    },
  },
  {
    name: 'a confirmation',
    at: ['owner', `/shareartifacts/${OWNER.email}`, 'My Artifacts'],
    reach: async (page) => {
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('alertdialog', { name: 'Are you sure?' }).waitFor();
    },
  },
  {
    name: 'a failure dialog',
    at: ['visitor', '/signin', 'Sign in'],
    reach: async (page) => {
      await page.locator('[name=email]').fill(OWNER.email);
      await page.locator('[name=password]').fill('Wrong1');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.getByRole('alertdialog', { name: 'Login Failed' }).waitFor();
    },
  },
  {
    name: 'an open question',
    at: ['visitor', '/', home],
    reach: async (page) => {
      await page.locator('button[aria-expanded]', { hasText: 'historical artifact' }).click();
      await page.getByText('An object that people made').waitFor();
    },
  },
  {
    name: 'a list that is loading',
    at: ['visitor', '/signin', 'Sign in'],
    reach: async (page) => {
      await page.route('**/graphql', () => undefined);
      await page.goto(product.url);
      await page.getByText('Loading artifacts…').waitFor();
    },
  },
  {
    name: 'a list that failed',
    at: ['visitor', '/signin', 'Sign in'],
    reach: async (page) => {
      await page.route('**/graphql', (route) => route.abort());
      await page.goto(`${product.url}/all-artifacts`);
      await page.getByText('Failed to fetch artifacts.').waitFor();
    },
  },
  ...(
    [
      ['visitor', '/signin', 'Sign in', 'Sign In'],
      ['visitor', '/register', 'Register', 'Register'],
      ['owner', '/add-artifacts', 'Add an Artifact', 'Add Artifact'],
    ] as const
  ).map(([who, path, heading, submit]): State => ({
    name: `field errors at ${path}`,
    at: [who, path, heading],
    reach: async (page) => {
      await page.locator('form').getByRole('button', { name: submit, exact: true }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  })),
];

describe('no rule is broken', () => {
  afterEach(async () => {
    await pages.visitor.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it.each(states)('with $name', async ({ at, widths, reach }) => {
    const page = await open(...at);
    await reach(page);
    await expectNoViolation(page, widths);
  });
});
