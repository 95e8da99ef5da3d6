import type { Sql } from '../../database/sql';
import { parseId } from '../../web/graphql/id';
import type { Services } from '../../web/graphql/services';
import type { Selection } from '../../web/graphql/selection';
import { ArtifactReader } from '../artifacts/artifact.reader';
import { storedAddress } from '../artifacts/pictures/picture-address';
import { MAX_PICTURES } from '../../../common/picture-limits';
import { SHOWN_PICTURES } from '../../pictures/addresses-of';
import { PictureLink } from '../../pictures/picture-link.entity';
import { similarHashes } from '../../pictures/similar-hashes';
import { StoredPicture } from '../../pictures/stored-picture.entity';
import type { SamePicture, SamePicturesArgs } from './same-pictures.types';

type LinkedPicture = Pick<StoredPicture, 'id' | 'hash'>;

/** An artifact with a picture, and what the picture has in common with another: 0 for the file. */
interface Match {
  id: number;
  rank: number;
}

/** Finds the artifacts that show a picture already. */
export class SamePictures {
  private readonly reader: ArtifactReader;

  constructor(private readonly services: Services) {
    this.reader = services.get(ArtifactReader);
  }

  /** Public parts only, without e-mail addresses. Hidden artifacts are not found. */
  async find(args: SamePicturesArgs, selection: Selection): Promise<SamePicture[]> {
    const picture = await this.pictureAt(args.url);
    if (!picture) return [];
    const { database } = this.services;
    const hashes = await similarHashes(database, picture.hash);
    const looksTheSame = database.engine.dialect.isOneOf('picture.hash', 'hashes', hashes);
    const matches = await this.findArtifacts(picture.id, looksTheSame, args);
    const rows = await this.reader.readByIds(
      matches.map(({ id }) => id),
      selection,
    );
    return matches.flatMap(({ id, rank }) => {
      const artifact = rows.get(id);
      // It was deleted in between.
      return artifact ? [{ artifact, isSameFile: rank === 0 }] : [];
    });
  }

  private async pictureAt(url: string): Promise<LinkedPicture | undefined> {
    const { database, deployment } = this.services;
    const [picture] = await database.select<LinkedPicture>(
      'picture at an address',
      () =>
        database
          .from(PictureLink, 'link')
          .innerJoin(StoredPicture, 'picture', 'picture.id = link.pictureId')
          .select('picture.id', 'id')
          .addSelect('picture.hash', 'hash')
          .where('link.url = :url'),
      { url: storedAddress(url, deployment.publicUrl) },
    );
    return picture;
  }

  private async findArtifacts(
    pictureId: string,
    looksTheSame: Sql,
    { except, first }: SamePicturesArgs,
  ): Promise<Match[]> {
    const { database } = this.services;
    const matches = await database.select<Match>(
      `artifacts with a picture|${looksTheSame.sql}|${first}`,
      () =>
        database
          .from(StoredPicture, 'picture')
          .innerJoin(PictureLink, 'link', 'link.pictureId = picture.id')
          .innerJoin(SHOWN_PICTURES, 'shown', 'shown."image" = link.url')
          .select('shown."artifactId"', 'id')
          .addSelect('CASE WHEN picture.id = :pictureId THEN 0 ELSE 1 END', 'rank')
          .where(
            `(picture.id = :pictureId OR ${looksTheSame.sql}) AND shown."artifactId" <> :except`,
          )
          .orderBy('"rank"')
          .addOrderBy('shown."artifactId"', 'DESC')
          .limit(first * MAX_PICTURES),
      { pictureId, except: parseId(except ?? '') ?? 0, ...looksTheSame.parameters },
    );
    // Several pictures of an artifact may match; its best match comes first. SQLite reads no index to group.
    const best = new Map(matches.toReversed().map((match) => [match.id, match]));
    return matches.filter((match) => best.get(match.id) === match).slice(0, first);
  }
}
