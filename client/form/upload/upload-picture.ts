import {
  MAX_PICTURE_BYTES,
  MAX_PICTURE_MEGAPIXELS,
  MAX_PICTURE_MIB,
  PICTURE_FORMATS,
  PICTURE_TYPES,
} from '../../../common/picture-limits';
import { publicPaths } from '../../../common/public-paths';
import type { Member } from '../../auth/session';
import { sendFile, UploadFailure, type UploadOptions } from './send-file';

/** What the server accepts, in words. */
export const limitsInWords = `${PICTURE_FORMATS}, at most ${MAX_PICTURE_MIB}\u00a0MiB and ${MAX_PICTURE_MEGAPIXELS}\u00a0megapixels`;

const wrongType = `This file is not a ${PICTURE_FORMATS} picture.`;

/**
 * The one picture among the files that were chosen, dropped or pasted.
 * @throws UploadFailure if the server would refuse the files
 */
export function pictureOf(files: readonly File[]): File {
  const [file, ...others] = files;
  if (!file) throw new UploadFailure('No file was found. Save the picture, and choose it here.');
  if (others.length > 0) throw new UploadFailure('Choose one picture at a time.');
  if (!PICTURE_TYPES.includes(file.type)) throw new UploadFailure(wrongType);
  if (file.size === 0) throw new UploadFailure('This file is empty.');
  if (file.size > MAX_PICTURE_BYTES) {
    throw new UploadFailure(
      `This picture has more than ${MAX_PICTURE_MIB} MiB. Make it smaller, and try again.`,
    );
  }
  return file;
}

/** What the member reads when the server refuses a picture for good. */
const refusals = {
  400: (told = 'The server cannot read this picture.') => told,
  413: () => 'This picture is too large for the server.',
  415: () => wrongType,
};

/**
 * Uploads a picture.
 * @returns the address of the stored picture
 * @throws UploadFailure, or an AbortError after the signal
 */
export const uploadPicture = (
  file: File,
  member: Member,
  options: UploadOptions,
): Promise<string> =>
  sendFile(
    { path: publicPaths.pictures, file, type: file.type, noun: 'picture', refusals },
    'url',
    member,
    options,
  );
