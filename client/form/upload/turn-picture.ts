import { MAX_PICTURE_BYTES } from '../../../common/picture-limits';
import { UploadFailure } from './send-file';

/** JPEG of this quality looks like the original, and has about its size. */
const quality = 0.95;

const notTurned = 'Your browser cannot turn this picture. Turn it elsewhere, and upload it again.';

/**
 * Turns a picture by quarters, clockwise. A file that is not turned stays as it is. A photo stays a JPEG,
 * and any other picture becomes a PNG, or a JPEG if the PNG is too large.
 * @throws UploadFailure if the browser cannot read the file or draw so large a picture
 */
export async function turnPicture(file: File, quarters: number): Promise<File> {
  if (quarters % 4 === 0) return file;
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new UploadFailure(notTurned, false, { cause });
  });
  const canvas = draw(picture, quarters);
  picture.close();
  const types = file.type === 'image/jpeg' ? ['image/jpeg'] : ['image/png', 'image/jpeg'];
  for (const type of types) {
    if (type === 'image/jpeg') fillBehind(canvas);
    const turned = await encode(canvas, type);
    if (turned && turned.size <= MAX_PICTURE_BYTES) return new File([turned], file.name, { type });
  }
  throw new UploadFailure(notTurned);
}

function draw(picture: ImageBitmap, quarters: number): HTMLCanvasElement {
  const { width, height } = picture;
  const isOnItsSide = quarters % 2 !== 0;
  const canvas = document.createElement('canvas');
  canvas.width = isOnItsSide ? height : width;
  canvas.height = isOnItsSide ? width : height;
  const context = contextOf(canvas);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2);
  return canvas;
}

/** A JPEG would be black where the picture is transparent. */
function fillBehind(canvas: HTMLCanvasElement) {
  const context = contextOf(canvas);
  context.resetTransform();
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new UploadFailure(notTurned);
  return context;
}

/** @returns null when the picture is too large for the browser. */
const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
