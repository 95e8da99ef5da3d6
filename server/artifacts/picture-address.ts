/**
 * The absolute address of a picture. The sample pictures are stored as paths, so that the origin of a
 * deployment may change.
 */
export const pictureAddress = (image: string, publicUrl: string): string =>
  image.startsWith('/') ? publicUrl + image : image;
