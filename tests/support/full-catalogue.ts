import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDerivedColumns } from '../../server/catalogue/artifacts/fill-derived-columns';
import { importFile } from '../../server/operator/import/import-file';
import { ada, ben, buildArtifact, member } from './catalogue';
import { lines, mongoDocument } from './importing';
import { quarters } from './pictures';
import { startOperatedCatalogue } from './operator';
import { openExisting } from './open-database';
import { builtInRecord } from './record';
import { applied, csvOfNew, giveSheet } from './sheets';

/** A text that engines could store differently. */
const STRANGE = 'A “λίθος” of 0.1 % \\ \'"🏺\u0301 {"a":[1,null]}';

/** Makes a catalogue on SQLite in a new folder, with rows in every table. @returns the folder. */
export async function createFullCatalogue(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'antiquary-full-'));
  const location = { dataDir, databaseUrl: null, remove: async () => {} };
  const fixture = await startOperatedCatalogue({ location });
  const { catalogue, operator } = fixture;
  await fillDerivedColumns(operator, builtInRecord);
  const caller = catalogue.as(ada);

  const { body: picture } = await caller.upload(await quarters().png().toBuffer());
  const changed = await caller.add({
    ...{ artifactName: STRANGE, description: STRANGE },
    image: picture.url,
    facts: [{ key: 'material', values: ['Bronze', STRANGE] }],
    morePictures: [{ image: 'https://example.org/back.jpg', caption: 'Back', alt: STRANGE }],
  });
  await caller.update(changed.id, { artifactName: `${STRANGE}, restored` });
  await caller.delete((await caller.add({ artifactName: 'Deleted soon' })).id);
  await caller.run(
    `mutation ($input: ArtifactInput!) {
      addArtifact(input: $input, idempotencyKey: "once") { artifact { id } } }`,
    { input: buildArtifact() },
  );

  const report = (id: string, rest: string) =>
    `mutation { reportArtifact(artifactId: "${id}", input: { ${rest} }) { receipt } }`;
  await catalogue.visitor.run(
    report(changed.id, 'reason: OTHER, text: "Mine", email: "visitor@example.org"'),
  );
  await catalogue.as(ben).run(report(changed.id, 'reason: WRONG_FACTS'));

  await catalogue.as(ben).run(
    `mutation ($id: ID!, $text: String!) {
      suggest(artifactId: $id, input: { changes: { imageAlt: $text }, remark: $text }) {
        suggestion { id } } }`,
    { id: changed.id, text: STRANGE },
  );

  const sheet = await giveSheet(caller, csvOfNew({ artifactName: STRANGE }, {}), { name: STRANGE });
  await applied(caller, sheet.id);

  await caller.run('mutation { setDigest(interval: WEEKLY) { viewer { digest deskFeed } } }');
  await fixture.addLiked();
  const hidden = await fixture.addLiked();
  await fixture.hide(hidden);
  await catalogue.as(member(2)).run(
    `mutation { answerHiding(artifactId: "${hidden}", text: "It is real.") {
      hiddenArtifact { answer } } }`,
  );

  const file = join(dataDir, 'first-version.json');
  const liked = ['waiting@example.org'];
  await writeFile(file, lines(mongoDocument('a1', { artifactName: 'Imported', liked })));
  await importFile(operator, {
    record: builtInRecord,
    ...{ file, ownerUid: ada.uid, isDryRun: false },
    refuse: (line) => console.error(line),
    progress: () => {},
  });

  // An erased member keeps an artifact, which triggers would refuse now.
  await catalogue.as(member(9)).add({ artifactName: 'Of a former member' });
  await fixture.erase(member(9));
  await fixture.stop();
  return dataDir;
}

/** Adds so many artifacts to a catalogue that a copy takes several batches. */
export async function addManyArtifacts(dataDir: string): Promise<void> {
  const { dataSource } = await openExisting({ dataDir, databaseUrl: null });
  await dataSource.query(`
    WITH RECURSIVE "n"("n") AS (SELECT 1 UNION ALL SELECT "n" + 1 FROM "n" WHERE "n" < 3000)
    INSERT INTO "artifacts" ("artifactName", "artifactType", "image", "createdAt", "discoveredAt",
        "discoveredBy", "presentLocation", "historicalContext", "artifactNameNormalized", "ownerUid",
        "addedAt", "updatedAt", "words")
      SELECT 'Shard ' || "n", 'TOOLS', 'https://example.org/s.png', '', '', '', '', '', 'shard ' || "n",
        'ada', "n", "n", ' shard ' || char(10) || ' ' || char(10) || ' ' FROM "n"`);
  await dataSource.destroy();
}
