import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { In } from 'typeorm';
import { CurrentSite } from '../../server/site/current-site';
import { WRITTEN_FIELDS } from '../../server/catalogue/artifacts/artifact-fields';
import { exportFile } from '../../server/operator/export-file';
import { ImportedArtifact } from '../../server/operator/import/imported-artifact.entity';
import { ada, ben, buildArtifact, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { ImportingCatalogue, lines, mongoDocument } from '../support/importing';
import { builtInRecord } from '../support/record';

const PUBLIC_URL = 'https://antiquary.example';

let importing: ImportingCatalogue;
let catalogue: TestCatalogue;
beforeAll(async () => {
  importing = await ImportingCatalogue.start();
  ({ catalogue } = importing.fixture);
});
afterAll(() => importing.stop());

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
      const file = join(importing.folder, `all.${ending}`);
      const dataLicense = 'https://creativecommons.org/publicdomain/zero/1.0/';
      const source = { publicUrl: PUBLIC_URL, dataLicense, site: new CurrentSite(null) };
      const options = { file, source, facts: builtInRecord.facts, progress: () => undefined };
      expect(await exportFile(from.database, options)).toBe(10);
      const text = await readFile(file, 'utf8');
      expect(text).not.toContain('@example.org');
      expect(text).toContain(dataLicense);

      const into = to.database;
      expect(await importing.importFile(file, { into })).toMatchObject({
        read: 10,
        added: 10,
        refusals: [],
      });
      expect(await readAll(to)).toEqual(await readAll(from));
      expect(await importing.importFile(file, { into })).toMatchObject({
        added: 0,
        alreadyThere: 10,
      });
    } finally {
      await from.stop();
      await to.stop();
    }
  });
});

describe('an import', () => {
  it('adds nothing twice, whatever happened to the artifact since', async () => {
    const text = lines(
      mongoDocument('a1', { artifactName: 'Once removed' }),
      mongoDocument('a2', { artifactName: 'Once kept' }),
    );
    expect(await importing.importText('twice.json', text)).toMatchObject({
      added: 2,
      alreadyThere: 0,
    });
    const [removed] = await importing.named('Once removed');
    await catalogue.as(ada).delete(String(removed?.['id']));
    expect(await importing.importText('twice.json', text)).toMatchObject({
      added: 0,
      alreadyThere: 2,
    });
    expect(await importing.named('Once')).toHaveLength(1);
  });

  it('recognizes the rows of an earlier version, which had fewer fields', async () => {
    const rows = [
      { artifactName: 'Row of few texts', description: undefined, imageAlt: undefined },
      { artifactName: 'Row of all', description: 'Of “jade”.', imageAlt: 'A disc.' },
    ].map((texts) => ({ ...buildArtifact(texts), material: 'Jade' }));
    const text = JSON.stringify(rows);
    expect(await importing.importText('rows.json', text)).toMatchObject({ added: 2 });
    // As version 1.0.0 has stored them.
    const stored = [
      'TKZS3Kc6vc3sXuWPbYOMYoGBMs89hEXplY2ej0gcPP0',
      'DKJNZ7-NK7RnuSzpY3PWq48I9OxN7ZXvv7X_CirmvH4',
    ];
    const sourceId = In(stored.map((hash) => `sha256:${hash}`));
    expect(await catalogue.dataSource.manager.countBy(ImportedArtifact, { sourceId })).toBe(2);
    WRITTEN_FIELDS.push('material' as never);
    try {
      const again = await importing.importText('rows.json', text);
      expect(again).toMatchObject({ added: 0, alreadyThere: 2, refusals: [] });
    } finally {
      WRITTEN_FIELDS.pop();
    }
  });

  it('continues where it ended, and takes a repetition within the file for one', async () => {
    const all = ['b1', 'b2', 'b3', 'b1'].map((hex) =>
      mongoDocument(hex, { artifactName: 'Continued' }),
    );
    expect(await importing.importText('part.json', lines(...all.slice(0, 2)))).toMatchObject({
      added: 2,
    });
    expect(await importing.importText('whole.json', lines(...all))).toMatchObject({
      ...{ read: 4, added: 1, alreadyThere: 3 },
    });
    expect(await importing.named('Continued')).toHaveLength(3);
  });

  it('takes artifacts of two catalogues with the same identifier for two', async () => {
    const row = (addedAt: string) => ({
      ...mongoDocument('0'),
      _id: '7',
      artifactName: 'Seven',
      addedAt,
    });
    const text = lines(row('2026-01-01T00:00:00.000Z'), row('2026-01-02T00:00:00.000Z'));
    expect(await importing.importText('seven.ndjson', text)).toMatchObject({ added: 2 });
    expect(await importing.named('Seven')).toHaveLength(2);
  });

  it('is the member’s addition, for the catalogue and for visitors', async () => {
    const before = (await importing.named('Visible')).length;
    await importing.importText(
      'visible.json',
      lines(mongoDocument('c1', { artifactName: 'Visible soon' })),
    );
    expect(before).toBe(0);
    const [artifact] = await importing.named('Visible');
    expect(artifact).toMatchObject({ artifactType: 'TOOLS', userName: 'Ada Ashby', likeCount: 0 });
  });

  it('names every bad line with its reason, and adds the others', async () => {
    const good = mongoDocument('d1', { artifactName: 'Good line' });
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
    const report = await importing.importText('bad.json', text);
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
    const report = await importing.importText('bad.csv', text);
    expect(report).toMatchObject({ added: 1, refused: 4 });
    expect(report.refusals).toEqual([
      'Line 2: artifactName: Please leave out control characters.',
      'Line 4: It has a cell beyond the headings.',
      expect.stringMatching(/^Line 6: image: /),
      'Line 8: A quoted cell has no end.',
    ]);
  });

  it('reads a JSON array, and names the element after which it cannot be read', async () => {
    const [first, second] = ['e1', 'e2'].map((hex) =>
      mongoDocument(hex, { artifactName: 'In array' }),
    );
    const array = `\uFEFF [\n${JSON.stringify(first)},\n${JSON.stringify(second)}`;
    expect(await importing.importText('array.json', `${array}\n]\n`)).toMatchObject({
      ...{ read: 2, added: 2, unread: null },
    });
    const broken = await importing.importText(
      'broken.json',
      `${array.replace('{', '{"_id": "e3", ')},\n{x`,
    );
    expect(broken).toMatchObject({ read: 2, unread: expect.stringMatching(/^From line 4 on/) });
    const cut = await importing.importText('cut.json', array);
    expect(cut.unread).toMatch(/the array has no end/);
  });

  it('refuses JSON that is not UTF-8, without guessing', async () => {
    const file = join(importing.folder, 'latin.json');
    await writeFile(file, Buffer.from('{"a":"\xe9"}\n{}', 'latin1'));
    const { refusals } = await importing.importFile(file);
    expect(refusals[0]).toBe('Line 1: It is not UTF-8.');
  });

  it('without writing says what it would do', async () => {
    const known = mongoDocument('f1', { artifactName: 'Dry' });
    await importing.importText('known.json', lines(known));
    const text = lines(
      known,
      mongoDocument('f2', { artifactName: 'Dry too', liked: ['a@b.c'] }),
      {},
    );
    expect(await importing.importText('dry.json', text, { isDryRun: true })).toMatchObject({
      ...{ read: 3, added: 1, alreadyThere: 1, refused: 1, likes: 1 },
    });
    expect(await importing.named('Dry')).toHaveLength(1);
    expect(await catalogue.dataSource.query('SELECT * FROM "waiting_likes"')).toEqual([]);
  });
});
