const MESSAGES = {
  NOT_A_PICTURE: 'This is not a picture in the format JPEG, PNG, WebP or AVIF.',
  DAMAGED: 'The picture is damaged or incomplete.',
  TOO_LARGE: 'The file of the picture is larger than 10 MiB.',
  TOO_MANY_PIXELS: 'The picture has more than 40 megapixels.',
  TOO_COSTLY: 'The picture takes too much time or memory to process.',
  BUSY: 'Too many pictures are waiting to be processed. Try again in a minute.',
} as const;

/** `BUSY` is about the server, and trying again later is right. All others are about the picture. */
export type PictureErrorCode = keyof typeof MESSAGES;

export const isPictureErrorCode = (value: unknown): value is PictureErrorCode =>
  typeof value === 'string' && Object.hasOwn(MESSAGES, value);

/** Why no picture was made of the given bytes, as one sentence for the member. */
export class PictureError extends Error {
  override readonly name = 'PictureError';

  constructor(
    readonly code: PictureErrorCode,
    options?: ErrorOptions,
  ) {
    super(MESSAGES[code], options);
  }
}
