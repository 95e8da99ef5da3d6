import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { DataSource } from 'typeorm';
import { createSharedAccount, signInAgain } from '../support/accounts';
import { expectExact } from '../support/exact';
import { operate } from '../support/operate';
import type { OperatedProduct } from '../support/operated-product';

/** Tests the commands that hide and show artifacts, decide reports and name moderators. */
export function testDecisions(operated: () => OperatedProduct): void {
  it('hides an artifact from everybody, and shows it again as it was', async () => {
    const { env, database, visitor, name, id, emailOf, responses, totals, runAndExpect } =
      operated();
    const before = await responses();
    const counted = await totals();
    expect(before.filter((text) => text.includes(name))).toHaveLength(before.length);

    const fewer = counted.map((counts) => counts.map((count) => count - 1));
    const said = await runAndExpect(['hide', id], async () => {
      expect((await responses()).filter((text) => text.includes(name))).toEqual([]);
      expect(await totals()).toEqual(fewer);
    });
    expect(said).toBe(`Artifact ${id} is hidden.`);
    expect((await operate('admin', env, 'list', '--hidden')).said).toMatch(
      new RegExp(`^${id} .*${name} .* ${emailOf('olga')} .* hidden$`, 'im'),
    );

    await runAndExpect(['show', id], async () => {
      const now = await responses();
      expect(now.filter((text) => text.includes(name))).toHaveLength(before.length);
      expect(await totals()).toEqual(counted);
    });
    await expectExact(database, visitor, ['kohl', 'ob', 'x']);
  });

  it('names a moderator, who reads the reports until the operator takes the right away', async () => {
    const { fixture, env, liker, emailOf, as } = operated();
    const [product] = fixture.products;
    if (!product) throw new Error('There is no product.');
    const FIREBASE_AUTH_EMULATOR_HOST = new URL(product.emulatorUrl).host;
    const moderator = (...words: string[]) =>
      operate('admin', { ...env, FIREBASE_AUTH_EMULATOR_HOST }, 'moderator', ...words);
    const refusal = async (token: string) => {
      const { errors } = await as(token).run('{ reports { totalCount } }');
      return errors[0]?.extensions.code;
    };
    const account = { email: emailOf('lev') };

    expect(await refusal(liker)).toBe('FORBIDDEN');
    // The address of a new account is not verified.
    const unverified = await moderator(emailOf('lev'), 'on');
    expect([unverified.code, unverified.said]).toEqual([
      1,
      expect.stringContaining('--unverified'),
    ]);
    expect((await operate('admin', env, 'log')).said).not.toContain('moderator-on');
    expect(await refusal(await signInAgain(product, account))).toBe('FORBIDDEN');
    const named = await moderator(emailOf('lev'), 'on', '--unverified');
    expect([named.code, named.said]).toEqual([0, expect.stringContaining('not verified')]);
    expect(await refusal(await signInAgain(product, account))).toBeUndefined();
    expect((await operate('admin', env, 'log')).said).toContain('moderator-on');

    expect((await moderator(emailOf('lev'), 'off')).code).toBe(0);
    expect(await refusal(await signInAgain(product, account))).toBe('FORBIDDEN');
    expect(await moderator('nobody@example.org', 'on')).toEqual({
      code: 1,
      said: 'No account has this e-mail address.',
    });
    expect((await moderator(emailOf('lev'), 'perhaps')).said).toContain('on|off');
  });

  it('names no moderator whom the log does not name, and says what was done when Firebase fails', async () => {
    const { fixture, env, database, n, as } = operated();
    const [product] = fixture.products;
    if (!product) throw new Error('There is no product.');
    const account = { email: `vera-${n}@example.org`, displayName: 'Vera', emailVerified: true };
    await createSharedAccount(fixture.products, account);
    const nameModerator = (FIREBASE_AUTH_EMULATOR_HOST: string) =>
      operate('admin', { ...env, FIREBASE_AUTH_EMULATOR_HOST }, 'moderator', account.email, 'on');
    const refusal = async () => {
      const caller = as(await signInAgain(product, account));
      const { errors } = await caller.run('{ reports { totalCount } }');
      return errors[0]?.extensions.code;
    };
    const lines = async () =>
      (await operate('admin', env, 'log')).said.match(/moderator-on/g) ?? [];
    const before = (await lines()).length;
    const emulator = new URL(product.emulatorUrl).host;

    const allow = await refuseActs(database);
    expect((await nameModerator(emulator)).code).toBe(1);
    await allow();
    expect(await lines()).toHaveLength(before);
    expect(await refusal()).toBe('FORBIDDEN');

    const failing = await startFailingEmulator(product.emulatorUrl);
    expect(await nameModerator(failing.host)).toEqual({
      code: 1,
      said: expect.stringMatching(/^Firebase refused .*\nThe log has this attempt/),
    });
    await failing.stop();
    expect(await lines()).toHaveLength(before + 1);
    expect(await refusal()).toBe('FORBIDDEN');

    expect((await nameModerator(emulator)).said).toMatch(/^Vera .*, e-mail address verified\)/);
    expect(await refusal()).toBeUndefined();
  });

  it('keeps a reported artifact, and gives the owner of a hidden one the reason', async () => {
    const { env, visitor, owner, id, as } = operated();
    const report = `mutation { reportArtifact(artifactId: "${id}", input: {
      reason: OTHER, text: "Wooden, not woollen." }) { receipt } }`;
    await visitor.run(report);
    expect((await operate('admin', env, 'reports')).said).toContain('Wooden, not woollen.');
    expect((await operate('admin', env, 'keep', id, '--reason', 'It is wool.')).said).toContain(
      `Artifact ${id} is kept`,
    );
    expect(await operate('admin', env, 'keep', id)).toEqual({
      code: 1,
      said: `Artifact ${id} has no open report.`,
    });
    await operate('admin', env, 'hide', id, '--reason', 'A fake.');
    const query = '{ viewer { hiddenArtifacts { edges { node { reason hiddenBy } } } } }';
    const { data } = await as(owner).run(query);
    expect(data.viewer.hiddenArtifacts.edges).toEqual([
      { node: { reason: 'A fake.', hiddenBy: null } },
    ]);
    expect((await operate('admin', env, 'log')).said).toMatch(
      new RegExp(`Z {2}hide +${id} +A fake\\.\\n\\S+Z {2}keep +${id} +It is wool\\.\\n`),
    );
  });
}

/** Makes the database refuse every line of the log of acts. @returns what allows them again. */
async function refuseActs(database: DataSource): Promise<() => Promise<void>> {
  const isPostgres = database.options.type === 'postgres';
  const [refuse, allow] = isPostgres
    ? [
        'ALTER TABLE "operator_acts" ADD CONSTRAINT "no_acts" CHECK (false) NOT VALID',
        'ALTER TABLE "operator_acts" DROP CONSTRAINT "no_acts"',
      ]
    : [
        `CREATE TRIGGER "no_acts" BEFORE INSERT ON "operator_acts"
          BEGIN SELECT RAISE(ABORT, 'no acts'); END`,
        'DROP TRIGGER "no_acts"',
      ];
  await database.query(refuse);
  return async () => {
    await database.query(allow);
  };
}

const REFUSAL = JSON.stringify({ error: { message: 'OPERATION_NOT_ALLOWED' } });

/** Forwards to the emulator, and refuses to change accounts. */
async function startFailingEmulator(emulatorUrl: string) {
  const answer = async ({ method = 'GET', url = '/', headers }: IncomingMessage, body: string) => {
    if (url.includes('accounts:update')) return { status: 400, text: REFUSAL };
    const response = await fetch(emulatorUrl + url, {
      method,
      headers: { 'content-type': 'application/json', authorization: headers.authorization ?? '' },
      ...(body && { body }),
    });
    return { status: response.status, text: await response.text() };
  };
  const server = createServer((request, response) => {
    void text(request)
      .then((body) => answer(request, body))
      .then((answered) => {
        response.writeHead(answered.status, { 'content-type': 'application/json' });
        response.end(answered.text);
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
