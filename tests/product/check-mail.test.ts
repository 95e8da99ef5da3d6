import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import type { SMTPServerOptions } from 'smtp-server';
import { settingsIn } from '../support/check';
import { freePort } from '../support/free-port';
import { operate } from '../support/operate';
import { startMailServer, type TestMailServer } from '../support/mail-server';

const PASSWORD = 'a-secret';
const LOGIN = `desk:${PASSWORD}@`;

let folder: string;
let certificate: { key: string; cert: string };
let trusted: { NODE_EXTRA_CA_CERTS: string };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'antiquary-check-mail-'));
  const made = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  certificate = { key: made.private, cert: made.cert };
  trusted = { NODE_EXTRA_CA_CERTS: join(folder, 'mail.pem') };
  await writeFile(trusted.NODE_EXTRA_CA_CERTS, made.cert);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Checks a configuration with this mail server. @returns what was said about it. */
async function checkMail(url: string, variables: NodeJS.ProcessEnv = {}) {
  const mail = { MAIL_URL: url, MAIL_FROM: 'desk@antiquary.example' };
  const all = { ...(await settingsIn(folder)), ...mail, ...variables };
  const { code, said } = await operate('admin', all, 'check');
  expect(said).not.toContain(PASSWORD);
  return { code, line: said.split('\n').find((line) => line.includes('MAIL_URL: ')) };
}

/** A mail server that encrypts and asks for a login, while the work lasts. */
async function withMailServer(
  options: SMTPServerOptions,
  work: (server: TestMailServer, address: string) => Promise<void>,
): Promise<void> {
  const server = await startMailServer({
    ...{ ...certificate, disabledCommands: [] },
    onAuth({ username, password }, _session, done) {
      const isRight = username === 'desk' && password === PASSWORD;
      done(isRight ? null : new Error('No.'), { user: username });
    },
    ...options,
  });
  try {
    await work(server, `127.0.0.1:${server.settings.port}`);
  } finally {
    await server.close();
  }
}

test('a mail server that encrypts and accepts the login passes, and gets no message', async () => {
  await withMailServer({}, async ({ messages }, address) => {
    const { code, line } = await checkMail(`smtp://${LOGIN}${address}`, trusted);
    expect([code, line]).toEqual([
      0,
      `ok: MAIL_URL: ${address} answers, encrypted, and the login is accepted.`,
    ]);
    expect(messages).toEqual([]);
  });
  await withMailServer({ secure: true }, async (_server, address) => {
    expect(await checkMail(`smtps://${LOGIN}${address}`, trusted)).toMatchObject({ code: 0 });
  });
});

test('one without encryption and login passes, and the check says so', async () => {
  const server = await startMailServer();
  const { port } = server.settings;
  const { code, line } = await checkMail(`smtp://127.0.0.1:${port}`);
  await server.close();
  expect([code, line]).toEqual([0, `ok: MAIL_URL: 127.0.0.1:${port} answers, not encrypted.`]);
});

test('a refused login and a certificate that is not trusted are wrong', async () => {
  await withMailServer({}, async (_server, address) => {
    const refused = await checkMail(`smtp://other:${PASSWORD}@${address}`, trusted);
    expect(refused).toEqual({
      code: 1,
      line: `wrong: MAIL_URL: ${address} refuses the user and password (535).`,
    });
    const { code, line } = await checkMail(`smtp://${LOGIN}${address}`);
    expect([code, line]).toEqual([1, expect.stringMatching(/cannot be encrypted: .*certificate/)]);
  });
  await withMailServer({ secure: true }, async (_server, address) => {
    const { code, line } = await checkMail(`smtps://${LOGIN}${address}`);
    expect([code, line]).toEqual([1, expect.stringMatching(/cannot be encrypted: .*certificate/)]);
  });
});

test.each([
  ['greets as another program', 'SSH-2.0-x\r\n', /does not greet as a mail server/],
  ['refuses the connection', '554 Go away.\r\n', /does not greet as a mail server \(554\)/],
  ['says nothing', '', /does not answer as a mail server within 5 seconds/],
])('what %s is wrong', async (_what, greeting, expected) => {
  const other = createServer((socket) => socket.on('error', () => {}).write(greeting));
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, line } = await checkMail(`smtp://127.0.0.1:${port}`);
  other.close();
  expect([code, line]).toEqual([1, expect.stringMatching(expected)]);
});

test('an address at which nothing listens, and a name that is not known, are wrong', async () => {
  const nowhere = await checkMail(`smtp://127.0.0.1:${await freePort()}`);
  expect(nowhere).toEqual({ code: 1, line: expect.stringContaining('Nothing listens at') });
  const unknown = await checkMail('smtp://mail.invalid');
  expect(unknown).toEqual({ code: 1, line: expect.stringContaining('mail.invalid') });
});
