import type { Page } from 'playwright-core';
import { resize } from '../support/browser';
import { expectNoViolation } from '../support/page-checks';
import { HOME, useScreens, type Who } from '../support/screens';

const site = useScreens();

beforeAll(() => site.reduceMotion());

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
      await page.locator('[name=email]').fill(site.address(':owner'));
      await page.locator('[name=password]').fill('Wrong1');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.getByRole('alertdialog', { name: 'Login Failed' }).waitFor();
    },
  },
  {
    name: 'an open question',
    at: ['visitor', '/', HOME],
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
      await page.goto(site.product.url);
      await page.getByText('Loading artifacts…').waitFor();
    },
  },
  {
    name: 'a list that failed',
    at: ['visitor', '/signin', 'Sign in'],
    reach: async (page) => {
      await page.route('**/graphql', (route) => route.abort());
      await page.goto(`${site.product.url}/all-artifacts`);
      await page.getByText('Failed to fetch artifacts.').waitFor();
    },
    messages: [/console error: Failed to (fetch artifacts\.|load resource: net::ERR_FAILED)$/],
  },
  {
    name: 'a picture address that loads nothing',
    at: ['owner', '/add-artifacts', 'Add an Artifact'],
    reach: async (page) => {
      await page.locator('[name=image]').fill(`${site.product.url}/nothing.png`);
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

describe('axe finds no violation', () => {
  afterEach(async () => {
    await site.tabs.visitor.page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it.each(states)('with $name', async ({ at, widths, reach, messages = [] }) => {
    const page = await site.open(...at);
    await reach(page);
    await expectNoViolation(page, widths);
    site.expectNothingUnexpected(...messages);
  });
});
