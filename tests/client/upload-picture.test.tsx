import { act, screen, waitFor, within } from '@testing-library/react';
import {
  stored,
  earlier,
  StubRequest,
  fail,
  picture,
  input,
  image,
  alert,
  bar,
  button,
  openForm,
  choose,
  chooseAndSend,
  stubRequests,
  expectNothingLost,
} from '../support/picture-upload';
import { ada, buildArtifact, enterText, visit, silenceConsole } from '../support/site';

silenceConsole();
stubRequests();

test('the button accepts four kinds of pictures, and is no field of the form', async () => {
  await openForm();
  expect(input().type).toBe('file');
  expect(input().accept).toBe('image/jpeg,image/png,image/webp,image/avif');
  expect([input().name, input().disabled, input().tabIndex]).toEqual(['', false, 0]);
});

test('a chosen picture is sent with the token, and its address becomes the Image URL', async () => {
  await openForm();
  input().focus();
  const file = picture({ type: 'image/webp' });
  const request = await chooseAndSend(file);
  expect([request.address, request.headers, request.body]).toEqual([
    'POST /pictures',
    { authorization: 'Bearer token-of-ada', 'content-type': 'image/webp' },
    file,
  ]);
  await request.answer(201, { url: stored, width: 800, height: 600 });
  expect(image().value).toBe(stored);
  expect(document.activeElement).toBe(input());
  expect(bar()).toBeNull();
  expect(button('Cancel')).toBeNull();
  // The draft has it, and the preview shows it.
  expect(sessionStorage.getItem('antiquary:draft:ada:new')).toContain(stored);
  await waitFor(() =>
    expect(within(screen.getByRole('figure')).getByRole('img').getAttribute('src')).toMatch(
      /\/pictures\/ab12\/full\.webp$/,
    ),
  );
});

test('an address that was missing is no longer complained about', async () => {
  const { user } = visit('/add-artifacts', { member: ada });
  await user.click(await screen.findByRole('button', { name: 'Add Artifact' }));
  screen.getByText('Choose a picture, or paste its address');
  await (await chooseAndSend()).answer(201, { url: stored });
  expect(screen.queryByText('Choose a picture, or paste its address')).toBeNull();
});

test('the upload stands before the address, and shows the file at once', async () => {
  const { user } = await openForm();
  expect(input().compareDocumentPosition(image())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const preview = () => screen.queryByRole('img', { name: 'Preview of the picture' });
  const local = 'blob:http://localhost/a-file';
  const request = await chooseAndSend();
  expect(preview()?.getAttribute('src')).toBe(local);
  await user.click(button('Cancel') ?? fail('no button'));
  expect(preview()?.getAttribute('src')).not.toBe(local);
  expect(request.aborted).toBe(true);
});

describe('the progress', () => {
  test('is a bar, and words that change at each quarter', async () => {
    await openForm();
    const request = await chooseAndSend();
    const words = () => screen.getByText(/^Uploading the picture|^The server prepares the/);
    expect(words().closest('[role=status]')).toBeTruthy();
    const said: (string | null)[] = [];
    for (const sent of [1, 24, 25, 49, 50, 80]) {
      request.progress(sent);
      expect(bar()?.getAttribute('value')).toBe(String(sent / 100));
      said.push(words().textContent);
    }
    expect([...new Set(said)]).toEqual([
      'Uploading the picture: 0 %',
      'Uploading the picture: 25 %',
      'Uploading the picture: 50 %',
      'Uploading the picture: 75 %',
    ]);
    request.progress(100);
    expect(bar()?.getAttribute('value')).toBeNull();
    expect(words().textContent).toBe('The server prepares the picture.');
  });

  test('has a button that cancels the upload, and leaves the focus to the first button', async () => {
    const { user } = await openForm();
    const request = await chooseAndSend();
    await user.click(button('Cancel') ?? fail('no button'));
    expect(request.aborted).toBe(true);
    screen.getByText('The upload was cancelled.');
    expect(document.activeElement).toBe(input());
    expectNothingLost();
  });

  test('ends with the page', async () => {
    const { router } = await openForm();
    const request = await chooseAndSend();
    await act(() => router.navigate('/no-such-page'));
    await waitFor(() => expect(request.aborted).toBe(true));
  });

  test('holds the form: nothing is saved before the address is known', async () => {
    const { user, api } = await openForm();
    const request = await chooseAndSend();
    await user.click(button('Add Artifact') ?? fail('no button'));
    expect(await alert()).toMatch(/still on its way/);
    expect(document.activeElement).toBe(input());
    expect(api.named('AddArtifact')).toEqual([]);
    expect(screen.queryByText('Write the name')).toBeNull();
    await request.answer(201, { url: stored });
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('Add Artifact') ?? fail('no button'));
    screen.getByText('Choose a type', { selector: 'p' });
  });

  test('of another picture takes its place', async () => {
    await openForm();
    const first = await chooseAndSend();
    await choose(picture({ name: 'mask.jpg' }));
    await waitFor(() => expect(StubRequest.sent).toHaveLength(2));
    expect(first.aborted).toBe(true);
    await StubRequest.last().answer(201, { url: stored });
    expect(image().value).toBe(stored);
  });
});

describe('after an upload', () => {
  test('the form asks for a description, until there is another address', async () => {
    const { user } = await openForm();
    await (await chooseAndSend()).answer(201, { url: stored });
    const words = screen.getByText(/“Description of the Picture” below helps those/);
    expect(words.closest('[role=status]')).toBeTruthy();
    await user.click(button('Describe the picture') ?? fail('no button'));
    expect(document.activeElement).toBe(
      screen.getByLabelText('Description of the Picture (optional)'),
    );
    await enterText('Image URL', earlier);
    expect(button('Describe the picture')).toBeNull();
  });

  test('of an artifact that has one, the form asks whether the description still fits', async () => {
    const artifact = buildArtifact({ imageAlt: 'A golden mask', rights: null });
    visit('/updateartifacts/7', {
      member: ada,
      answers: { UpdateArtifactPage: () => ({ artifact }) },
    });
    await screen.findByLabelText('Image URL');
    await (await chooseAndSend()).answer(201, { url: stored });
    screen.getByText(/still fit\?/);
    expect(image().value).toBe(stored);
  });
});
