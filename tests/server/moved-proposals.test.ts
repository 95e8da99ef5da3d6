import { DataSource } from 'typeorm';
import { StoredSuggestion } from '../../server/community/suggestions/suggestion.entity';
import { engineOf } from '../../server/database/open-database';
import { openMigrated } from '../support/open-database';
import { databaseOfRelease } from '../upgrades/releases';

it('a description that was proposed is a suggestion after the upgrade', async () => {
  const location = await databaseOfRelease('1.0.0');
  const options = engineOf(location).dataSourceOptions();
  const migrations = (options.migrations as (new () => object)[]).filter(
    ({ name }) => !name.startsWith('Suggestions'),
  );
  const old = new DataSource({ ...options, migrations });
  await old.initialize();
  await old.runMigrations();
  const [artifact] = await old.query<{ id: number; image: string; uid: string }[]>(
    `SELECT "id", "image", "uid" FROM "artifacts" JOIN "members" ON "uid" <> "ownerUid"
      WHERE "imageAlt" IS NULL AND "erasedAt" IS NULL ORDER BY "id", "uid" LIMIT 1`,
  );
  if (!artifact) throw new Error('The release has no artifact without a description.');
  const text = 'A "mirror" \\ of bronze – é.';
  await old.query(
    `INSERT INTO "description_proposals" ("id", "artifactId", "memberUid", "text", "proposedAt")
      VALUES ('p', ${artifact.id}, '${artifact.uid}', '${text}', 1700000000000)`,
  );
  await old.destroy();
  const { dataSource } = await openMigrated(location);
  const [moved] = await dataSource.manager.find(StoredSuggestion);
  expect(moved).toMatchObject({
    ...{ id: 'p', artifactId: artifact.id, memberUid: artifact.uid, state: 'OPEN' },
    ...{ suggestedAt: new Date(1_700_000_000_000), remark: null, decidedAt: null },
  });
  expect(JSON.parse(moved?.changes ?? '')).toEqual({ imageAlt: text });
  expect(JSON.parse(moved?.replaced ?? '')).toEqual({ imageAlt: null, image: artifact.image });
  await dataSource.destroy();
  await location.remove();
});
