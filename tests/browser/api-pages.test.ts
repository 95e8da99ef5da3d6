import { setStage } from '../support/stage';

// What these pages load and run, the Content-Security-Policy has to let.
const stage = setStage();

it('GraphiQL knows the schema and runs a query', async () => {
  const { page, product } = stage;
  await page.goto(`${product.url}/graphql`);
  const editor = page.locator('.graphiql-query-editor .monaco-editor').first();
  await editor.waitFor();
  await editor.click();
  await page.keyboard.press('Control+A');
  // The editor itself closes the outer brace.
  await page.keyboard.insertText('{ artifactTypes { type count } ');
  await page.getByRole('button', { name: /Execute query/ }).click();
  await page.locator('.graphiql-response', { hasText: '"count"' }).waitFor();
});

it('the REST API’s page lists its calls', async () => {
  const { page, product } = stage;
  await page.goto(`${product.url}/api`);
  await page.getByText('/mostliked').first().waitFor();
});
