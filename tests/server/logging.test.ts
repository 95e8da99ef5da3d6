import { unavailable } from '../../server/base/errors';
import { ada, ben, startCatalogue, testVerifier, tokenOf } from '../support/catalogue';

type Line = Record<string, unknown> & { level: number; reqId: string; msg: string };

/** Starts a catalogue and collects the lines of its log. */
async function startLogged(overrides: Parameters<typeof startCatalogue>[0] = {}) {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const catalogue = await startCatalogue({ logLevel: 'info', logTo, ...overrides });
  return {
    catalogue,
    text: () => lines.join(''),
    lines: () => lines.map((line) => JSON.parse(line) as Line),
  };
}
const WARNING = 40;
const ERROR = 50;

it('the log has a line for each answer, with the request ID that the client receives', async () => {
  const { catalogue, lines, text } = await startLogged();
  const path = `/api/shareartifacts/email/${ada.email}`;
  const { headers } = await catalogue.as(ada).fetch('GET', path);
  await catalogue.stop();
  expect(lines()).toContainEqual(
    expect.objectContaining({
      msg: 'answered',
      reqId: headers.get('x-request-id'),
      req: { method: 'GET', route: '/api/shareartifacts/email/:email' },
      res: { status: 200 },
      milliseconds: expect.any(Number),
    }),
  );
  expect(text()).not.toContain('@example.org');
  expect(text()).not.toContain(tokenOf(ada));
});

it('the log has the message and the stack of an unexpected error, and nothing of the request’s content', async () => {
  const { catalogue, lines, text } = await startLogged();
  await catalogue.as(ada).add();
  await catalogue.dataSource.query('ALTER TABLE "members" RENAME TO "elsewhere"');
  const query = `{ artifactsByUser(email: "${ben.email}") { totalCount edges { cursor } } }`;
  const { errors, headers } = await catalogue.as(ada).run(query);
  await catalogue.stop();
  const reqId = headers.get('x-request-id');
  expect(errors).toContainEqual(
    expect.objectContaining({ extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: reqId } }),
  );
  const faults = lines().filter(({ level }) => level === ERROR);
  expect(faults).toContainEqual(expect.objectContaining({ reqId, msg: 'unexpected error' }));
  expect(JSON.stringify(faults)).toMatch(/members/);
  expect(JSON.stringify(faults)).toMatch(/at \S+.*\.ts:\d+/);
  expect(text()).not.toContain('@example.org');
});

it('the log has the cause of an UNAVAILABLE answer', async () => {
  const verifier = {
    ...testVerifier,
    verify: () => Promise.reject(unavailable('Not available.', new Error('no route to Google'))),
  };
  const { catalogue, lines } = await startLogged({ verifier });
  await catalogue.as(ada).run('{ viewer { uid } }');
  await catalogue.stop();
  expect(lines()).toContainEqual(
    expect.objectContaining({
      level: WARNING,
      err: expect.objectContaining({
        cause: expect.objectContaining({ message: 'no route to Google' }),
      }),
    }),
  );
});

it('the log has no warning for mistakes of a client', async () => {
  const { catalogue, lines } = await startLogged({ logLevel: 'warn' });
  await catalogue.visitor.run('mutation { deleteArtifact(id: "1") { deletedCount } }');
  await catalogue.visitor.run('{ nothing }');
  await catalogue.visitor.fetch('GET', '/api/nowhere');
  await catalogue.stop();
  expect(lines()).toEqual([]);
});
