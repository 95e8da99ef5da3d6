import { OperatorAct } from '../../server/database/operator-act.entity';
import { ImportedArtifact } from '../../server/operator/import/imported-artifact.entity';
import { ada, ben, codes, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { readHistory } from '../support/history';
import { operatorOf } from '../support/operator-acts';
import { findMember, transfer } from '../support/roles';

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
const handOver = async (from: string, to: string) =>
  transfer(catalogue.as(mara), await idOf(from), await idOf(to));
const download = async (who: typeof ada) =>
  (await (await catalogue.as(who).fetch('GET', '/account/data')).json()) as Record<string, any[]>;

it('gives public and hidden artifacts to the other, each with a change that says so', async () => {
  const shown = await catalogue.as(ada).add({ artifactName: 'Shown' });
  const hidden = await catalogue.as(ada).add({ artifactName: 'Hidden' });
  await catalogue.as(ben).like(shown.id);
  await operatorOf(catalogue.database).hide(hidden.id);
  // A cached response names the former owner.
  for (let n = 0; n < 3; n += 1) await catalogue.visitor.read(shown.id);

  const { data } = await handOver('Ada', 'Ben');
  expect(data.transferArtifacts).toEqual({ transferredCount: 2 });
  const now = await catalogue.visitor.read(shown.id);
  expect(now).toMatchObject({ userName: 'Ben Booth', likeCount: 1, addedAt: shown.addedAt });
  expect(now.updatedAt > shown.updatedAt).toBe(true);
  expect((await readHistory(catalogue.as(ada), shown.id))?.[0]).toMatchObject({
    ...{ kind: 'UPDATED', userName: 'Mara Moss', isCurrent: true },
    changes: [{ field: 'userName', before: 'Ada Ashby', after: 'Ben Booth' }],
  });
  expect(await findMember(catalogue.as(mara), 'Ada')).toMatchObject({ artifactCount: 0 });

  expect(codes(await catalogue.as(ada).update(shown.id))).toEqual(['FORBIDDEN']);
  expect(codes(await catalogue.as(ada).delete(shown.id))).toEqual(['FORBIDDEN']);
  expect(codes(await catalogue.as(ben).update(shown.id, { artifactName: 'Mine' }))).toEqual([]);
  const own = '{ viewer { hiddenArtifacts { edges { node { id artifactName } } } } }';
  const ofBen = await catalogue.as(ben).run(own);
  expect(ofBen.data.viewer.hiddenArtifacts.edges).toMatchObject([{ node: { id: hidden.id } }]);
  const ofAda = await catalogue.as(ada).run(own);
  expect(ofAda.data.viewer.hiddenArtifacts.edges).toEqual([]);

  await operatorOf(catalogue.database).show(hidden.id);
  expect(await catalogue.visitor.read(hidden.id)).toMatchObject({ userName: 'Ben Booth' });
  expect((await readHistory(catalogue.as(ada), hidden.id))?.[0]).toMatchObject({
    changes: [{ field: 'userName', before: 'Ada Ashby', after: 'Ben Booth' }],
  });
  const acts = await catalogue.dataSource.manager.findBy(OperatorAct, { act: 'transfer' });
  expect(acts.map(({ subject, moderatorUid }) => [subject, moderatorUid])).toEqual([
    ['ada', 'mara'],
    ['ben', 'mara'],
  ]);
});

it('is an update for programs that follow the catalogue, and hides what is hidden', async () => {
  const shown = await catalogue.as(ada).add();
  const hidden = await catalogue.as(ada).add();
  await operatorOf(catalogue.database).hide(hidden.id);
  const query = `query ($after: String) { artifactChanges(after: $after) {
    edges { node { kind artifactId } } pageInfo { endCursor } } }`;
  const { data: before } = await catalogue.visitor.run(query);
  await handOver('Ada', 'Ben');
  const { data } = await catalogue.visitor.run(query, {
    after: before.artifactChanges.pageInfo.endCursor,
  });
  expect(data.artifactChanges.edges).toEqual([{ node: { kind: 'UPDATED', artifactId: shown.id } }]);
});

it('takes the artifacts of a former member, whose old name is nowhere', async () => {
  const { id } = await catalogue.as(ada).add();
  await operatorOf(catalogue.database).erase(ada);
  expect((await handOver('Former', 'Mara')).data.transferArtifacts.transferredCount).toBe(1);
  expect((await readHistory(catalogue.as(ben), id))?.[0]?.changes).toEqual([
    { field: 'userName', before: 'Former member', after: 'Mara Moss' },
  ]);
  expect(codes(await catalogue.as(mara).update(id, { artifactName: 'Kept' }))).toEqual([]);
});

it('leaves the downloads and erasures of both complete', async () => {
  const shown = await catalogue.as(ada).add({ artifactName: 'Handed over' });
  const hidden = await catalogue.as(ada).add({ artifactName: 'Hidden' });
  await operatorOf(catalogue.database).hide(hidden.id);
  await catalogue
    .as(ada)
    .run(
      `mutation { answerHiding(artifactId: "${hidden.id}", text: "Ask my uncle.") { __typename } }`,
    );
  await catalogue.dataSource.manager.insert(ImportedArtifact, {
    ...{ ownerUid: 'ada', sourceId: 'file-1', artifactId: Number(shown.id) },
  });
  await handOver('Ada', 'Ben');

  const [ofAda, ofBen, ofMara] = [await download(ada), await download(ben), await download(mara)];
  expect(ofAda['artifacts']).toEqual([]);
  expect(ofAda['revisions']).toHaveLength(3);
  expect(ofBen['artifacts']).toHaveLength(2);
  expect(JSON.stringify(ofBen)).not.toMatch(/"ada"|"mara"|my uncle/);
  expect(ofBen['imports']).toMatchObject([{ sourceId: 'file-1' }]);
  expect(ofMara['moderation']).toMatchObject([
    { act: 'transfer', subject: null },
    { act: 'transfer', subject: null },
  ]);
  expect(JSON.stringify(ofMara)).not.toMatch(/"ada"|"ben"/);

  await operatorOf(catalogue.database).erase(ada);
  const rows = await catalogue.dataSource.query('SELECT * FROM "hidden_artifacts"');
  expect(JSON.stringify(rows)).not.toContain('my uncle');
  expect((await readHistory(catalogue.as(ben), shown.id))?.[0]?.changes).toEqual([
    { field: 'userName', before: 'Former member', after: 'Ben Booth' },
  ]);
  await operatorOf(catalogue.database).erase(ben);
  expect(await catalogue.visitor.read(shown.id)).toMatchObject({ userName: 'Former member' });
});

it('is refused for who is no member, and to oneself; nothing to hand over is no act', async () => {
  await catalogue.as(ada).add();
  const [adaId, benId] = [await idOf('Ada'), await idOf('Ben')];
  await operatorOf(catalogue.database).erase(ada);
  const former = await idOf('Former');
  const moderator = catalogue.as(mara);
  for (const [from, to] of [
    [benId, adaId],
    [benId, former],
    [adaId, benId],
    ['1', benId],
    [former, `c_${'0'.repeat(32)}`],
  ] as const) {
    expect(codes(await transfer(moderator, from, to))).toEqual(['NOT_FOUND']);
  }
  expect(codes(await transfer(moderator, benId, benId))).toEqual(['BAD_USER_INPUT']);
  const { data } = await transfer(moderator, benId, await idOf('Mara'));
  expect(data.transferArtifacts.transferredCount).toBe(0);
  expect(await catalogue.dataSource.manager.countBy(OperatorAct, { act: 'transfer' })).toBe(0);
});

it('hands over 800 artifacts in one act', async () => {
  const { id } = await catalogue.as(ada).add();
  const { columns } = catalogue.dataSource.getMetadata('Artifact');
  const names = columns.map(({ databaseName }) => `"${databaseName}"`).filter((n) => n !== '"id"');
  await catalogue.dataSource.query(`INSERT INTO "artifacts" (${names.join(', ')})
    SELECT ${names.join(', ')} FROM "artifacts" CROSS JOIN (
      WITH RECURSIVE "n"("n") AS (SELECT 1 UNION ALL SELECT "n" + 1 FROM "n" WHERE "n" < 799)
      SELECT "n" FROM "n") AS "numbers" WHERE "id" = ${id}`);
  expect((await handOver('Ada', 'Ben')).data.transferArtifacts.transferredCount).toBe(800);
  const { data } = await catalogue.as(ben).run(`{ viewer { artifacts { totalCount } } }`);
  expect(data.viewer.artifacts.totalCount).toBe(800);
});
