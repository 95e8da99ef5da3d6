import { performAct } from '../../server/database/perform-act';
import { loadSample } from '../../server/operator/sample-catalogue';
import { ada, ben, codes, member } from '../support/catalogue';
import { type Change, endOfChanges, readChanges } from '../support/mirror';
import { actHeardBy, operatorHeardBy } from '../support/heard-acts';
import { recordQueries } from '../support/queries';
import { type ServingProcess, startServingProcesses, stopAll } from '../support/serving-process';
import { builtInRecord } from '../support/record';

let processes: [ServingProcess, ...ServingProcess[]];
let catalogue: ServingProcess['catalogue'];
let operator: ReturnType<typeof operatorHeardBy>;
beforeAll(async () => {
  processes = await startServingProcesses();
  ({ catalogue } = processes[0]);
  operator = operatorHeardBy(processes);
});
afterAll(() => stopAll(processes));

const end = () => endOfChanges(catalogue.visitor);

/** What a write adds, as visitors see it. */
async function changesOf(write: () => Promise<unknown>): Promise<Change[]> {
  const after = await end();
  await write();
  return (await readChanges(catalogue.visitor, { first: 100, after })).changes;
}
const kindsOf = async (write: () => Promise<unknown>) =>
  (await changesOf(write)).map(({ kind, artifactId }) => [kind, artifactId]);

describe('a change', () => {
  it('has its time, kind and artifact as it is now, the oldest change first', async () => {
    const before = Date.now() - 1;
    let id = '';
    const changes = await changesOf(async () => {
      ({ id } = await catalogue.as(ada).add({ artifactName: 'Old' }));
      await catalogue.as(ada).update(id, { artifactName: 'New' });
    });
    const artifact = expect.objectContaining({ id, artifactName: 'New', userName: 'Ada Ashby' });
    const changedAt = expect.any(String);
    expect(changes).toEqual([
      { changedAt, kind: 'ADDED', artifactId: id, artifact },
      { changedAt, kind: 'UPDATED', artifactId: id, artifact },
    ]);
    for (const { changedAt } of changes) {
      expect(new Date(changedAt).getTime()).toBeGreaterThanOrEqual(before - 60_000);
    }
  });

  it('of a deleted artifact has none, and a like or a view is no change', async () => {
    let id = '';
    const changes = await changesOf(async () => {
      ({ id } = await catalogue.as(ada).add());
      await catalogue.as(ben).like(id);
      await catalogue.as(ben).run(`mutation { recordView(artifactId: "${id}") { __typename } }`);
      await catalogue.as(ada).delete(id);
    });
    expect(changes.map(({ kind, artifact }) => [kind, artifact])).toEqual([
      ['ADDED', null],
      ['DELETED', null],
    ]);
  });

  it('is none where a write is refused, or only columns that are derived change', async () => {
    const { id } = await catalogue.as(ada).add();
    const changes = await changesOf(async () => {
      await catalogue.as(ben).update(id, { artifactName: 'Mine' });
      await catalogue.as(ben).delete(id);
      await catalogue.as(ada).update(id, { artifactName: ' ' });
      const past = '2001-01-01T00:00:00.000Z';
      await catalogue.as(ada).updateBasedOn(past, id, { artifactName: 'Too late' });
      await catalogue.dataSource.query(
        `UPDATE "artifacts" SET "madeEdtf" = '0079', "artifactNameNormalized" = 'x' WHERE "id" = ${id}`,
      );
    });
    expect(changes).toEqual([]);
  });

  it('names nobody, and no address even for members', async () => {
    const after = await end();
    await catalogue.as(ada).add();
    const query = `query ($after: String) { artifactChanges(after: $after) {
      edges { node { kind artifact { userEmail } } } } }`;
    const { data } = await catalogue.as(ben).run(query, { after });
    expect(data.artifactChanges.edges).toEqual([
      { node: { kind: 'ADDED', artifact: { userEmail: null } } },
    ]);
    const fields = await catalogue.visitor.run(
      '{ __type(name: "ArtifactChange") { fields { name } } }',
    );
    const names = fields.data.__type.fields.map(({ name }: { name: string }) => name);
    expect(names.sort()).toEqual(['artifact', 'artifactId', 'changedAt', 'kind']);
  });

  it('of hiding looks like a deletion, of showing again like an addition', async () => {
    const { id } = await catalogue.as(ada).add();
    expect(await kindsOf(() => operator.hide(id))).toEqual([['DELETED', id]]);
    expect(await kindsOf(() => operator.show(id))).toEqual([['ADDED', id]]);
  });

  it('is not seen when a hidden artifact is deleted for good', async () => {
    const { id } = await catalogue.as(ada).add();
    await operator.hide(id);
    expect(await kindsOf(() => operator.remove(id))).toEqual([]);
    expect(await kindsOf(() => operator.restore(id))).toEqual([['ADDED', id]]);
  });

  it('of each artifact tells of the erasure of a member, whose name it no longer shows', async () => {
    const leaving = member(71);
    const [one, two, hidden] = [
      await catalogue.as(leaving).add(),
      await catalogue.as(leaving).add(),
      await catalogue.as(leaving).add(),
    ];
    await operator.hide(hidden.id);
    const changes = await changesOf(() => operator.erase(leaving));
    expect(changes.map(({ kind, artifact }) => [kind, artifact?.['userName']])).toEqual([
      ['UPDATED', 'Former member'],
      ['UPDATED', 'Former member'],
    ]);
    expect(changes.map(({ artifactId }) => artifactId)).toEqual([one.id, two.id]);
  });

  it('of an erasure is none in the history, whose versions stay', async () => {
    const leaving = member(72);
    const { id } = await catalogue.as(leaving).add({ artifactName: 'First' });
    await catalogue.as(leaving).update(id, { artifactName: 'Second' });
    await operator.erase(leaving);
    const query = `{ artifactHistory(artifactId: "${id}") {
      edges { node { kind isCurrent changes { before after } } } } }`;
    const { data } = await catalogue.as(ben).run(query);
    const nodes = data.artifactHistory.edges.map(({ node }: { node: object }) => node);
    const changes = [{ before: 'First', after: 'Second' }];
    expect(nodes).toEqual([
      { kind: 'UPDATED', isCurrent: true, changes },
      { kind: 'ADDED', isCurrent: false, changes: [] },
    ]);
  });

  it('tells of each artifact of the sample catalogue', async () => {
    const kinds = await kindsOf(() =>
      actHeardBy(processes, () =>
        performAct(catalogue.database, 'sample-load', ['sample'], (runner) =>
          loadSample(runner, builtInRecord),
        ),
      ),
    );
    const { data } = await catalogue.visitor.run('{ artifacts { totalCount } }');
    expect(kinds.length).toBeGreaterThan(50);
    expect(data.artifacts.totalCount).toBeGreaterThanOrEqual(kinds.length);
    expect(new Set(kinds.map(([kind]) => kind))).toEqual(new Set(['ADDED']));
  });
});

describe('a page of changes', () => {
  it('without changes tells where it stands, and what comes later follows it', async () => {
    const after = await end();
    const empty = await readChanges(catalogue.visitor, { after });
    expect(empty.changes).toEqual([]);
    expect(empty.pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: true,
      startCursor: null,
      endCursor: after,
    });
    const { id } = await catalogue.as(ada).add();
    const next = await readChanges(catalogue.visitor, { after: empty.pageInfo.endCursor });
    expect(next.changes.map(({ artifactId }) => artifactId)).toEqual([id]);
    expect(next.pageInfo.endCursor).toBe(next.cursors[0]);
  });

  it.each([
    ['first: 0', 'first'],
    ['first: 101', 'first'],
    ['after: "x"', 'after'],
    ['after: "WyJSRVZJU0lPTiIsMV0"', 'after'],
  ])('refuses (%s)', async (page, field) => {
    const answer = await catalogue.visitor.run(
      `{ artifactChanges(${page}) { pageInfo { endCursor } } }`,
    );
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
    expect(Object.keys(answer.errors[0].extensions.fields)).toEqual([field]);
  });

  it('reads no artifact that is not asked for', async () => {
    const queries = recordQueries(catalogue.dataSource);
    await catalogue.visitor.run('{ artifactChanges(first: 3) { edges { node { kind } } } }');
    // A process also polls the acts of the operator.
    const aboutArtifacts = queries.filter(({ sql }) => sql.includes('"artifact'));
    expect(aboutArtifacts).toHaveLength(1);
  });
});
