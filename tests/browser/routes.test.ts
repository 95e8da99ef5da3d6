import type { Locator } from 'playwright-core';
import { useBrowser } from '../support/browser-fixture';
import { waitForHydration } from '../support/navigation';
import { ARTIFACT, HOME, useScreens } from '../support/screens';

/** The routes for members. A visitor is redirected from them to sign-in. */
const memberPaths = [
  '/add-artifacts',
  '/shareartifacts/',
  '/shareartifacts/:owner',
  '/my-artifacts',
  '/updateartifacts/1',
  '/myartifacts/1',
  '/liked-artifacts/',
  '/liked-artifacts/:owner',
  '/artifactsdetails/1',
];

const site = useScreens();

describe('a visitor is redirected to sign-in, with the attempted path in the address', () => {
  it.each(memberPaths)('from %s', async (path) => {
    const page = await site.open('visitor', path, 'Sign in');
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('from')]).toEqual(['/signin', site.address(path)]);
  });
});

describe('redirects and links:', () => {
  it('/login redirects to /signin, with the attempted path', async () => {
    const page = await site.open('visitor', '/login?from=%2Fadd-artifacts', 'Sign in');
    expect(page.url()).toBe(`${site.product.url}/signin?from=%2Fadd-artifacts`);
  });

  it.each([
    ['/my-artifacts', 'My Artifacts', '/shareartifacts/:member'],
    ['/shareartifacts/', 'My Artifacts', '/shareartifacts/:member'],
    ['/liked-artifacts/', 'Liked Artifacts', '/liked-artifacts/:member'],
  ])('%s leads to the list "%s" of the member', async (path, heading, list) => {
    const page = await site.open('member', path, heading);
    expect(page.url()).toBe(site.product.url + site.address(list));
  });

  it('the page for an unknown path links to Home', async () => {
    const page = await site.open('visitor', '/no-such-page', 'Oops! Page not found');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.getByRole('heading', { level: 1, name: HOME }).waitFor({ state: 'attached' });
    expect(page.url()).toBe(`${site.product.url}/`);
  });
});

it('/banner shows only the hero', async () => {
  const page = await site.open('visitor', '/banner', 'Highlights');
  await page.getByRole('button', { name: 'Go to slide 3' }).waitFor();
  const sections = page.getByRole('main').locator('section');
  expect(await sections.count()).toBe(1);
  expect(await sections.getAttribute('aria-roledescription')).toBe('carousel');
});

it.each(['/updateartifacts/:id', '/myartifacts/:id'])(
  '%s shows the form only to the owner',
  async (path) => {
    const form = (await site.open('owner', path, 'Update an Artifact')).locator('main form');
    expect(await form.locator('[name=artifactName]').inputValue()).toBe(ARTIFACT);
    expect(await form.getByRole('button', { name: 'Update Artifact' }).count()).toBe(1);

    const page = await site.open('member', path, 'Update an Artifact');
    await page.getByText('Only the member who added this artifact can change it').waitFor();
    expect(await page.locator('main form').count()).toBe(0);
  },
);

it('View shows on every list, Update and Delete only on the member’s own', async () => {
  const path = '/shareartifacts/:owner';
  const actions = async (who: 'owner' | 'member', heading: string) => {
    const page = await site.open(who, path, heading);
    return page.getByRole('row').nth(1).locator('a, button').allInnerTexts();
  };
  expect(await actions('owner', 'My Artifacts')).toEqual(['View', 'Update', 'Delete']);
  expect(await actions('member', 'Artifacts shared by :owner')).toEqual(['View']);
});

describe('Back to Explore', () => {
  const fixture = useBrowser();
  const back = () => fixture.page.getByRole('link', { name: 'Back to Explore' });

  async function openEgypt() {
    await fixture.page.goto(`${fixture.product.url}/civilization/egypt`);
    await waitForHydration(fixture.page);
  }

  it('goes back one page of this site, also after a reload, and to a page that the router did not leave', async () => {
    const { page, product } = fixture;
    await page.goto(`${product.url}/all-artifacts?q=mask`);
    await openEgypt();
    await back().click();
    await page.waitForURL(`${product.url}/all-artifacts?q=mask`);
    await page.goForward();
    await waitForHydration(page);
    await page.reload();
    await waitForHydration(page);
    await back().click();
    await page.waitForURL(`${product.url}/all-artifacts?q=mask`);
  });

  it('goes to the civilizations for a visitor from another site, also after a reload', async () => {
    const { page, product } = fixture;
    await page.goto('https://example.org/');
    await openEgypt();
    await page.reload();
    await waitForHydration(page);
    await back().click();
    await page.waitForURL(`${product.url}/#civilization`);
    await page.getByRole('heading', { level: 2, name: 'Explore by Civilization' }).waitFor();
  });

  it.each<[string, Parameters<Locator['click']>[0]]>([
    ['a click with Control', { modifiers: ['Control'] }],
    ['a middle click', { button: 'middle' }],
  ])('opens the civilizations in another tab after %s', async (_, options) => {
    const { page, product, tab } = fixture;
    await page.goto(`${product.url}/all-artifacts`);
    await openEgypt();
    const [other] = await Promise.all([tab.context.waitForEvent('page'), back().click(options)]);
    await other.waitForURL(`${product.url}/#civilization`, { waitUntil: 'commit' });
    expect(page.url()).toBe(`${product.url}/civilization/egypt`);
  });
});
