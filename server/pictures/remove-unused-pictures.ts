import type { Database } from '../database/database';
import type { Writer } from '../database/writer';
import { addressesOf, SHOWN_PICTURES, type WithPictures } from './addresses-of';
import { PictureLink } from './picture-link.entity';
import type { PictureStorage } from './picture-storage';
import { RETRY_DELAYS } from './retry-delays';
import { StoredPicture } from './stored-picture.entity';

const DAY = 24 * 3_600_000;

/** How many rows one statement reads or writes, so that other writes get their turns. */
const BATCH = 1_000;

interface RemovalParts {
  database: Database;
  writer: Pick<Writer, 'run' | 'transaction'>;
  storage: Pick<PictureStorage, 'remove'>;
}

interface Parts extends RemovalParts {
  storage: PictureStorage;
}

/**
 * Removes the pictures that no artifact has used for a day. Hidden artifacts use their pictures, and so do
 * versions that can be restored. Files without a row are what an interrupted upload left behind. A copy of
 * a link whose files are missing, as after a restore without pictures, is made again.
 * @returns how many pictures have a row, and no files
 */
export async function removeUnusedPictures(parts: Parts, now = Date.now()): Promise<number> {
  const { database, writer } = parts;
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
  for (const id of await unlinkedPictures(database, now - DAY)) {
    await removePicture(parts, id, now - DAY);
  }
  const missing = await removeFilesWithoutRow(parts, now - DAY);
  await copyAgain(parts, missing, now);
  return missing.length;
}

/**
 * The addresses that no artifact names, whether it is shown, hidden, or a version in the history, and no
 * suggestion that may be accepted.
 */
async function unusedAddresses(database: Database): Promise<string[]> {
  const links = await database.dataSource
    .createQueryBuilder()
    .select('link.url', 'url')
    .from(PictureLink, 'link')
    .where(`NOT EXISTS (SELECT 1 FROM ${SHOWN_PICTURES} "shown" WHERE "shown"."image" = link.url)`)
    .getRawMany<{ url: string }>();
  if (links.length === 0) return [];
  const unused = new Set(links.map(({ url }) => url));
  for (const [table, key, column, condition] of [
    ['hidden_artifacts', 'id', 'record', 'TRUE'],
    ['artifact_revisions', 'sequence', 'previous', 'TRUE'],
    ['suggestions', 'id', 'changes', `stored.state = 'OPEN'`],
  ] as const) {
    for await (const record of recordsOf(database, table, key, column, condition)) {
      for (const address of addressesOf(record)) unused.delete(address);
    }
  }
  return [...unused];
}

/**
 * The artifacts, or parts of artifacts, that a column has as JSON.
 * @param condition says `stored.COLUMN`.
 */
export async function* recordsOf(
  database: Database,
  table: string,
  key: string,
  column: string,
  condition = 'TRUE',
) {
  for (let last: number | string | undefined; ;) {
    const query = database.dataSource
      .createQueryBuilder()
      .select(`stored.${key}`, 'key')
      .addSelect(`stored.${column}`, 'record')
      .from(table, 'stored')
      .where(`stored.${column} IS NOT NULL AND ${condition}`)
      .orderBy(`stored.${key}`)
      .limit(BATCH);
    if (last !== undefined) query.andWhere(`stored.${key} > :last`, { last });
    const rows = await query.getRawMany<{ key: number | string; record: string }>();
    for (const { record } of rows) yield JSON.parse(record) as WithPictures;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.key ?? last;
  }
}

/** Pictures that are shown for no address. */
async function unlinkedPictures(database: Database, before: number): Promise<string[]> {
  const rows = await database.dataSource
    .createQueryBuilder()
    .select('picture.id', 'id')
    .from(StoredPicture, 'picture')
    .where(`picture.storedAt < :before AND ${isUnlinked('picture')}`, { before })
    .getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
}

const isUnlinked = (picture: string) =>
  `NOT EXISTS (SELECT 1 FROM "picture_links" WHERE "picture_links"."pictureId" = ${picture}.id)`;

/**
 * Removes the row and the files of a picture, unless an upload has stored or linked it since. Uploads write
 * their rows before or after this: no upload takes the row for granted while the files disappear.
 */
export async function removePicture(
  { database, writer, storage }: RemovalParts,
  id: string,
  before: number,
): Promise<void> {
  await writer.transaction(async ({ manager }) => {
    await database.engine.lockTable(manager, 'pictures');
    await manager
      .createQueryBuilder()
      .delete()
      .from(StoredPicture)
      .where(`"id" = :id AND "storedAt" < :before AND ${isUnlinked('pictures')}`, { id, before })
      .execute();
    if (!(await manager.existsBy(StoredPicture, { id }))) await storage.remove(id);
  });
}

/**
 * Removes the files of pictures that have no row. Newer files may belong to an upload that goes on.
 * @returns the identifiers of the pictures that have a row, and no files
 */
async function removeFilesWithoutRow(parts: Parts, before: number): Promise<string[]> {
  const { database, storage } = parts;
  // Read before the files are listed: the files of each of these rows were stored before it.
  const rows = await database.dataSource
    .createQueryBuilder()
    .select('picture.id', 'id')
    .from(StoredPicture, 'picture')
    .getRawMany<{ id: string }>();
  const missing = new Set(rows.map(({ id }) => id));
  for await (const id of storage.ids()) {
    if (missing.delete(id)) continue;
    const storedAt = await storage.storedAt(id);
    if (storedAt && storedAt.getTime() < before) await removePicture(parts, id, before);
  }
  return [...missing];
}

/** The copier takes these links again, as often as it tries a link that fails. */
async function copyAgain({ database, writer }: Parts, missing: readonly string[], now: number) {
  for (let start = 0; start < missing.length; start += BATCH) {
    const ids = database.engine.dialect.isOneOf(
      '"pictureId"',
      'ids',
      missing.slice(start, start + BATCH),
    );
    await writer.run(({ manager }) =>
      manager
        .createQueryBuilder()
        .update(PictureLink)
        .set({ nextAttemptAt: new Date(now) })
        .where(`"nextAttemptAt" IS NULL AND "attempts" BETWEEN 1 AND :most AND ${ids.sql}`, {
          most: RETRY_DELAYS.length,
          ...ids.parameters,
        })
        .execute(),
    );
  }
}
