import { publicPaths } from '../../../common/public-paths';
import type { CatalogueRecord } from '../../site/record';
import type {
  RecordFieldsFragment,
  StoredPictureFragment,
  StoredPicturesFragment,
} from './generated/operations';

/** Exports have no copies of pictures: they keep what members gave. */
type Fields = Omit<RecordFieldsFragment, 'pictures'> &
  Partial<StoredPictureFragment> & {
    pictures: readonly (RecordFieldsFragment['pictures'][number] &
      Partial<StoredPicturesFragment['pictures'][number]>)[];
  };

/** An artifact as a visitor sees it, with everything that the formats say of it. */
export type ArtifactRecord = Omit<Fields, 'addedAt' | 'updatedAt'> & {
  /** In ISO 8601. */
  addedAt: string;
  updatedAt: string;
};

/** The artifact of a GraphQL response. Before serialization to JSON, its instants are objects. */
export const toRecord = <Instants extends Pick<Fields, 'addedAt' | 'updatedAt'>>(
  fields: Instants,
): Instants => ({
  ...fields,
  addedAt: new Date(fields.addedAt).toISOString(),
  updatedAt: new Date(fields.updatedAt).toISOString(),
});

/** What records say of the catalogue. */
export interface RecordSource {
  /** The origin of this deployment. */
  publicUrl: string;
  /** The address of the licence of the catalogue's data, where it has one. */
  dataLicense?: string | null;
  /** The operator's site, which has the name of the catalogue and says what its records consist of. */
  site: { readonly name: string; get(): { record: CatalogueRecord } };
}

/** The canonical address of an artifact, for people and programs. Its formats add an ending. */
export const recordAddress = (
  { publicUrl }: Pick<RecordSource, 'publicUrl'>,
  id: number | string,
): string => publicUrl + publicPaths.record(id);

/**
 * The e-mail address for programs that read the records.
 * @param contact the operator's; without one, that of the host's webmaster (RFC 2142).
 */
export const contactAddress = (publicUrl: string, contact: string | null): string =>
  contact ?? `webmaster@${new URL(publicUrl).hostname}`;
