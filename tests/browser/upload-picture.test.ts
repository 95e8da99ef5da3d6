import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page, Request, Route } from 'playwright-core';
import { restoreSession } from '../support/accounts';
import { fillArtifactForm } from '../support/artifact-form';
import { useBrowser, type TestMember } from '../support/browser-fixture';
import { expectFocus } from '../support/dialogs';
import { expectNoSidewaysScroll, expectNoViolation } from '../support/page-checks';
import { LOST_REQUEST } from '../support/tab';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SERVER_ERROR =
  /^console error: Failed to load resource: the server responded with a status of 503/;

const fixture = useBrowser();
let page: Page;
let member: TestMember;
let devTools: CDPSession;
let folder: string;
let typed: Record<string, string>;
/** The address that the stubbed server answers with. */
let stored: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'antiquary-upload-'));
  await writeFile(join(folder, 'owl.png'), PIXEL);
});
afterAll(() => rm(folder, { recursive: true }));

beforeEach(async () => {
  page = fixture.page;
  stored = `${fixture.product.url}/placeholder.svg`;
  member = await fixture.newMember();
  await restoreSession(page, fixture.product, member);
  await page.goto(`${fixture.product.url}/add-artifacts`);
  typed = await fillArtifactForm(page, 'Silver owl');
  devTools = await page.context().newCDPSession(page);
});

const image = () => page.locator('[name=image]');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const input = () => page.getByLabel('Choose a picture');
const frame = () => page.getByRole('figure');
const dropArea = () => page.getByText('Drop the picture here');
const isUploaded = () => page.getByText('The picture is uploaded.');
const bar = () => page.getByRole('progressbar', { name: 'Upload of the picture' });
const alert = (words: string) => page.getByRole('alert').getByText(words);

/** The form has what was typed. */
async function expectForm() {
  for (const [name, value] of Object.entries(typed)) {
    expect([name, await page.locator(`form [name=${name}]`).inputValue()]).toEqual([name, value]);
  }
}

/** Answers uploads in place of the server. */
async function answerUploads(answer: (route: Route) => Promise<void>) {
  await page.unroute('**/pictures');
  await page.route('**/pictures', answer);
}
const store = (route: Route) =>
  route.fulfill({ status: 201, json: { url: stored, width: 1, height: 1 } });

/** Holds the next upload. @returns what lets the server answer it, and waits for that */
async function holdUpload() {
  let end = () => {};
  let settle = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const answered = new Promise<void>((resolve) => (settle = resolve));
  await answerUploads(async (route) => {
    await ended;
    // The page may have cancelled the request.
    await store(route).catch(() => undefined);
    settle();
  });
  return () => {
    end();
    return answered;
  };
}

const choose = (changes: { mimeType?: string; buffer?: Buffer } = {}) =>
  input().setInputFiles({ name: 'owl.png', mimeType: 'image/png', buffer: PIXEL, ...changes });

/** Drags the file from the desktop to a point of the page. */
async function drag(type: 'dragEnter' | 'dragOver' | 'drop', at: { x: number; y: number }) {
  const data = { items: [], files: [join(folder, 'owl.png')], dragOperationsMask: 1 };
  await devTools.send('Input.dispatchDragEvent', { type, ...at, data });
}

async function centreOf(target: ReturnType<typeof frame>) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The element has no box.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a picture is chosen by keyboard; its address is the Image URL, and the draft keeps it', async () => {
  const requests: Request[] = [];
  await answerUploads((route) => {
    requests.push(route.request());
    return store(route);
  });
  // The listener makes Playwright take the dialogs of files, which it begins to do a little later.
  page.on('filechooser', (chooser) => {
    void chooser.setFiles({ name: 'owl.png', mimeType: 'image/png', buffer: PIXEL });
  });
  await page.reload();
  await page.locator('[name=artifactType]').focus();
  await page.keyboard.press('Tab');
  await expectFocus(input());
  await page.keyboard.press('Enter');
  await isUploaded().waitFor();
  expect(requests.map((request) => [request.method(), request.headers()])).toEqual([
    ['POST', expect.objectContaining({ 'content-type': 'image/png' })],
  ]);
  expect(requests[0]?.headers().authorization).toMatch(/^Bearer ./);
  expect(await image().inputValue()).toBe(stored);
  await expectFocus(input());
  await frame().locator('img[src="/placeholder.svg"]').waitFor();
  await expectNoViolation(page);

  await button('Describe the picture').click();
  await expectFocus(page.locator('[name=imageAlt]'));
  await page.reload();
  await page.getByText('Your unsaved changes are back.').waitFor();
  expect(await image().inputValue()).toBe(stored);
});

test('a picture is dropped on the frame; beside it, nothing happens and the page stays', async () => {
  await answerUploads(store);
  const at = await centreOf(frame());
  const beside = { x: 5, y: at.y };
  // What the browser does with the files: open them, nothing, or hand them to the page.
  await page.evaluate(() =>
    addEventListener('dragover', ({ defaultPrevented, dataTransfer }) => {
      document.body.title = defaultPrevented ? (dataTransfer?.dropEffect ?? '') : 'open';
    }),
  );
  const effectIs = (effect: string) =>
    page.waitForFunction((wanted) => document.body.title === wanted, effect);
  await drag('dragEnter', beside);
  await drag('dragOver', beside);
  await drag('dragOver', beside);
  await dropArea().waitFor();
  await effectIs('none');
  await drag('drop', beside);
  await dropArea().waitFor({ state: 'detached' });
  await expectForm();
  expect(page.url()).toBe(`${fixture.product.url}/add-artifacts`);

  await drag('dragEnter', beside);
  // The first event over another element only enters it.
  await drag('dragOver', at);
  await drag('dragOver', at);
  await dropArea().waitFor();
  await effectIs('copy');
  await drag('drop', at);
  await isUploaded().waitFor();
  expect(await image().inputValue()).toBe(stored);
});

/** Pastes a picture, with what a spreadsheet writes beside it. @returns whether the page took it */
const paste = (texts: Record<string, string> = {}) =>
  page.evaluate(
    ([bytes, beside]) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(beside)) clipboardData.setData(type, text);
      clipboardData.items.add(
        new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }),
      );
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      return !document.activeElement?.dispatchEvent(event);
    },
    [[...PIXEL], texts] as const,
  );

test('a picture is pasted while a text field has the focus', async () => {
  await answerUploads(store);
  await page.locator('[name=createdAt]').focus();
  expect(await paste()).toBe(true);
  await isUploaded().waitFor();
  await expectFocus(page.locator('[name=createdAt]'));
});

test('a further picture takes what is chosen, dropped and pasted in it, and the first one nothing', async () => {
  const entry = page.getByRole('group', { name: 'Picture 2' });
  const address = entry.getByLabel('Address', { exact: true });
  const isSet = () => entry.getByText('The picture is uploaded.').waitFor();
  const first = await image().inputValue();
  let sent = 0;
  await answerUploads((route) => {
    sent += 1;
    stored = `${fixture.product.url}/placeholder.svg?${sent}`;
    return store(route);
  });
  await button('Add a picture').click();
  await entry
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'owl.png', mimeType: 'image/png', buffer: PIXEL });
  await isSet();
  expect(await address.inputValue()).toBe(stored);

  const at = await centreOf(entry.getByText('Picture 2'));
  for (const type of ['dragEnter', 'dragOver', 'dragOver', 'drop'] as const) await drag(type, at);
  await entry.locator('img[src$="?2"]').waitFor();

  await entry.getByLabel('Caption').focus();
  expect(await paste({ 'text/plain': 'Back', 'text/html': '<b>Back</b>' })).toBe(false);
  expect(await paste()).toBe(true);
  await entry.locator('img[src$="?3"]').waitFor();
  expect([sent, await address.inputValue(), await image().inputValue()]).toEqual([
    3,
    stored,
    first,
  ]);
});

test('an upload shows its progress, holds the form, and can be cancelled', async () => {
  const endFirst = await holdUpload();
  await choose();
  await bar().waitFor();
  await button('Add Artifact').click();
  await page.getByRole('alert').getByText('The picture is still on its way.').waitFor();
  await expectFocus(input());
  await expectNoViolation(page);
  await expectNoSidewaysScroll(page);
  await button('Cancel').click();
  await page.getByText('The upload was cancelled.').waitFor();
  await expectFocus(input());
  await endFirst();
  await expectForm();

  const endSecond = await holdUpload();
  await choose();
  await bar().waitFor();
  await endSecond();
  await isUploaded().waitFor();
  expect(await image().inputValue()).toBe(stored);
});

test('what goes wrong is told beside the button, loses nothing, and can be tried again', async () => {
  await choose({ mimeType: 'image/gif' });
  await alert('not a JPEG, PNG, WebP or AVIF picture').waitFor();
  await choose({ buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
  await alert('more than 10 MiB').waitFor();

  for (const [status, message, words] of [
    [400, 'This picture is damaged.', 'This picture is damaged.'],
    [413, '', 'too large'],
    [415, '', 'not a JPEG'],
    [429, '', 'many requests in a short time. Try again in 30 seconds.'],
    [503, '', 'cannot store the picture now. Try again in 30 seconds.'],
  ] as const) {
    await answerUploads((route) =>
      route.fulfill({ status, json: { message }, headers: { 'retry-after': '30' } }),
    );
    await choose();
    await alert(words).waitFor();
    await expectForm();
  }
  await expectNoViolation(page);

  await answerUploads((route) => route.abort('connectionreset'));
  await button('Try again').click();
  await alert('did not reach the server').waitFor();
  await expectFocus(input());
  await expectForm();
  await answerUploads(store);
  await button('Try again').click();
  await isUploaded().waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await image().inputValue()).toBe(stored);
  fixture.tab.expectNothingUnexpected(LOST_REQUEST, SERVER_ERROR);
});
