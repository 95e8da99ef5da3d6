import type { QueryRunner } from 'typeorm';
import type { Changes } from '../changes/changes';
import type { Database } from '../database/database';
import type { Writer } from '../database/writer';
import { picturePath } from './picture-addresses';
import { PictureError } from './picture-error';
import { isPictureId, pictureIdOf } from './picture-objects';
import { PictureLink } from './picture-link.entity';
import type { PictureMaker, PictureSender } from './picture-maker';
import type { PictureStorage } from './picture-storage';
import { StoredPicture } from './stored-picture.entity';

/** The address of an uploaded picture. */
interface Link {
  url: string;
  pictureId: string;
  /** In milliseconds. */
  unusedSince: number;
}

const ROW_COLUMNS = ['id', 'width', 'height', 'sizes', 'preview', 'hash'] as const;

/** A picture that is stored, in pixels. */
export type KeptPicture = Pick<StoredPicture, 'id' | 'width' | 'height'>;

type PictureRow = Pick<StoredPicture, (typeof ROW_COLUMNS)[number]>;

interface Parts {
  database: Database;
  writer: Writer;
  changes: Changes;
  storage: Pick<PictureStorage, 'has'>;
  maker: Pick<PictureMaker, 'make'>;
}

/** Stores pictures, and the addresses for which they are shown. */
export class PictureService {
  private readonly database: Database;

  constructor(private readonly parts: Parts) {
    this.database = parts.database;
  }

  /**
   * Stores a picture that a member sends. The same bytes are stored once.
   * @throws PictureError when the file is not a picture that can be stored, or too many wait.
   */
  upload(file: Buffer, sender: PictureSender): Promise<KeptPicture> {
    return this.store(file, sender, async (runner, pictureId) => {
      const url = picturePath(pictureId);
      const link = { url, pictureId, attempts: 0, unusedSince: Date.now() };
      const isNew = await this.database.insertIfAbsent(runner, PictureLink, link);
      if (!isNew) await this.renew(runner, link);
    });
  }

  /** Shows a copy of a picture for the address from which it was fetched. */
  async keepCopy(url: string, file: Buffer): Promise<void> {
    await this.store(file, undefined, async ({ manager }, pictureId) => {
      await manager.update(PictureLink, { url }, { pictureId, nextAttemptAt: null });
    });
    for (const id of await this.artifactsWith(url)) this.parts.changes.announce(`artifact:${id}`);
  }

  /**
   * Stores the files, and then the row and the link. A row alone is no proof of the files: a restore may
   * have brought none.
   */
  private async store(
    file: Buffer,
    sender: PictureSender | undefined,
    link: (runner: QueryRunner, pictureId: string) => Promise<void>,
  ): Promise<KeptPicture> {
    const id = pictureIdOf(file);
    const existing = await this.find(id);
    const picture =
      existing && (await this.hasFiles(id)) ? existing : await this.make(file, sender);
    await this.parts.writer.transaction(async (runner) => {
      await this.database.insertIfAbsent(runner, StoredPicture, {
        ...picture,
        storedAt: Date.now(),
      });
      await link(runner, id);
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

  private async artifactsWith(url: string): Promise<number[]> {
    const rows = await this.database.dataSource
      .createQueryBuilder()
      .select('artifact.id', 'id')
      .from('artifacts', 'artifact')
      .where('artifact.image = :url', { url })
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }
}
