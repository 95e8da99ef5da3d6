import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createMailer, type Delivery } from '../../server/community/desk/digest/mailer';
import { HOSTILE_NAMES } from '../support/hostile/names';
import { startMailServer, type TestMailServer } from '../support/mail-server';
import type { MailSettings } from '../../server/base/mail-settings';

const message = {
  to: 'ada@example.org',
  fromName: 'Antiquary',
  subject: '1 thing waits for you',
  text: 'New on your desk:\n\n- ⁨Bronze mirror⁩ waits for review\n',
  unsubscribeAddress: 'https://antiquary.example/unsubscribe/0123',
};
const { signal } = new AbortController();

let server: TestMailServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const deliver = async (settings: MailSettings, changed = {}, until = signal): Promise<Delivery> =>
  (await createMailer(settings).send({ ...message, ...changed }, until)).delivery;

it('a message is text, says that a program sent it, and ends by one press', async () => {
  server = await startMailServer();
  expect(await deliver(server.settings)).toBe('sent');
  const [received] = server.messages;
  if (!received) throw new Error('No message came.');
  const { to, headers, body } = received;
  expect(to).toEqual([message.to]);
  expect(body.replaceAll('\r\n', '\n').trim()).toBe(message.text.trim());
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    from: 'Antiquary <desk@antiquary.example>',
    'auto-submitted': 'auto-generated',
    'list-unsubscribe': `<${message.unsubscribeAddress}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
});

it.each([
  ...HOSTILE_NAMES,
  'x\r\nBcc: eve@example.org\r\n\r\nBuy!',
  '\u202Egnp.exe',
  'e\u0301'.repeat(400),
])('the headers carry a hostile text as text: %j', async (hostile) => {
  server = await startMailServer();
  expect(await deliver(server.settings, { fromName: hostile, subject: hostile })).toBe('sent');
  const [received] = server.messages;
  expect(received?.to).toEqual([message.to]);
  expect([...(received?.headers.keys() ?? [])].sort()).toEqual([
    ...['auto-submitted', 'content-transfer-encoding', 'content-type', 'date', 'from'],
    ...['list-unsubscribe', 'list-unsubscribe-post', 'message-id', 'mime-version'],
    ...['subject', 'to'],
  ]);
  expect(received?.body.replaceAll('\r\n', '\n').trim()).toBe(message.text.trim());
  for (const line of received?.source.split('\r\n') ?? []) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
  }
});

const refusal = (responseCode: number) => Object.assign(new Error('No.'), { responseCode });

it.each<[string, Parameters<typeof startMailServer>[0], Delivery]>([
  ['the member', { onRcptTo: (_to, _session, done) => done(refusal(550)) }, 'refused'],
  ['the member for now', { onRcptTo: (_to, _session, done) => done(refusal(451)) }, 'later'],
  ['the sender', { onMailFrom: (_from, _session, done) => done(refusal(553)) }, 'refused'],
  ['any client', { onConnect: (_session, done) => done(refusal(554)) }, 'away'],
  [
    'the text',
    {
      onData(stream, _session, done) {
        stream.resume().on('end', () => done(refusal(554)));
      },
    },
    'refused',
  ],
])('a server refuses %s', async (_what, options, delivery) => {
  server = await startMailServer(options);
  expect(await deliver(server.settings)).toBe(delivery);
});

/** A server that says these lines in turn, one after each command, and then what `end` does. */
async function startScript(lines: string[], end: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const scripted = createServer((socket) => {
    sockets.add(socket);
    const rest = [...lines];
    const say = () => {
      const line = rest.shift();
      if (line === undefined) end(socket);
      else socket.write(`${line}\r\n`);
    };
    say();
    socket.on('data', say).on('error', () => {});
  });
  scripted.listen(0, '127.0.0.1');
  await once(scripted, 'listening');
  const { port } = scripted.address() as AddressInfo;
  return {
    settings: { host: '127.0.0.1', port, isEncrypted: false, login: null, from: 'd@a.example' },
    async close() {
      for (const socket of sockets) socket.destroy();
      scripted.close();
      await once(scripted, 'close');
    },
  };
}

const accepts = ['220 hello', '250 hello', '250 sender', '250 member'];

it('a server that dies before it got the message has certainly not taken it', async () => {
  const script = await startScript(accepts, (socket) => socket.destroy());
  expect(await deliver(script.settings)).toBe('away');
  await script.close();
});

it('a server that dies without an answer to the message may have taken it', async () => {
  const script = await startScript([...accepts, '354 go on'], (socket) => socket.destroy());
  expect(await deliver(script.settings)).toBe('unknown');
  await script.close();
});

it('a server that says nothing is left when the product stops', async () => {
  const stop = new AbortController();
  const script = await startScript(['220 hello'], () => stop.abort());
  expect(await deliver(script.settings, {}, stop.signal)).toBe('away');
  await script.close();
});

it('a server that is not there', async () => {
  const script = await startScript([], () => {});
  await script.close();
  expect(await deliver(script.settings)).toBe('away');
});

it('a password does not cross a network in the clear', async () => {
  const script = await startScript(['220 hello', '250 no STARTTLS', '502 none'], (socket) =>
    socket.destroy(),
  );
  // The name leads to this machine, but is no name of it.
  const elsewhere = { ...script.settings, host: '0.0.0.0', login: { user: 'u', password: 'p' } };
  expect(await deliver(elsewhere)).toBe('away');
  await script.close();
});
