import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { MailSettings } from '../../server/base/mail-settings';

/** A message as a mail server got it. */
export interface ReceivedMessage {
  to: string[];
  /** As sent, with its headers. */
  source: string;
  headers: Map<string, string>;
  body: string;
}

export interface TestMailServer {
  settings: MailSettings;
  messages: ReceivedMessage[];
  /** Ends all connections without a word. */
  cut(): void;
  close(): Promise<void>;
}

/** A mail server on this machine. @param options replace what it does. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const messages: ReceivedMessage[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      text(stream).then((source) => {
        const to = envelope.rcptTo.map(({ address }) => address);
        messages.push({ to, source, ...parse(source) });
        done();
      }, done);
    },
    ...options,
  });
  // A connection that a test cuts is no failure of the server.
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    settings: {
      ...{ host: '127.0.0.1', port, isEncrypted: false, login: null },
      from: 'desk@antiquary.example',
    },
    messages,
    cut() {
      for (const { _socket } of server.connections) _socket.destroy();
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}

/** The headers, unfolded, by their names in lower case, and the decoded text. */
function parse(source: string): Pick<ReceivedMessage, 'headers' | 'body'> {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { headers, body: decode(rest.join('\r\n\r\n'), headers) };
}

function decode(body: string, headers: ReadonlyMap<string, string>): string {
  const encoding = headers.get('content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_mark, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
