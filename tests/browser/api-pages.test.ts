import { useBrowser } from '../support/browser-fixture';
import { expectNoViolation } from '../support/page-checks';

// These tests fail if the Content-Security-Policy blocks a script or style of these pages.
/** Other tests add artifacts to the catalogue at the same time, so there are at least these. */
const SAMPLE_ARTIFACTS = 58;

interface Connection {
  totalCount: number;
}

const fixture = useBrowser();

it('GraphiQL shows the schema and runs its default query', async () => {
  const { page, product } = fixture;
  await page.goto(`${product.url}/graphql`);
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query' }).waitFor();
  const answered = page.waitForResponse(
    (response) => !!response.request().postData()?.includes('totalCount'),
  );
  await page.getByRole('button', { name: /Execute query/ }).click();
  const { data } = (await (await answered).json()) as { data: { artifacts: Connection } };
  expect(data.artifacts.totalCount).toBeGreaterThanOrEqual(SAMPLE_ARTIFACTS);
  const shown = `"totalCount": ${data.artifacts.totalCount}`;
  await page.locator('.graphiql-response', { hasText: shown }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await page.waitForURL(`${product.url}/`);
});

it('the page of the REST API shows the GraphQL operation to which a response links', async () => {
  const { page, product } = fixture;
  await page.goto(`${product.url}/api#listArtifacts`);
  await page.getByText('/mostliked').first().waitFor();
  await page.waitForFunction(() => {
    const { top } = document.getElementById('listArtifacts')?.getBoundingClientRect() ?? {
      top: -1,
    };
    return Math.abs(top) < 100;
  });
});

it.each([
  ['/graphql', ['nested-interactive', 'scrollable-region-focusable']],
  ['/api', ['heading-order', 'nested-interactive', 'region']],
])('axe finds nothing at %s but what the library does not allow to mend', async (path, left) => {
  const { page, product } = fixture;
  await page.goto(product.url + path, { waitUntil: 'networkidle' });
  await expectNoViolation(page, [320, 1440], left);
});

it('GraphiQL opens with the operation and the filters of the gallery', async () => {
  const { page, product } = fixture;
  await page.goto(`${product.url}/all-artifacts?q=rosetta&type=DOCUMENTS&from=-300&order=NAME`);
  await page.getByText('Use this data').click();
  await page.getByRole('link', { name: 'Open in the API explorer' }).click();
  const editor = page.locator('.graphiql-query-editor');
  await editor.getByText('query GalleryPage').waitFor();
  await page.locator('.graphiql-editor-tool').getByText('"rosetta"').waitFor();
  const answered = page.waitForResponse(
    (response) => !!response.request().postData()?.includes('fragment ArtifactCard_artifact'),
  );
  await page.getByRole('button', { name: /Execute query/ }).click();
  const { data } = (await (await answered).json()) as { data: { artifacts: Connection } };
  expect(data.artifacts.totalCount).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/graphql');
});
