import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SignInUnreachable, type Member } from '../../client/auth/session';
import {
  stored,
  earlier,
  megabyte,
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
} from '../support/picture-upload';
import { ada, buildArtifact, enterText, visit, silenceConsole } from '../support/site';

silenceConsole();
stubRequests();

function expectNothingLost() {
  expect([image().value, screen.getByLabelText<HTMLInputElement>('Artifact Name').value]).toEqual([
    earlier,
    'Owl of Athena',
  ]);
  expect(bar()).toBeNull();
}

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
  screen.getByText('Image URL is required');
  await (await chooseAndSend()).answer(201, { url: stored });
  expect(screen.queryByText('Image URL is required')).toBeNull();
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
    expect(screen.queryByText(/is required/)).toBeNull();
    await request.answer(201, { url: stored });
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('Add Artifact') ?? fail('no button'));
    screen.getByText('Artifact Type is required');
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

describe('what the server would refuse is not sent', () => {
  test.each([
    ['another kind', [picture({ type: 'image/gif' })], /not a JPEG, PNG, WebP or AVIF/],
    ['an unknown kind', [picture({ type: '' })], /not a JPEG, PNG, WebP or AVIF/],
    ['more than 10 MiB', [picture({ bytes: 10 * megabyte + 1 })], /more than 10 MiB/],
    ['an empty file', [picture({ bytes: 0 })], /empty/],
    ['two pictures', [picture(), picture()], /one picture at a time/],
  ])('%s', async (_what, files, words) => {
    await openForm();
    await choose(...files);
    expect(await alert()).toMatch(words);
    expect(StubRequest.sent).toEqual([]);
    expectNothingLost();
    expect(input().getAttribute('aria-describedby')?.split(' ')).toContain(
      screen.getByRole('alert').id,
    );
  });

  test('exactly 10 MiB are sent', async () => {
    await openForm();
    await chooseAndSend(picture({ bytes: 10 * megabyte }));
  });
});

describe('a refusal is told in words, and loses nothing', () => {
  const message = 'A picture may have at most 40 megapixels.';
  test.each([
    [400, { message }, null, new RegExp(message), false],
    [400, '<html>', null, /cannot read this picture/, false],
    [413, { message: 'x' }, null, /too large/, false],
    [415, { message: 'x' }, null, /not a JPEG/, false],
    [429, { message: 'x' }, '40', /many pictures .* in 40 seconds/, true],
    [429, { message: 'x' }, '600', /in 10 minutes/, true],
    [503, { message: 'x' }, '1', /busy .* in a second/, true],
    [503, 'Bad gateway', null, /Try again later/, true],
    [500, { message: 'x' }, null, /could not store/, true],
    [201, '<html>', null, /could not store/, true],
    [200, {}, null, /could not store/, true],
  ])('%i %s', async (status, content, retryAfter, words, canRetry) => {
    await openForm();
    await (await chooseAndSend()).answer(status, content, retryAfter);
    expect(await alert()).toMatch(words);
    expect(button('Try again') !== null).toBe(canRetry);
    expectNothingLost();
  });

  test('a lost connection, after which the same picture is sent again', async () => {
    const { user } = await openForm();
    const file = picture();
    await (await chooseAndSend(file)).lose();
    expect(await alert()).toMatch(/did not reach the server/);
    expectNothingLost();
    await user.click(button('Try again') ?? fail('no button'));
    await waitFor(() => expect(StubRequest.sent).toHaveLength(2));
    expect(document.activeElement).toBe(input());
    expect(StubRequest.last().body).toBe(file);
    await StubRequest.last().answer(201, { url: stored });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(image().value).toBe(stored);
  });

  test('a token that is refused is renewed once', async () => {
    const tokens = ['old', 'new'];
    await openForm({ ...ada, getIdToken: () => Promise.resolve(tokens.shift() ?? null) });
    await (await chooseAndSend()).answer(401, { message: 'x' });
    await waitFor(() => expect(StubRequest.sent).toHaveLength(2));
    expect(StubRequest.last().headers.authorization).toBe('Bearer new');
    await StubRequest.last().answer(401, { message: 'x' });
    expect(await alert()).toMatch(/no longer signed in/);
    expect(StubRequest.sent).toHaveLength(2);
    expectNothingLost();
  });

  test.each<[string, Partial<Member>]>([
    ['no token', { getIdToken: () => Promise.resolve(null) }],
    ['a member whom the provider no longer knows', { refresh: () => Promise.resolve('gone') }],
  ])('%s', async (_what, changes) => {
    await openForm({ ...ada, ...changes });
    await choose(picture());
    if (changes.refresh) await (await chooseAndSend()).answer(401);
    expect(await alert()).toMatch(/no longer signed in/);
    expectNothingLost();
  });

  test('a provider that cannot be reached', async () => {
    await openForm({ ...ada, getIdToken: () => Promise.reject(new SignInUnreachable('away')) });
    await choose(picture());
    expect(await alert()).toMatch(/did not reach the server/);
    expectNothingLost();
  });
});

describe('a picture that is pasted', () => {
  const paste = (target: Element, types: string[], files: File[]) => {
    const event = createEvent.paste(target, { clipboardData: { types, files } });
    fireEvent(target, event);
    return event.defaultPrevented;
  };
  const context = () => screen.getByLabelText('Historical Context');

  test('is uploaded, wherever the focus is', async () => {
    await openForm();
    expect(paste(context(), ['text/html', 'Files'], [picture()])).toBe(true);
    await waitFor(() => expect(StubRequest.sent).toHaveLength(1));
    expect(paste(document.body, ['Files'], [picture()])).toBe(true);
    await waitFor(() => expect(StubRequest.sent).toHaveLength(2));
  });

  test('is not meant by a text, nor by cells of a spreadsheet in a text field', async () => {
    await openForm();
    expect(paste(context(), ['text/plain'], [])).toBe(false);
    const cells = ['text/plain', 'text/html', 'Files'];
    expect(paste(context(), cells, [picture({ type: 'image/png' })])).toBe(false);
    await act(async () => Promise.resolve());
    expect(StubRequest.sent).toEqual([]);
  });
});

describe('a picture that is dropped', () => {
  const drag = (type: 'dragOver' | 'drop', target: Element, types = ['Files']) => {
    const dataTransfer = { types, files: [picture()], dropEffect: '' };
    const event = createEvent[type](target, { dataTransfer });
    fireEvent(target, event);
    return { prevented: event.defaultPrevented, effect: dataTransfer.dropEffect };
  };
  const frame = () => screen.getByRole('figure');
  const area = () => screen.queryByText('Drop the picture here');

  test('on the frame is uploaded; the frame shows where', async () => {
    await openForm();
    expect(drag('dragOver', image())).toEqual({ prevented: true, effect: 'none' });
    expect(area()).toBeTruthy();
    expect(drag('dragOver', frame())).toEqual({ prevented: true, effect: 'copy' });
    expect(drag('drop', frame()).prevented).toBe(true);
    expect(area()).toBeNull();
    await waitFor(() => expect(StubRequest.sent).toHaveLength(1));
  });

  test('beside the frame is ignored, and does not replace the page', async () => {
    await openForm();
    expect(drag('drop', document.body).prevented).toBe(true);
    await act(async () => Promise.resolve());
    expect([StubRequest.sent, area()]).toEqual([[], null]);
  });

  test('the frame is as before when the pointer leaves the window', async () => {
    await openForm();
    drag('dragOver', frame());
    fireEvent.dragLeave(document.documentElement, { relatedTarget: null });
    expect(area()).toBeNull();
  });

  test('texts, and addresses on their way to a field, are the browser’s', async () => {
    await openForm();
    expect(drag('drop', image(), ['text/plain']).prevented).toBe(false);
    expect(drag('drop', image(), ['text/uri-list', 'Files']).prevented).toBe(false);
    expect(drag('drop', document.body, ['text/uri-list', 'Files']).prevented).toBe(true);
  });
});

describe('after an upload', () => {
  test('the form asks for a description, until there is another address', async () => {
    const { user } = await openForm();
    await (await chooseAndSend()).answer(201, { url: stored });
    const words = screen.getByText(/“Description of the Picture” below helps those/);
    expect(words.closest('[role=status]')?.textContent).toMatch(/For example: “A limestone bust/);
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
