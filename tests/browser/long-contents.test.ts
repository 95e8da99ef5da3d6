import { createAccount, restoreSession, uniqueEmail } from '../support/accounts';
import { resize } from '../support/browser';
import { newMember, sharedProduct, useTabs } from '../support/browser-fixture';
import { Caller } from '../support/caller';
import { expectNoSidewaysScroll, waitUntilLoaded } from '../support/page-checks';
import { uniqueName } from '../support/unique-name';

const product = sharedProduct();
const tabs = useTabs('owner', 'member');

const word = (letter: string, length: number) => letter.repeat(length);
const phrase = 'A bronze mirror with an inscription of twenty-eight characters. '.repeat(4);

/** A name and a location as long as the server accepts, and no place to break a line. */
const long = {
  artifactName: uniqueName(word('W', 150)).slice(0, 200),
  createdAt: word('C', 300),
  discoveredAt: word('D', 300),
  discoveredBy: word('B', 300),
  presentLocation: word('L', 10_000),
  historicalContext: word('H', 300),
};
const email = `${word('e', 230)}${uniqueEmail()}`.slice(-250);
let id: string;

beforeAll(async () => {
  const account = await createAccount(product, { email, displayName: word('N', 200) });
  const owner = new Caller(product.url, account.token);
  ({ id } = await owner.add(long));
  await owner.add({ artifactName: phrase.slice(0, 199), presentLocation: word('L', 150) });
  await owner.like(id);
  await restoreSession(tabs.owner.page, product, account);
  await restoreSession(tabs.member.page, product, await newMember());
});

async function open(who: keyof typeof tabs, path: string, heading: string) {
  const { page } = tabs[who];
  await page.goto(product.url + path);
  await waitUntilLoaded(page, heading);
  return page;
}

describe('with long contents no page scrolls sideways:', () => {
  it.each([
    ['owner', 'the gallery', '/all-artifacts?q=WWWW', 'All Artifacts'],
    ['owner', 'My Artifacts', '/shareartifacts/:email', 'My Artifacts'],
    [
      'member',
      'the list of another member',
      '/shareartifacts/:email',
      `Artifacts shared by ${email}`,
    ],
    ['owner', 'the liked artifacts', '/liked-artifacts/:email', 'Liked Artifacts'],
    ['member', 'the artifact', '/artifactsdetails/:id', long.artifactName],
    ['member', 'the form of a suggestion', '/suggest/:id', 'Suggest a change'],
    ['owner', 'the update form', '/updateartifacts/:id', 'Update an Artifact'],
    ['owner', 'the add form', '/add-artifacts', 'Add an Artifact'],
  ] as const)('(%s) %s', async (who, _, path, heading) => {
    const page = await open(who, path.replace(':email', email).replace(':id', id), heading);
    await expectNoSidewaysScroll(page);
  });

  it('(owner) the open account menu', async () => {
    const page = await open('owner', '/all-artifacts', 'All Artifacts');
    await resize(page, 320);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
    await expectNoSidewaysScroll(page);
  });

  it('(owner) the question before a deletion', async () => {
    const page = await open('owner', `/shareartifacts/${email}`, 'My Artifacts');
    await page.getByRole('button', { name: 'Delete' }).last().click();
    await page.getByRole('alertdialog', { name: 'Are you sure?' }).waitFor();
    await expectNoSidewaysScroll(page);
  });
});

describe('a row of My Artifacts', () => {
  it('keeps the size of its picture, and shows three lines of a text', async () => {
    const page = await open('owner', `/shareartifacts/${email}`, 'My Artifacts');
    for (const width of [320, 360, 768, 1024, 1440, 1920]) {
      await resize(page, width);
      const rows = await page.locator('tbody tr').evaluateAll((elements) =>
        elements.map((row) => {
          const lineHeight = parseFloat(getComputedStyle(row).lineHeight);
          const picture = row.querySelector('img');
          const texts = [...row.querySelectorAll<HTMLElement>('[dir=auto]')];
          return {
            picture: [picture?.offsetWidth, picture?.offsetHeight],
            lines: texts.map(({ offsetHeight }) => Math.round(offsetHeight / lineHeight)),
          };
        }),
      );
      expect(rows).toHaveLength(2);
      for (const { picture, lines } of rows) {
        expect(picture).toEqual([80, 60]);
        expect(Math.max(...lines)).toBe(3);
      }
    }
  });
});
