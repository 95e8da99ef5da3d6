import { ada, ben, codes, startCatalogue, type TestCatalogue } from '../support/catalogue';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

const VIEW = `mutation ($id: ID!) {
  recordView(artifactId: $id) { artifact { id viewCount updatedAt } } }`;

async function view(caller: TestCatalogue['visitor'], id: string): Promise<number> {
  const { data, errors } = await caller.run(VIEW, { id });
  expect(errors).toEqual([]);
  expect(data.recordView.artifact.id).toBe(id);
  return data.recordView.artifact.viewCount;
}

test('a member’s view counts once a day', async () => {
  const { id, updatedAt } = await catalogue.as(ada).add();
  expect(await view(catalogue.as(ben), id)).toBe(1);
  expect(await view(catalogue.as(ben), id)).toBe(1);
  expect(await view(catalogue.as(ada), id)).toBe(2);

  // Moves all views to an earlier day.
  await catalogue.dataSource.query(`UPDATE "artifact_views" SET "day" = '2020-01-01'`);
  expect(await view(catalogue.as(ben), id)).toBe(3);
  expect(await view(catalogue.as(ben), id)).toBe(3);
  expect(await catalogue.visitor.read(id)).toMatchObject({ viewCount: 3, updatedAt });
});

test('simultaneous views of one member count once', async () => {
  const { id } = await catalogue.as(ada).add();
  await Promise.all(Array.from({ length: 20 }, () => view(catalogue.as(ben), id)));
  expect((await catalogue.visitor.read(id)).viewCount).toBe(1);
});

test('a view of a deleted artifact is NOT_FOUND', async () => {
  const { id } = await catalogue.as(ada).add();
  await catalogue.as(ada).delete(id);
  expect(codes(await catalogue.as(ben).run(VIEW, { id }))).toEqual(['NOT_FOUND']);
});

test('views are deleted with the artifact', async () => {
  const { id } = await catalogue.as(ada).add();
  await view(catalogue.as(ben), id);
  await catalogue.as(ada).delete(id);
  const rows: unknown[] = await catalogue.dataSource.query(
    `SELECT 1 FROM "artifact_views" WHERE "artifactId" = ${Number(id)}`,
  );
  expect(rows).toEqual([]);
});
