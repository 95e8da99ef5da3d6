import { createRenderer } from '../../client/render';
import { features } from '../../server/composition/features';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';

/** What the others are about. */
const NEEDED = ['members', 'pictures', 'artifacts', 'revisions', 'likes', 'views'];

/** An address that answers only with the feature. */
const ADDRESSES: Record<string, string> = {
  oai: '/oai?verb=Identify',
  exports: '/export.csv',
  feed: '/feed.atom',
  embeds: '/oembed?url=https://antiquary.example/records/1',
  records: '/records/1.json',
  iiif: `/iiif/${'0'.repeat(64)}`,
  'site files': '/robots.txt',
  sitemaps: '/sitemap.xml',
  surprise: '/surprise',
  rest: '/api/allartifacts',
  account: '/account/data',
};

describe.each(features.filter(({ name }) => !NEEDED.includes(name)))('without $name', (feature) => {
  let catalogue: TestCatalogue;
  beforeAll(async () => {
    const rest = features.filter(({ name }) => name !== feature.name);
    catalogue = await startCatalogue({ features: rest, createRenderer });
  });
  afterAll(() => catalogue.stop());

  it('members add artifacts, and visitors find them and see the gallery', async () => {
    const { id } = await catalogue.as(ada).add({ artifactName: 'Bronze mirror' });
    await catalogue.as(ada).like(id);
    const found = await catalogue.visitor.run(
      '{ artifacts(filter: { search: "mirror" }) { edges { node { id likeCount } } } }',
    );
    expect(found.data).toEqual({ artifacts: { edges: [{ node: { id, likeCount: 1 } }] } });
    for (const path of ['/', '/all-artifacts', '/healthz']) {
      expect((await fetch(catalogue.url + path)).status).toBe(200);
    }
  });

  const address = ADDRESSES[feature.name];
  if (address) {
    it('its address answers nothing', async () => {
      expect(await isServed(catalogue, address)).toBe(false);
    });
  }
});

it.each(Object.values(ADDRESSES))('with all features %s answers', async (address) => {
  const catalogue = await startCatalogue({ createRenderer });
  await catalogue.as(ada).add();
  expect(await isServed(catalogue, address)).toBe(true);
  await catalogue.stop();
});

/** Whether something else answers than the page of the web client for addresses that nothing serves. */
async function isServed({ url }: TestCatalogue, address: string): Promise<boolean> {
  const { status, headers } = await fetch(url + address, { redirect: 'manual' });
  return status !== 404 && !headers.get('content-type')?.startsWith('text/html');
}

it('every feature has a name of its own', () => {
  const names = features.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
