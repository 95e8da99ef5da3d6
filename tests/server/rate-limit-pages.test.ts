import { GalleryPageDocument, RecordPageDocument } from '../../client/generated/pages';
import { createRenderer } from '../../client/render';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { recordQueries } from '../support/queries';
import { stubRenderer } from '../support/renderer-stub';

describe('a page that the server renders', () => {
  let limited: TestCatalogue;
  afterEach(() => limited.stop());

  it('counts as a request, and beyond the limit the browser renders it', async () => {
    const createStub = () => stubRenderer(() => 'Rendered');
    limited = await startCatalogue({ rateLimit: 3, createRenderer: createStub });
    const open = async (path: string) => (await limited.visitor.fetch('GET', path)).text();
    for (const n of [1, 2, 3]) expect(await open(`/all-artifacts?q=${n}`)).toContain('Rendered');
    const late = await open('/all-artifacts?q=4');
    expect(late).toContain('<div id="root"></div>');
    expect(late).toContain('<title>Page</title>');
    expect((await limited.visitor.fetch('GET', '/api/mostliked')).status).toBe(429);
  });

  it.each([
    ['/', 1],
    ['/artifactsdetails/1', 3],
    ['/records/1', 3],
    ['/all-artifacts', 1],
    ['/all-artifacts?q=gold', 2],
  ])('%s counts as %i requests', async (path, price) => {
    limited = await startCatalogue({ rateLimit: price + 2, createRenderer });
    await limited.as(ada).add();
    expect((await limited.visitor.fetch('GET', path)).status).toBe(200);
    expect((await limited.visitor.fetch('GET', '/api/mostliked')).status).toBe(200);
    expect((await limited.visitor.fetch('GET', '/api/mostliked')).status).toBe(429);
  });

  // A school behind one router, in one minute.
  it('is served to thirty visitors behind one address, who also search and open records', async () => {
    limited = await startCatalogue({ rateLimit: 600, createRenderer });
    const { id } = await limited.as(ada).add();
    const { visitor } = limited;
    const refused: string[] = [];
    const expectServed = async (what: string, response: Promise<{ status: number }>) => {
      if ((await response).status !== 200) refused.push(what);
    };
    // Each opens pages whose parameters are new to the cache.
    const pages = ['/all-artifacts?order=NAME', '/', '/civilization/egypt', `/records/${id}`];
    for (let n = 0; n < 30; n += 1) {
      for (let page = 0; page < 10; page += 1) {
        const path = pages[page % pages.length] ?? '';
        const address = path.includes('?') ? `${path}&from=-${n * 10 + page + 1}` : path;
        await expectServed(
          address,
          visitor.fetch('GET', address, undefined, { accept: 'text/html' }),
        );
      }
      for (let search = 0; search < 4; search += 1) {
        const variables = { filter: { anywhere: `word ${n} ${search}` } };
        await expectServed('search', visitor.run(GalleryPageDocument.toString(), variables));
      }
      for (let record = 0; record < 2; record += 1) {
        await expectServed('record', visitor.run(RecordPageDocument.toString(), { id }));
      }
    }
    expect(refused).toEqual([]);
  });

  it('reads nothing for its head beyond the limit, and says when to come again', async () => {
    limited = await startCatalogue({ rateLimit: 2, createRenderer });
    const { id } = await limited.as(ada).add({ artifactName: 'Amber bear' });
    const open = (n: number) => limited.visitor.fetch('GET', `/artifactsdetails/${id}?q=${n}`);
    expect(await (await open(1)).text()).toContain('<title>Amber bear');
    const queries = recordQueries(limited.dataSource);
    const late = await open(2);
    expect(queries).toEqual([]);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await late.text()).toContain('<div id="root"></div>');
  });
});
