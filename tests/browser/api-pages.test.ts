import { useBrowser } from '../support/browser-fixture';

// These tests fail if the Content-Security-Policy blocks a script or style of these pages.
/** Other tests add artifacts to the sample catalogue's meanwhile. */
const SAMPLE_ARTIFACTS = 58;

interface Connection {
  totalCount: number;
}

const fixture = useBrowser();

it('GraphiQL knows the schema and runs the query that it greets with', async () => {
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
});

it('the REST API’s page lists its calls', async () => {
  const { page, product } = fixture;
  await page.goto(`${product.url}/api`);
  await page.getByText('/mostliked').first().waitFor();
});
