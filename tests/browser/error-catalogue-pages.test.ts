import { fillSignIn, openSignedIn, restoreSession } from '../support/accounts';
import { useBrowser } from '../support/browser-fixture';
import { LOST_REQUEST } from '../support/tab';
import { uniqueName } from '../support/unique-name';

const fixture = useBrowser();

const main = () => fixture.page.getByRole('main');
const heading = (name: string) => main().getByRole('heading', { level: 1, name, exact: true });

describe('the error catalogue: pages', () => {
  test("Featured fetch fails: 'Failed to fetch artifacts.' in red, and Try again loads them", async () => {
    const { page, product, tab } = fixture;
    await page.route('**/graphql', (route) => route.abort());
    await page.goto(product.url);
    const featured = page.getByRole('region', { name: 'Featured Artifacts' });
    const text = featured.getByText('Failed to fetch artifacts.', { exact: true });
    await text.waitFor();
    expect(await featured.getByRole('article').count()).toBe(0);
    const color = await text.evaluate((element) => getComputedStyle(element).color);
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    expect(red).toBeGreaterThan(green + blue);

    // The first retry fails too.
    await featured.getByRole('button', { name: 'Try again' }).click();
    await featured.getByText('Loading artifacts…').waitFor();
    await text.waitFor();

    await page.unroute('**/graphql');
    await featured.getByRole('button', { name: 'Try again' }).click();
    await featured.getByRole('article').first().waitFor();
    await text.waitFor({ state: 'detached' });
    tab.expectNothingUnexpected(LOST_REQUEST, /^console error: Failed to fetch artifacts\.$/);
  });

  test("Unknown artifact on detail: 'Artifact not found'", async () => {
    const { page, product } = fixture;
    await restoreSession(page, product, await fixture.newMember());
    await page.goto(`${product.url}/artifactsdetails/no-such-id`);
    await heading('Artifact not found').waitFor();
    await main().getByRole('link', { name: 'Back to All Artifacts' }).click();
    await heading('All Artifacts').waitFor();
  });

  test("Unknown artifact on detail: 'Artifact not found' also for one that was deleted elsewhere", async () => {
    const { page, product } = fixture;
    const member = await fixture.newMember();
    const name = uniqueName('Clay cylinder');
    const { id } = await member.api.add({ artifactName: name });
    await openSignedIn(page, product, member);
    await page.getByRole('banner').getByRole('link', { name: 'All-Artifacts' }).click();
    await page.locator('[name=q]').fill(name);
    const card = page.getByRole('article', { name });
    await card.waitFor();
    // The search result has replaced the list, so no request is pending.
    await page.getByRole('article').nth(1).waitFor({ state: 'detached' });
    await member.api.delete(id);
    await card.getByRole('link', { name: 'View Details' }).click();
    await heading('Artifact not found').waitFor();
  });

  test("Unknown civilization: 'Civilization not found', and Go Back leads to the civilizations", async () => {
    const { page, product } = fixture;
    await page.goto(`${product.url}/civilization/atlantis`);
    await heading('Civilization not found').waitFor();
    await main().getByRole('link', { name: 'Go Back' }).click();
    await page.waitForURL(`${product.url}/#civilization`);
    await main().getByRole('heading', { name: 'Explore by Civilization' }).waitFor();
  });

  test('Unknown civilization: Go Back leads one page back', async () => {
    const { page, product } = fixture;
    await page.goto(`${product.url}/all-artifacts`);
    // No page links to this path. The redirect after sign-in opens it within the site.
    await page.goto(`${product.url}/signin?from=/civilization/atlantis`);
    const { email } = await fixture.newMember();
    await fillSignIn(page, email);
    await heading('Civilization not found').waitFor();
    await main().getByRole('link', { name: 'Go Back' }).click();
    await heading('All Artifacts').waitFor();
  });

  test("Unknown route: 'Oops! Page not found' with Return to Home", async () => {
    const { page, product } = fixture;
    await page.goto(`${product.url}/no-such-page`);
    await heading('Oops! Page not found').waitFor();
    await main().getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL(`${product.url}/`);
    await main().getByRole('heading', { name: 'Featured Artifacts' }).waitFor();
  });

  test("Empty gallery result: 'No artifacts found', until another search finds artifacts", async () => {
    const { page, product } = fixture;
    await page.goto(`${product.url}/all-artifacts`);
    await page.locator('[name=q]').fill('nothing is called this');
    await main().getByText('No artifacts found', { exact: true }).waitFor();
    await main()
      .getByText('Try adjusting your search terms or filter criteria', { exact: true })
      .waitFor();
    expect(await main().getByRole('article').count()).toBe(0);

    await page.locator('[name=q]').fill('Rosetta');
    await main().getByRole('article', { name: 'Rosetta Stone' }).waitFor();
    expect(await main().getByText('No artifacts found').count()).toBe(0);
  });
});
