import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteWaitingLikes } from '../../server/operator/erasure';
import { exportFile } from '../../server/operator/export-file';
import { importFile } from '../../server/operator/import/import-file';
import {
  ada,
  ben,
  buildArtifact,
  member,
  startCatalogue,
  type TestCatalogue,
  tokenOf,
} from '../support/catalogue';
import { type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';

const PUBLIC_URL = 'https://antiquary.example';

let fixture: OperatedCatalogue;
let catalogue: TestCatalogue;
let folder: string;
beforeAll(async () => {
  fixture = await startOperatedCatalogue();
  ({ catalogue } = fixture);
  folder = await mkdtemp(join(tmpdir(), 'antiquary-import-'));
  await Promise.all([ada, ben].map((who) => catalogue.as(who).run('{ viewer { uid } }')));
});
afterAll(async () => {
  await fixture.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Imports a file as Ada does. */
async function runImport(file: string, { isDryRun = false, into = fixture.operator } = {}) {
  const refusals: string[] = [];
  const { unread, ...numbers } = await importFile(into, {
    ...{ file, isDryRun, ownerUid: ada.uid },
    refuse: (line) => refusals.push(line),
    progress: () => undefined,
  });
  return { ...numbers, unread, refusals };
}

async function importText(name: string, text: string, options: { isDryRun?: boolean } = {}) {
  const file = join(folder, name);
  await writeFile(file, text);
  return runImport(file, options);
}

const lines = (...values: unknown[]) => values.map((value) => JSON.stringify(value)).join('\n');

/** The names in the catalogue that hold a text. */
async function named(text: string): Promise<Record<string, unknown>[]> {
  const { data } = await catalogue.visitor.run(
    `query ($text: String) { artifacts(filter: { search: $text }, orderBy: OLDEST) {
      edges { node { id artifactName artifactType userName likeCount imageAlt } } } }`,
    { text },
  );
  return data.artifacts.edges.map(({ node }: { node: Record<string, unknown> }) => node);
}

/** An artifact as mongoexport writes it. */
const document = (hex: string, overrides: Record<string, unknown> = {}) => ({
  _id: { $oid: hex.padStart(24, '0') },
  ...buildArtifact({ artifactType: 'Tools', description: undefined, ...overrides }),
  imageAlt: undefined,
  rights: undefined,
  userEmail: 'first-version@example.org',
  userName: 'Somebody',
});

const WRITTEN = `artifactName artifactType image createdAt discoveredAt discoveredBy presentLocation
  historicalContext description imageAlt rights`;

const readAll = async ({ visitor }: TestCatalogue) => {
  const { data } = await visitor.run(
    `{ artifacts(first: 100, orderBy: OLDEST) { edges { node { ${WRITTEN} } } } }`,
  );
  return data.artifacts.edges.map(({ node }: { node: unknown }) => node) as unknown[];
};

describe.each(['csv', 'ndjson'])('an export as .%s', (ending) => {
  it('gives an empty catalogue the same texts', async () => {
    const [from, to] = [await startCatalogue(), await startCatalogue()];
    try {
      await to.as(ada).run('{ viewer { uid } }');
      for (const text of [
        '=1+1',
        '\'=HYPERLINK("https://example.org")',
        "'quoted'",
        '+5',
        '-323',
        '@x',
        '<b>&amp; ]]>',
        'كأس ذهبية',
        '🏺, "two"',
      ]) {
        await from.as(ben).add({
          ...{ artifactName: text, createdAt: text, discoveredAt: `${text}\n\nsecond\r\n.` },
          ...{ description: `.\t${text}`, imageAlt: text },
          rights: 'http://rightsstatements.org/vocab/InC/1.0/',
        });
      }
      await from.as(ben).add({ artifactType: 'GOLD_AND_SILVER_RELIGIOUS_STATUES' });
      const file = join(folder, `all.${ending}`);
      const dataLicense = 'https://creativecommons.org/publicdomain/zero/1.0/';
      const source = { publicUrl: PUBLIC_URL, dataLicense };
      const options = { file, source, progress: () => undefined };
      expect(await exportFile(from.database, options)).toBe(10);
      const text = await readFile(file, 'utf8');
      expect(text).not.toContain('@example.org');
      expect(text).toContain(dataLicense);

      const into = to.database;
      expect(await runImport(file, { into })).toMatchObject({ read: 10, added: 10, refusals: [] });
      expect(await readAll(to)).toEqual(await readAll(from));
      expect(await runImport(file, { into })).toMatchObject({ added: 0, alreadyThere: 10 });
    } finally {
      await from.stop();
      await to.stop();
    }
  });
});

describe('an import', () => {
  it('adds nothing twice, whatever happened to the artifact since', async () => {
    const text = lines(
      document('a1', { artifactName: 'Once removed' }),
      document('a2', { artifactName: 'Once kept' }),
    );
    expect(await importText('twice.json', text)).toMatchObject({ added: 2, alreadyThere: 0 });
    const [removed] = await named('Once removed');
    await catalogue.as(ada).delete(String(removed?.['id']));
    expect(await importText('twice.json', text)).toMatchObject({ added: 0, alreadyThere: 2 });
    expect(await named('Once')).toHaveLength(1);
  });

  it('continues where it ended, and takes a repetition within the file for one', async () => {
    const all = ['b1', 'b2', 'b3', 'b1'].map((hex) => document(hex, { artifactName: 'Continued' }));
    expect(await importText('part.json', lines(...all.slice(0, 2)))).toMatchObject({ added: 2 });
    expect(await importText('whole.json', lines(...all))).toMatchObject({
      ...{ read: 4, added: 1, alreadyThere: 3 },
    });
    expect(await named('Continued')).toHaveLength(3);
  });

  it('takes artifacts of two catalogues with the same identifier for two', async () => {
    const row = (addedAt: string) => ({
      ...document('0'),
      _id: '7',
      artifactName: 'Seven',
      addedAt,
    });
    const text = lines(row('2026-01-01T00:00:00.000Z'), row('2026-01-02T00:00:00.000Z'));
    expect(await importText('seven.ndjson', text)).toMatchObject({ added: 2 });
    expect(await named('Seven')).toHaveLength(2);
  });

  it('is the member’s addition, for the catalogue and for visitors', async () => {
    const before = (await named('Visible')).length;
    await importText('visible.json', lines(document('c1', { artifactName: 'Visible soon' })));
    expect(before).toBe(0);
    const [artifact] = await named('Visible');
    expect(artifact).toMatchObject({ artifactType: 'TOOLS', userName: 'Ada Ashby', likeCount: 0 });
  });

  it('names every bad line with its reason, and adds the others', async () => {
    const good = document('d1', { artifactName: 'Good line' });
    const text = [
      JSON.stringify(good),
      '{"artifactName": ',
      '[1, 2]',
      JSON.stringify({ ...good, _id: 'x', artifactName: ' ', image: 'picture' }),
      '',
      JSON.stringify({ ...good, _id: 'y', artifactType: 'Spoons', createdAt: 7 }),
      JSON.stringify({ ...good, _id: 'z', discoveredBy: undefined }),
      JSON.stringify({ ...good, _id: 'v', description: '\ud800' }),
      JSON.stringify({ ...good, _id: 'd2', artifactName: 'Good last line' }),
    ].join('\n');
    const report = await importText('bad.json', text);
    expect(report).toMatchObject({ read: 8, added: 2, refused: 6, unread: null });
    expect(report.refusals).toEqual([
      'Line 2: It is no JSON.',
      'Line 3: It is no artifact.',
      'Line 4: artifactName: Please fill in this field. image: Invalid URL',
      expect.stringMatching(/^Line 6: artifactType: Please choose a type.*createdAt: /),
      expect.stringMatching(/^Line 7: discoveredBy: /),
      'Line 8: description: Please leave out control characters.',
    ]);
  });

  it('names the line on which a bad record of a CSV file begins', async () => {
    const head =
      'artifactName,artifactType,image,createdAt,discoveredAt,discoveredBy,presentLocation,historicalContext';
    const rest = 'Tools,https://example.org/a.jpg,1,2,3,4,5';
    const text = [
      `\uFEFF${head}`,
      `"Two\nlines",${rest}`,
      `Cell too many,${rest},6`,
      `Right,${rest}`,
      `No picture,Tools,,1,2,3,4,"a\nb"`,
      `Unclosed,"${rest}`,
    ].join('\r\n');
    const report = await importText('bad.csv', text);
    expect(report).toMatchObject({ added: 1, refused: 4 });
    expect(report.refusals).toEqual([
      'Line 2: artifactName: Please leave out control characters.',
      'Line 4: It has more or fewer cells than the first line.',
      expect.stringMatching(/^Line 6: image: /),
      'Line 8: A quoted cell has no end. What follows is not read.',
    ]);
  });

  it('reads a JSON array, and names the element after which it cannot be read', async () => {
    const [first, second] = ['e1', 'e2'].map((hex) => document(hex, { artifactName: 'In array' }));
    const array = `\uFEFF [\n${JSON.stringify(first)},\n${JSON.stringify(second)}`;
    expect(await importText('array.json', `${array}\n]\n`)).toMatchObject({
      ...{ read: 2, added: 2, unread: null },
    });
    const broken = await importText('broken.json', `${array.replace('{', '{"_id": "e3", ')},\n{x`);
    expect(broken).toMatchObject({ read: 2, unread: expect.stringMatching(/^From line 4 on/) });
    const cut = await importText('cut.json', array);
    expect(cut.unread).toMatch(/the array has no end/);
  });

  it('refuses a file that is not UTF-8, without guessing', async () => {
    const file = join(folder, 'latin.csv');
    await writeFile(file, Buffer.from('artifactName\nCaf\xe9\n', 'latin1'));
    expect(await runImport(file)).toMatchObject({ added: 0, unread: 'The file is not UTF-8.' });
    await writeFile(join(folder, 'latin.json'), Buffer.from('{"a":"\xe9"}\n{}', 'latin1'));
    const { refusals } = await runImport(join(folder, 'latin.json'));
    expect(refusals[0]).toBe('Line 1: It is not UTF-8.');
  });

  it('without writing says what it would do', async () => {
    const known = document('f1', { artifactName: 'Dry' });
    await importText('known.json', lines(known));
    const text = lines(known, document('f2', { artifactName: 'Dry too', liked: ['a@b.c'] }), {});
    expect(await importText('dry.json', text, { isDryRun: true })).toMatchObject({
      ...{ read: 3, added: 1, alreadyThere: 1, refused: 1, likes: 1 },
    });
    expect(await named('Dry')).toHaveLength(1);
    expect(await catalogue.dataSource.query('SELECT * FROM "waiting_likes"')).toEqual([]);
  });
});

describe('a like in a file of the first version', () => {
  let hex = 0x100;
  const importLiked = async (name: string, liked: unknown[]) => {
    hex += 1;
    await importText(
      `${name}.json`,
      lines(document(hex.toString(16), { artifactName: name, liked })),
    );
    const [artifact] = await named(name);
    return String(artifact?.['id']);
  };
  const signIn = (who: ReturnType<typeof member>, isEmailVerified: boolean, issuedAt = 1) =>
    catalogue.withToken(tokenOf({ ...who, isEmailVerified }, issuedAt));
  const likesOf = async (id: string) => (await catalogue.visitor.read(id)).likeCount;

  it('waits for a member with the verified address, and then counts once', async () => {
    const [eve, dan] = [member(31), member(32)];
    const id = await importLiked('Liked before', [
      ' Member-31@Example.org ',
      'member-31@example.org',
      'member-32@example.org',
      7,
      'no address',
    ]);
    expect(await likesOf(id)).toBe(0);
    // Nobody may claim the likes of an address that may be somebody else's.
    await signIn(dan, false).run('{ viewer { uid } }');
    expect(await likesOf(id)).toBe(0);

    const caller = signIn(eve, true);
    const { data } = await caller.run(
      '{ viewer { likedArtifacts { totalCount edges { node { id likeCount viewerHasLiked } } } } }',
    );
    expect(data.viewer.likedArtifacts).toEqual({
      totalCount: 1,
      edges: [{ node: { id, likeCount: 1, viewerHasLiked: true } }],
    });
    expect(await likesOf(id)).toBe(1);
    await signIn(eve, true, 2).run('{ viewer { uid } }');
    expect(await likesOf(id)).toBe(1);
    await signIn(dan, true, 2).run('{ viewer { uid } }');
    expect(await likesOf(id)).toBe(2);
    await fixture.expectExact();
  });

  it('is one like for a member who has liked the artifact meanwhile', async () => {
    const fay = member(33);
    const id = await importLiked('Liked twice', [fay.email]);
    await signIn(fay, false).like(id);
    await signIn(fay, true, 2).run('{ viewer { uid } }');
    expect(await likesOf(id)).toBe(1);
  });

  it('waits while the artifact is hidden, and goes with a deleted one', async () => {
    const gus = member(34);
    const hidden = await importLiked('Hidden and liked', [gus.email]);
    const deleted = await importLiked('Deleted and liked', [gus.email]);
    await fixture.hide(hidden);
    await catalogue.as(ada).delete(deleted);
    const waiting = () => catalogue.dataSource.query('SELECT "artifactId" FROM "waiting_likes"');
    expect(await waiting()).toEqual([{ artifactId: Number(hidden) }]);
    await signIn(gus, true).run('{ viewer { uid } }');
    await fixture.show(hidden);
    await signIn(gus, true, 2).run('{ viewer { uid } }');
    expect(await likesOf(hidden)).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  it('goes when an operator erases the member with the address', async () => {
    const [hal, ida] = [member(35), member(36)];
    await signIn(hal, false).run('{ viewer { uid } }');
    await importLiked('Liked by the erased', [hal.email, ida.email]);
    await fixture.operator.engine.transaction(fixture.operator.dataSource, (runner) =>
      deleteWaitingLikes(fixture.operator, runner, hal.uid),
    );
    const rows = await catalogue.dataSource.query('SELECT "emailNormalized" FROM "waiting_likes"');
    expect(JSON.stringify(rows)).not.toContain(hal.email);
    expect(JSON.stringify(rows)).toContain(ida.email);
  });

  it('shows its address nowhere', async () => {
    const address = 'secret-liker@example.org';
    const id = await importLiked('Secretly liked', [address]);
    const answers = await Promise.all([
      ...['/api/allartifacts', `/api/allartifacts/${id}`, `/artifactsdetails/${id}`].map(
        async (path) => (await catalogue.as(ada).fetch('GET', path)).text(),
      ),
      (await catalogue.as(ada).fetch('GET', '/account/data')).text(),
    ]);
    expect(answers.join()).toContain('Secretly liked');
    for (const text of ['secret-liker', 'first-version@example.org']) {
      expect(answers.join()).not.toContain(text);
    }
  });
});
