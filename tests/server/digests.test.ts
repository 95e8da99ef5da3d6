import type { SMTPServerOptions } from 'smtp-server';
import { deskCommands } from '../../server/community/desk/desk.commands';
import { createMailer } from '../../server/community/desk/digest/mailer';
import { sendDigests } from '../../server/community/desk/digest/send-digests';
import { parseEnvironment } from '../../server/base/env';
import { ada, ben, buildArtifact, member, type TestMember } from '../support/catalogue';
import { startMailServer, type TestMailServer } from '../support/mail-server';
import { type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';
import { SiteWithSettings } from '../support/site-with-settings';
import { accept, suggested } from '../support/suggestions';

const DAY = 24 * 3_600_000;
const verified = (who: TestMember): TestMember => ({ ...who, isEmailVerified: true });
const olga = verified(ada);
const edda = verified({ ...member(7), isModerator: true });

let settings: SiteWithSettings;
let fixture: OperatedCatalogue;
let catalogue: OperatedCatalogue['catalogue'];
let mail: TestMailServer;
let failures: string[];
beforeEach(async () => {
  settings = await SiteWithSettings.create({ review: 'none' });
  fixture = await startOperatedCatalogue({ site: settings.site });
  ({ catalogue } = fixture);
  await settings.change({ review: 'all' });
  mail = await startMailServer();
  failures = [];
});
afterEach(async () => {
  await fixture.stop();
  await settings.remove();
  await mail.close();
});

/** Sends what is due on a later day. @returns how many digests were sent. */
const send = (days = 0, server = mail, signal = new AbortController().signal): Promise<number> =>
  sendDigests(
    {
      ...{ database: catalogue.database, writer: catalogue.writer, signal },
      mailer: createMailer(server.settings),
      publicUrl: 'https://antiquary.example',
      siteName: 'Antiquary',
      warn: (reason) => failures.push(reason),
    },
    Date.now() + days * DAY,
  );
const sentTo = ({ messages } = mail) => messages.map(({ to }) => to.join()).sort();
const addWaiting = async (artifactName: string, who = olga): Promise<string> => {
  const { data } = await catalogue
    .as(who)
    .run('mutation ($input: ArtifactInput!) { addArtifact(input: $input) { artifact { id } } }', {
      input: buildArtifact({ artifactName }),
    });
  return data.addArtifact.artifact.id as string;
};
const sendBack = (id: string, by = edda) =>
  catalogue
    .as(by)
    .run(`mutation { sendBackArtifact(artifactId: "${id}", reason: "A secret.") { artifactId } }`);
const choose = (who: TestMember, interval: string) =>
  catalogue.as(who).run(`mutation { setDigest(interval: ${interval}) { viewer { uid } } }`);
const visit = (who: TestMember) => catalogue.as(who).run('{ viewer { uid } }');

describe('a digest', () => {
  it('names what waits, and has links, but no text of others', async () => {
    await visit(edda);
    await addWaiting('Silver torque');
    await sendBack(await addWaiting('Clay lamp'));
    expect(await send()).toBe(2);
    expect(sentTo()).toEqual([olga.email, edda.email].sort());
    const [toOlga, toEdda] = [olga, edda].map(({ email }) =>
      mail.messages.find(({ to }) => to.includes(email)),
    );
    expect(toEdda?.headers.get('subject')).toBe('1 thing waits for you on Antiquary');
    expect(toEdda?.body).toContain('⁨Silver torque⁩ waits for review');
    expect(toOlga?.body).toContain('⁨Clay lamp⁩ was sent back to you');
    expect(toOlga?.body).toContain('https://antiquary.example/desk\r\n');
    expect(toOlga?.body).not.toMatch(/secret|torque/);
  });

  it('tells an owner of a suggestion, and its author that it was decided only with what waits', async () => {
    await settings.change({ review: 'none' });
    const { id } = await catalogue.as(olga).add({ artifactName: 'Clay lamp' });
    const author = verified(ben);
    const suggestion = await suggested(catalogue.as(author), id, { createdAt: '180 BC' });
    expect(await send()).toBe(1);
    expect(mail.messages[0]?.body).toContain(
      'A suggestion for ⁨Clay lamp⁩ waits for your decision',
    );
    await accept(catalogue.as(olga), suggestion.id, ['createdAt']);
    expect(await send(2)).toBe(0);
  });

  it('ends by the press that its header names', async () => {
    await visit(edda);
    await addWaiting('Silver torque');
    await send();
    const [, address = ''] =
      /^<(.+)>$/.exec(mail.messages[0]?.headers.get('list-unsubscribe') ?? '') ?? [];
    const response = await catalogue.visitor.fetch('POST', new URL(address).pathname);
    expect(response.status).toBe(200);
    await addWaiting('Clay lamp');
    expect(await send(2)).toBe(0);
  });

  it('is sent when something new waits, and at most once a day', async () => {
    await visit(edda);
    await addWaiting('Silver torque');
    expect([await send(), await send(), await send(2)]).toEqual([1, 0, 0]);
    await addWaiting('Clay lamp');
    expect([await send(), await send(2)]).toEqual([0, 1]);
    expect(mail.messages[1]?.body).not.toContain('Silver torque');
    expect(mail.messages[1]?.headers.get('subject')).toMatch(/^2 things wait/);
  });

  it('is sent once a week, or never, to those who choose so', async () => {
    await visit(edda);
    await choose(edda, 'WEEKLY');
    await addWaiting('Silver torque');
    expect(await send()).toBe(1);
    await addWaiting('Clay lamp');
    expect([await send(2), await send(8)]).toEqual([0, 1]);
    await choose(edda, 'NEVER');
    await addWaiting('Stone adze');
    expect(await send(30)).toBe(0);
  });

  it('goes to nobody whose address is not verified, and to no erased member', async () => {
    const unverified = { ...edda, isEmailVerified: false };
    await sendBack(await addWaiting('Clay lamp', ada), unverified);
    await addWaiting('Silver torque', ben);
    expect(await send()).toBe(0);
    const gone = verified(member(8));
    await sendBack(await addWaiting('Stone adze', gone), unverified);
    await fixture.erase(gone);
    expect(await send()).toBe(0);
  });

  it('goes to one of several processes, whichever is first', async () => {
    await visit(edda);
    await addWaiting('Silver torque');
    const counts = await Promise.all([send(), send(), send()]);
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    expect(mail.messages).toHaveLength(1);
  });
});

const refusal = (responseCode: number) => Object.assign(new Error('No.'), { responseCode });
/** A mail server with a fault. */
async function withFault(
  options: SMTPServerOptions,
  work: (server: TestMailServer) => Promise<void>,
) {
  const server = await startMailServer(options);
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

describe('a mail server that', () => {
  beforeEach(async () => {
    await visit(edda);
    await addWaiting('Silver torque');
  });

  it('wants the message later gets it at the next run', async () => {
    const onRcptTo: SMTPServerOptions['onRcptTo'] = (_to, _session, done) => done(refusal(451));
    await withFault({ onRcptTo }, async (server) => expect(await send(0, server)).toBe(0));
    expect(failures).toEqual([expect.stringMatching(/^later: .*451$/)]);
    expect(await send()).toBe(1);
  });

  it('refuses the message is asked again a day later, and the log has no address', async () => {
    const onRcptTo: SMTPServerOptions['onRcptTo'] = (_to, _session, done) => done(refusal(550));
    await withFault({ onRcptTo }, async (server) => expect(await send(0, server)).toBe(0));
    expect(failures).toEqual([expect.stringMatching(/^refused: .*550$/)]);
    expect([await send(), await send(2)]).toEqual([0, 1]);
  });

  it('is away ends the run, and the next run sends', async () => {
    await sendBack(await addWaiting('Clay lamp'));
    const away = await startMailServer();
    await away.close();
    expect(await send(0, away)).toBe(0);
    expect(failures).toHaveLength(1);
    expect(await send()).toBe(2);
  });

  it('dies with the whole message may have taken it, so it is not sent again', async () => {
    const server = await startMailServer({
      onData(stream) {
        stream.resume().on('end', () => server.cut());
      },
    });
    expect(await send(0, server)).toBe(0);
    await server.close();
    expect(failures).toEqual([expect.stringMatching(/^unknown/)]);
    expect([await send(), await send(2)]).toEqual([0, 0]);
    await addWaiting('Clay lamp');
    expect(await send(2)).toBe(1);
  });

  it('says nothing is left when the product stops, and the next run sends', async () => {
    const stop = new AbortController();
    const onMailFrom = () => stop.abort();
    await withFault({ onMailFrom }, async (server) =>
      expect(await send(0, server, stop.signal)).toBe(0),
    );
    expect(await send()).toBe(1);
  });
});

describe('npm run admin -- digest', () => {
  const run = async (variables: Record<string, string>) => {
    const call = { environment: parseEnvironment(variables), database: fixture.operator };
    const lines: unknown[] = [];
    jest.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
    await deskCommands['digest']?.run(call as never).finally(() => jest.restoreAllMocks());
    return lines;
  };

  it('sends what is due', async () => {
    await visit(edda);
    await addWaiting('Silver torque');
    const { port } = mail.settings;
    const to = { MAIL_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'desk@antiquary.example' };
    expect(await run(to)).toEqual(['1 digest was sent.']);
    expect(await run(to)).toEqual(['0 digests were sent.']);
    expect(sentTo()).toEqual([edda.email]);
  });

  it('says that nothing can be sent without a mail server', async () => {
    await expect(run({})).rejects.toThrow('MAIL_URL is not set');
  });
});
