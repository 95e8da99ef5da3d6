import { expectRefused, parse } from '../support/environment';

describe('mail', () => {
  const MAIL_FROM = 'desk@antiquary.example';
  it('goes to a server, with a login or without one', () => {
    const from = MAIL_FROM;
    expect(parse({ MAIL_URL: 'smtp://mail.example', MAIL_FROM }).mail).toEqual({
      ...{ host: 'mail.example', port: 587, isEncrypted: false, login: null, from },
    });
    expect(parse({ MAIL_URL: 'smtps://u%40x:p%3A@[::1]:2465', MAIL_FROM }).mail).toEqual({
      ...{ host: '::1', port: 2465, isEncrypted: true, from },
      login: { user: 'u@x', password: 'p:' },
    });
  });
  it('is not sent without a server', () => {
    expect(parse({ MAIL_FROM }).mail).toBeNull();
  });
  it('comes from an address', () => {
    expectRefused({ MAIL_URL: 'smtp://mail.example' }, 'MAIL_FROM');
    expectRefused({ MAIL_URL: 'smtp://mail.example', MAIL_FROM: 'me' }, 'MAIL_FROM');
  });
  it.each([
    ...['mail.example', 'http://mail.example', 'smtp://', 'smtp://user@mail.example'],
    ...['smtp://mail.example/inbox', 'smtp://mail.example?tls=no', 'smtp://u:%zz@mail.example'],
  ])('does not go to %s', (MAIL_URL) => expectRefused({ MAIL_URL, MAIL_FROM }, 'MAIL_URL'));
});
