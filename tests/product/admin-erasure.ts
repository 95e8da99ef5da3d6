import { unverifiedToken } from '../support/accounts';
import type { Connection } from '../support/connection';
import { operate } from '../support/operate';
import type { OperatedProduct } from '../support/operated-product';

/** Tests the erasure of a member. */
export function testErasure(operated: () => OperatedProduct): void {
  it('erases a member from every process within a second', async () => {
    const { fixture, env, n, owner, liker, id, emailOf, responses, runAndExpect } = operated();
    const statusOf = async (connection: Connection, token: string) =>
      (await connection.send('/api/allartifacts/1', { authorization: `Bearer ${token}` })).status;
    const statuses = (token: string) =>
      Promise.all(fixture.connections.map((connection) => statusOf(connection, token)));
    const accepted = fixture.connections.map(() => 200);
    const refused = fixture.connections.map(() => 401);
    expect([await statuses(owner), await statuses(liker)]).toEqual([accepted, accepted]);

    const said = await runAndExpect(['erase-member', emailOf('OLGA')], async () => {
      const shown = await responses();
      expect(shown.filter((text) => text.includes(`olga-${n}`))).toEqual([]);
      expect(shown.filter((text) => text.includes('Former member')).length).toBeGreaterThan(5);
      expect(await statuses(owner)).toEqual(refused);
    });
    expect(said).toMatch(/^Backed up first: .*\nMember \S+ is erased; .*"Former member"\.$/);
    expect(await statuses(unverifiedToken(owner))).toEqual(refused);
    expect(await statuses(liker)).toEqual(accepted);

    await runAndExpect(['erase-member', emailOf('lev')], async () => {
      for (const connection of fixture.connections) {
        const { body } = await connection.send(`/api/allartifacts/${id}`);
        expect(JSON.parse(body)).toMatchObject({ likes: 0, userName: 'Former member' });
      }
    });
    const log = await operate('admin', env, 'log');
    expect(log.said).toMatch(/^when .*\n\S+Z {2}erase-member +\S+\n/);
    expect(log.said).not.toMatch(/@|olga|lev-/i);
  });
}
