import { deleteWaitingLikes } from '../../server/operator/members';
import { ada, member, type TestCatalogue, tokenOf } from '../support/catalogue';
import { ImportingCatalogue, lines, mongoDocument } from '../support/importing';

let importing: ImportingCatalogue;
let catalogue: TestCatalogue;
beforeAll(async () => {
  importing = await ImportingCatalogue.start();
  ({ catalogue } = importing.fixture);
});
afterAll(() => importing.stop());

describe('a like in a file of the first version', () => {
  let hex = 0x100;
  const importLiked = async (name: string, liked: unknown[]) => {
    hex += 1;
    await importing.importText(
      `${name}.json`,
      lines(mongoDocument(hex.toString(16), { artifactName: name, liked })),
    );
    const [artifact] = await importing.named(name);
    return String(artifact?.['id']);
  };
  const signIn = (who: ReturnType<typeof member>, isEmailVerified: boolean, issuedAt = 1) =>
    catalogue.withToken(tokenOf({ ...who, isEmailVerified }, issuedAt));
  const likesOf = async (id: string) => (await catalogue.visitor.read(id)).likeCount;

  it('waits for a member with the verified address, and then counts once', async () => {
    const [eve, dan] = [member(31), member(32)];
    const id = await importLiked('Liked before', [
      ' Member-31@Example.org ',
      'member-31@example.org',
      'member-32@example.org',
      7,
      'no address',
    ]);
    expect(await likesOf(id)).toBe(0);
    // Nobody may claim the likes of an address that may be somebody else's.
    await signIn(dan, false).run('{ viewer { uid } }');
    expect(await likesOf(id)).toBe(0);

    const caller = signIn(eve, true);
    const { data } = await caller.run(
      '{ viewer { likedArtifacts { totalCount edges { node { id likeCount viewerHasLiked } } } } }',
    );
    expect(data.viewer.likedArtifacts).toEqual({
      totalCount: 1,
      edges: [{ node: { id, likeCount: 1, viewerHasLiked: true } }],
    });
    expect(await likesOf(id)).toBe(1);
    await signIn(eve, true, 2).run('{ viewer { uid } }');
    expect(await likesOf(id)).toBe(1);
    await signIn(dan, true, 2).run('{ viewer { uid } }');
    expect(await likesOf(id)).toBe(2);
    await importing.fixture.expectExact();
  });

  it('is one like for a member who has liked the artifact meanwhile', async () => {
    const fay = member(33);
    const id = await importLiked('Liked twice', [fay.email]);
    await signIn(fay, false).like(id);
    await signIn(fay, true, 2).run('{ viewer { uid } }');
    expect(await likesOf(id)).toBe(1);
  });

  it('waits while the artifact is hidden, and goes with a deleted one', async () => {
    const gus = member(34);
    const hidden = await importLiked('Hidden and liked', [gus.email]);
    const deleted = await importLiked('Deleted and liked', [gus.email]);
    await importing.fixture.hide(hidden);
    await catalogue.as(ada).delete(deleted);
    const waiting = () => catalogue.dataSource.query('SELECT "artifactId" FROM "waiting_likes"');
    expect(await waiting()).toEqual([{ artifactId: Number(hidden) }]);
    await signIn(gus, true).run('{ viewer { uid } }');
    await importing.fixture.show(hidden);
    await signIn(gus, true, 2).run('{ viewer { uid } }');
    expect(await likesOf(hidden)).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  it('goes when an operator erases the member with the address', async () => {
    const [hal, ida] = [member(35), member(36)];
    await signIn(hal, false).run('{ viewer { uid } }');
    await importLiked('Liked by the erased', [hal.email, ida.email]);
    await importing.fixture.operator.engine.transaction(
      importing.fixture.operator.dataSource,
      (runner) => deleteWaitingLikes(runner, hal.uid),
    );
    const rows = await catalogue.dataSource.query('SELECT "emailNormalized" FROM "waiting_likes"');
    expect(JSON.stringify(rows)).not.toContain(hal.email);
    expect(JSON.stringify(rows)).toContain(ida.email);
  });

  it('shows its address nowhere', async () => {
    const address = 'secret-liker@example.org';
    const id = await importLiked('Secretly liked', [address]);
    const answers = await Promise.all([
      ...['/api/allartifacts', `/api/allartifacts/${id}`, `/artifactsdetails/${id}`].map(
        async (path) => (await catalogue.as(ada).fetch('GET', path)).text(),
      ),
      (await catalogue.as(ada).fetch('GET', '/account/data')).text(),
    ]);
    expect(answers.join()).toContain('Secretly liked');
    for (const text of ['secret-liker', 'first-version@example.org']) {
      expect(answers.join()).not.toContain(text);
    }
  });
});
