import { type Feature, withJsonErrors } from '../web/feature';
import { registerIiif } from './iiif.routes';
import { explainPictureError } from './picture-error';
import { PictureLink } from './picture-link.entity';
import { StoredPicture } from './stored-picture.entity';

/** Stored pictures, and the addresses for which they are shown. `composition/pictures.ts` runs them. */
export const pictureFeature: Feature = {
  name: 'pictures',
  entities: [StoredPicture, PictureLink],
};

const register = withJsonErrors(registerIiif);

/** Stored pictures for viewers that zoom (IIIF Image API 3.0). */
export const iiifFeature: Feature = {
  name: 'iiif',
  register: (app, host) =>
    register(app, {
      ...host,
      translateError: (error) => explainPictureError(host.translateError(error)),
    }),
};
