import type { QueryRunner } from 'typeorm';
import type { Database } from '../database/database';
import type { Writer } from '../database/writer';
import { FULL_FILE } from './picture-objects';
import { PictureLink } from './picture-link.entity';
import type { PictureStorage } from './picture-storage';
import { StoredPicture } from './stored-picture.entity';

const DAY = 24 * 3_600_000;

/** How many rows one statement reads or writes, so that other writes get their turns. */
const BATCH = 1_000;

/**
 * Removes the pictures that no artifact has used for a day. Hidden artifacts use their pictures, and so do
 * versions that can be restored. Files without a row are what an interrupted upload left behind.
 */
export async function removeUnusedPictures(
  database: Database,
  writer: Pick<Writer, 'run'>,
  storage: PictureStorage,
  now = Date.now(),
): Promise<void> {
  const unused = await unusedAddresses(database);
  for (let start = 0; start < unused.length; start += BATCH) {
    const urls = database.engine.dialect.isOneOf(
      '"url"',
      'urls',
      unused.slice(start, start + BATCH),
    );
    await writer.run(({ manager }) =>
      manager
        .createQueryBuilder()
        .update(PictureLink)
        .set({ unusedSince: new Date(now) })
        .where(`"unusedSince" IS NULL AND ${urls.sql}`, urls.parameters)
        .execute(),
    );
    await writer.run(({ manager }) =>
      manager
        .createQueryBuilder()
        .delete()
        .from(PictureLink)
        .where(`"unusedSince" < :before AND ${urls.sql}`, { before: now - DAY, ...urls.parameters })
        .execute(),
    );
  }
  await writer.run((runner) => removeUnlinked(runner, now - DAY));
  await removeFiles(database, storage, now - DAY);
}

/** The addresses that no artifact names, whether it is shown, hidden, or a version in the history. */
async function unusedAddresses(database: Database): Promise<string[]> {
  const links = await database.dataSource
    .createQueryBuilder()
    .select('link.url', 'url')
    .from(PictureLink, 'link')
    .leftJoin('artifacts', 'artifact', 'artifact.image = link.url')
    .where('artifact.id IS NULL')
    .getRawMany<{ url: string }>();
  if (links.length === 0) return [];
  const unused = new Set(links.map(({ url }) => url));
  for (const [table, key, column] of [
    ['hidden_artifacts', 'id', 'record'],
    ['artifact_revisions', 'sequence', 'previous'],
  ] as const) {
    for await (const { image } of recordsOf(database, table, key, column)) unused.delete(image);
  }
  return [...unused];
}

/** The artifacts that a column has as JSON. */
async function* recordsOf(database: Database, table: string, key: string, column: string) {
  for (let last = 0; ;) {
    const rows = await database.dataSource
      .createQueryBuilder()
      .select(`stored.${key}`, 'key')
      .addSelect(`stored.${column}`, 'record')
      .from(table, 'stored')
      .where(`stored.${key} > :last AND stored.${column} IS NOT NULL`, { last })
      .orderBy(`stored.${key}`)
      .limit(BATCH)
      .getRawMany<{ key: number; record: string }>();
    for (const { record } of rows) yield JSON.parse(record) as { image: string };
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.key ?? last;
  }
}

async function removeUnlinked({ manager }: QueryRunner, before: number): Promise<void> {
  await manager
    .createQueryBuilder()
    .delete()
    .from(StoredPicture)
    .where('"storedAt" < :before', { before })
    .andWhere(
      `NOT EXISTS (SELECT 1 FROM "picture_links" WHERE "picture_links"."pictureId" = "pictures"."id")`,
    )
    .execute();
}

/** Removes the files of pictures that have no row. A newer file may belong to an upload that goes on. */
async function removeFiles(database: Database, storage: PictureStorage, before: number) {
  const rows = await database.dataSource
    .createQueryBuilder()
    .select('picture.id', 'id')
    .from(StoredPicture, 'picture')
    .getRawMany<{ id: string }>();
  const stored = new Set(rows.map(({ id }) => id));
  for await (const id of storage.ids()) {
    if (!stored.has(id) && (await isOlder(storage, id, before))) await storage.remove(id);
  }
}

async function isOlder(storage: PictureStorage, id: string, before: number): Promise<boolean> {
  const object = await storage.read(`${id}/${FULL_FILE}`);
  object?.stream.destroy();
  return object !== null && object.storedAt.getTime() < before;
}
