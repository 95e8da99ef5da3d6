import { signInAgain } from '../support/accounts';
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
    const named = await moderator(emailOf('lev'), 'on');
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

  it('keeps a reported artifact, and gives the owner of a hidden one the reason', async () => {
    const { env, visitor, owner, id, as } = operated();
    const report = `mutation { reportArtifact(artifactId: "${id}", input: {
      reason: OTHER, text: "Wooden, not woollen." }) { receipt } }`;
    await visitor.run(report);
    expect((await operate('admin', env, 'reports')).said).toContain('Wooden, not woollen.');
    expect((await operate('admin', env, 'keep', id)).said).toContain(`Artifact ${id} is kept`);
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
  });
}
