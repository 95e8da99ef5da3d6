import { readPictureLines } from '../../../common/picture-lines';
import { PictureInput } from '../../catalogue/artifacts/pictures/picture-input';
import { isRecord } from '../../web/graphql/validation';

/**
 * The further pictures of an artifact of a file: a list, or a text with a line for each. What is no picture
 * becomes one without an address, which the rules refuse.
 */
export function pictureInputsOf(value: unknown): PictureInput[] | null {
  if (value == null) return null;
  const listed = Array.isArray(value) ? (value as unknown[]) : [value];
  const pictures = typeof value === 'string' ? readPictureLines(value) : listed;
  return pictures.map((picture) => {
    const { image, caption, alt, rights } = isRecord(picture) ? picture : {};
    // Null, so that the rule 'required' runs.
    return Object.assign(new PictureInput(), { image: image ?? null, caption, alt, rights });
  });
}
