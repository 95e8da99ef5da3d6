import { screen, waitFor } from '@testing-library/react';
import { SignInUnreachable, type Member } from '../../client/auth/session';
import {
  stored,
  megabyte,
  StubRequest,
  fail,
  picture,
  input,
  image,
  alert,
  button,
  openForm,
  choose,
  chooseAndSend,
  stubRequests,
  expectNothingLost,
} from '../support/picture-upload';
import { ada, silenceConsole } from '../support/site';

silenceConsole();
stubRequests();

/** Gives a token for what the page itself asks, and then none. */
function tokenOnce() {
  const tokens = ['of the page'];
  return () => Promise.resolve(tokens.shift() ?? null);
}

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
    [408, '', null, /faster connection/, true],
    [413, { message: 'x' }, null, /too large/, false],
    [415, { message: 'x' }, null, /not a JPEG/, false],
    [429, { message }, '40', new RegExp(message), true],
    [429, '<html>', '40', /many requests .* in 40 seconds/, true],
    [429, '<html>', '600', /in 10 minutes/, true],
    [503, { message: 'x' }, '1', /cannot store .* in a second/, true],
    [503, 'Bad gateway', null, /Try again later/, true],
    [500, { message: 'x' }, null, /cannot store/, true],
    [201, '<html>', null, /cannot store/, true],
    [200, {}, null, /cannot store/, true],
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
    const tokens = ['of the page', 'old', 'new'];
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
    ['no token', { getIdToken: tokenOnce() }],
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
