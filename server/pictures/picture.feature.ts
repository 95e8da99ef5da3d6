import { rowsOfMember } from '../database/member-data';
import { type Feature, withJsonErrors } from '../web/feature';
import { registerIiif } from './iiif.routes';
import { explainPictureError } from './picture-error';
import { PictureLink } from './picture-link.entity';
import { StoredPicture } from './stored-picture.entity';

/** Stored pictures, and the addresses for which they are shown. `composition/pictures.ts` runs them. */
export const pictureFeature: Feature = {
  name: 'pictures',
  entities: [StoredPicture, PictureLink],
  memberData: [
    {
      ...rowsOfMember('pictures', PictureLink, {
        uidColumn: 'memberUid',
        whenErased: 'kept',
        omit: ['attempts', 'nextAttemptAt'],
      }),
      // The pictures stay with the artifacts that show them.
      erase: (manager, uid) => manager.update(PictureLink, { memberUid: uid }, { memberUid: null }),
    },
  ],
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
