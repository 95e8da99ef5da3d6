import { findMember } from '../../server/operator/erasure';
import { codes, member, type TestCatalogue, type TestMember, tokenOf } from '../support/catalogue';
import { type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';

let fixture: OperatedCatalogue;
let catalogue: TestCatalogue;
beforeAll(async () => {
  fixture = await startOperatedCatalogue();
  ({ catalogue } = fixture);
});
afterAll(() => fixture.stop());

describe('an erased member', () => {
  const eve: TestMember = { uid: 'eve', email: 'Eve@example.org', displayName: 'Eve Ennis' };
  let own: string;
  let liked: string;
  beforeAll(async () => {
    ({ id: own } = await catalogue.as(eve).add({ artifactName: 'Eve’s sphinx' }));
    ({ id: liked } = await catalogue.as(member(1)).add({ artifactName: 'Liked by Eve' }));
    for (const id of [own, liked]) {
      await catalogue.as(eve).like(id);
      await catalogue.as(eve).run(`mutation { recordView(artifactId: "${id}") { __typename } }`);
    }
    await fixture.erase(eve);
  });

  it('has no name, address, likes or views left', async () => {
    const reader = catalogue.as(member(1));
    expect(await reader.read(own)).toMatchObject({
      userName: 'Former member',
      userEmail: null,
      likeCount: 0,
      viewCount: 0,
    });
    expect(await reader.read(liked)).toMatchObject({ likeCount: 0, viewCount: 0 });
    const rest = await reader.fetch('GET', `/api/allartifacts/${own}`);
    const artifact = await rest.json();
    expect(artifact).toMatchObject({ userName: 'Former member', likes: 0 });
    expect(artifact).not.toHaveProperty('userEmail');
    for (const table of ['members', 'operator_acts']) {
      expect(
        JSON.stringify(await fixture.operator.dataSource.query(`SELECT * FROM "${table}"`)),
      ).not.toMatch(/eve@|ennis/i);
    }
    await fixture.expectExact();
  });

  it.each(['Eve@example.org', '', ' '])('has no artifacts in the list of %j', async (email) => {
    const { data } = await catalogue
      .as(member(1))
      .run(`query ($email: String!) { artifactsByUser(email: $email) { totalCount } }`, { email });
    expect(data.artifactsByUser.totalCount).toBe(0);
  });

  it('is refused with any token, and no token brings the name back', async () => {
    for (const token of [tokenOf(eve, 2), tokenOf({ ...eve, displayName: 'Back' }, 9e12)]) {
      const answer = await catalogue.withToken(token).run('{ artifacts { totalCount } }');
      expect([answer.status, codes(answer)]).toEqual([401, ['UNAUTHENTICATED']]);
    }
    expect((await catalogue.visitor.read(own)).userName).toBe('Former member');
  });

  it('can be erased again by the uid, and not by the address', async () => {
    await expect(findMember(fixture.operator, eve.email)).rejects.toThrow('No member');
    await expect(findMember(fixture.operator, '')).rejects.toThrow('No member');
    expect(await findMember(fixture.operator, 'eve')).toBe('eve');
    await fixture.erase(eve);
  });
});

it('erasing asks for the uid when members share an address', async () => {
  const twin = (n: number): TestMember => ({
    uid: `twin-${n}`,
    email: 'Twin@example.org',
    displayName: `Twin ${n}`,
  });
  await catalogue.as(twin(1)).add();
  await catalogue.as(twin(2)).run('{ viewer { uid } }');
  await expect(findMember(fixture.operator, ' twin@EXAMPLE.org')).rejects.toThrow(
    /several.*twin-1 \(Twin 1, artifacts: 1\)\n  twin-2 \(Twin 2, artifacts: 0\)$/is,
  );
  await fixture.erase(twin(2));
  expect(await findMember(fixture.operator, 'twin@example.org')).toBe('twin-1');
});
