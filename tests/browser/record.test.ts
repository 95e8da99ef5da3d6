import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { restoreSession } from '../support/accounts';
import { newMember, type TestMember, useBrowser } from '../support/browser-fixture';
import { inLongRun } from '../support/long-run';
import { expectNoSidewaysScroll, expectNoViolation, waitUntilLoaded } from '../support/page-checks';
import { uniqueName } from '../support/unique-name';

const WIDTHS = inLongRun([320, 360, 768, 1440], [320, 1440]);

const fixture = useBrowser({
  reducedMotion: 'reduce',
  permissions: ['clipboard-read', 'clipboard-write'],
});
let owner: TestMember;
beforeAll(async () => {
  owner = await newMember('Olga Owner');
});

/** Adds an artifact, and opens its page. */
async function open(): Promise<{ id: string; name: string }> {
  const { page, product } = fixture;
  const name = uniqueName('Bronze bell');
  const { id } = await owner.api.add({
    artifactName: name,
    image: `${product.url}/plates/ardabil-carpet.svg`,
  });
  await restoreSession(page, product, owner);
  await page.goto(`${product.url}/artifactsdetails/${id}`, { waitUntil: 'networkidle' });
  await waitUntilLoaded(page, name);
  return { id: String(id), name };
}

const section = () => fixture.page.getByRole('region', { name: 'Like, share and cite' });
const data = () => fixture.page.getByRole('group').filter({ hasText: 'JSON-LD' });
const clipboard = () => fixture.page.evaluate(() => navigator.clipboard.readText());

describe('the page of an artifact', () => {
  it('copies citations by keyboard alone, and announces the copy', async () => {
    const { page, product } = fixture;
    const { id, name } = await open();
    await section().getByRole('button', { name: 'Cite' }).focus();
    await page.keyboard.press('Enter');
    await section().getByText(`Owner, Olga. “${name}.” Catalogue record`).waitFor();
    const permalink = `${product.url}/records/${id}`;
    for (const [label, expected] of [
      ['APA', `${name} [Catalogue record]. Antiquary. ${permalink}`],
      ['Chicago', `“${name}.” Catalogue record`],
      ['BibTeX', `@misc{antiquary-${id},`],
      ['Permalink', permalink],
    ] as const) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await section()
        .getByRole('status')
        .filter({ hasText: `${label}: Copied` })
        .waitFor({ state: 'attached' });
      expect(await clipboard()).toContain(expected);
      const copied = section().getByRole('button', { name: 'Copied', exact: true });
      expect(await copied.evaluate((button) => button.matches(':focus'))).toBe(true);
      expect(await copied.count()).toBe(1);
    }
  });

  it('selects the text where the browser refuses the clipboard', async () => {
    const { page } = fixture;
    const { id } = await open();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Refused.'));
    });
    await section().getByRole('button', { name: 'Cite' }).click();
    await section().getByRole('button', { name: 'Copy' }).last().click();
    await section().getByText('Permalink is selected.').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => getSelection()?.toString())).toContain(`/records/${id}`);
  });

  it('shares the permalink and the embed code, whose frame works without scripts', async () => {
    const { id, name } = await open();
    await section().getByRole('button', { name: 'Share', exact: true }).click();
    await section().getByRole('button', { name: 'Copy' }).last().click();
    await section().getByRole('button', { name: 'Copied' }).waitFor();
    const code = await clipboard();
    expect(code).toContain(`/embed/${id}`);

    const otherSite = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end(`<!doctype html>${code}`);
    }).listen(0, '127.0.0.1');
    await once(otherSite, 'listening');
    const { port } = otherSite.address() as AddressInfo;
    const other = await fixture.openTab({ javaScriptEnabled: false });
    const frame = other.page.frameLocator('iframe');
    await other.page.goto(`http://127.0.0.1:${port}/`);
    otherSite.close();
    await frame.getByRole('heading', { name }).waitFor();
    await frame.getByRole('img', { name }).waitFor();
    const link = frame.getByRole('link', { name: 'See the record' });
    expect([await link.getAttribute('target'), await link.getAttribute('href')]).toEqual([
      '_blank',
      `${fixture.product.url}/records/${id}`,
    ]);
    other.expectNothingUnexpected(/^request to http:\/\/127\.0\.0\.1:/);
  });

  it('has every format of the data', async () => {
    const { page } = fixture;
    await open();
    await data().getByText('Data', { exact: true }).click();
    const links = data().getByRole('link');
    await links.first().waitFor();
    expect(await links.allTextContents()).toEqual(
      expect.arrayContaining(['JSON', 'JSON-LD', 'BibTeX', 'CSL-JSON', 'CSV', 'XML']),
    );
    for (const link of await links.all()) {
      const response = await page.request.get(
        await link.evaluate((a) => (a as HTMLAnchorElement).href),
      );
      expect(response.status()).toBe(200);
    }
  });

  it('loads the code of the panels when one is opened, and says when it cannot', async () => {
    const { page, tab } = fixture;
    await open();
    await page.waitForLoadState('networkidle');
    const code = page.waitForRequest(/\.js$/);
    await page.route('**/citations', (route) => route.abort());
    await section().getByRole('button', { name: 'Cite' }).click();
    await code;
    await section().getByText('Failed to load the citations.').waitFor();
    await page.unroute('**/citations');
    await section().getByRole('button', { name: 'Try again' }).click();
    await section().getByText('Chicago').waitFor();
    tab.expectNothingUnexpected(/net::ERR_/, /Failed to load the citations/);
  });

  it.each(['Cite', 'Share'])(
    'has no violation of axe with %s open, and nothing scrolls sideways',
    async (name) => {
      const { page } = fixture;
      await open();
      await data().getByText('Data', { exact: true }).click();
      await section().getByRole('button', { name, exact: true }).click();
      await section().getByRole('heading', { name: 'Permalink' }).waitFor();
      await expectNoViolation(page, WIDTHS);
      await expectNoSidewaysScroll(page);
    },
  );
});

describe('the history of an artifact', () => {
  const items = () => fixture.page.getByRole('region', { name: 'History' }).getByRole('listitem');

  it('has no violation of axe, and its owner restores a version by keyboard alone', async () => {
    const { page } = fixture;
    const { id, name } = await open();
    const newName = name.replace('Bronze', 'Silver');
    await owner.api.update(id, {
      artifactName: newName,
      artifactType: 'SCULPTURE',
      historicalContext: 'A bell of the late Han dynasty, buried with its owner.',
      description: 'Silver, with a handle.\n\nA crack at the edge.',
    });
    await page.reload();
    await waitUntilLoaded(page, newName);
    await page.getByRole('button', { name: 'Show history' }).focus();
    await page.keyboard.press('Enter');
    await items().nth(1).waitFor();
    await page.keyboard.press('Tab');
    const restore = page.getByRole('button', { name: /^Restore the version of/ });
    await restore.and(page.locator(':focus')).waitFor();
    await expectNoViolation(page, WIDTHS);
    await expectNoSidewaysScroll(page);

    await restore.press('Enter');
    await page.getByRole('alertdialog', { name: 'Restore this version?' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog', { name: 'Restored!' }).waitFor();
    await waitUntilLoaded(page, name);
    await items().nth(2).waitFor();
    expect(await items().first().locator('ins').allTextContents()).toContain('Bronze');
    expect(await owner.api.read(id)).toMatchObject({ artifactName: name, description: null });
  });
});

describe('related artifacts', () => {
  const relatedCards = () =>
    fixture.page.getByRole('region', { name: 'Related artifacts' }).getByRole('article');

  it('show their reasons on the page of an artifact, and lead to each other', async () => {
    const { page, product } = fixture;
    const place = uniqueName('Abydos');
    const texts = { discoveredAt: `${place}, Egypt`, createdAt: '196 BC' };
    const { id } = await owner.api.add({ artifactName: 'First stela', ...texts });
    await owner.api.add({ artifactName: 'Second stela', ...texts });
    await restoreSession(page, product, owner);
    await page.goto(`${product.url}/artifactsdetails/${id}`);
    const card = relatedCards().filter({ hasText: 'Second stela' });
    await card.getByText(`Also from ${place}`).waitFor();
    await card.getByText('Also dated to 196 BC').waitFor();
    await expectNoViolation(page);
    await expectNoSidewaysScroll(page);
    await card.getByRole('link', { name: 'View Details' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Second stela' }).waitFor();
    await relatedCards().filter({ hasText: 'First stela' }).waitFor();
  });

  it('show on the page of a civilization that they mention, once the reader comes near', async () => {
    const { page, product } = fixture;
    await owner.api.add({ artifactName: 'Lamassu', discoveredAt: 'Mesopotamia' });
    await page.goto(`${product.url}/civilization/mesopotamia`);
    const region = page.getByRole('region', { name: 'Artifacts that mention Mesopotamia' });
    await region.scrollIntoViewIfNeeded();
    await region.getByRole('article').first().waitFor();
    await expectNoViolation(page);
    await expectNoSidewaysScroll(page);
    await region
      .getByRole('link', { name: /^See .*artifacts? that mentions? Mesopotamia$/ })
      .click();
    await page.waitForURL('**/all-artifacts?q=Mesopotamia');
  });
});

describe('the gallery', () => {
  const openGallery = async (search: string) => {
    const { page, product } = fixture;
    await page.goto(`${product.url}/all-artifacts${search}`, { waitUntil: 'networkidle' });
    await waitUntilLoaded(page, 'All Artifacts');
    await page.getByText('Use this data').click();
    return page.getByRole('group').filter({ hasText: 'Use this data' });
  };

  it('downloads what its filters keep', async () => {
    const { page } = fixture;
    const name = uniqueName('Silver spoon');
    await owner.api.add({ artifactName: name });
    const list = await openGallery(`?q=${encodeURIComponent(name)}&order=NAME`);
    for (const [form, file] of [
      ['CSV', 'antiquary.csv'],
      ['NDJSON', 'antiquary.ndjson'],
    ]) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        list.getByRole('link', { name: form, exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(file);
      const lines = (await text(await download.createReadStream())).trim().split('\n');
      expect(lines).toHaveLength(form === 'CSV' ? 2 : 1);
      expect(lines.at(-1)).toContain(name);
    }
    const feed = await list.getByRole('link', { name: 'Feed' }).getAttribute('href');
    const atom = await page.request.get(new URL(String(feed), page.url()).href);
    expect(await atom.text()).toContain(name);
  });

  it('leaves out of the addresses what it does not understand itself', async () => {
    const list = await openGallery('?from=soon&to=1323+BC&type=nonsense');
    expect(await list.getByRole('link', { name: 'CSV', exact: true }).getAttribute('href')).toBe(
      '/export.csv?to=-1323&bom=1',
    );
  });
});

describe.each(['light', 'dark'] as const)('the frame in %s colours', (colorScheme) => {
  it('has no violation of axe, at any size', async () => {
    const { product } = fixture;
    const { id } = await owner.api.add({
      artifactName: 'Bronze bell with a long name that goes on for a while',
      image: `${product.url}/plates/ardabil-carpet.svg`,
    });
    const { page } = await fixture.openTab({ colorScheme });
    for (const path of [`/embed/${id}`, '/embed/999999']) {
      await page.goto(product.url + path);
      await expectNoViolation(page, [240, 360, 640]);
      await expectNoSidewaysScroll(page);
    }
  });
});
