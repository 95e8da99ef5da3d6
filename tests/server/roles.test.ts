import { ada, ben, codes, member, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { OperatorAct } from '../../server/database/operator-act.entity';
import { operatorOf } from '../support/operator-acts';
import { findMember, readMembers, setRole } from '../support/roles';

/** Moderators by the claim of their tokens. */
const mara = {
  uid: 'mara',
  email: 'mara@example.org',
  displayName: 'Mara Moss',
  isModerator: true,
};

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await startCatalogue();
  for (const who of [mara, ada, ben]) await catalogue.as(who).run('{ viewer { uid } }');
});
afterEach(() => catalogue.stop());

const idOf = async (name: string) => (await findMember(catalogue.as(mara), name)).id;
const roleOf = async (who: typeof ada) =>
  (await catalogue.as(who).run('{ viewer { role } }')).data.viewer.role;

describe('the list of members', () => {
  it('has each member with the role, the number of artifacts and the last day, by name', async () => {
    await catalogue.as(ada).add();
    await catalogue.as(ada).add();
    const { members, totalCount } = await readMembers(catalogue.as(mara));
    const contributor = { id: expect.stringMatching(/^c_[0-9a-f]{32}$/), lastSeen: '1970-01-01' };
    expect([totalCount, members]).toEqual([
      3,
      [
        { ...contributor, name: 'Ada Ashby', role: 'MEMBER', artifactCount: 2 },
        { ...contributor, name: 'Ben Booth', role: 'MEMBER', artifactCount: 0 },
        { ...contributor, name: 'Mara Moss', role: 'MODERATOR', artifactCount: 0 },
      ],
    ]);
  });

  it('finds a part of a name regardless of case and accents, and a whole address', async () => {
    const zoe = { uid: 'zoe', email: 'zed@example.org', displayName: 'Zoë 100% Łukasz_' };
    await catalogue.as(zoe).run('{ viewer { uid } }');
    const found = async (search: string) =>
      (await readMembers(catalogue.as(mara), { search })).members.map(({ name }) => name);
    for (const search of ['ZOE', 'łuk', 'luk', '0%', 'z_', ' Zed@Example.org ']) {
      expect([search, await found(search)]).toEqual([search, [zoe.displayName]]);
    }
    for (const search of ['zed@example', 'example.org', 'z%z', 'a_a']) {
      expect([search, await found(search)]).toEqual([search, []]);
    }
    expect(await found('  ')).toHaveLength(4);
  });

  it('is read page by page, forwards and backwards, also among equal names', async () => {
    for (let n = 0; n < 4; n += 1) {
      await catalogue.as({ ...member(n), displayName: 'Same' }).run('{ viewer { uid } }');
    }
    const moderator = catalogue.as(mara);
    const { members: all } = await readMembers(moderator, { first: 100 });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await readMembers(moderator, { first: 2, after });
      seen.push(...page.members.map(({ id }) => id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(all.map(({ id }) => id));
    const { data } = await moderator.run('{ members(last: 2) { edges { node { id } } } }');
    expect(data.members.edges.map(({ node }: { node: { id: string } }) => node.id)).toEqual(
      seen.slice(-2),
    );
  });

  it('has a former member as long as artifacts belong to them', async () => {
    const { id } = await catalogue.as(ada).add();
    await operatorOf(catalogue.database).erase(ada);
    await operatorOf(catalogue.database).erase(ben);
    expect((await readMembers(catalogue.as(mara))).members).toMatchObject([
      { name: 'Former member', role: 'MEMBER', artifactCount: 1, lastSeen: null },
      { name: 'Mara Moss' },
    ]);
    await operatorOf(catalogue.database).hide(id);
    expect(await findMember(catalogue.as(mara), 'former')).toMatchObject({ artifactCount: 1 });
  });
});

describe('a role', () => {
  it('is set by a moderator, holds at once, and is in the log', async () => {
    const { id } = await catalogue.as(ada).add();
    expect(await roleOf(ben)).toBe('MEMBER');
    const { data } = await setRole(catalogue.as(mara), await idOf('Ben'), 'EDITOR');
    expect(data.setRole.member).toEqual({ role: 'EDITOR' });
    expect(await roleOf(ben)).toBe('EDITOR');
    expect(codes(await catalogue.as(ben).update(id, { artifactName: 'By Ben' }))).toEqual([]);

    await setRole(catalogue.as(mara), await idOf('Ben'), 'MEMBER');
    // The same role again changes nothing, and is not logged.
    await setRole(catalogue.as(mara), await idOf('Ben'), 'MEMBER');
    expect(codes(await catalogue.as(ben).update(id, { artifactName: 'Again' }))).toEqual([
      'FORBIDDEN',
    ]);
    const acts = await catalogue.dataSource.manager.find(OperatorAct, { order: { id: 'ASC' } });
    expect(acts.map(({ act, subject, moderatorUid }) => [act, subject, moderatorUid])).toEqual([
      ['role-editor', 'ben', 'mara'],
      ['role-member', 'ben', 'mara'],
    ]);
  });

  it('of a moderator whom the operator named is not set lower', async () => {
    await setRole(catalogue.as(mara), await idOf('Ben'), 'MODERATOR');
    for (const role of ['EDITOR', 'MEMBER']) {
      expect(codes(await setRole(catalogue.as(ben), await idOf('Mara'), role))).toEqual([
        'CONFLICT',
      ]);
    }
    expect(codes(await catalogue.as(mara).run('{ members { totalCount } }'))).toEqual([]);
  });

  it('of the last moderator is not set lower, though two try at once', async () => {
    for (const name of ['Ada', 'Ben']) {
      await setRole(catalogue.as(mara), await idOf(name), 'MODERATOR');
    }
    const [adaId, benId] = [await idOf('Ada'), await idOf('Ben')];
    await operatorOf(catalogue.database).erase(mara);
    // The server learns of the erasure when it reads the log again.
    await catalogue.dataSource.query(`UPDATE "members" SET "moderatorClaim" = 0`);
    const answers = await Promise.all([
      setRole(catalogue.as(ada), benId, 'MEMBER'),
      setRole(catalogue.as(ben), adaId, 'MEMBER'),
    ]);
    const refused = answers.flatMap((answer) => codes(answer));
    expect(refused).toEqual([expect.stringMatching(/^(CONFLICT|FORBIDDEN)$/)]);
    const last = refused.length && (await roleOf(ada)) === 'MODERATOR' ? ada : ben;
    const lastId = last === ada ? adaId : benId;
    expect(codes(await setRole(catalogue.as(last), lastId, 'EDITOR'))).toEqual(['CONFLICT']);
    expect(await roleOf(last)).toBe('MODERATOR');
  });

  it('is given to nobody who is erased or unknown', async () => {
    await catalogue.as(ada).add();
    const former = await idOf('Ada');
    await operatorOf(catalogue.database).erase(ada);
    const now = await idOf('Former');
    for (const id of [former, now, '1', `c_${'0'.repeat(32)}`, 'ben']) {
      expect(codes(await setRole(catalogue.as(mara), id, 'EDITOR'))).toEqual(['NOT_FOUND']);
    }
  });
});
