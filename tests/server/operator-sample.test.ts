import { prepareDatabase } from '../../server/composition/prepare-database';
import type { Database } from '../../server/database/database';
import { parseEnvironment } from '../../server/base/env';
import { performAct } from '../../server/database/perform-act';
import { listActs } from '../../server/operator/listing';
import { expectNoSample, loadSample, removeSample } from '../../server/operator/sample-catalogue';
import { sampleArtifacts } from '../../server/operator/sample/sample-artifacts';
import { sampleMembers } from '../../server/operator/sample/sample-members';
import { member, startCatalogue, type TestCatalogue, type TestMember } from '../support/catalogue';
import { createTestDatabase, type TestDatabase } from '../support/engine';
import { expectExact } from '../support/exact';
import { openExisting } from '../support/open-database';
import { operatorOf } from '../support/operator-acts';
import { builtInRecord } from '../support/record';

const SIZE = sampleArtifacts.length;

/** Does what a process does to the database before it serves. @returns what it printed */
async function prepare(location: TestDatabase, sampleCatalogue: boolean): Promise<string> {
  const lines: string[] = [];
  const { dataDir, databaseUrl } = location;
  const environment = { ...parseEnvironment({}), dataDir, databaseUrl, sampleCatalogue };
  await prepareDatabase(environment, (line) => lines.push(line));
  return lines.join('\n');
}

const load = (operator: Database) =>
  performAct(operator, 'sample-load', ['sample'], (runner) => loadSample(runner, builtInRecord));
const removeFrom = (operator: Database) =>
  performAct(operator, 'sample-remove', ['sample'], (runner) => removeSample(operator, runner));

describe('the start of a process', () => {
  let location: TestDatabase;
  beforeEach(async () => {
    location = await createTestDatabase();
  });
  afterEach(() => location.remove());

  const count = async (table: 'artifacts' | 'members') => {
    const { dataSource } = await openExisting(location);
    const [row] = await dataSource.query(`SELECT count(*) AS "n" FROM "${table}"`);
    await dataSource.destroy();
    return Number(row.n);
  };

  it('leaves an empty database empty, unless the sample catalogue is wanted', async () => {
    expect(await prepare(location, false)).not.toContain('sample catalogue');
    expect([await count('artifacts'), await count('members')]).toEqual([0, 0]);
    expect(await prepare(location, true)).toContain(
      `Loaded the sample catalogue: ${SIZE} artifacts.`,
    );
    expect([await count('artifacts'), await count('members')]).toEqual([
      SIZE,
      sampleMembers.length,
    ]);
    expect(await prepare(location, true)).not.toContain('sample catalogue');
    expect(await count('artifacts')).toBe(SIZE);
  });

  it('does not bring back a sample catalogue that an operator has removed', async () => {
    await prepare(location, true);
    const operator = await openExisting(location);
    await removeFrom(operator);
    await operator.dataSource.destroy();
    expect([await count('artifacts'), await count('members')]).toEqual([0, 0]);
    expect(await prepare(location, true)).not.toContain('sample catalogue');
    expect(await count('artifacts')).toBe(0);
  });
});

describe('the sample catalogue of an operator', () => {
  let catalogue: TestCatalogue;
  let operator: Database;
  beforeAll(async () => {
    catalogue = await startCatalogue({ cache: false });
    operator = await openExisting(catalogue.location);
  });
  afterAll(async () => {
    await operator.dataSource.destroy();
    await catalogue.stop();
  });

  const exact = () => expectExact(catalogue.dataSource, catalogue.visitor, ['mask', 'ma', 'x']);
  const total = async () =>
    (await catalogue.visitor.run('{ artifacts { totalCount } }')).data.artifacts.totalCount;
  const sampleId = async (offset = 0) => {
    const [row] = await operator.dataSource.query(
      `SELECT "id" FROM "artifacts" WHERE "ownerUid" LIKE 'sample-%'
        ORDER BY "id" LIMIT 1 OFFSET ${offset}`,
    );
    return String(row.id);
  };
  const rows = async (table: string, column: string) => {
    const [row] = await operator.dataSource.query(
      `SELECT count(*) AS "n" FROM "${table}" WHERE "${column}" LIKE 'sample-%'`,
    );
    return Number(row.n);
  };

  it('is added to the artifacts of members, once', async () => {
    const { id } = await catalogue.as(member(1)).add({ artifactName: 'A real mask' });
    expect(await load(operator)).toBe(`The sample catalogue is loaded: ${SIZE} artifacts.`);
    expect(await total()).toBe(SIZE + 1);
    expect(await catalogue.visitor.read(id)).toMatchObject({ artifactName: 'A real mask' });
    const acts = await listActs(operator, 1);
    expect(acts.split('\n')[1]).toMatch(/ sample-load +sample$/);

    const again = 'The sample catalogue, or a part of it, is loaded already.';
    await expect(expectNoSample(operator.dataSource)).rejects.toThrow(again);
    await expect(load(operator)).rejects.toThrow(again);
    expect(await total()).toBe(SIZE + 1);
    expect(await listActs(operator, 1)).toBe(acts);
    await exact();
    await removeFrom(operator);
  });

  it('is removed whole, hidden artifacts and the likes and views of members included', async () => {
    await load(operator);
    const before = await total();
    const liked = await sampleId();
    const hidden = await sampleId(1);
    for (const id of [liked, hidden]) {
      await catalogue.as(member(1)).like(id);
      const view = `mutation { recordView(artifactId: "${id}") { __typename } }`;
      await catalogue.as(member(1)).run(view);
    }
    await operatorOf(operator).hide(hidden);
    const { id: own } = await catalogue.as(member(1)).add({ artifactName: 'Another real mask' });
    await catalogue.as(member(2)).like(own);

    expect(await removeFrom(operator)).toBe(`The sample catalogue is removed: ${SIZE} artifacts.`);
    expect(await total()).toBe(before - SIZE + 1);
    expect(await catalogue.visitor.read(own)).toMatchObject({ likeCount: 1 });
    const lists = await catalogue
      .as(member(1))
      .run('{ viewer { artifacts { totalCount } likedArtifacts { totalCount } } }');
    expect(lists.data.viewer.likedArtifacts.totalCount).toBe(0);
    expect(lists.data.viewer.artifacts.totalCount).toBeGreaterThan(0);
    expect(await operator.dataSource.query('SELECT * FROM "hidden_artifacts"')).toEqual([]);
    expect(await operator.dataSource.query('SELECT * FROM "hidden_likes"')).toEqual([]);
    expect([await rows('members', 'uid'), await rows('likes', 'memberUid')]).toEqual([0, 0]);
    await exact();
    await expect(removeFrom(operator)).rejects.toThrow('The sample catalogue is not loaded.');
  });

  it('is removed without what members of the same name or address added', async () => {
    await load(operator);
    const [{ email, displayName }] = sampleMembers;
    const namesake: TestMember = { uid: 'real-nadia', email, displayName };
    const { id } = await catalogue.as(namesake).add({ artifactName: 'Of a namesake' });
    await removeFrom(operator);
    expect(await catalogue.visitor.read(id)).toMatchObject({ userName: displayName });
    await catalogue.as(namesake).delete(id);
  });

  it('is removed without a sample member who has signed in, and what is theirs', async () => {
    await load(operator);
    const [real] = sampleMembers;
    const shared = sampleArtifacts.filter(({ addedBy }) => addedBy === real.uid).length;
    const { id } = await catalogue.as(real).add({ artifactName: 'Of a sample member' });
    expect(await removeFrom(operator)).toBe(
      `The sample catalogue is removed: ${SIZE - shared} artifacts.\n` +
        `Kept, because they have signed in: ${real.uid}.`,
    );
    const lists = await catalogue.as(real).run('{ viewer { artifacts { totalCount } } }');
    expect(lists.data.viewer.artifacts.totalCount).toBe(shared + 1);
    expect(await catalogue.visitor.read(id)).toMatchObject({ userName: real.displayName });
    await expect(removeFrom(operator)).rejects.toThrow('The sample catalogue is not loaded.');
    await expect(load(operator)).rejects.toThrow('is loaded already');
    await exact();
  });
});
