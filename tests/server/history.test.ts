import { unauthenticated } from '../../server/base/errors';
import {
  ada,
  ben,
  codes,
  member,
  offenders,
  startCatalogue,
  type TestCatalogue,
  testVerifier,
} from '../support/catalogue';
import { addChangedArtifact, askHistory, readHistory, restoreVersion } from '../support/history';
import { type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';

const cleo = { ...member(7), displayName: 'Cleo Clarke', isModerator: true };

let fixture: OperatedCatalogue;
let catalogue: TestCatalogue;
beforeAll(async () => {
  fixture = await startOperatedCatalogue();
  ({ catalogue } = fixture);
});
afterAll(() => fixture.stop());

const changedArtifact = () => addChangedArtifact(catalogue);

describe('the history of an artifact', () => {
  it('has each change with its member, its instant and the fields that changed, last first', async () => {
    const { id } = await changedArtifact();
    const time = expect.stringMatching(/^\d{4}-.*Z$/);
    const by = { userName: 'Ada Ashby', changedAt: time, id: expect.any(String) };
    const name = (before: string, after: string) => ({ field: 'artifactName', before, after });
    expect(await readHistory(catalogue.as(ben), id)).toEqual([
      {
        ...{ ...by, kind: 'UPDATED', isCurrent: true },
        changes: [
          name('Second name', 'Third name'),
          { field: 'description', before: null, after: 'Bronze.' },
        ],
      },
      {
        ...{ ...by, kind: 'UPDATED', isCurrent: false },
        changes: [name('First name', 'Second name')],
      },
      { ...by, kind: 'ADDED', isCurrent: false, changes: [] },
    ]);
  });

  it("names the changes of the picture's texts, and restores them", async () => {
    const texts = {
      imageAlt: 'A mirror with a knob.',
      rights: 'https://creativecommons.org/licenses/by/4.0/',
    };
    const { id } = await catalogue.as(ada).add();
    await catalogue.as(ada).update(id, texts);
    await catalogue.as(ada).update(id);
    const [removal, addition] = (await readHistory(catalogue.as(ben), id)) ?? [];
    expect(addition?.changes).toEqual([
      { field: 'imageAlt', before: null, after: texts.imageAlt },
      { field: 'rights', before: null, after: texts.rights },
    ]);
    expect(removal?.changes).toHaveLength(2);
    await restoreVersion(catalogue.as(ada), id, addition?.id);
    expect(await catalogue.visitor.read(id)).toMatchObject(texts);
  });

  it('restores a version from before pictures had texts', async () => {
    const { id } = await catalogue.as(ada).add({ imageAlt: 'A mirror.' });
    await catalogue.as(ada).update(id, { artifactName: 'Second name' });
    const [, first] = (await readHistory(catalogue.as(ben), id)) ?? [];
    // The log had no such columns then.
    await catalogue.dataSource.query(`UPDATE "artifact_revisions"
      SET "previous" = replace(replace("previous", '"imageAlt"', '"_"'), '"rights"', '"__"')
      WHERE "artifactId" = ${id} AND "previous" IS NOT NULL`);
    await restoreVersion(catalogue.as(ada), id, first?.id);
    expect(await catalogue.visitor.read(id)).toMatchObject({
      ...{ artifactName: 'Bronze mirror', imageAlt: null, rights: null },
    });
  });

  it('shows no e-mail address, and "Former member" after the member was erased', async () => {
    const gone = { uid: 'gone', email: 'gone@example.org', displayName: 'Gone Girl' };
    const { id } = await catalogue.as(gone).add();
    await catalogue.as(gone).update(id, { artifactName: 'Left behind' });
    const before = JSON.stringify(await readHistory(catalogue.as(ben), id));
    expect(before).toContain('Gone Girl');
    expect(before).not.toContain('gone@');
    await fixture.erase(gone);
    const names = (await readHistory(catalogue.as(ben), id))?.map(({ userName }) => userName);
    expect(names).toEqual(['Former member', 'Former member']);
  });

  it('of an artifact that does not exist or was deleted is null', async () => {
    const { id } = await changedArtifact();
    await catalogue.as(ada).delete(id);
    for (const nothing of [id, '999999', 'x']) {
      expect(await readHistory(catalogue.as(ada), nothing)).toBeNull();
    }
  });

  it('of a hidden artifact is null, except for its owner and moderators', async () => {
    const { id } = await changedArtifact();
    await fixture.hide(id);
    expect(await readHistory(catalogue.as(ben), id)).toBeNull();
    for (const who of [ada, cleo]) {
      const kinds = (await readHistory(catalogue.as(who), id))?.map(({ kind }) => kind);
      expect(kinds).toEqual(['DELETED', 'UPDATED', 'UPDATED', 'ADDED']);
      const { data } = await askHistory(catalogue.as(who), id);
      expect(data.artifactHistory.viewerCanRestore).toBe(false);
    }
    await fixture.show(id);
    const [shown, hidden] = (await readHistory(catalogue.as(ben), id)) ?? [];
    expect([shown, hidden]).toMatchObject([
      { kind: 'ADDED', userName: null, isCurrent: true },
      { kind: 'DELETED', userName: null, isCurrent: false },
    ]);
  });

  it('refuses the cursor of another list', async () => {
    const { id } = await changedArtifact();
    const after = Buffer.from('["NEWEST",1]').toString('base64url');
    const answer = await askHistory(catalogue.as(ben), id, { after });
    expect(offenders(answer)).toEqual(['after']);
  });
});

describe('restoring a version', () => {
  it.each([
    ['its owner', ada],
    ['a moderator', cleo],
  ])('by %s is a change like any other', async (_who, who) => {
    const { id, second } = await changedArtifact();
    await catalogue.as(ben).like(id);
    const { updatedAt } = await catalogue.visitor.read(id);
    const { data } = await restoreVersion(catalogue.as(who), id, second, updatedAt);
    expect(data.restoreArtifactVersion.artifact).toMatchObject({
      ...{ id, artifactName: 'Second name', description: null },
      ...{ userName: 'Ada Ashby', likeCount: 1 },
    });
    expect(await catalogue.visitor.read(id)).toMatchObject({ artifactName: 'Second name' });
    const [restored] = (await readHistory(catalogue.as(ben), id)) ?? [];
    expect(restored).toMatchObject({ kind: 'UPDATED', userName: who.displayName });
    const { data: found } = await catalogue.visitor.run(
      '{ artifacts(filter: { search: "second name" }) { edges { node { id } } } }',
    );
    expect(JSON.stringify(found)).toContain(`"${id}"`);
  });

  it('is a CONFLICT when the artifact was changed since', async () => {
    const { id, first } = await changedArtifact();
    const { updatedAt } = await catalogue.visitor.read(id);
    await catalogue.as(ada).update(id, { artifactName: 'Fourth name' });
    const answer = await restoreVersion(catalogue.as(cleo), id, first, updatedAt);
    expect(codes(answer)).toEqual(['CONFLICT']);
    expect(await catalogue.visitor.read(id)).toMatchObject({ artifactName: 'Fourth name' });
  });

  it('that breaks a rule of today is BAD_USER_INPUT', async () => {
    const { id } = await catalogue.as(ada).add();
    await catalogue.dataSource.query(`UPDATE "artifacts" SET "image" = 'x' WHERE "id" = ${id}`);
    const [broken] = (await readHistory(catalogue.as(ada), id)) ?? [];
    await catalogue.as(ada).update(id);
    expect(offenders(await restoreVersion(catalogue.as(ada), id, broken?.id))).toEqual(['image']);
  });

  it('with the path of a sample picture stores its address', async () => {
    const { id } = await catalogue.as(ada).add();
    const path = '/plates/lamassu.svg';
    await catalogue.dataSource.query(
      `UPDATE "artifacts" SET "image" = '${path}' WHERE "id" = ${id}`,
    );
    const [old] = (await readHistory(catalogue.as(ada), id)) ?? [];
    await catalogue.as(ada).update(id);
    const { data } = await restoreVersion(catalogue.as(ada), id, old?.id);
    const { image } = data.restoreArtifactVersion.artifact;
    expect(image).toMatch(/^http.*\/plates\/lamassu\.svg$/);
    expect(old?.changes).toMatchObject([{ field: 'image', after: image }]);
  });

  it('of another artifact, of a deletion, or of none is NOT_FOUND', async () => {
    const { id, first } = await changedArtifact();
    const other = await changedArtifact();
    await fixture.hide(id);
    expect(codes(await restoreVersion(catalogue.as(ada), id, first))).toEqual(['NOT_FOUND']);
    await fixture.show(id);
    const [, deletion] = (await readHistory(catalogue.as(ada), id)) ?? [];
    for (const revision of [other.first, deletion?.id, '999999', 'x', '']) {
      expect(codes(await restoreVersion(catalogue.as(ada), id, revision))).toEqual(['NOT_FOUND']);
    }
    expect(codes(await restoreVersion(catalogue.as(ada), '999999', first))).toEqual(['NOT_FOUND']);
  });
});

describe('a former moderator, whose token has been revoked', () => {
  const former = { ...member(8), isModerator: true };
  let checking: TestCatalogue;
  beforeAll(async () => {
    checking = await startCatalogue({
      checksRevocation: true,
      verifier: {
        ...testVerifier,
        async verify(token, options) {
          const verified = await testVerifier.verify(token);
          if (options?.checkRevoked && verified.uid === former.uid) throw unauthenticated();
          return verified;
        },
      },
    });
  });
  afterAll(() => checking.stop());

  const hide = (id: string) =>
    checking
      .as(cleo)
      .run(`mutation { hideArtifact(artifactId: "${id}", reason: "x") { artifactId } }`);

  it('reads no history of a hidden artifact, and restores no version', async () => {
    const { id, first } = await addChangedArtifact(checking);
    expect(codes(await restoreVersion(checking.as(former), id, first))).toEqual([
      'UNAUTHENTICATED',
    ]);
    await hide(id);
    expect(await readHistory(checking.as(cleo), id)).toHaveLength(4);
    const { data, ...refused } = await askHistory(checking.as(former), id);
    expect([data, codes(refused)]).toEqual([{ artifactHistory: null }, ['UNAUTHENTICATED']]);
  });

  it('does not see who hid an own artifact', async () => {
    // A write would be refused, so the artifact gets its owner here.
    const { id } = await checking.as(ada).add();
    await checking.as(former).run('{ viewer { uid } }');
    await checking.dataSource.query(
      `UPDATE "artifacts" SET "ownerUid" = '${former.uid}' WHERE "id" = ${id}`,
    );
    await hide(id);
    const own = '{ viewer { hiddenArtifacts { edges { node { id hiddenBy } } } } }';
    const { data, ...refused } = await checking.as(former).run(own);
    expect(data.viewer.hiddenArtifacts.edges).toEqual([{ node: { id, hiddenBy: null } }]);
    expect(codes(refused)).toEqual(['UNAUTHENTICATED']);
  });
});
