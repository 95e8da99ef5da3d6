import { purgeSheets } from '../../server/exchange/sheets/purge-sheets';
import { ada, ben, codes, member, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';
import {
  applied,
  csvOf,
  csvOfNew,
  findSheet,
  giveSheet,
  rowsOf,
  sendSheet,
  undoSheet,
  undone,
} from '../support/sheets';
import { factInputs, FACTS, SiteWithFacts } from '../support/site-with-facts';
import { SiteWithSettings } from '../support/site-with-settings';

const edda = { ...member(7), displayName: 'Edda Editor', isModerator: true };
const DAY = 24 * 3_600_000;
const SHELFMARK = { key: 'shelfmark', label: 'Shelfmark', kind: 'text', unique: true };

let declared: SiteWithFacts;
let fixture: OperatedCatalogue;
let catalogue: TestCatalogue;
beforeAll(async () => {
  declared = await SiteWithFacts.create([...FACTS, SHELFMARK]);
  fixture = await startOperatedCatalogue({ site: declared.site });
  ({ catalogue } = fixture);
});
afterAll(async () => {
  await fixture.stop();
  await declared.remove();
});

const as = (who: typeof ada) => catalogue.as(who);

/** What the only row of a sheet would do, and what is wrong with it. */
async function lookAt(who: typeof ada, headings: string[], cells: string[]) {
  const { id } = await giveSheet(as(who), csvOf(headings, cells));
  const [row] = await rowsOf(as(who), id);
  return [row?.kind, ...(row?.problems ?? []).map(({ field }) => field)];
}

describe('a row', () => {
  it('is wrong in the same words for every artifact that its member may not change', async () => {
    const { id: foreign } = await as(ben).add();
    const { id: hidden } = await as(ada).add();
    await fixture.hide(hidden);
    const { id: deleted } = await as(ada).add();
    await as(ada).delete(deleted);
    const { id } = await giveSheet(
      as(ada),
      csvOf(
        ['id', 'description'],
        ...[foreign, hidden, deleted, '999999', '-1', 'x'].map((text) => [text, 'Mine.']),
      ),
    );
    const rows = await rowsOf(as(ada), id);
    const said = new Set(rows.map((row) => JSON.stringify({ ...row, line: 0 })));
    expect([...said].map((row) => JSON.parse(row) as unknown)).toEqual([
      {
        ...{ line: 0, kind: 'WRONG', artifact: null, changes: [] },
        problems: [
          { field: 'id', message: 'There is no artifact with this id that you may change.' },
        ],
      },
    ]);
  });

  it("is the same when it gives another's artifact as it is", async () => {
    const { id } = await as(ben).add({ artifactName: 'Spoon' });
    expect(await lookAt(ada, ['id', 'artifactName'], [id, 'Spoon'])).toEqual(['SAME']);
  });

  it('tells strangers nothing of private facts', async () => {
    const { id } = await as(ben).add(factInputs({ store: ['Vault 7'] }));
    for (const guess of ['Vault 7', 'Vault 8', '[empty]']) {
      expect(await lookAt(ada, ['id', 'facts.store'], [id, guess])).toEqual(['WRONG', 'id']);
    }
    expect(await lookAt(ben, ['id', 'facts.store'], [id, 'Vault 7'])).toEqual(['SAME']);
    expect(await lookAt(edda, ['id', 'Store'], [id, 'Vault 8'])).toEqual(['CHANGED']);
  });

  it('finds its artifact by the value of a unique fact', async () => {
    await as(ada).add(factInputs({ number: ['A.1'] }));
    await as(ben).add(factInputs({ number: ['B.1'] }));
    const headings = ['Object number', 'description'];
    expect(await lookAt(ada, headings, ['a.1', 'New.'])).toEqual(['CHANGED']);
    expect(await lookAt(ada, headings, ['B.1', 'New.'])).toEqual(['WRONG', 'facts.number']);
    await as(ben).add(factInputs({ shelfmark: ['S 1'] }));
    expect(await lookAt(ada, [...headings, 'shelfmark'], ['C.1', 'New.', 's 1'])).toEqual([
      ...['WRONG', 'facts.shelfmark'],
    ]);
    const { id } = await as(ada).add(factInputs({ number: ['A.2'] }));
    expect(await lookAt(ada, ['id', ...headings], [id, 'B.1', ''])).toEqual([
      ...['WRONG', 'facts.number'],
    ]);
  });

  it('empties what may be empty', async () => {
    const facts = factInputs({ material: ['Bronze'] });
    const { id } = await as(ada).add({ description: 'Old.', ...facts });
    const headings = ['id', 'description', 'facts.material'];
    const sheet = await giveSheet(as(ada), csvOf(headings, [id, '[empty]', '[empty]']));
    const [row] = await rowsOf(as(ada), sheet.id);
    expect(row?.changes).toEqual([
      { field: 'description', before: 'Old.', after: null },
      { field: 'facts.material', before: 'Bronze', after: null },
    ]);
    expect(await lookAt(ada, ['id', 'artifactName'], [id, '[empty]'])).toEqual([
      ...['WRONG', 'artifactName'],
    ]);
    expect(await lookAt(ada, ['id', 'description'], [id, '\\[empty]'])).toEqual(['CHANGED']);
  });

  it('keeps the rules of the API', async () => {
    const long = 'x'.repeat(20_000);
    expect(await lookAt(ada, ['artifactName'], ['Cup'])).toEqual([
      ...['WRONG', 'artifactType', 'image', 'createdAt', 'discoveredAt', 'discoveredBy'],
      ...['presentLocation', 'historicalContext'],
    ]);
    const { id } = await as(ada).add();
    const wrongCells = [
      ['artifactType', 'Teapots'],
      ['image', 'ftp://x'],
      ['description', long],
      ['facts.elsewhere', 'nowhere'],
    ] as const;
    for (const [field, cell] of wrongCells) {
      expect(await lookAt(ada, ['id', field], [id, cell])).toEqual(['WRONG', field]);
    }
    const pictures = 'https://example.org/a.png | The back\nnot an address';
    expect(await lookAt(ada, ['id', 'morePictures'], [id, pictures])).toEqual([
      ...['WRONG', 'morePictures.1.image'],
    ]);
  });
});

describe('the rights of a sheet', () => {
  it("are those of today: an editor's change, which the editor takes back", async () => {
    const { id } = await as(ben).add({ artifactName: 'Fork' });
    const sheet = await giveSheet(as(edda), csvOf(['id', 'artifactName'], [id, 'Iron fork']));
    await applied(as(edda), sheet.id);
    expect(await as(ben).read(id)).toMatchObject({
      artifactName: 'Iron fork',
      userName: 'Ben Booth',
    });
    await undone(as(edda), sheet.id);
    expect(await as(ben).read(id)).toMatchObject({ artifactName: 'Fork' });
  });

  it('leave an artifact that was hidden since', async () => {
    const sheet = await giveSheet(as(ada), csvOfNew({ artifactName: 'Needle' }));
    await applied(as(ada), sheet.id);
    const [row] = await rowsOf(as(ada), sheet.id);
    await fixture.hide(row?.artifact?.id ?? '');
    expect((await undone(as(ada), sheet.id)).counts).toMatchObject({ applied: 1, kept: 1 });
    const [kept] = await rowsOf(as(ada), sheet.id, 'KEPT');
    expect(kept?.problems[0]?.message).toBe('It was hidden or removed since.');
  });

  it('end with the account', async () => {
    const zoe = { ...member(30), displayName: 'Zoe' };
    const sheet = await giveSheet(as(zoe), csvOfNew({ artifactName: 'Awl' }));
    await applied(as(zoe), sheet.id);
    await fixture.erase(zoe);
    const { manager } = catalogue.dataSource;
    for (const table of ['sheets', 'sheet_rows', 'sheet_versions']) {
      const key = table === 'sheets' ? 'id' : 'sheetId';
      expect(
        await manager.query(`SELECT 1 FROM "${table}" WHERE "${key}" = '${sheet.id}'`),
      ).toEqual([]);
    }
  });
});

describe('the limits of members', () => {
  it('count additions, but for editors, and leave out what is too much', async () => {
    const limited = await startCatalogue({
      memberQuotas: { artifactsADay: 2, picturesADay: null, bytes: null },
    });
    try {
      const three = csvOfNew({ artifactName: '1' }, { artifactName: '2' }, { artifactName: '3' });
      const sheet = await giveSheet(limited.as(ada), three);
      const { counts } = await applied(limited.as(ada), sheet.id);
      expect(counts).toMatchObject({ new: 2, wrong: 1, applied: 2 });
      const byEditor = await giveSheet(limited.as(edda), three);
      expect((await applied(limited.as(edda), byEditor.id)).counts).toMatchObject({ applied: 3 });
    } finally {
      await limited.stop();
    }
  });

  it('let what is added wait for review, and take it back', async () => {
    const settings = await SiteWithSettings.create({ review: 'all' });
    const reviewed = await startCatalogue({ site: settings.site });
    try {
      const sheet = await giveSheet(reviewed.as(ada), csvOfNew({ artifactName: 'Waits' }));
      await applied(reviewed.as(ada), sheet.id);
      const [row] = await rowsOf(reviewed.as(ada), sheet.id);
      expect(row?.artifact?.artifactName).toBe('Waits');
      expect((await reviewed.visitor.run('{ artifacts { totalCount } }')).data.artifacts).toEqual({
        totalCount: 0,
      });
      const change = csvOf(['id', 'description'], [row?.artifact?.id ?? '', 'Better.']);
      const second = await giveSheet(reviewed.as(ada), change);
      await applied(reviewed.as(ada), second.id);
      await undone(reviewed.as(ada), second.id);
      expect((await undone(reviewed.as(ada), sheet.id)).counts).toMatchObject({ kept: 1 });
    } finally {
      await reviewed.stop();
      await settings.remove();
    }
  });
});

describe('the address of sheets', () => {
  it.each([
    ['no token', 401, (who: TestCatalogue) => sendSheet(who.visitor, csvOfNew({}))],
    [
      'another kind of file',
      415,
      (who: TestCatalogue) => sendSheet(who.as(ada), '{}', { type: 'application/json' }),
    ],
    ['nothing', 400, (who: TestCatalogue) => sendSheet(who.as(ada), '')],
    ['too much', 413, (who: TestCatalogue) => sendSheet(who.as(ada), Buffer.alloc(11 * 1024 ** 2))],
    [
      'a name that is too long',
      400,
      (who: TestCatalogue) => sendSheet(who.as(ada), csvOfNew({}), { name: 'x'.repeat(201) }),
    ],
  ])('answers %s with %i', async (_what, expected, send) => {
    const { status, body } = await send(catalogue);
    expect([status, typeof body.message]).toEqual([expected, 'string']);
  });

  it('gives the wrong rows to their member alone, and nothing that a spreadsheet runs', async () => {
    const { id } = await giveSheet(as(ada), csvOf(['artifactName', 'Note'], ['=1+1', '007']));
    const get = (who: typeof ada, query = '') =>
      as(who).fetch('GET', `/sheets/${id}/wrong.csv${query}`);
    const text = await (await get(ada)).text();
    expect(
      text
        .split('\r\n')
        .slice(0, 2)
        .map((line) => line.slice(0, 35)),
    ).toEqual(['artifactName,Note,problem', expect.stringMatching(/^'=1\+1,007,"?artifactType: /)]);
    expect(Buffer.from(await (await get(ada, '?bom=1')).arrayBuffer()).subarray(0, 3)).toEqual(
      Buffer.from([0xef, 0xbb, 0xbf]),
    );
    expect((await get(ada, '?bom=2')).status).toBe(400);
    expect((await get(ben)).status).toBe(404);
    expect((await catalogue.visitor.fetch('GET', `/sheets/${id}/wrong.csv`)).status).toBe(401);
  });
});

describe('after 30 days', () => {
  it('a sheet that is not applied is gone, and one that is keeps its name alone', async () => {
    const ready = await giveSheet(as(ada), csvOfNew({ artifactName: 'Ready' }));
    const done = await giveSheet(as(ada), csvOfNew({ artifactName: 'Done' }), { name: 'Done' });
    await applied(as(ada), done.id);
    const until = (await findSheet(as(ada), done.id))?.undoableUntil ?? '';
    expect(Math.round((Date.parse(until) - Date.now()) / DAY)).toBe(30);
    await catalogue.dataSource.manager.query(
      `UPDATE "sheets" SET "uploadedAt" = "uploadedAt" - ${31 * DAY}, "appliedAt" = "appliedAt" - ${31 * DAY}`,
    );
    expect(codes(await undoSheet(as(ada), done.id))).toEqual(['BAD_USER_INPUT']);
    expect(await findSheet(as(ada), done.id)).toMatchObject({ undoableUntil: null });
    await purgeSheets(catalogue.database, catalogue.writer);
    expect(await findSheet(as(ada), ready.id)).toBeNull();
    expect(await findSheet(as(ada), done.id)).toMatchObject({
      name: 'Done',
      counts: { applied: 1 },
    });
    expect(await rowsOf(as(ada), done.id)).toEqual([]);
  });
});
