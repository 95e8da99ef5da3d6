import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { readHistory, restoreVersion } from '../support/history';
import { Material1799000000000 as OnPostgres } from './example-field/material.postgres';
import { Material1799000000000 as OnSqlite } from './example-field/material.sqlite';

// The property that the recipe adds to the class.
jest.mock('../../server/catalogue/artifacts/artifact-fields', () =>
  jest
    .requireActual('./example-field/material')
    .withMaterial(jest.requireActual('../../server/catalogue/artifacts/artifact-fields')),
);

let catalogue: TestCatalogue;
let id: string;
beforeAll(async () => {
  catalogue = await startCatalogue({ cache: true });
  const Migration = globalThis.testEngine === 'postgres' ? OnPostgres : OnSqlite;
  await new Migration().up(catalogue.dataSource.createQueryRunner());
  ({ id } = await catalogue.as(ada).add({ material: 'Bronze' }));
});
afterAll(() => catalogue.stop());

async function material(): Promise<string | null> {
  const { data } = await catalogue.visitor.run(
    'query ($id: ID!) { artifact(id: $id) { material } }',
    { id },
  );
  return data.artifact.material;
}

// docs/recipes/add-a-field.md
describe('a field that is added by a property and a migration', () => {
  it('is written and read', async () => {
    expect(await material()).toBe('Bronze');
  });

  it('is unchanged by an update that leaves it out', async () => {
    await catalogue.as(ada).update(id, { artifactName: 'Mirror' });
    expect(await material()).toBe('Bronze');
  });

  it('is in the history, and comes back with a version', async () => {
    await catalogue.as(ada).update(id, { material: 'Copper' });
    const [latest, before] = (await readHistory(catalogue.as(ada), id)) ?? [];
    const changes = [{ field: 'material', before: 'Bronze', after: 'Copper' }];
    expect(latest?.changes).toEqual(expect.arrayContaining(changes));
    await restoreVersion(catalogue.as(ada), id, before?.id);
    expect(await material()).toBe('Bronze');
  });
});
