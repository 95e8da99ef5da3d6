import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { buildArtifact } from '../support/artifact';
import { restoreSession } from '../support/accounts';
import { useBrowser } from '../support/browser-fixture';
import { pauseClock } from '../support/clock';
import { openByBar, waitForHydration } from '../support/navigation';
import { uniqueName } from '../support/unique-name';

const fixture = useBrowser();

/** The table of docs/requests.md: the operations of each journey. */
const expected = new Map(
  [...readFileSync('docs/requests.md', 'utf8').matchAll(/^\| (a .+?) +\| (.+?) +\|$/gm)].map(
    ([, journey = '', operations = '']) => [journey, operations],
  ),
);

/** Follows the operations that a page sends. Returns a function: their names in order. */
function follow(page: Page): () => string {
  const sent: { name: string; count: number }[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return;
    const { query } = request.postDataJSON() as { query: string };
    const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? 'unnamed';
    const last = sent.at(-1);
    if (last?.name === name) last.count += 1;
    else sent.push({ name, count: 1 });
  });
  const written = () =>
    sent.map(({ name, count }) => (count === 1 ? name : `${name} (${count})`)).join(', ');
  return () => written() || 'none';
}

type Walk = (page: Page, url: string) => Promise<void>;

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await waitForHydration(page);
};

async function openAsMember(page: Page, path: (id: string) => string) {
  const member = await fixture.newMember();
  const { id } = await member.api.add(
    buildArtifact({ image: `${fixture.product.url}/plates/rosetta-stone.svg` }),
  );
  await restoreSession(page, fixture.product, member);
  await page.goto(fixture.product.url + path(id).replace(':email', member.email));
  return { member, id };
}

const journeys: Record<string, Walk> = {
  'a visitor opens the home page': (page, url) => open(page, url),
  'a visitor opens the gallery, and scrolls to its end': async (page, url) => {
    const { api } = await fixture.newMember();
    // Other tests add artifacts meanwhile, but none that this search finds.
    const name = uniqueName('Seal');
    for (let nth = 0; nth < 58; nth += 1) await api.add(buildArtifact({ artifactName: name }));
    await open(page, `${url}/all-artifacts?q=${encodeURIComponent(name)}`);
    for (let shown = 0; shown < 58;) {
      await page.getByRole('article').last().scrollIntoViewIfNeeded();
      await page.waitForTimeout(50);
      shown = await page.getByRole('article').count();
    }
  },
  'a visitor opens the gallery, and types a search': async (page, url) => {
    await open(page, `${url}/all-artifacts`);
    // By the page's clock, so that the letters are 100 ms apart on a slow machine, too: one search.
    await pauseClock(page);
    for (const letter of 'gold') {
      await page.locator('[name=q]').press(letter);
      await page.clock.runFor(100);
    }
    await page.clock.resume();
    await page.waitForURL(/q=gold/);
  },
  'a visitor opens a search by its address': (page, url) =>
    open(page, `${url}/all-artifacts?q=gold&type=SCULPTURE`),
  'a visitor goes from the home page to the gallery': async (page, url) => {
    await open(page, url);
    await openByBar(page, 'All-Artifacts');
    await page.getByRole('article').first().waitFor();
  },
  'a visitor searches in the bar': async (page, url) => {
    await open(page, url);
    await page.getByRole('link', { name: 'Search the catalogue' }).click();
    await page.getByRole('searchbox').fill('rosetta');
    await page.getByRole('search').getByRole('link', { name: 'Rosetta Stone' }).click();
    await page.getByRole('heading', { level: 1, name: 'Rosetta Stone' }).waitFor();
  },
  'a visitor opens a record, and a related one': async (page, url) => {
    await open(page, `${url}/records/1`);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name }).waitFor({ state: 'detached' });
  },
  'a visitor opens a civilization, and all it mentions': async (page, url) => {
    await open(page, `${url}/civilization/egypt`);
    await page.getByRole('link', { name: /^See all/ }).click();
    await page.getByRole('heading', { level: 1, name: 'All Artifacts' }).waitFor();
    await page.getByRole('article').first().waitFor();
  },
  'a visitor is asked to sign in for an artifact': async (page, url) => {
    await open(page, `${url}/all-artifacts`);
    await page.getByRole('link', { name: 'View Details' }).first().click();
    await page.getByText(/^Sign in to see/).waitFor();
    await page.getByRole('link', { name: 'Read its record without signing in' }).waitFor();
  },
  'a member opens an artifact, and likes it': async (page) => {
    await openAsMember(page, (id) => `/artifactsdetails/${id}`);
    await page.getByText('Views: 1', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Like\b/ }).click();
    await page.getByRole('button', { name: /^Liked\b/ }).waitFor();
  },
  'a member opens My Artifacts': async (page) => {
    await openAsMember(page, () => '/shareartifacts/:email');
    await page.getByRole('table').waitFor();
  },
  'a member opens the account menu': async (page) => {
    await openAsMember(page, () => '/');
    const asked = page.waitForResponse(
      (response) => response.request().postData()?.includes('query AccountMenu') ?? false,
    );
    await page.getByRole('button', { name: 'Account menu' }).click();
    await asked;
  },
  'a member adds an artifact': async (page, url) => {
    await openAsMember(page, () => '/add-artifacts');
    const artifact = buildArtifact({
      artifactName: uniqueName('Journey'),
      image: `${url}/plates/flood-tablet.svg`,
    });
    const compared = page.waitForResponse(
      (response) => response.request().postData()?.includes('query SamePictures') ?? false,
    );
    for (const [name, value] of Object.entries(artifact)) {
      const field = page.locator(`form [name=${name}]`);
      if (name === 'artifactType') await field.selectOption(value);
      else if (value) await field.fill(value);
    }
    await compared;
    await page.getByRole('button', { name: 'Add Artifact' }).click();
    await page.getByRole('row', { name: artifact.artifactName }).waitFor();
  },
  'a member updates an artifact': async (page) => {
    await openAsMember(page, () => '/shareartifacts/:email');
    await page.getByRole('link', { name: 'Update' }).click();
    const name = uniqueName('Renamed');
    const field = page.locator('form [name=artifactName]');
    await page.waitForFunction(
      (input) => (input as HTMLInputElement).value !== '',
      await field.elementHandle(),
    );
    await field.fill(name);
    await page.getByRole('button', { name: 'Update Artifact' }).click();
    await page.getByRole('row', { name }).waitFor();
  },
  'a member suggests a change of an artifact': async (page) => {
    await openAsMember(page, () => '/suggest/1');
    await page.locator('form [name=remark]').fill('It was found in July.');
    await page.getByRole('button', { name: 'Send suggestion' }).click();
    await page.getByText(/^Views: /).waitFor();
  },
  'a member gives a sheet, and looks at its rows': async (page) => {
    const { id } = await openAsMember(page, () => '/sheets');
    await page
      .getByRole('textbox', { name: 'Or paste cells' })
      .fill(`id\tdescription\n${id}\tOf clay.`);
    await page.getByRole('button', { name: 'Give the cells' }).click();
    await page.getByRole('button', { name: '1 changed' }).waitFor();
    await page.getByRole('article').getByText('Of clay.').waitFor();
  },
  'a member opens the liked artifacts': async (page) => {
    await openAsMember(page, () => '/liked-artifacts/:email');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Explore/ })
      .waitFor();
  },
};

it('has a journey for each row of the table', () => {
  expect(Object.keys(journeys).sort()).toEqual([...expected.keys()].sort());
});

it.each(Object.entries(journeys))('%s', async (journey, walk) => {
  const { page, product } = fixture;
  const sent = follow(page);
  await walk(page, product.url);
  await page.waitForLoadState('networkidle');
  expect(sent()).toBe(expected.get(journey));
});
