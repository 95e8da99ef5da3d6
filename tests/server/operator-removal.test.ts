import { performAct } from '../../server/database/perform-act';
import { listActs } from '../../server/operator/listing';
import type { TestCatalogue } from '../support/catalogue';
import { onPostgres } from '../support/only-on';
import { type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';
import { untilWaitingForLock } from '../support/wait-until';

let fixture: OperatedCatalogue;
let catalogue: TestCatalogue;
beforeAll(async () => {
  fixture = await startOperatedCatalogue();
  ({ catalogue } = fixture);
});
afterAll(() => fixture.stop());

describe('removing an artifact', () => {
  // The writers of SQLite take turns.
  onPostgres('waits for another act on it that is under way', async () => {
    const { dataSource } = catalogue;
    const id = await fixture.addLiked();
    await fixture.hide(id);
    // Showing waits for this row when it has read the hidden artifact, and before it is shown.
    const counting = dataSource.createQueryRunner();
    await counting.startTransaction();
    await counting.query('SELECT 1 FROM "artifact_type_counts" FOR UPDATE');
    const showing = fixture.show(id);
    await untilWaitingForLock(dataSource);
    const removing = fixture.remove(id);
    await Promise.race([removing, untilWaitingForLock(dataSource, 2)]);
    await counting.commitTransaction();
    await counting.release();
    await Promise.all([showing, removing]);
    expect(await catalogue.visitor.read(id)).toBeNull();
    await fixture.expectExact();
  });

  it.each([
    ['that is shown', false],
    ['that is hidden', true],
  ])('%s deletes it for good', async (_what, hidden) => {
    const id = await fixture.addLiked();
    if (hidden) await fixture.hide(id);
    expect(await fixture.remove(id)).toBe(`Artifact ${id} is removed.`);
    await expect(fixture.show(id)).rejects.toThrow(`There is no artifact ${id}.`);
    const left = ['likes', 'artifact_views', 'hidden_likes', 'hidden_views'].map(
      (table) => `SELECT "artifactId" FROM "${table}" WHERE "artifactId" = ${id}`,
    );
    expect(await fixture.operator.dataSource.query(left.join(' UNION ALL '))).toEqual([]);
    await fixture.expectExact();
  });
});

describe('removing several artifacts', () => {
  it('deletes them all, shown and hidden, and logs each', async () => {
    const ids = [await fixture.addLiked(), await fixture.addLiked(), await fixture.addLiked()];
    const [hidden = ''] = ids;
    await fixture.hide(hidden);
    expect(await fixture.remove(...ids)).toBe('3 artifacts are removed.');
    for (const id of ids) {
      expect(await catalogue.visitor.read(id)).toBeNull();
      await expect(fixture.show(id)).rejects.toThrow(`There is no artifact ${id}.`);
    }
    const acts = (await listActs(fixture.operator, 3)).split('\n').slice(1);
    expect(acts.map((line) => line.split(/ +/).slice(1))).toEqual(
      ids.map((id) => ['remove', id]).reverse(),
    );
    await fixture.expectExact();
  });

  it('deletes none of them when one does not exist', async () => {
    const ids = [await fixture.addLiked(), await fixture.addLiked()];
    const acts = await listActs(fixture.operator, 1);
    await expect(fixture.remove(...ids, '9000', '9001')).rejects.toThrow(
      'There is no artifact 9000, 9001.',
    );
    for (const id of ids) expect(await catalogue.visitor.read(id)).toMatchObject({ likeCount: 4 });
    expect(await listActs(fixture.operator, 1)).toBe(acts);
    await fixture.remove(...ids);
  });

  it('names ten of the artifacts that do not exist, and counts the others', async () => {
    const missing = Array.from({ length: 40_000 }, (_, n) => String(100_000 + n));
    await expect(fixture.remove(...missing)).rejects.toThrow(
      /^There is no artifact 100000, .*, 100009 \(and 39990 others\)\.$/,
    );
  });

  it('logs more of them than one statement has room for', async () => {
    const ids = Array.from({ length: 25_000 }, (_, n) => String(n));
    await performAct(fixture.operator, 'remove', ids, async () => 'done');
    expect(await listActs(fixture.operator, 1)).toMatch(/ remove +24999$/);
  });
});
