import { Table } from 'typeorm';
import { ada, codes, startCatalogue, type TestCatalogue } from '../support/catalogue';

// The one line outside the feature's folder: its entry in server/composition/features.ts.
jest.mock('../../server/composition/features', () => {
  const actual = jest.requireActual('../../server/composition/features');
  const { noteFeature } = jest.requireActual('./example-feature/note.feature');
  return {
    ...actual,
    features: [...actual.features, noteFeature],
    entities: [...actual.entities, ...noteFeature.entities],
  };
});

/** What the feature's migrations create, alike on both engines. */
const notes = new Table({
  name: 'notes',
  columns: [
    {
      ...{ name: 'id', type: 'integer', isPrimary: true, isGenerated: true },
      generationStrategy: 'increment',
    },
    { name: 'artifactId', type: 'integer' },
    { name: 'memberUid', type: 'text' },
    { name: 'text', type: 'text' },
    { name: 'writtenAt', type: 'bigint' },
  ],
  foreignKeys: [
    {
      columnNames: ['artifactId'],
      referencedTableName: 'artifacts',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

let catalogue: TestCatalogue;
let id: string;
beforeAll(async () => {
  catalogue = await startCatalogue({ cache: true });
  await catalogue.dataSource.createQueryRunner().createTable(notes);
  ({ id } = await catalogue.as(ada).add());
});
afterAll(() => catalogue.stop());

const write = (caller: TestCatalogue['visitor'], artifactId: string, text: string) =>
  caller.run(
    'mutation ($artifactId: ID!, $text: String!) { writeNote(artifactId: $artifactId, text: $text) { text } }',
    { artifactId, text },
  );
const read = async () => {
  const { data } = await catalogue.visitor.run(
    'query ($id: ID!) { artifact(id: $id) { notes { text } } }',
    { id },
  );
  return data.artifact.notes.map(({ text }: { text: string }) => text);
};

describe('an entity that follows the recipe', () => {
  it('has the table that its class declares', async () => {
    const { upQueries } = await catalogue.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('is written by members and read by everybody, past the response cache', async () => {
    for (let n = 0; n < 2; n += 1) expect(await read()).toEqual([]);
    const { data } = await write(catalogue.as(ada), id, 'Worn at the rim.');
    expect(data.writeNote.text).toBe('Worn at the rim.');
    expect(await read()).toEqual(['Worn at the rim.']);
  });

  it('is read by one statement for a list', async () => {
    await catalogue.as(ada).add({ artifactName: 'Another' });
    const statements: string[] = [];
    catalogue.dataSource.subscribers.push({
      beforeQuery: ({ query }) => void statements.push(query),
    });
    await catalogue.visitor.run('{ artifacts { edges { node { id notes { text } } } } }');
    expect(statements.filter((query) => query.includes('"notes"'))).toHaveLength(1);
  });

  it('is under the rights and errors of the product', async () => {
    expect(codes(await write(catalogue.visitor, id, 'Nobody'))).toEqual(['UNAUTHENTICATED']);
    expect(codes(await write(catalogue.as(ada), '99999', 'Nowhere'))).toEqual(['NOT_FOUND']);
  });
});
