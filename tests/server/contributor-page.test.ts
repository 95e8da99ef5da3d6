import { createRenderer } from '../../client/render';
import { ada, ben, member, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { operatorOf } from '../support/operator-acts';

const SITE = 'https://antiquary.example';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue({ createRenderer });
});
afterAll(() => catalogue.stop());

async function pageOf(path: string) {
  const response = await catalogue.visitor.fetch('GET', path, undefined, { accept: 'text/html' });
  const html = await response.text();
  const root = /<div id="root">(.*)<\/div><script/s.exec(html)?.[1] ?? '';
  const main = root.slice(root.indexOf('<main'), root.indexOf('</main>'));
  return { status: response.status, html, main, shown: main.replace(/<[^>]*>/g, '') };
}

/** The path to which the record of an artifact leads as that of its contributor. */
async function contributorOf(id: string): Promise<string> {
  const { main } = await pageOf(`/records/${id}`);
  return /Added By.*?href="(\/contributors\/[^"]+)"/s.exec(main)?.[1] ?? '';
}

const recordsIn = (html: string) =>
  [...html.matchAll(/<a href="\/records\/(\d+)"/g)].map(([, id]) => id);

it('has the name, the number and all that the member added, the newest first', async () => {
  const first = await catalogue.as(ada).add({ artifactName: 'Bronze owl' });
  const second = await catalogue.as(ada).add();
  await catalogue.as(ben).add();
  const page = await pageOf(await contributorOf(first.id));
  expect(page.status).toBe(200);
  expect(page.main).toContain('>Ada Ashby</h1>');
  expect(page.shown).toMatch(/2 artifacts · since \w+ \d+, \d{4}/);
  expect(page.shown).toContain('Bronze owl');
  expect(recordsIn(page.main)).toEqual([second.id, first.id]);
  expect(page.html.toLowerCase()).not.toContain(ada.email.toLowerCase());
  expect(page.html).not.toMatch(/ada@|%40/i);
});

it('has the head of a public page, and leads to the feed of what the member adds', async () => {
  const { id } = await catalogue.as(ada).add();
  const path = await contributorOf(id);
  const { html } = await pageOf(`${path}?q=1`);
  for (const part of [
    '<title>Ada Ashby · Antiquary</title>',
    '<meta name="description" content="What Ada Ashby has added to Antiquary." />',
    `<link rel="canonical" href="${SITE}${path}" />`,
    `href="${SITE}/feed.atom?contributor=${path.split('/').at(-1)}" />`,
  ]) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain('noindex');
});

it('shows the present name and list, also after it was cached', async () => {
  const carl = member(1);
  const { id } = await catalogue.as(carl).add();
  const path = await contributorOf(id);
  for (let n = 0; n < 3; n += 1) expect((await pageOf(path)).shown).toContain('1 artifact ·');
  const added = await catalogue.as(carl).add();
  expect((await pageOf(path)).shown).toContain('2 artifacts ·');
  await catalogue.as(carl).delete(added.id);
  expect(recordsIn((await pageOf(path)).main)).toEqual([id]);
});

it('is "Former member" at another address after an erasure, and the old address is gone', async () => {
  const eve = member(2);
  const { id } = await catalogue.as(eve).add();
  const before = await contributorOf(id);
  await operatorOf(catalogue.database).erase(eve);
  const after = await contributorOf(id);
  expect(after).not.toBe(before);
  expect((await pageOf(after)).main).toContain('>Former member</h1>');
  expect((await pageOf(before)).status).toBe(404);
});

it.each([`c_${'0'.repeat(32)}`, '1', 'ada', '%00', 'Ada@example.org'])(
  '/contributors/%s is 404',
  async (id) => {
    const page = await pageOf(`/contributors/${id}`);
    expect([page.status, page.shown]).toEqual([
      404,
      expect.stringContaining('Contributor not found'),
    ]);
    expect(page.html).toContain('<title>Contributor not found · Antiquary</title>');
    expect(page.html).toContain('<meta name="robots" content="noindex" />');
  },
);

it('a member without an artifact that everybody sees has no page', async () => {
  const dora = member(3);
  const { id } = await catalogue.as(dora).add();
  const path = await contributorOf(id);
  await catalogue.as(dora).delete(id);
  expect((await pageOf(path)).status).toBe(404);
});
