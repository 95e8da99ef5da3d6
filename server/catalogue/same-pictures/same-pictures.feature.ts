import type { Feature } from '../../web/feature';
import { SamePicturesResolver } from './same-pictures.resolver';

/** Artifacts that show a picture already, for the member who is about to add it. */
export const samePicturesFeature: Feature = {
  name: 'same pictures',
  resolvers: [SamePicturesResolver],
};
