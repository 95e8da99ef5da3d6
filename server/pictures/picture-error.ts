import {
  MAX_PICTURE_MEGAPIXELS,
  MAX_PICTURE_MIB,
  PICTURE_FORMATS,
} from '../../common/picture-limits';
import { unavailable, unusableFile } from '../base/errors';

const MESSAGES = {
  NOT_A_PICTURE: `This is not a picture in the format ${PICTURE_FORMATS}.`,
  DAMAGED: 'The picture is damaged or incomplete.',
  TOO_LARGE: `The file of the picture is larger than ${MAX_PICTURE_MIB} MiB.`,
  TOO_MANY_PIXELS: `The picture has more than ${MAX_PICTURE_MEGAPIXELS} megapixels.`,
  TOO_COSTLY: 'The picture takes too much time or memory to process.',
  BUSY: 'Too many pictures are waiting to be processed. Try again later.',
  INTERRUPTED: 'The processing of the picture was interrupted. Try again.',
  OVERLOADED: 'The server has too little time or memory for the picture now. Try again later.',
  UNAVAILABLE: 'The pictures cannot be reached now. Try again later.',
  FAILED: 'The picture could not be processed.',
} as const;

/**
 * Temporary errors are about the server: `BUSY`; `INTERRUPTED`, because the server stops or nobody waits for
 * the picture any more; `OVERLOADED`; `UNAVAILABLE`, a storage that fails or a full disk. `FAILED` is unforeseen. All others are about the picture.
 */
export type PictureErrorCode = keyof typeof MESSAGES;

const TEMPORARY = new Set<PictureErrorCode>(['BUSY', 'INTERRUPTED', 'OVERLOADED', 'UNAVAILABLE']);

export const isPictureErrorCode = (value: unknown): value is PictureErrorCode =>
  typeof value === 'string' && Object.hasOwn(MESSAGES, value);

/** Why no picture was made of the given bytes, or none can be read, as one sentence for the caller. */
export class PictureError extends Error {
  override readonly name = 'PictureError';

  constructor(
    readonly code: PictureErrorCode,
    options?: ErrorOptions,
  ) {
    super(MESSAGES[code], options);
  }

  /** The error itself, or `UNAVAILABLE` for one of the storage or the file system. */
  static of(error: unknown): PictureError {
    return error instanceof PictureError
      ? error
      : new PictureError('UNAVAILABLE', { cause: error });
  }

  /** Whether trying again later is right. */
  get isTemporary(): boolean {
    return TEMPORARY.has(this.code);
  }
}

/** An error as the caller of the web server gets it. Other errors, and unforeseen ones, stay as they are. */
export function explainPictureError(error: unknown): unknown {
  if (!(error instanceof PictureError) || error.code === 'FAILED') return error;
  return error.isTemporary ? unavailable(error.message, error) : unusableFile(error.message, error);
}
