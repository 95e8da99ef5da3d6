import { buildArtifact } from '../support/artifact';
import { useBrowser } from '../support/browser-fixture';
import { LOST_REQUEST } from '../support/tab';
import { uniqueName } from '../support/unique-name';

describe('a page that the server has rendered', () => {
  const fixture = useBrowser();

  it('stays while the browser requests its data again, and shows a failure with a button to try again', async () => {
    const { page, product, tab } = fixture;
    await page.route('**/graphql', (route) => route.abort());
    await page.goto(`${product.url}/all-artifacts?q=rosetta`);
    const card = page.getByRole('article').filter({ hasText: 'Rosetta Stone' });
    await card.waitFor();
    await page.getByText('Failed to fetch artifacts.', { exact: true }).waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Failed to fetch artifacts.').waitFor({ state: 'detached' });
    await card.waitFor();
    tab.expectNothingUnexpected(LOST_REQUEST, /^console error: Failed to fetch artifacts\.$/);
  });

  it('disables its buttons and fields until the browser has hydrated it', async () => {
    const { page, product } = fixture;
    await page.goto(`${product.url}/signin`);
    // Playwright waits while a control is disabled.
    await page.locator('[name=email]').fill('nobody@example.org');
    await page.locator('[name=password]').fill('Secret1');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('alertdialog', { name: 'Login Failed' }).waitFor();
    expect(page.url()).toBe(`${product.url}/signin`);
  });

  it('shows the placeholder for a picture that failed to load before hydration', async () => {
    const { page, product } = fixture;
    const owner = await fixture.newMember();
    const name = uniqueName('Lost lamp');
    await owner.api.add(
      buildArtifact({ artifactName: name, image: `${product.url}/plates/gone.svg` }),
    );
    await page.goto(`${product.url}/all-artifacts?q=${encodeURIComponent(name)}`);
    const picture = page.getByRole('img', { name });
    await page.waitForFunction(
      (image) => image instanceof HTMLImageElement && image.src.endsWith('/placeholder.svg'),
      await picture.elementHandle(),
    );
  });
});

describe('without JavaScript', () => {
  const fixture = useBrowser({ javaScriptEnabled: false });

  it('the catalogue can be read', async () => {
    const { page, product } = fixture;
    await page.goto(`${product.url}/all-artifacts?q=rosetta`);
    await page.getByRole('article').getByRole('heading', { name: 'Rosetta Stone' }).waitFor();
    await page.goto(product.url);
    await page.getByRole('heading', { name: 'Explore by Civilization' }).waitFor();
    await page.goto(`${product.url}/civilization/greece`);
    await page.getByRole('heading', { level: 1, name: 'Ancient Greece' }).waitFor();
  });
});
