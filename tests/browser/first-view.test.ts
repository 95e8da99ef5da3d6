import { buildArtifact } from '../support/artifact';
import { setStage } from '../support/stage';

describe('the view that the server has drawn', () => {
  const stage = setStage();

  it.each(['/all-artifacts', '/all-artifacts?q=mask&type=Funerary+Mask'])(
    'of %s is taken over without asking for anything again',
    async (path) => {
      const { page, product } = stage;
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/graphql')) asked.push(request.postData() ?? '');
      });
      await page.goto(product.url + path, { waitUntil: 'networkidle' });
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
      await page.getByRole('article').first().waitFor();
      expect(asked).toEqual([]);
    },
  );

  it('shows the placeholder for a picture that broke before the program came', async () => {
    const { page, product } = stage;
    const owner = await stage.newMember();
    await owner.api.add(
      buildArtifact({ artifactName: 'Lost lamp', image: `${product.url}/plates/gone.svg` }),
    );
    await page.goto(`${product.url}/all-artifacts`);
    const picture = page.getByRole('img', { name: 'Lost lamp' });
    await page.waitForFunction(
      (image) => image instanceof HTMLImageElement && image.src.endsWith('/placeholder.svg'),
      await picture.elementHandle(),
    );
  });
});

describe('without JavaScript', () => {
  const stage = setStage({ javaScriptEnabled: false });

  it('the catalogue can be read', async () => {
    const { page, product } = stage;
    await page.goto(`${product.url}/all-artifacts?q=rosetta`);
    await page.getByRole('article').getByRole('heading', { name: 'Rosetta Stone' }).waitFor();
    await page.goto(product.url);
    await page.getByRole('heading', { name: 'Explore by Civilization' }).waitFor();
    await page.goto(`${product.url}/civilization/greece`);
    await page.getByRole('heading', { level: 1, name: 'Ancient Greece' }).waitFor();
  });
});
