import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { restoreSession } from '../support/accounts';
import { fillArtifactForm } from '../support/artifact-form';
import { useBrowser, type TestMember } from '../support/browser-fixture';
import { expectFocus } from '../support/dialogs';
import { expectNoSidewaysScroll, expectNoViolation } from '../support/page-checks';
import { uniqueName } from '../support/unique-name';

const fixture = useBrowser();
let page: Page;
let member: TestMember;
let file: Buffer;

beforeEach(async () => {
  page = fixture.page;
  member = await fixture.newMember();
  file = await newPicture();
  // Related artifacts of other tests show pictures of other sites, which cannot be reached.
  await page.context().route(/^https:\/\/example\.(com|org)\//, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  await restoreSession(page, fixture.product, member);
  await page.goto(`${fixture.product.url}/add-artifacts`);
  await fillArtifactForm(page, 'Silver owl');
});

/** A picture that no other test has: soft spots, red on the left and blue on the right. */
async function newPicture(): Promise<Buffer> {
  const half = async (channel: number) => {
    const spots = Buffer.alloc(8 * 12 * 3);
    randomBytes(8 * 12).forEach((value, nth) => spots.writeUInt8(value, nth * 3 + channel));
    const raw = { width: 8, height: 12, channels: 3 } as const;
    return sharp(spots, { raw }).resize(400, 600).png().toBuffer();
  };
  const [red, blue] = [await half(0), await half(2)];
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#000' } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: blue, left: 400, top: 0 },
    ])
    .png()
    .toBuffer();
}

const address = () => page.locator('[name=image]').inputValue();
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Waits until another picture is in the form. @returns its address. */
async function addressAfter(earlier: string): Promise<string> {
  await page.waitForFunction(
    (before) => document.querySelector<HTMLInputElement>('[name=image]')?.value !== before,
    earlier,
  );
  return address();
}

async function choose(buffer: Buffer): Promise<string> {
  const before = await address();
  const given = { name: 'owl.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Choose a picture').setInputFiles(given);
  return addressAfter(before);
}

/** The size of the stored picture, and whether its upper or its left half is red. */
async function look(url: string) {
  const stored = sharp(Buffer.from(await (await fetch(url)).arrayBuffer()));
  const { width, height } = await stored.metadata();
  const { data } = await stored.resize(2, 2, { fit: 'fill' }).raw().toBuffer({
    resolveWithObject: true,
  });
  const isRed = [0, 1, 2].map((nth) => data.readUInt8(nth * 3) > data.readUInt8(nth * 3 + 2));
  const side = isRed[0] ? (isRed[1] ? 'top' : 'left') : isRed[1] ? 'right' : 'bottom';
  return { width, height, red: side };
}

test('the form says where its picture is already; the links leave the draft open', async () => {
  const [same, similar] = [uniqueName('Owl of Athena'), uniqueName('Owl on a jug')];
  const add = async (name: string, picture: Buffer) => {
    const { body } = await member.api.upload(picture);
    return member.api.add({ artifactName: name, image: body.url });
  };
  await add(same, file);
  await add(similar, await sharp(file).resize(400).jpeg({ quality: 60 }).toBuffer());
  await choose(file);
  const note = page.getByRole('status').filter({ hasText: 'in the catalogue' });
  await note.getByText('This picture is in the catalogue already:').waitFor();
  await note.getByText('A picture that looks like this one is in the catalogue:').waitFor();
  expect(await note.getByRole('listitem').allTextContents()).toEqual([
    `${same}, opens in a new tab`,
    `${similar}, opens in a new tab`,
  ]);
  await expectNoViolation(page);
  await expectNoSidewaysScroll(page);

  const opened = page.context().waitForEvent('page');
  await note.getByRole('link', { name: same }).click();
  const other = await opened;
  await other.getByRole('heading', { name: same }).waitFor();
  await other.close();
  expect(await page.locator('[name=artifactName]').inputValue()).toBe('Silver owl');

  await button('Add Artifact').click();
  await page.getByRole('alertdialog').waitFor();
});

test('a picture is turned by keyboard, and back to the file that was chosen', async () => {
  const chosen = await choose(file);
  expect(await look(chosen)).toEqual({ width: 800, height: 600, red: 'left' });
  await button('Turn right').focus();
  await page.keyboard.press('Enter');
  const right = await addressAfter(chosen);
  expect(await look(right)).toEqual({ width: 600, height: 800, red: 'top' });
  await page.getByText('The picture is uploaded.').waitFor();
  await expectFocus(button('Turn right'));
  await page.keyboard.press('Enter');
  const upsideDown = await addressAfter(right);
  expect(await look(upsideDown)).toEqual({ width: 800, height: 600, red: 'right' });
  for (const expected of [right, chosen]) {
    const before = await address();
    await page.getByText('The picture is uploaded.').waitFor();
    await button('Turn left').click();
    expect(await addressAfter(before)).toBe(expected);
  }
  await page.locator('[name=image]').fill('https://example.com/owl.png');
  expect(await button('Turn left').count()).toBe(0);
});
