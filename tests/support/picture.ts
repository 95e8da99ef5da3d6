const SITE = 'http://localhost:4000';
/** The folder of a stored picture. */
export const PICTURE_PATH = `/pictures/${'a1'.repeat(32)}`;
export const IIIF_PATH = `/iiif/${'a1'.repeat(32)}`;
export const PREVIEW_URI = 'data:image/webp;base64,UklGRg==';

/** `Artifact.picture` of a picture that is stored in the sizes that the server makes of it. */
export function buildPicture(width = 3000, height = 2250) {
  const longer = Math.max(width, height);
  const sizes = [320, 640, 1280, 2560].filter((size) => size <= longer);
  return {
    __typename: 'Picture',
    ...{ url: `${SITE}${PICTURE_PATH}/full.webp`, width, height, preview: PREVIEW_URI },
    iiif: SITE + IIIF_PATH,
    sizes: sizes.map((size) => ({
      __typename: 'PictureSize',
      url: `${SITE}${PICTURE_PATH}/${size}.webp`,
      width: Math.round((width / longer) * size),
    })),
  };
}
