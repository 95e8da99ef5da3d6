import type { Page } from 'playwright-core';
import { restoreSession } from './accounts';
import { newMember, sharedProduct, useTabs } from './browser-fixture';
import { inLongRun } from './long-run';
import { expectNoSidewaysScroll, expectNoViolation, waitUntilLoaded } from './page-checks';
import type { ProductAddress } from './product';
import type { Tab } from './tab';

export const ARTIFACT = 'Bronze mirror with an inscription of twenty-eight characters';

export type Who = 'visitor' | 'member' | 'owner';

export const HOME = 'Historical artifacts, shared by everyone';

export type Screen = [Who, string, string, string];

/** Each route with its viewer, path, heading and title. `Screens.address` replaces the placeholders. */
const once: Screen[] = [
  ['visitor', '/', HOME, HOME],
  ['visitor', '/banner', 'Highlights', 'Highlights'],
  ['visitor', '/signin', 'Sign in', 'Sign in'],
  ['visitor', '/register', 'Register', 'Register'],
  ['visitor', '/all-artifacts', 'All Artifacts', 'All artifacts'],
  ['visitor', '/all-artifacts?q=nothing-is-called-this', 'All Artifacts', 'All artifacts'],
  ['visitor', '/civilization/egypt', 'Ancient Egypt', 'Ancient Egypt'],
  ['visitor', '/civilization/atlantis', 'Civilization not found', 'Civilization not found'],
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
  ['member', '/account', 'My account', 'My account'],
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

export const screens = inLongRun([...once, ...again], once);

/** The tabs of a visitor, a member and an owner, and what they open. */
export interface Screens {
  product: ProductAddress;
  tabs: Record<Who, Tab>;
  /** Replaces `:id` with the owner's artifact, and `:member` and `:owner` with their addresses. */
  address(text: string): string;
  /** Opens a path and waits until the page has loaded its content. */
  open(who: Who, path: string, heading: string): Promise<Page>;
  /** Turns animations off: axe would find too little contrast in a page that is still fading in. */
  reduceMotion(): Promise<void>;
  /** @param allowed the lines that the test provokes on purpose */
  expectNothingUnexpected(...allowed: RegExp[]): void;
}

/** Opens the tabs before the file's tests; the member and the owner are signed in. */
export function useScreens(): Screens {
  const product = sharedProduct();
  const tabs = useTabs('visitor', 'member', 'owner');
  let words: [string, string][];
  const address = (text: string) =>
    words.reduce((filled, [word, value]) => filled.replace(word, value), text);

  beforeAll(async () => {
    const member = await newMember('Max Member');
    const owner = await newMember('Olga Owner');
    const { id } = await owner.api.add({ artifactName: ARTIFACT });
    await owner.api.like(id);
    words = [
      [':id', id],
      [':member', member.email],
      [':owner', owner.email],
    ];
    await restoreSession(tabs.member.page, product, member);
    await restoreSession(tabs.owner.page, product, owner);
  });

  return {
    product,
    tabs,
    address,
    async open(who, path, heading) {
      const { page } = tabs[who];
      await page.goto(product.url + address(path));
      await waitUntilLoaded(page, address(heading));
      return page;
    },
    async reduceMotion() {
      for (const { page } of Object.values(tabs)) {
        await page.emulateMedia({ reducedMotion: 'reduce' });
      }
    },
    expectNothingUnexpected(...allowed) {
      for (const tab of Object.values(tabs)) tab.expectNothingUnexpected(...allowed);
    },
  };
}

/** The titles in the HTML of pages whose title depends on who asks, which the server does not know. */
const servedTitles: Record<string, string> = {
  '/shareartifacts/:member': 'Antiquary',
  '/shareartifacts/:owner': 'Antiquary',
  // A visitor is redirected to sign-in.
  '/add-artifacts': 'Add an artifact · Antiquary',
};

async function servedTitle(address: string): Promise<string | undefined> {
  const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
  return /<title>([^<]*)<\/title>/.exec(html)?.[1];
}

/** Opens a screen and checks what holds on every screen. */
export async function checkScreen(site: Screens, screen: Screen): Promise<void> {
  const [who, path, heading, title] = screen;
  const page = await site.open(who, path, heading);
  const wanted = `${site.address(title)} · Antiquary`;
  await page.waitForFunction((text) => document.title === text, wanted);
  const served = await servedTitle(site.product.url + site.address(path));
  expect(served).toBe(servedTitles[path] ?? wanted);
  expect(await page.getByRole('main').getByRole('heading', { level: 1 }).count()).toBe(1);
  for (const part of ['banner', 'contentinfo'] as const) {
    expect(await page.getByRole(part).isVisible()).toBe(true);
  }
  await expectNoViolation(page);
  await expectNoSidewaysScroll(page);
}
