import type { QueryRunner } from 'typeorm';
import { codeOf } from '../base/errors';
import type { Changes } from '../database/changes';
import type { Database } from '../database/database';
import type { Writer } from '../database/writer';
import type { QuotaService } from '../catalogue/quotas/quota.service';
import { SHOWN_PICTURES } from './addresses-of';
import { picturePath } from './picture-addresses';
import { PictureError } from './picture-error';
import { isPictureId, pictureIdOf } from './picture-objects';
import { PictureLink } from './picture-link.entity';
import type { PictureMaker, PictureSender } from './picture-maker';
import type { PictureStorage } from './picture-storage';
import { removePicture } from './remove-unused-pictures';
import { StoredPicture } from './stored-picture.entity';

/** The address of an uploaded picture. */
interface Link {
  url: string;
  pictureId: string;
  /** In milliseconds. */
  unusedSince: number;
}

const ROW_COLUMNS = ['id', 'width', 'height', 'sizes', 'preview', 'hash', 'bytes'] as const;

/** A picture that is stored, in pixels. */
export type KeptPicture = Pick<StoredPicture, 'id' | 'width' | 'height'>;

/** Whether a picture is sent to everybody, to moderators alone, or to nobody. */
export type PictureVisibility = 'shown' | 'hidden' | 'missing';

const IS_SHOWN = `CASE
  WHEN EXISTS (
    SELECT 1 FROM "picture_links" "link"
    INNER JOIN ${SHOWN_PICTURES} "shown" ON "shown"."image" = "link"."url"
    WHERE "link"."pictureId" = picture.id) THEN 1
  WHEN picture.storedAt > :dayAgo AND NOT EXISTS (
    SELECT 1 FROM "picture_links" "link"
    WHERE "link"."pictureId" = picture.id AND "link"."unusedSince" IS NULL) THEN 1
  ELSE 0 END`;
const DAY = 24 * 3_600_000;

type PictureRow = Pick<StoredPicture, (typeof ROW_COLUMNS)[number]>;

interface Parts {
  database: Database;
  writer: Writer;
  changes: Changes;
  storage: Pick<PictureStorage, 'has' | 'remove'>;
  maker: Pick<PictureMaker, 'make'>;
  quotas: QuotaService;
}

/** How a picture is stored. */
interface Storing {
  /** For whom it counts; null for nobody. */
  memberUid: string | null;
  /** Who waits for it; absent for a copy. */
  sender?: PictureSender;
  /** Writes its link, after its row. */
  link: (runner: QueryRunner, pictureId: string) => Promise<void>;
}

/** Stores pictures, and the addresses for which they are shown. */
export class PictureService {
  private readonly database: Database;

  constructor(private readonly parts: Parts) {
    this.database = parts.database;
  }

  /**
   * Stores a picture that a member sends. The same bytes are stored once, and count for the first member.
   * @throws PictureError when the file is not a picture that can be stored, or too many wait;
   * RATE_LIMITED when the member has uploaded as much as one may.
   */
  upload(uid: string, file: Buffer, sender: PictureSender): Promise<KeptPicture> {
    return this.store(file, {
      ...{ memberUid: uid, sender },
      link: async (runner, pictureId) => {
        const url = picturePath(pictureId);
        const link = { url, pictureId, attempts: 0, unusedSince: Date.now(), memberUid: uid };
        const isNew = await this.database.insertIfAbsent(runner, PictureLink, link);
        if (!isNew) await this.renew(runner, link);
      },
    });
  }

  /**
   * Shows a copy of a picture for the address from which it was fetched.
   * @throws RATE_LIMITED when the member who named it has no room for it.
   */
  async keepCopy(url: string, file: Buffer): Promise<void> {
    const memberUid = await this.memberWhoNamed(url);
    await this.store(file, {
      memberUid,
      link: async ({ manager }, pictureId) => {
        await manager.update(PictureLink, { url }, { pictureId, nextAttemptAt: null, memberUid });
      },
    });
    for (const id of await this.artifactsWith(url)) this.parts.changes.announce(`artifact:${id}`);
  }

  /**
   * Stores the files, and then the row and the link. A row alone is no proof of the files: a restore may
   * have brought none.
   */
  private async store(file: Buffer, { memberUid, sender, link }: Storing): Promise<KeptPicture> {
    const { quotas, writer } = this.parts;
    const id = pictureIdOf(file);
    const existing = await this.find(id);
    const picture =
      existing && (await this.hasFiles(id)) ? existing : await this.make(file, sender);
    const write = writer.transaction(async (runner) => {
      if (memberUid !== null) {
        await (sender
          ? quotas.countUpload(runner, memberUid)
          : quotas.lockPictures(runner, memberUid));
      }
      const storedAt = new Date();
      const row = { ...picture, storedAt: storedAt.getTime() };
      const isNew = await this.database.insertIfAbsent(runner, StoredPicture, row);
      if (!isNew) await runner.manager.update(StoredPicture, { id }, { storedAt });
      await link(runner, id);
      if (memberUid !== null) await quotas.assertRoom(runner, memberUid);
    });
    await write.catch(async (error: unknown) => {
      // A member without room would fill the disk with files that have no row.
      if (codeOf(error) === 'RATE_LIMITED') await removePicture(this.parts, id, 0);
      throw error;
    });
    // The daily removal may have met the picture before it had both.
    if (!(await this.hasFiles(id))) await this.make(file, sender);
    return picture;
  }

  private async make(file: Buffer, sender: PictureSender | undefined): Promise<PictureRow> {
    const { sizes, ...made } = await this.parts.maker.make(file, sender);
    return { ...made, sizes: JSON.stringify(sizes) };
  }

  /** @throws PictureError */
  private hasFiles(id: string): Promise<boolean> {
    return this.parts.storage.has(id).catch((error: unknown) => {
      throw PictureError.of(error);
    });
  }

  /** The row of the picture with this identifier. */
  async find(id: string): Promise<PictureRow | undefined> {
    if (!isPictureId(id)) return undefined;
    const [row] = await this.database.select<PictureRow>(
      'stored picture',
      () =>
        ROW_COLUMNS.reduce(
          (statement, column) => statement.addSelect(`picture.${column}`, column),
          this.database.from(StoredPicture, 'picture').where('picture.id = :id'),
        ),
      { id },
    );
    return row;
  }

  /**
   * Whether the files of a picture may be sent to everybody: an artifact shows it, or it was uploaded within
   * a day and no artifact has named it yet. That of an artifact that waits for review is sent to those who know
   * its address, which is computed from the picture. Otherwise it is of a hidden or a deleted artifact, or of a version.
   * @param beforeSearch is called before all records that wait are searched, which costs more than a look-up.
   */
  async visibilityOf(id: string, beforeSearch: () => void): Promise<PictureVisibility> {
    if (!isPictureId(id)) return 'missing';
    const [row] = await this.database.select<{ isShown: number }>(
      'visibility of a picture',
      () =>
        this.database
          .from(StoredPicture, 'picture')
          .select(IS_SHOWN, 'isShown')
          .where('picture.id = :id'),
      { id, dayAgo: Date.now() - DAY },
    );
    if (!row) return 'missing';
    if (row.isShown === 1) return 'shown';
    beforeSearch();
    return (await this.waitsForReview(id)) ? 'shown' : 'hidden';
  }

  /** Whether an artifact that waits for review has the picture: its owner and editors look at it. */
  private async waitsForReview(id: string): Promise<boolean> {
    const sql = `SELECT 1 FROM "hidden_artifacts"
      WHERE "state" <> 'HIDDEN' AND "record" LIKE :mention LIMIT 1`;
    const mention = { mention: `%${picturePath(id)}%` };
    return (await this.database.select('picture that waits', () => sql, mention)).length > 0;
  }

  /**
   * Shows the picture for its address, which an artifact may have named after it was removed. A picture
   * that no artifact names yet stays for another day.
   */
  private async renew({ manager }: QueryRunner, { url, pictureId, unusedSince }: Link) {
    await manager
      .createQueryBuilder()
      .update(PictureLink)
      .set({
        pictureId,
        unusedSince: () => `CASE WHEN "unusedSince" IS NOT NULL THEN ${unusedSince} END`,
      })
      .where('"url" = :url', { url })
      .execute();
  }

  /**
   * The member for whom a copy counts: whose artifact named the address first. Nobody, if a member was erased
   * or all artifacts were imported by an operator.
   */
  private async memberWhoNamed(url: string): Promise<string | null> {
    const [named] = await this.database.select<{ uid: string }>(
      'member who named a picture',
      () => `
        SELECT "artifacts"."ownerUid" AS "uid" FROM "artifacts"
        INNER JOIN "members" ON "members"."uid" = "artifacts"."ownerUid"
        WHERE "artifacts"."id" IN (
          SELECT "artifactId" FROM ${SHOWN_PICTURES} "shown" WHERE "shown"."image" = :url)
        AND "members"."erasedAt" IS NULL AND NOT EXISTS (
          SELECT 1 FROM "imported_artifacts" "imported" WHERE "imported"."artifactId" = "artifacts"."id")
        ORDER BY "artifacts"."id" LIMIT 1`,
      { url },
    );
    return named?.uid ?? null;
  }

  private async artifactsWith(url: string): Promise<number[]> {
    const rows = await this.database.rows<{ artifactId: number }>({
      sql: `SELECT "artifactId" FROM ${SHOWN_PICTURES} "shown" WHERE "shown"."image" = :url`,
      parameters: { url },
    });
    return rows.map(({ artifactId }) => artifactId);
  }
}
