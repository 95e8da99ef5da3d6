import { setStage } from '../support/stage';

// What these pages load and run, the Content-Security-Policy has to let.
const stage = setStage();

it('GraphiQL knows the schema and runs the query that it greets with', async () => {
  const { page, product } = stage;
  await page.goto(`${product.url}/graphql`);
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query' }).waitFor();
  await page.getByRole('button', { name: /Execute query/ }).click();
  await page.locator('.graphiql-response', { hasText: '"totalCount": 58' }).waitFor();
});

it('the REST API’s page lists its calls', async () => {
  const { page, product } = stage;
  await page.goto(`${product.url}/api`);
  await page.getByText('/mostliked').first().waitFor();
});
