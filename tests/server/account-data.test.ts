import { memberData } from '../../server/composition/features';
import { ImportedArtifact } from '../../server/operator/import/imported-artifact.entity';
import {
  buildArtifact,
  member,
  type TestCatalogue,
  type TestMember,
  tokenOf,
} from '../support/catalogue';
import { draw } from '../support/picture-catalogue';
import { type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';
import { csvOfNew, giveSheet } from '../support/sheets';

/** The tables without anything about members, and why. */
const WITHOUT_MEMBERS: Readonly<Record<string, string>> = {
  artifact_last_changes: 'when artifacts changed',
  artifact_type_counts: 'counts',
  catalogue_epoch: 'a random text',
  derived_column_fillings: 'states of the program',
  artifact_facts: 'facts of artifacts',
  artifact_fact_counts: 'counts',
  known_words: 'words of the catalogue',
  more_pictures: 'addresses of pictures',
  pictures: 'pictures',
  migrations: 'states of the program',
  searched_artifacts: 'names, types and years of artifacts',
  sheet_rows: 'rows of sheets, which name the member',
  sheet_versions: 'versions that sheets made',
  waiting_likes: 'addresses of people who have not signed in with them, verified',
};

/** Tells the processes for seconds whose name has changed, and who added what. */
const CHANGE_EVENTS = 'change_events';

let fixture: OperatedCatalogue;
let catalogue: TestCatalogue;
beforeAll(async () => {
  fixture = await startOperatedCatalogue();
  ({ catalogue } = fixture);
});
afterAll(() => fixture.stop());

const me = { uid: 'uid-of-mona', email: 'Mona@example.org', displayName: 'Mona Marsh' };
const other = { uid: 'uid-of-oskar', email: 'oskar@example.org', displayName: 'Oskar Olsen' };

const download = async (who: TestMember = me) => {
  const response = await catalogue.as(who).fetch('GET', '/account/data');
  const text = await response.text();
  return { response, text, data: JSON.parse(text) as Record<string, any> };
};

const addOnce = async () => {
  const { data } = await catalogue.as(me).run(
    `mutation ($input: ArtifactInput!) {
      addArtifact(input: $input, idempotencyKey: "once") { artifact { id } } }`,
    { input: buildArtifact() },
  );
  return data.addArtifact.artifact as { id: string };
};
const report = (id: string) =>
  `mutation { reportArtifact(artifactId: "${id}", input: { reason: OFFENSIVE }) { receipt } }`;
const suggest = (id: string, text: string) =>
  `mutation { suggest(artifactId: "${id}", input: {
    changes: { imageAlt: "${text}" }, remark: "${text}" }) { suggestion { id } } }`;
const answer = (id: string, text: string) =>
  `mutation { answerHiding(artifactId: "${id}", text: "${text}") { __typename } }`;

/** Tables with their columns, except the storage of SQLite's own search indexes. */
async function tables(): Promise<string[]> {
  const { dataSource } = catalogue;
  const isPostgres = dataSource.options.type === 'postgres';
  const rows: { name: string }[] = await dataSource.query(
    isPostgres
      ? `SELECT table_name AS "name" FROM information_schema.tables
          WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`
      : `SELECT "name" FROM sqlite_master WHERE "type" = 'table'
          AND "name" NOT LIKE 'sqlite~_%' ESCAPE '~'
          AND "name" NOT LIKE 'artifact~_names%' ESCAPE '~'
          AND "name" NOT LIKE 'artifact~_words%' ESCAPE '~'`,
  );
  return rows.map(({ name }) => name).filter((name) => name !== CHANGE_EVENTS);
}

const rowsWith = async (table: string, text: string) => {
  const rows: object[] = await catalogue.dataSource.query(`SELECT * FROM "${table}"`);
  return rows.filter((row) => JSON.stringify(row).includes(text));
};

describe('what is stored about a member who did everything', () => {
  beforeAll(async () => {
    const [own, hidden] = [await addOnce(), await catalogue.as(me).add()];
    const [theirs, hiddenTheirs] = [
      await catalogue.as(other).add(),
      await catalogue.as(other).add({ artifactName: 'Oskar’s oar' }),
    ];
    for (const { id } of [own, hidden, theirs, hiddenTheirs]) {
      for (const who of [me, other]) {
        await catalogue.as(who).like(id);
        await catalogue.as(who).run(`mutation { recordView(artifactId: "${id}") { __typename } }`);
      }
    }
    const { manager } = catalogue.dataSource;
    for (const [who, { id }] of [
      [me, own],
      [other, theirs],
    ] as const) {
      const imported = { sourceId: `of ${who.uid}`, artifactId: Number(id) };
      await manager.insert(ImportedArtifact, { ownerUid: who.uid, ...imported });
    }
    await catalogue.as(me).run(report(theirs.id));
    await catalogue.as(other).run(report(own.id));
    await catalogue.as(other).run(report(theirs.id));
    await fixture.hide(hidden.id);
    await fixture.hide(hiddenTheirs.id);
    await catalogue.as(me).run(answer(hidden.id, 'It is a mirror.'));
    await catalogue.as(other).run(answer(hiddenTheirs.id, 'Oskar disagrees.'));
    const keep = (id: string) => `mutation { keepArtifact(artifactId: "${id}") { artifactId } }`;
    const hiding = `artifactId: "${theirs.id}", reason: "No oar."`;
    for (const decision of [
      keep(theirs.id),
      `mutation { hideArtifact(${hiding}) { artifactId } }`,
      `mutation { showArtifact(artifactId: "${theirs.id}") { artifactId } }`,
    ]) {
      await catalogue.as({ ...me, isModerator: true }).run(decision);
    }
    await catalogue.as({ ...other, isModerator: true }).run(keep(own.id));
    await catalogue.as(me).run(suggest(theirs.id, 'Mona sees an oar.'));
    await catalogue.as(other).run(suggest(own.id, 'Oskar sees a mirror.'));
    for (const who of [me, other]) await catalogue.as(who).run('{ viewer { deskFeed } }');
    for (const who of [me, other]) await giveSheet(catalogue.as(who), csvOfNew({}));
    await catalogue.as(me).upload(await draw(40, 30));
    await catalogue.as(other).upload(await draw(50, 30));
  });

  const nameOf = (entity: new () => object) => catalogue.dataSource.getMetadata(entity).tableName;

  it('is all registered: each table holds the member, or is known to hold no member', async () => {
    const registered = memberData.map(({ entity }) => nameOf(entity));
    const known = [...registered, ...Object.keys(WITHOUT_MEMBERS)];
    expect((await tables()).filter((table) => !known.includes(table))).toEqual([]);
    for (const table of await tables()) {
      const rows = await rowsWith(table, me.uid);
      expect([table, rows.length > 0]).toEqual([table, registered.includes(table)]);
    }
  });

  it('is all in the download, and nothing about anyone else', async () => {
    const { text, data } = await download();
    for (const list of new Set(memberData.map((source) => source.list))) {
      const sources = memberData.filter((source) => source.list === list);
      const stored = await Promise.all(
        sources.map(async ({ entity }) => (await rowsWith(nameOf(entity), me.uid)).length),
      );
      const shown = sources.some(({ isSingle }) => isSingle) ? [data[list]] : data[list];
      const total = stored.reduce((sum, count) => sum + count, 0);
      expect([list, shown.length]).toEqual([list, total]);
    }
    expect(text).not.toMatch(/oskar/i);
  });

  it('has the profile, all columns of the artifacts, hidden ones too, likes and views', async () => {
    const { data } = await download();
    expect(data.profile).toMatchObject({
      uid: me.uid,
      email: me.email,
      displayName: 'Mona Marsh',
      photoURL: null,
      contributorId: expect.stringMatching(/^c_/),
    });
    const shown = { artifactName: 'Bronze mirror', ownerUid: me.uid, createdAt: 'c. 200 BC' };
    const time = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(data.artifacts).toEqual([
      expect.objectContaining({ ...shown, likeCount: 2, addedAt: time }),
      expect.objectContaining({
        ...{ ...shown, likeCount: 2, addedAt: time, hiddenAt: time },
        ...{ reason: null, answer: 'It is a mirror.', answeredAt: time },
      }),
    ]);
    expect(data.reports).toMatchObject([{ reason: 'OFFENSIVE', receipt: expect.any(String) }]);
    expect(data.moderation).toMatchObject([
      { act: 'keep', at: time, reason: null },
      { act: 'hide', at: time, reason: 'No oar.' },
      { act: 'show', at: time, reason: null },
    ]);
    const [first, hidden] = data.artifacts;
    expect(Object.keys(first).sort()).toEqual(
      Object.keys(hidden)
        .filter((key) => !['state', 'hiddenAt', 'reason', 'answer', 'answeredAt'].includes(key))
        .sort(),
    );
    expect(data.likes).toHaveLength(4);
    expect(data.views[0]).toEqual({
      artifactId: expect.any(Number),
      memberUid: me.uid,
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  it('is a file that nobody stores on the way', async () => {
    const { response } = await download();
    expect(response.headers.get('content-disposition')).toMatch(/attachment.*\.json/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

it('a list of several batches is complete', async () => {
  const diligent = { uid: 'diligent', email: 'diligent@example.org', displayName: null };
  await catalogue.as(diligent).run('{ viewer { uid } }');
  const { id } = await catalogue.as(member(1)).add();
  for (let day = 0; day < 250; day += 1) {
    const date = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);
    await catalogue.dataSource.query(
      `INSERT INTO "artifact_views" ("artifactId", "memberUid", "day") VALUES (${id}, 'diligent', '${date}')`,
    );
  }
  const { data } = await download(diligent);
  expect(new Set(data.views.map((view: { day: string }) => view.day)).size).toBe(250);
  expect(data.likes).toEqual([]);
});

it('a member who stored nothing gets empty lists', async () => {
  const { data } = await download({ uid: 'new', email: 'new@example.org', displayName: 'New' });
  expect(data).toMatchObject({ artifacts: [], likes: [], views: [] });
});

it.each([
  ['a visitor', {}],
  ['a bad token', { authorization: 'Bearer bad' }],
  ['no token', { authorization: 'Basic eA==' }],
])('%s is refused', async (_who, headers) => {
  const response = await catalogue.visitor.fetch('GET', '/account/data', undefined, headers);
  expect([response.status, await response.json()]).toEqual([401, { message: expect.any(String) }]);
});

it('an erased member is refused', async () => {
  const gone = { uid: 'gone', email: 'gone@example.org', displayName: 'Gone' };
  await catalogue.as(gone).run('{ viewer { uid } }');
  await fixture.erase(gone);
  const response = await catalogue.withToken(tokenOf(gone, 2)).fetch('GET', '/account/data');
  expect(response.status).toBe(401);
});
