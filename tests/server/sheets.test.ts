import { ArtifactWriter } from '../../server/catalogue/artifacts/artifact-writer.service';
import { StoredSheet } from '../../server/exchange/sheets/sheet.entity';
import { ada, ben, codes, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { readHistory } from '../support/history';
import {
  applied,
  applySheet,
  csvOf,
  csvOfNew,
  findSheet,
  giveSheet,
  inState,
  matchSheet,
  rowsOf,
  undone,
  undoSheet,
} from '../support/sheets';
import { waitUntil } from '../support/wait-until';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

const asAda = () => catalogue.as(ada);

describe('a sheet that is given', () => {
  it('says what each row would do, and writes nothing', async () => {
    const { id } = await asAda().add({ artifactName: 'Mirror' });
    const other = await catalogue.as(ben).add({ artifactName: 'Comb' });
    const before = await readChanges();
    const sheet = await giveSheet(
      asAda(),
      csvOf(
        ['id', 'Artifact Name', 'description', 'Colour'],
        [id, 'Mirror of bronze', 'Round.', 'green'],
        [id, '', '', 'red'],
        [other.id, 'Comb of bone', '', ''],
        ['999999', 'Comb of bone', '', ''],
      ),
    );
    expect(sheet).toMatchObject({
      ...{ name: 'finds.csv', state: 'READY' },
      counts: { new: 0, changed: 1, same: 0, wrong: 3, applied: 0, kept: 0 },
    });
    expect(sheet.columns.map(({ heading, field }) => [heading, field])).toEqual([
      ...[
        ['id', 'id'],
        ['Artifact Name', 'artifactName'],
        ['description', 'description'],
      ],
      ['Colour', null],
    ]);
    const [first, repeated, foreign, unknown] = await rowsOf(asAda(), sheet.id);
    expect(first).toEqual({
      ...{ line: 2, kind: 'CHANGED', artifact: { id, artifactName: 'Mirror' }, problems: [] },
      changes: [
        { field: 'artifactName', before: 'Mirror', after: 'Mirror of bronze' },
        { field: 'description', before: null, after: 'Round.' },
      ],
    });
    expect(repeated?.problems).toEqual([
      { field: null, message: 'Row 2 is about the same artifact.' },
    ]);
    expect(foreign?.problems).toEqual(unknown?.problems);
    expect(await readChanges()).toEqual(before);
    expect((await asAda().read(id)).artifactName).toBe('Mirror');
  });

  it('is found by its member alone', async () => {
    const { id } = await giveSheet(asAda(), csvOfNew({}));
    expect(await findSheet(catalogue.as(ben), id)).toBeNull();
    expect(await findSheet(catalogue.visitor, id)).toBeNull();
    expect(codes(await applySheet(catalogue.as(ben), id))).toEqual(['NOT_FOUND']);
    expect(codes(await matchSheet(catalogue.as(ben), id, []))).toEqual(['NOT_FOUND']);
    expect(codes(await undoSheet(catalogue.visitor, id))).toEqual(['UNAUTHENTICATED']);
  });

  it('is looked at again when its columns give something else', async () => {
    const { id, counts } = await giveSheet(
      asAda(),
      csvOfNew({ artifactName: 'Cup' }).replace('artifactName', 'Title'),
    );
    expect(counts).toMatchObject({ new: 0, wrong: 1 });
    const { data } = await matchSheet(asAda(), id, [{ index: 0, field: 'artifactName' }]);
    expect(data.matchSheet.sheet.counts).toMatchObject({ new: 1, wrong: 0 });
    for (const columns of [
      [{ index: 99, field: 'artifactName' }],
      [{ index: 0, field: 'ownerUid' }],
      [{ index: 1, field: 'artifactName' }],
    ]) {
      expect(codes(await matchSheet(asAda(), id, columns))).toEqual(['BAD_USER_INPUT']);
    }
  });
});

describe('a sheet that is applied', () => {
  it('adds and changes artifacts with one entry of the history each, which names it', async () => {
    const { id } = await asAda().add({ artifactName: 'Bowl', description: 'Of clay.' });
    const { headings, rows } = { headings: 'id,description', rows: `${id},[empty]` };
    const change = await giveSheet(asAda(), `${headings}\n${rows}\n`, { name: 'Bowls' });
    const { counts } = await applied(asAda(), change.id);
    expect(counts).toMatchObject({ changed: 1, applied: 1 });
    expect(await asAda().read(id)).toMatchObject({ artifactName: 'Bowl', description: null });
    const sheet = await giveSheet(asAda(), csvOfNew({ artifactName: 'Ladle' }), { name: 'Ladles' });
    await applied(asAda(), sheet.id);
    const [row] = await rowsOf(asAda(), sheet.id);
    expect(row?.artifact?.artifactName).toBe('Ladle');
    expect(await sheetsIn(id)).toEqual(['Bowls', null]);
    expect(await sheetsIn(row?.artifact?.id ?? '')).toEqual(['Ladles']);
  });

  it('refuses to be applied or matched once more', async () => {
    const { id } = await giveSheet(asAda(), csvOfNew({}));
    await applied(asAda(), id);
    expect(codes(await applySheet(asAda(), id))).toEqual(['BAD_USER_INPUT']);
    expect(codes(await matchSheet(asAda(), id, []))).toEqual(['BAD_USER_INPUT']);
  });

  it('leaves out what became wrong since the look', async () => {
    const { id } = await asAda().add({ artifactName: 'Jug' });
    const sheet = await giveSheet(asAda(), csvOf(['id', 'description'], [id, 'Blue.']));
    await asAda().update(id, { artifactName: 'Jug', description: 'Green.' });
    const { counts } = await applied(asAda(), sheet.id);
    expect(counts).toMatchObject({ changed: 0, wrong: 1, applied: 0 });
    expect((await asAda().read(id)).description).toBe('Green.');
  });
});

it('a sheet that cannot be written for now does not keep those of others waiting', async () => {
  const log: string[] = [];
  const logTo = { write: (line: string) => void log.push(line) };
  const one = await startCatalogue({ logLevel: 'error', logTo });
  const isPostgres = one.dataSource.options.type === 'postgres';
  const full = Object.assign(new Error('No room.'), { code: isPostgres ? '53100' : 'SQLITE_FULL' });
  const { id } = await one.as(ben).add({ artifactName: 'Comb' });
  const adding = jest.spyOn(ArtifactWriter.prototype, 'add').mockRejectedValue(full);
  const stuck = await giveSheet(one.as(ada), csvOfNew({ artifactName: 'Stuck' }));
  await applySheet(one.as(ada), stuck.id);
  await waitUntil(() => log.some((line) => line.includes('No room.')));
  const other = await giveSheet(one.as(ben), csvOf(['id', 'Artifact Name'], [id, 'Comb of bone']));
  await applied(one.as(ben), other.id);
  expect((await findSheet(one.as(ada), stuck.id))?.state).toBe('APPLYING');
  adding.mockRestore();
  // As if its turn had passed.
  await one.dataSource.manager.update(StoredSheet, { id: stuck.id }, { turnAt: new Date(1) });
  expect((await inState(one.as(ada), stuck.id, 'APPLIED')).counts.applied).toBe(1);
  await one.stop();
});

describe('a sheet that is taken back', () => {
  it('leaves what was changed since, and makes the rest what it was', async () => {
    const [one, two] = [
      await asAda().add({ artifactName: 'One', description: 'First.' }),
      await asAda().add({ artifactName: 'Two', description: 'Second.' }),
    ];
    const given = csvOfNew(
      { id: one.id, artifactName: 'One!' },
      { id: two.id },
      {},
      { artifactName: 'X' },
    );
    const sheet = await giveSheet(asAda(), given);
    expect(sheet.counts).toMatchObject({ new: 2, changed: 2 });
    await applied(asAda(), sheet.id);
    const added = (await rowsOf(asAda(), sheet.id, 'NEW')).map(
      ({ artifact }) => artifact?.id ?? '',
    );
    await asAda().update(two.id, { artifactName: 'By hand' });
    await asAda().update(added[1] ?? '', { artifactName: 'By hand, too' });
    const { counts } = await undone(asAda(), sheet.id);
    expect(counts).toMatchObject({ applied: 4, kept: 2 });
    expect(await asAda().read(one.id)).toMatchObject({
      artifactName: 'One',
      description: 'First.',
    });
    expect(await asAda().read(added[0] ?? '')).toBeNull();
    expect((await asAda().read(added[1] ?? '')).artifactName).toBe('By hand, too');
    const kept = await rowsOf(asAda(), sheet.id, 'KEPT');
    expect(kept.map(({ line, problems }) => [line, problems[0]?.message])).toEqual([
      [3, 'It was changed since.'],
      [5, 'It was changed since.'],
    ]);
    expect((await readHistory(asAda(), one.id))?.map(({ kind }) => kind)).toEqual([
      ...['UPDATED', 'UPDATED', 'ADDED'],
    ]);
    expect(codes(await undoSheet(asAda(), sheet.id))).toEqual(['BAD_USER_INPUT']);
  });

  it('has to be applied before', async () => {
    const { id } = await giveSheet(asAda(), csvOfNew({}));
    expect(codes(await undoSheet(asAda(), id))).toEqual(['BAD_USER_INPUT']);
  });
});

/** The names of the sheets in the history of an artifact, the last change first. */
async function sheetsIn(id: string) {
  const { data } = await asAda().run(
    `query ($id: ID!) { artifactHistory(artifactId: $id) { edges { node { sheet } } } }`,
    { id },
  );
  return data.artifactHistory.edges.map(
    ({ node }: { node: { sheet: string | null } }) => node.sheet,
  );
}

/** All changes of the catalogue. */
async function readChanges() {
  const { data } = await catalogue.visitor.run(
    '{ artifactChanges(first: 100) { edges { node { kind artifactId } } pageInfo { endCursor } } }',
  );
  return data.artifactChanges as unknown;
}
