import { webAddress } from '../../../web/graphql/validation';

/**
 * The absolute address of a picture. Pictures of this server are stored as paths, so that the origin of
 * a deployment may change.
 */
export const pictureAddress = (image: string, publicUrl: string): string =>
  image.startsWith('/') ? publicUrl + image : image;

/** The address of a picture as it is stored: see `pictureAddress`. */
export function storedAddress(image: string, publicUrl: string): string {
  const address = webAddress(image) ?? image.trim();
  return address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address;
}
