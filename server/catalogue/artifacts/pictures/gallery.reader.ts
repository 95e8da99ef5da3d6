import type { Database } from '../../../database/database';
import { addressesOf } from '../../../pictures/addresses-of';
import { pictureOf, SHOWN_COLUMNS, type ShownPicture } from '../../../pictures/picture-addresses';
import { PictureLink } from '../../../pictures/picture-link.entity';
import { StoredPicture } from '../../../pictures/stored-picture.entity';
import type { ArtifactRow } from '../artifact.rows';
import type { ArtifactPicture } from './artifact-picture.types';
import { parseMorePictures } from './more-pictures';
import { pictureAddress } from './picture-address';

/** What a row has of its pictures when `Artifact.pictures` is selected. */
type RowWithPictures = Pick<
  Required<ArtifactRow>,
  'image' | 'imageCaption' | 'imageAlt' | 'rights' | 'morePictures'
>;

const addressesOfRow = (row: ArtifactRow): string[] => {
  const { image, morePictures } = row as RowWithPictures;
  return addressesOf({ image, morePictures }).filter((address) => address !== '');
};

/** How many pictures a row with its columns of pictures has. */
export const pictureCountOf = (row: ArtifactRow): number => addressesOfRow(row).length;

/** Makes the lists of pictures of artifacts that were read. */
export class GalleryReader {
  constructor(
    private readonly database: Database,
    private readonly publicUrl: string,
  ) {}

  /**
   * Sets `pictures` of each row. The stored pictures behind the first come by one statement for all rows,
   * and by none if no row has any.
   * @param withStored whether stored pictures are selected: a row then has that of its first.
   */
  async addPictures(rows: readonly ArtifactRow[], withStored: boolean): Promise<void> {
    const further = rows.flatMap((row) => addressesOfRow(row).slice(1));
    const stored =
      withStored && further.length > 0
        ? await this.readStored(further)
        : new Map<string, ShownPicture>();
    for (const row of rows) row.pictures = this.picturesOf(row, stored);
  }

  private picturesOf(
    row: ArtifactRow,
    stored: ReadonlyMap<string, ShownPicture>,
  ): ArtifactPicture[] {
    const { image, imageCaption, imageAlt, rights, morePictures } = row as RowWithPictures;
    if (image === '') return [];
    const first: ArtifactPicture = {
      image,
      caption: imageCaption ?? null,
      alt: imageAlt ?? null,
      rights: rights ?? null,
      picture: row.picture ?? null,
    };
    const others = parseMorePictures(morePictures).map((one) => {
      const shown = stored.get(one.image);
      return {
        ...one,
        image: pictureAddress(one.image, this.publicUrl),
        picture: shown ? pictureOf(shown, one.alt, this.publicUrl) : null,
      };
    });
    return [first, ...others];
  }

  /** The stored pictures of these addresses, by address. */
  async readStored(addresses: readonly string[]): Promise<Map<string, ShownPicture>> {
    const { sql, parameters } = this.database.engine.dialect.isOneOf('link.url', 'urls', addresses);
    const rows = await this.database.select<ShownPicture & { url: string }>(
      `further pictures|${sql}`,
      () =>
        SHOWN_COLUMNS.reduce(
          (query, column) => query.addSelect(`picture.${column}`, column),
          this.database
            .from(PictureLink, 'link')
            .innerJoin(StoredPicture, 'picture', 'picture.id = link.pictureId')
            .select('link.url', 'url')
            .where(sql),
        ),
      parameters,
    );
    return new Map(rows.map((row) => [row.url, row]));
  }
}
