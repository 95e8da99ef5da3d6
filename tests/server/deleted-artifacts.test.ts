import { purgeDeleted, RESTORABLE_FOR } from '../../server/catalogue/revisions/purge-deleted';
import { ada, ben, codes, type TestCatalogue } from '../support/catalogue';
import { addChangedArtifact, readHistory, restoreVersion } from '../support/history';
import { type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';
import { readLog } from '../support/revisions';

const DAY = 24 * 3_600_000;

let fixture: OperatedCatalogue;
let catalogue: TestCatalogue;
beforeAll(async () => {
  fixture = await startOperatedCatalogue();
  ({ catalogue } = fixture);
});
afterAll(() => fixture.stop());

const changedArtifact = () => addChangedArtifact(catalogue);

describe('a deleted artifact', () => {
  it('comes back with its identifier, owner, texts, dates and history', async () => {
    const { id, first } = await changedArtifact();
    await catalogue.as(ben).like(id);
    const before = await catalogue.as(ada).read(id);
    await catalogue.as(ada).delete(id);
    expect(await catalogue.as(ada).read(id)).toBeNull();
    expect(await fixture.restore(id)).toBe(`Artifact ${id} is restored.`);
    expect(await catalogue.as(ada).read(id)).toEqual({ ...before, likeCount: 0 });
    const kinds = (await readHistory(catalogue.as(ben), id))?.map(({ kind }) => kind);
    expect(kinds).toEqual(['ADDED', 'DELETED', 'UPDATED', 'UPDATED', 'ADDED']);
    expect(codes(await restoreVersion(catalogue.as(ada), id, first))).toEqual([]);
    await fixture.expectExact();
  });

  it('comes back after the operator removed it while it was hidden', async () => {
    const { id } = await changedArtifact();
    await fixture.hide(id);
    await fixture.remove(id);
    await fixture.restore(id);
    expect(await catalogue.visitor.read(id)).toMatchObject({ artifactName: 'Third name' });
  });

  it('is restored only when it is deleted, and was there', async () => {
    const { id } = await changedArtifact();
    await expect(fixture.restore(id)).rejects.toThrow(`Artifact ${id} is not deleted`);
    await fixture.hide(id);
    await expect(fixture.restore(id)).rejects.toThrow(`Artifact ${id} is not deleted`);
    await expect(fixture.restore('999999')).rejects.toThrow('There is no artifact 999999.');
  });

  it('is gone after 30 days: the log keeps that it was deleted, without its texts', async () => {
    const { dataSource, database, writer } = catalogue;
    const [gone, hidden, shown] = [
      await changedArtifact(),
      await changedArtifact(),
      await changedArtifact(),
    ];
    await catalogue.as(ada).delete(gone.id);
    await fixture.hide(hidden.id);
    await catalogue.as(ada).delete(shown.id);
    await fixture.restore(shown.id);
    const textsOf = async ({ id }: { id: string }) =>
      (await readLog(dataSource))
        .filter(({ artifactId }) => artifactId === Number(id))
        .map(({ kind, previous }) => [kind, previous !== null]);

    await purgeDeleted(database, writer, Date.now() + RESTORABLE_FOR - DAY);
    expect(await textsOf(gone)).toContainEqual(['DELETED', true]);
    await purgeDeleted(database, writer, Date.now() + RESTORABLE_FOR + DAY);
    expect(await textsOf(gone)).toEqual([
      ['ADDED', false],
      ['UPDATED', false],
      ['UPDATED', false],
      ['DELETED', false],
    ]);
    expect(await textsOf(hidden)).toContainEqual(['DELETED', true]);
    expect(await textsOf(shown)).toContainEqual(['DELETED', true]);
    await expect(fixture.restore(gone.id)).rejects.toThrow('more than 30 days ago');
  });

  it('deleted again less than 30 days ago keeps its texts', async () => {
    const { dataSource, database, writer } = catalogue;
    const { id } = await changedArtifact();
    await catalogue.as(ada).delete(id);
    await dataSource.query(
      `UPDATE "artifact_revisions" SET "changedAt" = ${Date.now() - RESTORABLE_FOR - DAY}
        WHERE "artifactId" = ${id}`,
    );
    await expect(fixture.restore(id)).rejects.toThrow('more than 30 days ago');
    await dataSource.query(
      `UPDATE "artifact_revisions" SET "changedAt" = ${Date.now() - DAY}
        WHERE "artifactId" = ${id} AND "kind" = 'DELETED'`,
    );
    await purgeDeleted(database, writer);
    await fixture.restore(id);
    expect(await catalogue.visitor.read(id)).toMatchObject({ artifactName: 'Third name' });
  });
});
