import type { QueryRunner } from 'typeorm';
import type { Changes } from '../changes/changes';
import type { Database } from '../database/database';
import type { Writer } from '../database/writer';
import { picturePath } from './picture-addresses';
import { isPictureId, pictureIdOf } from './picture-objects';
import { PictureLink } from './picture-link.entity';
import type { PictureMaker } from './picture-maker';
import { StoredPicture } from './stored-picture.entity';

/** A picture that is stored, in pixels. */
export type KeptPicture = Pick<StoredPicture, 'id' | 'width' | 'height'>;

/** The address of an uploaded picture. */
interface Link {
  url: string;
  pictureId: string;
  /** In milliseconds. */
  unusedSince: number;
}

interface Parts {
  database: Database;
  writer: Writer;
  changes: Changes;
  maker: Pick<PictureMaker, 'make'>;
}

/** Stores pictures, and the addresses for which they are shown. */
export class PictureService {
  private readonly database: Database;
  private readonly writer: Writer;

  constructor(private readonly parts: Parts) {
    this.database = parts.database;
    this.writer = parts.writer;
  }

  /**
   * Stores a picture that a member sends. The same bytes are stored once.
   * @throws PictureError when the file is not a picture that can be stored, or too many wait.
   */
  async upload(file: Buffer): Promise<KeptPicture> {
    const picture = await this.store(file);
    const url = picturePath(picture.id);
    const link = { url, pictureId: picture.id, attempts: 0, unusedSince: Date.now() };
    await this.writer.run(async (runner) => {
      const isNew = await this.database.insertIfAbsent(runner, PictureLink, link);
      if (!isNew) await this.renew(runner, link);
    });
    return picture;
  }

  /** Shows a copy of a picture for the address from which it was fetched. */
  async keepCopy(url: string, file: Buffer): Promise<void> {
    const { id: pictureId } = await this.store(file);
    await this.writer.run(({ manager }) =>
      manager.update(PictureLink, { url }, { pictureId, nextAttemptAt: null }),
    );
    for (const id of await this.artifactsWith(url)) this.parts.changes.announce(`artifact:${id}`);
  }

  private async store(file: Buffer): Promise<KeptPicture> {
    const id = pictureIdOf(file);
    const existing = await this.find(id);
    if (existing) return existing;
    const { width, height, sizes, preview, hash } = await this.parts.maker.make(file);
    const row = { id, width, height, sizes: JSON.stringify(sizes), preview, hash };
    await this.writer.run((runner) =>
      this.database.insertIfAbsent(runner, StoredPicture, { ...row, storedAt: Date.now() }),
    );
    return row;
  }

  /** The stored picture with this identifier. */
  async find(id: string): Promise<KeptPicture | undefined> {
    if (!isPictureId(id)) return undefined;
    const [row] = await this.database.select<KeptPicture>(
      'stored picture',
      () =>
        this.database
          .from(StoredPicture, 'picture')
          .select('picture.id', 'id')
          .addSelect('picture.width', 'width')
          .addSelect('picture.height', 'height')
          .where('picture.id = :id'),
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
