import { type EntityManager, In, type QueryRunner } from 'typeorm';
import { storedAddress } from '../catalogue/artifacts/pictures/picture-address';
import { messageOf } from '../base/error-message';
import type { Database } from '../database/database';
import { ConfigurationError } from '../base/errors';
import { addressesOf, SHOWN_PICTURES, type WithPictures } from '../pictures/addresses-of';
import { PictureLink } from '../pictures/picture-link.entity';
import type { PictureStorage } from '../pictures/picture-storage';
import { recordsOf } from '../pictures/remove-unused-pictures';
import { StoredPicture } from '../pictures/stored-picture.entity';
import { ArtifactRevision } from '../catalogue/revisions/revision.entity';
import { printable } from '../base/text-table';

/** The identifier of a picture in its address, and in that of its description for viewers. */
const PICTURE_ADDRESS = /^\/(?:pictures|iiif)\/([0-9a-f]{64})(?:\/|$)/;

/**
 * Removes the stored pictures that deleted artifacts have shown, in any of their versions. A picture that
 * another artifact shows stays, also for a hidden one; a version of another artifact does not keep it.
 * @returns what to tell the operator; null when nothing was removed.
 * @throws ConfigurationError when the storage fails.
 */
export async function removePicturesOf(
  database: Database,
  storage: PictureStorage,
  artifactIds: readonly number[],
): Promise<string | null> {
  const { manager } = database.dataSource;
  const links = await manager.findBy(PictureLink, {
    url: In(await addressesOfDeleted(database, artifactIds)),
  });
  const pictures = new Set(links.flatMap(({ pictureId }) => pictureId ?? []));
  const hidden = new Set<string>();
  for await (const record of recordsOf(database, 'hidden_artifacts', 'id', 'record')) {
    for (const address of addressesOf(record)) hidden.add(address);
  }
  const isShown = async (urls: readonly string[]) =>
    urls.some((url) => hidden.has(url)) ||
    (await artifactsWith(database, manager, urls)).length > 0;
  let removed = 0;
  for (const id of pictures) {
    const ofPicture = await manager.findBy(PictureLink, { pictureId: id });
    if (await isShown(ofPicture.map(({ url }) => url))) continue;
    await database.engine.transaction(database.dataSource, async (runner) => {
      await removePicture(database, runner, storage, id, (links) =>
        // A later artifact with one of these addresses begins anew.
        links.delete(PictureLink, { pictureId: id }),
      );
    });
    removed += 1;
  }
  return removed > 0 ? `Pictures removed: ${removed}.` : null;
}

/** The addresses of the pictures that deleted artifacts had: the log has each of their versions. */
async function addressesOfDeleted(
  { dataSource, engine }: Database,
  artifactIds: readonly number[],
): Promise<string[]> {
  const { sql, parameters } = engine.dialect.isOneOf('revision.artifactId', 'ids', artifactIds);
  const revisions = await dataSource
    .createQueryBuilder(ArtifactRevision, 'revision')
    .select('revision.previous', 'previous')
    .where(`${sql} AND revision.previous IS NOT NULL`, parameters)
    .getRawMany<{ previous: string }>();
  return revisions.flatMap(({ previous }) => addressesOf(JSON.parse(previous) as WithPictures));
}

/** The artifacts that show a picture with one of these addresses, the oldest first. */
async function artifactsWith(
  { engine }: Database,
  manager: EntityManager,
  urls: readonly string[],
): Promise<number[]> {
  const { sql, parameters } = engine.dialect.isOneOf('shown.image', 'urls', urls);
  const rows = await manager
    .createQueryBuilder()
    .select('shown."artifactId"', 'id')
    .from(SHOWN_PICTURES, 'shown')
    .where(sql, parameters)
    .orderBy('shown."artifactId"')
    .getRawMany<{ id: number }>();
  return [...new Set(rows.map(({ id }) => id))];
}

/**
 * The identifier of the stored picture at an address: that of a file of the picture, of its description for
 * viewers, or of another site from which it was copied.
 * @throws ConfigurationError when there is none.
 */
export async function findPicture(
  { dataSource: { manager } }: Database,
  address: string,
  publicUrl: string,
): Promise<string> {
  const url = storedAddress(address, publicUrl);
  const [, named] = PICTURE_ADDRESS.exec(url) ?? [];
  const id = named ?? (await manager.findOneBy(PictureLink, { url }))?.pictureId ?? null;
  if (id !== null && (await manager.existsBy(StoredPicture, { id }))) return id;
  throw new ConfigurationError(`No picture is stored for ${printable(address)}.`);
}

/**
 * Removes a stored picture, whatever shows it. It is not copied again.
 * @returns what to tell the operator.
 */
export async function forgetPicture(
  database: Database,
  runner: QueryRunner,
  storage: PictureStorage,
  id: string,
): Promise<string> {
  const { manager } = runner;
  const urls = (await manager.findBy(PictureLink, { pictureId: id })).map(({ url }) => url);
  const artifacts = await artifactsWith(database, manager, urls);
  const unlinked = { pictureId: null, nextAttemptAt: null };
  await removePicture(database, runner, storage, id, (links) =>
    links.update(PictureLink, { pictureId: id }, unlinked),
  );
  const named = artifacts.length > 0 ? artifacts.join(', ') : 'none';
  return `Picture ${id} is removed. Artifacts that still name its address: ${named}.`;
}

/** Removes the row and the files of a picture. No upload of the same picture relies on them meanwhile. */
async function removePicture(
  { engine }: Database,
  { manager }: QueryRunner,
  storage: PictureStorage,
  id: string,
  unlink: (manager: EntityManager) => Promise<unknown>,
): Promise<void> {
  // Before the links, as uploads write both in this order.
  await engine.lockTable(manager, 'pictures');
  await unlink(manager);
  await manager.delete(StoredPicture, { id });
  await storage.remove(id).catch((error: unknown) => {
    const reason = messageOf(error);
    const message = `The picture ${id} was not removed, because its storage fails (${reason}). Repeat: npm run admin -- remove-picture /pictures/${id}`;
    throw new ConfigurationError(message, { cause: error });
  });
}
