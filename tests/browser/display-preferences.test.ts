import type { Locator, Page } from 'playwright-core';
import { restoreSession } from '../support/accounts';
import { resize } from '../support/browser';
import { newMember, sharedProduct, useTabs } from '../support/browser-fixture';
import { expectEnhancedContrast, waitUntilLoaded } from '../support/page-checks';
import { uniqueName } from '../support/unique-name';

const MIRROR = uniqueName('Bronze mirror');
const HOME = 'Historical artifacts, shared by everyone';

const product = sharedProduct();
const tabs = useTabs('visitor', 'member');
let id: string;

beforeAll(async () => {
  const member = await newMember();
  ({ id } = await member.api.add({ artifactName: MIRROR }));
  await restoreSession(tabs.member.page, product, member);
});

async function open(who: keyof typeof tabs, path: string, heading: string): Promise<Page> {
  const { page } = tabs[who];
  await page.goto(product.url + path.replace(':id', id));
  await waitUntilLoaded(page, heading);
  return page;
}

/** The computed values of these properties, of an element or of its pseudo-element. */
const style = (target: Locator, properties: string[], pseudo?: string) =>
  target.evaluate(
    (element, [names, part]) => {
      const computed = getComputedStyle(element, part);
      return names.map((name) => computed.getPropertyValue(name));
    },
    [properties, pseudo] as const,
  );

describe('with forced colours', () => {
  beforeAll(async () => {
    for (const { page } of Object.values(tabs)) await page.emulateMedia({ forcedColors: 'active' });
  });
  afterAll(async () => {
    for (const { page } of Object.values(tabs)) await page.emulateMedia({ forcedColors: 'none' });
  });

  it('the bar marks the current page', async () => {
    const page = await open('visitor', '/all-artifacts', 'All Artifacts');
    const line = (name: string) =>
      style(page.getByRole('banner').getByRole('link', { name }), ['border-bottom'], '::after');
    expect(await line('All-Artifacts')).toEqual([expect.stringContaining('2px solid')]);
    expect(await line('Add-Artifacts')).not.toEqual([expect.stringContaining('2px solid')]);
  });

  it('the focus has a ring, and buttons have borders', async () => {
    const page = await open('visitor', '/signin', 'Sign in');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const brand = page.getByRole('link', { name: 'Antiquary' });
    expect(await style(brand, ['outline-style', 'outline-width'])).toEqual(['solid', '3px']);
    const button = page.getByRole('button', { name: 'Continue with Google' });
    expect(await style(button, ['border-style', 'border-width'])).toEqual(['solid', '1px']);
  });

  it('the arrow of a select and the sign of a question are visible', async () => {
    const gallery = await open('visitor', '/all-artifacts', 'All Artifacts');
    expect(await style(gallery.locator('[name=type]'), ['appearance'])).toEqual(['auto']);
    const page = await open('visitor', '/', HOME);
    const question = page.locator('summary', { hasText: 'historical artifact' });
    const [sign] = await style(
      question.locator('span[aria-hidden]'),
      ['background-color'],
      '::before',
    );
    expect([sign]).not.toEqual(await style(question, ['background-color']));
  });

  it('the dot of the slide that is shown differs from the others', async () => {
    const page = await open('visitor', '/banner', 'Highlights');
    await page.getByRole('button', { name: 'Go to slide 2' }).waitFor();
    const dot = (current: string) =>
      style(
        page
          .getByRole('button', { name: /^Go to slide/ })
          .and(page.locator(current))
          .first(),
        ['background-color'],
      );
    const shown = await dot('[aria-current=true]');
    expect(shown).not.toEqual(await dot(':not([aria-current=true])'));
  });

  it('a button shows whether the member likes the artifact', async () => {
    const page = await open('member', `/artifactsdetails/${id}`, MIRROR);
    const button = page.getByRole('button', { name: /^Liked?$/ });
    const before = await style(button, ['background-color']);
    await button.click();
    await page.getByRole('button', { name: 'Liked' }).waitFor();
    await page.mouse.move(0, 0);
    expect(await style(button, ['background-color'])).not.toEqual(before);
  });

  it('an invalid field and a read-only field have borders of their own', async () => {
    const page = await open('member', '/add-artifacts', 'Add an Artifact');
    await page.locator('[name=artifactType]').selectOption({ label: 'Tools' });
    await page.getByRole('button', { name: 'Add Artifact' }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    const border = (name: string) =>
      style(page.locator(`[name=${name}]`), ['border-width', 'border-style']);
    expect(await border('artifactName')).toEqual(['3px', 'solid']);
    expect(await border('artifactType')).toEqual(['1px', 'solid']);
    expect(await border('userName')).toEqual(['1px', 'dashed']);
  });
});

test('a page is light without a preference, and dark for those who prefer it', async () => {
  const page = await open('visitor', '/all-artifacts', 'All Artifacts');
  const grounds = async () => [
    ...(await style(page.locator('body'), ['background-color', 'color'])),
    ...(await style(page.getByRole('article').first(), ['background-color'])),
  ];
  expect(await grounds()).toEqual(['rgb(255, 250, 240)', 'rgb(43, 29, 14)', 'rgb(255, 255, 255)']);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await grounds()).toEqual(['rgb(26, 19, 12)', 'rgb(247, 236, 217)', 'rgb(35, 26, 18)']);
  await page.emulateMedia({ media: 'print' });
  expect(await grounds()).toEqual(['rgba(0, 0, 0, 0)', 'rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  await page.emulateMedia({ media: null, colorScheme: null });
});

describe('with more contrast', () => {
  it.each([
    ['visitor', '/', HOME],
    ['visitor', '/all-artifacts', 'All Artifacts'],
    ['visitor', '/signin', 'Sign in'],
    ['member', '/artifactsdetails/:id', MIRROR],
  ] as const)('every text stands out 7:1 for the %s at %s', async (who, path, heading) => {
    const page = await open(who, path, heading);
    await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
    await expectEnhancedContrast(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectEnhancedContrast(page);
    await page.emulateMedia({ contrast: null, reducedMotion: null, colorScheme: null });
  });

  it('lines and the borders of controls are darker', async () => {
    const page = await open('visitor', '/all-artifacts', 'All Artifacts');
    const borders = () =>
      Promise.all(
        [page.locator('[name=q]'), page.getByRole('article').first()].map(
          async (target) => (await style(target, ['border-top-color']))[0],
        ),
      );
    expect(await borders()).toEqual(['rgb(151, 119, 76)', 'rgb(236, 217, 184)']);
    await page.emulateMedia({ contrast: 'more' });
    expect(await borders()).toEqual(['rgb(74, 52, 24)', 'rgb(122, 98, 64)']);
    await page.emulateMedia({ contrast: null });
  });
});

describe('on paper', () => {
  /** The width of A4 within its margins, at 96 px to the inch. */
  const A4 = { width: 688, height: 1000 };

  /** Chromium forgets the medium when a page is opened. */
  async function print(...place: Parameters<typeof open>): Promise<Page> {
    const page = await open(...place);
    await resize(page, A4.width, A4.height);
    await page.emulateMedia({ media: 'print' });
    return page;
  }

  it.each([
    ['member', 'an artifact', '/artifactsdetails/:id', MIRROR],
    ['visitor', 'the gallery', '/all-artifacts?order=NAME', 'All Artifacts'],
    ['visitor', 'a civilization', '/civilization/egypt', 'Ancient Egypt'],
  ] as const)(
    '%s: %s has its address and pictures, and nothing else than its contents',
    async (who, _, path, heading) => {
      const page = await print(who, path, heading);
      const main = page.getByRole('main');
      expect(
        await main.getByText(product.url + path.replace(':id', id), { exact: true }).isVisible(),
      ).toBe(true);
      expect(await main.getByRole('img').first().isVisible()).toBe(true);
      for (const role of ['banner', 'contentinfo', 'search'] as const) {
        expect(await page.getByRole(role).filter({ visible: true }).count()).toBe(0);
      }
      for (const name of ['button', 'View Details', 'Back to']) {
        const controls =
          name === 'button' ? page.getByRole('button') : page.getByRole('link', { name });
        expect(await controls.filter({ visible: true }).count()).toBe(0);
      }
    },
  );

  it('is black on white, without shadows', async () => {
    const page = await print('member', `/artifactsdetails/${id}`, MIRROR);
    const found = await page.getByRole('main').evaluate((main) =>
      [main, ...main.querySelectorAll('*')].map((element) => {
        const { color, backgroundColor, backgroundImage, boxShadow } = getComputedStyle(element);
        return [color, backgroundColor, backgroundImage, boxShadow].join(' ');
      }),
    );
    expect(new Set(found)).toEqual(new Set(['rgb(0, 0, 0) rgba(0, 0, 0, 0) none none']));
  });

  it('the gallery has three columns of cards, and breaks none over two pages', async () => {
    const page = await print('visitor', '/all-artifacts', 'All Artifacts');
    const cards = await page.getByRole('article').evaluateAll((articles) =>
      articles.map((card) => ({
        left: card.getBoundingClientRect().left,
        breakInside: getComputedStyle(card).breakInside,
      })),
    );
    expect(new Set(cards.map(({ left }) => left)).size).toBe(3);
    expect(new Set(cards.map(({ breakInside }) => breakInside))).toEqual(new Set(['avoid']));
  });
});
