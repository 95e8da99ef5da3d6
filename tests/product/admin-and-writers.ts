import type { Answer } from '../support/caller';
import { expectExact } from '../support/exact';
import { operate } from '../support/operate';
import type { OperatedProduct } from '../support/operated-product';

/** Tests the commands while members write. */
export function testActsAmongWrites(operated: () => OperatedProduct): void {
  it('acts while members write, without a lost write or a wrong count', async () => {
    const { env, database, visitor, n, emailOf, newMember, as } = operated();
    const tokens = await Promise.all(['mo', 'mia', 'max', 'spam'].map(newMember));
    const [mo = '', mia = '', max = '', spam = ''] = tokens;
    const word = `Busy ${n}`;
    const target = (await as(mo).add({ artifactName: `${word} target` })).id as string;
    const added = new Map<string, string>();
    const unexpected: unknown[] = [];
    let ended = false;
    const allowed = ['NOT_FOUND', 'UNAUTHENTICATED'];
    const repeat = async (work: (n: number) => Promise<Pick<Answer, 'errors'>>) => {
      for (let n = 0; !ended; n += 1) {
        const { errors } = await work(n);
        unexpected.push(...errors.filter(({ extensions }) => !allowed.includes(extensions.code)));
      }
    };
    const writers = [
      repeat(async (n) => {
        const artifactName = `${word} no. ${n}`;
        added.set((await as(mo).add({ artifactName })).id, artifactName);
        return { errors: [] };
      }),
      ...[mia, max, spam].map((token) =>
        repeat((n) => as(token).gesture('toggleLike', n % 3 === 0 ? '1' : target)),
      ),
      repeat((n) => as(mo).update(target, { artifactName: `${word} target ${n}` })),
    ];
    const doomed = (await as(mia).add({ artifactName: `${word} and doomed` })).id as string;
    const acts = [
      ['hide', target],
      ['show', target],
      ['remove', doomed],
      ['hide', target],
      ['erase-member', emailOf('spam')],
      ['show', target],
    ];
    for (const words of acts)
      expect(await operate('admin', env, ...words)).toMatchObject({ code: 0 });
    ended = true;
    await Promise.all(writers);

    expect(unexpected).toEqual([]);
    expect(added.size).toBeGreaterThan(20);
    const rows = await database.query<{ id: number; artifactName: string }[]>(
      'SELECT "id", "artifactName" FROM "artifacts"',
    );
    const names = new Map(rows.map((row) => [String(row.id), row.artifactName]));
    for (const [one, called] of added) expect(names.get(one)).toBe(called);
    expect(names.get(doomed)).toBeUndefined();
    const left = await database.query(
      `SELECT count(*) AS "n" FROM "likes" WHERE "memberUid" IN
        (SELECT "uid" FROM "members" WHERE "erasedAt" IS NOT NULL)`,
    );
    expect(Number(left[0].n)).toBe(0);
    await expectExact(database, visitor, ['busy', 'no. 1', 'us', 'target']);
  });
}
