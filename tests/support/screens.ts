import type { Page } from 'playwright-core';
import { addLikedArtifact, createAccount, signIn } from './accounts';
import { settled } from './axe';
import { launchBrowser } from './browser';
import { startProduct } from './product';
import { type Visit, visit } from './visit';

export const OWNER = { email: 'olga.owner@example.org', displayName: 'Olga Owner' };
export const MEMBER = { email: 'max.member@example.org', displayName: 'Max Member' };
export const ARTIFACT = 'Bronze mirror with an inscription of twenty-eight characters';

export type Who = 'visitor' | 'member' | 'owner';

export const HOME = 'Historical artifacts, shared by everyone';

/** Every route of the specification, by who opens it, and the heading and title that they see. */
export const screens: [Who, string, string, string][] = [
  ['visitor', '/', HOME, HOME],
  ['visitor', '/banner', 'Highlights', 'Highlights'],
  ['visitor', '/signin', 'Sign in', 'Sign in'],
  ['visitor', '/register', 'Register', 'Register'],
  ['visitor', '/add-artifacts', 'Sign in', 'Sign in'],
  ['visitor', '/shareartifacts/', 'Sign in', 'Sign in'],
  ['visitor', '/updateartifacts/:id', 'Sign in', 'Sign in'],
  ['visitor', '/liked-artifacts/', 'Sign in', 'Sign in'],
  ['visitor', '/artifactsdetails/:id', 'Sign in', 'Sign in'],
  ['visitor', '/all-artifacts', 'All Artifacts', 'All artifacts'],
  ['visitor', '/all-artifacts?q=nothing-is-called-this', 'All Artifacts', 'All artifacts'],
  ['visitor', '/civilization/egypt', 'Ancient Egypt', 'Ancient Egypt'],
  ['visitor', '/civilization/greece', 'Ancient Greece', 'Ancient Greece'],
  ['visitor', '/civilization/mesopotamia', 'Mesopotamia', 'Mesopotamia'],
  ['visitor', '/civilization/china', 'Ancient China', 'Ancient China'],
  ['visitor', '/civilization/atlantis', 'Civilization not found', 'Civilization not found'],
  ['visitor', '/no-such-page', 'Oops! Page not found', 'Page not found'],
  ['member', '/', HOME, HOME],
  ['member', '/banner', 'Highlights', 'Highlights'],
  ['member', '/all-artifacts', 'All Artifacts', 'All artifacts'],
  ['member', '/civilization/egypt', 'Ancient Egypt', 'Ancient Egypt'],
  ['member', '/no-such-page', 'Oops! Page not found', 'Page not found'],
  ['member', `/shareartifacts/${MEMBER.email}`, 'My Artifacts', 'My Artifacts'],
  [
    'member',
    `/shareartifacts/${OWNER.email}`,
    `Artifacts shared by ${OWNER.email}`,
    `Artifacts shared by ${OWNER.email}`,
  ],
  ['member', `/liked-artifacts/${MEMBER.email}`, 'Liked Artifacts', 'Liked artifacts'],
  ['member', `/liked-artifacts/${OWNER.email}`, 'Liked Artifacts', 'Liked artifacts'],
  ['member', '/updateartifacts/:id', 'Update an Artifact', 'Update an artifact'],
  ['member', '/updateartifacts/no-such-id', 'Update an Artifact', 'Update an artifact'],
  ['member', '/artifactsdetails/:id', ARTIFACT, ARTIFACT],
  ['member', '/artifactsdetails/no-such-id', 'Artifact not found', 'Artifact not found'],
  ['owner', '/add-artifacts', 'Add an Artifact', 'Add an artifact'],
  ['owner', `/shareartifacts/${OWNER.email}`, 'My Artifacts', 'My Artifacts'],
  ['owner', `/liked-artifacts/${OWNER.email}`, 'Liked Artifacts', 'Liked artifacts'],
  ['owner', '/updateartifacts/:id', 'Update an Artifact', 'Update an artifact'],
  ['owner', '/myartifacts/:id', 'Update an Artifact', 'Update an artifact'],
  ['owner', '/artifactsdetails/:id', ARTIFACT, ARTIFACT],
];

/** The product with one artifact of the owner's, and a tab for each who looks at it. */
export interface Site {
  url: string;
  pages: Record<Who, Page>;
  /** Opens a path, whose `:id` is the artifact's, and waits until it has loaded what it shows. */
  open(who: Who, path: string, heading: string): Promise<Page>;
  /** Of all three tabs; the specification's own console messages are named. */
  expectNothingUnforeseen(...messages: RegExp[]): void;
  stop(): Promise<void>;
}

/** Starts the product, and signs the member and the owner in. */
export async function startSite(): Promise<Site> {
  const product = await startProduct();
  const browser = await launchBrowser();
  await createAccount(product, MEMBER);
  const token = await createAccount(product, OWNER);
  const id = await addLikedArtifact(product, token, { artifactName: ARTIFACT });
  const tabs: Record<Who, Visit> = {
    visitor: await visit(browser, product),
    member: await visit(browser, product),
    owner: await visit(browser, product),
  };
  const pages = { visitor: tabs.visitor.page, member: tabs.member.page, owner: tabs.owner.page };
  await signIn(pages.member, product, MEMBER.email);
  await signIn(pages.owner, product, OWNER.email);
  return {
    url: product.url,
    pages,
    async open(who, path, heading) {
      const page = pages[who];
      await page.goto(product.url + path.replace(':id', id));
      await settled(page, heading);
      return page;
    },
    expectNothingUnforeseen(...messages) {
      for (const tab of Object.values(tabs)) tab.expectNothingUnforeseen(...messages);
    },
    async stop() {
      await browser.close();
      await product.stop();
    },
  };
}
