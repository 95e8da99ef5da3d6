import type { Feature } from '../graphql/feature';
import { PictureLink } from './picture-link.entity';
import { StoredPicture } from './stored-picture.entity';

/** Stored pictures, and the addresses for which they are shown. */
export const pictureFeature: Feature = {
  entities: [StoredPicture, PictureLink],
  resolvers: [],
};
