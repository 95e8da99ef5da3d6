import { setStage } from '../support/stage';

// What this page loads and runs, the Content-Security-Policy has to let.
const stage = setStage();

it('the REST API’s page lists its calls', async () => {
  const { page, product } = stage;
  await page.goto(`${product.url}/api`);
  await page.getByText('/mostliked').first().waitFor();
});
