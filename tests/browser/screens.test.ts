import type { Page } from 'playwright-core';
import { restoreSession } from '../support/accounts';
import { resize } from '../support/browser';
import { newMember, sharedProduct, useTabs } from '../support/browser-fixture';
import { inLongRun } from '../support/long-run';
import { openByBar } from '../support/navigation';
import { expectNoSidewaysScroll, expectNoViolation, waitUntilLoaded } from '../support/page-checks';

const ARTIFACT = 'Bronze mirror with an inscription of twenty-eight characters';
const HOME = 'Historical artifacts, shared by everyone';

type Who = 'visitor' | 'member' | 'owner';
type Screen = [Who, string, string, string];

/** Each route with its viewer, path, heading and title. `address` replaces the placeholders. */
const once: Screen[] = [
  ['visitor', '/', HOME, HOME],
  ['visitor', '/banner', 'Highlights', 'Highlights'],
  ['visitor', '/signin', 'Sign in', 'Sign in'],
  ['visitor', '/register', 'Register', 'Register'],
  ['visitor', '/all-artifacts', 'All Artifacts', 'All artifacts'],
  ['visitor', '/all-artifacts?q=nothing-is-called-this', 'All Artifacts', 'All artifacts'],
  ['visitor', '/all-artifacts?q=egypt&from=-1500&to=79', 'All Artifacts', 'All artifacts'],
  ['visitor', '/all-artifacts?q=tutankamun&type=TOOLS&from=soon', 'All Artifacts', 'All artifacts'],
  ['visitor', '/civilization/egypt', 'Ancient Egypt', 'Ancient Egypt'],
  ['visitor', '/civilization/atlantis', 'Civilization not found', 'Civilization not found'],
  ['visitor', '/browse', 'Browse', 'Browse'],
  ['visitor', '/browse/material', 'Material', 'Material'],
  ['visitor', '/browse/culture/minoan', 'Minoan', 'Culture: Minoan'],
  ['visitor', '/browse/culture/martian', 'Nothing to browse', 'Nothing to browse'],
  ['visitor', '/contributors/:contributor', 'Olga Owner', 'Olga Owner'],
  ['visitor', '/contributors/nobody', 'Contributor not found', 'Contributor not found'],
  ['visitor', '/reset-password', 'Reset your password', 'Reset your password'],
  ['visitor', '/report/:id', 'Report an artifact', `Report ${ARTIFACT}`],
  ['visitor', '/report/no-such-id', 'Artifact not found', 'Artifact not found'],
  ['visitor', '/privacy', 'Privacy', 'Privacy'],
  ['visitor', '/terms', 'Terms of use', 'Terms of use'],
  ['visitor', '/no-such-page', 'Oops! Page not found', 'Page not found'],
  ['member', '/shareartifacts/:member', 'My Artifacts', 'My Artifacts'],
  ['member', '/shareartifacts/:owner', 'Artifacts shared by :owner', 'Artifacts shared by :owner'],
  ['member', '/liked-artifacts/:member', 'Liked Artifacts', 'Liked artifacts'],
  ['member', '/liked-artifacts/:owner', 'Liked Artifacts', 'Liked artifacts'],
  ['member', '/updateartifacts/:id', 'Update an Artifact', 'Update an artifact'],
  ['member', '/updateartifacts/no-such-id', 'Update an Artifact', 'Update an artifact'],
  ['member', '/suggest/:id', 'Suggest a change', 'Suggest a change'],
  ['member', '/suggest/no-such-id', 'Suggest a change', 'Suggest a change'],
  ['member', '/account', 'My account', 'My account'],
  ['member', '/desk', 'My desk', 'My desk'],
  ['member', '/sheets', 'Sheets', 'Sheets'],
  ['member', '/sheets/no-such-id', 'Sheet not found', 'Sheet not found'],
  ['visitor', '/unsubscribe/unknown', 'No more mail', 'No more mail'],
  ['member', '/report/:id', 'Report an artifact', `Report ${ARTIFACT}`],
  ['member', '/artifactsdetails/:id', ARTIFACT, ARTIFACT],
  ['member', '/artifactsdetails/no-such-id', 'Artifact not found', 'Artifact not found'],
  ['owner', '/add-artifacts', 'Add an Artifact', 'Add an artifact'],
  ['owner', '/shareartifacts/:owner', 'My Artifacts', 'My Artifacts'],
  ['owner', '/liked-artifacts/:owner', 'Liked Artifacts', 'Liked artifacts'],
  ['owner', '/updateartifacts/:id', 'Update an Artifact', 'Update an artifact'],
  ['owner', '/artifactsdetails/:id', ARTIFACT, ARTIFACT],
];

/** The screens above with another text, another address or the bar of another viewer. */
const again: Screen[] = [
  ['visitor', '/add-artifacts', 'Sign in', 'Sign in'],
  ['visitor', '/civilization/greece', 'Ancient Greece', 'Ancient Greece'],
  ['visitor', '/civilization/mesopotamia', 'Mesopotamia', 'Mesopotamia'],
  ['visitor', '/civilization/china', 'Ancient China', 'Ancient China'],
  ['member', '/', HOME, HOME],
  ['member', '/banner', 'Highlights', 'Highlights'],
  ['member', '/all-artifacts', 'All Artifacts', 'All artifacts'],
  ['member', '/civilization/egypt', 'Ancient Egypt', 'Ancient Egypt'],
  ['member', '/no-such-page', 'Oops! Page not found', 'Page not found'],
  ['owner', '/myartifacts/:id', 'Update an Artifact', 'Update an artifact'],
];

const screens = inLongRun([...once, ...again], once);

const product = sharedProduct();
const tabs = useTabs('visitor', 'member', 'owner');
let words: [string, string][];

beforeAll(async () => {
  const member = await newMember('Max Member');
  const owner = await newMember('Olga Owner');
  const { id } = await owner.api.add({ artifactName: ARTIFACT });
  await owner.api.like(id);
  words = [
    [':id', id],
    [':contributor', await contributorOf(id)],
    [':member', member.email],
    [':owner', owner.email],
  ];
  await restoreSession(tabs.member.page, product, member);
  await restoreSession(tabs.owner.page, product, owner);
  // axe would find too little contrast in a page that is still fading in.
  for (const { page } of Object.values(tabs)) await page.emulateMedia({ reducedMotion: 'reduce' });
});

async function contributorOf(id: string): Promise<string> {
  const html = await (await fetch(`${product.url}/records/${id}`)).text();
  return /href="\/contributors\/([^"]+)"/.exec(html)?.[1] ?? '';
}

/** Replaces `:id` with the owner's artifact, `:contributor` with the owner, and `:member` and `:owner` with their addresses. */
const address = (text: string) =>
  words.reduce((filled, [word, value]) => filled.replace(word, value), text);

/** Opens a path and waits until the page has loaded its content. */
async function open(who: Who, path: string, heading: string): Promise<Page> {
  const { page } = tabs[who];
  await page.goto(product.url + address(path));
  await waitUntilLoaded(page, address(heading));
  return page;
}

/** The titles in the HTML of pages whose title depends on who asks, which the server does not know. */
const servedTitles: Record<string, string> = {
  '/shareartifacts/:member': 'Antiquary',
  '/shareartifacts/:owner': 'Antiquary',
  '/sheets/no-such-id': 'Antiquary',
  // A visitor is redirected to sign-in.
  '/add-artifacts': 'Add an artifact · Antiquary',
};

async function servedTitle(path: string): Promise<string | undefined> {
  const html = await (
    await fetch(product.url + address(path), { headers: { accept: 'text/html' } })
  ).text();
  return /<title>([^<]*)<\/title>/.exec(html)?.[1];
}

describe('every screen has its heading and its title, no violation that axe finds, and no sideways scroll', () => {
  it.each(screens)('for the %s at %s', async (who, path, heading, title) => {
    const page = await open(who, path, heading);
    const wanted = `${address(title)} · Antiquary`;
    await page.waitForFunction((text) => document.title === text, wanted);
    expect(await servedTitle(path)).toBe(servedTitles[path] ?? wanted);
    expect(await page.getByRole('main').getByRole('heading', { level: 1 }).count()).toBe(1);
    for (const part of ['banner', 'contentinfo'] as const) {
      expect(await page.getByRole(part).isVisible()).toBe(true);
    }
    await expectNoViolation(page);
    await expectNoSidewaysScroll(page);
  });
});

interface State {
  name: string;
  at: [Who, string, string];
  widths?: number[];
  reach: (page: Page) => Promise<void>;
  /** The console messages that this state causes. */
  messages?: RegExp[];
}

/** States of a page that follow an action or a failure. */
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
      await resize(page, 360);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('menuitem', { name: 'All-Artifacts' }).waitFor();
    },
  },
  {
    name: 'a confirmation',
    at: ['owner', '/shareartifacts/:owner', 'My Artifacts'],
    reach: async (page) => {
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('alertdialog', { name: 'Are you sure?' }).waitFor();
    },
  },
  {
    name: 'a failure dialog',
    at: ['visitor', '/signin', 'Sign in'],
    reach: async (page) => {
      await page.locator('[name=email]').fill(address(':owner'));
      await page.locator('[name=password]').fill('Wrong1');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.getByRole('alertdialog', { name: 'Login Failed' }).waitFor();
    },
  },
  {
    name: 'an open question',
    at: ['visitor', '/', HOME],
    reach: async (page) => {
      await page.locator('summary', { hasText: 'historical artifact' }).click();
      await page.getByText('An object that people made').waitFor();
    },
  },
  {
    name: 'a list that is loading',
    at: ['visitor', '/signin', 'Sign in'],
    reach: async (page) => {
      await page.route('**/graphql', () => undefined);
      await openByBar(page, 'Home');
      await page.getByText('Loading artifacts…').waitFor();
    },
  },
  {
    name: 'a list that failed',
    at: ['visitor', '/signin', 'Sign in'],
    reach: async (page) => {
      await page.route('**/graphql', (route) => route.abort());
      await openByBar(page, 'All-Artifacts');
      await page.getByText('Failed to fetch artifacts.').waitFor();
    },
    messages: [/console error: Failed to (fetch artifacts\.|load resource: net::ERR_FAILED)$/],
  },
  {
    name: 'a picture address that loads nothing',
    at: ['owner', '/add-artifacts', 'Add an Artifact'],
    reach: async (page) => {
      await page.locator('[name=image]').fill(`${product.url}/nothing.png`);
      await page.getByText('No picture loads from this address').waitFor();
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

describe('axe finds no violation in a state of a page', () => {
  afterEach(() => tabs.visitor.page.unrouteAll({ behavior: 'ignoreErrors' }));

  it.each(states)('with $name', async ({ at, widths, reach, messages = [] }) => {
    const page = await open(...at);
    await reach(page);
    await expectNoViolation(page, widths);
    for (const tab of Object.values(tabs)) tab.expectNothingUnexpected(...messages);
  });
});
