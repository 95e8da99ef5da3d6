import { visibleText } from '../../../../common/visible-text';
import type { FieldErrors } from '../../../base/errors';
import { addressesOf, type WithPictures } from '../../../pictures/addresses-of';
import { rightsUri } from '../picture-rights';
import { pictureAddress, storedAddress } from './picture-address';
import { PictureInput } from './picture-input';

/** A picture beside the first, as the column `morePictures` has it. */
export interface FurtherPicture {
  /** The address as it is stored. */
  image: string;
  caption: string | null;
  alt: string | null;
  rights: string | null;
}

export const parseMorePictures = (column: string): FurtherPicture[] =>
  JSON.parse(column) as FurtherPicture[];

/**
 * The value of the column for an input. Equal lists have equal texts. An entry has all keys, so that
 * `"alt":null` says that a picture has no alternative text (search/criteria.ts).
 */
export const morePicturesColumn = (pictures: readonly PictureInput[], publicUrl: string): string =>
  JSON.stringify(
    pictures.map(({ image, caption, alt, rights }): FurtherPicture => {
      const given = shown(rights);
      return {
        image: storedAddress(image, publicUrl),
        caption: shown(caption),
        alt: shown(alt),
        rights: given && rightsUri(given),
      };
    }),
  );

const shown = (text: string | null | undefined): string | null =>
  text == null ? null : visibleText(text);

/** The list of a column as an input has it. */
export const morePicturesInput = (column: string, publicUrl: string): PictureInput[] =>
  parseMorePictures(column).map(({ image, ...texts }) =>
    Object.assign(new PictureInput(), { image: pictureAddress(image, publicUrl), ...texts }),
  );

/** The input's field that has the address of an artifact's nth picture, counted from 0. */
export const fieldOfPicture = (nth: number): string =>
  nth === 0 ? 'image' : `morePictures.${nth - 1}.image`;

/**
 * The rules of all pictures of an artifact together: there is a first one, and no address occurs twice.
 * @param columns what an input sets.
 * @param stored the artifact that is changed, whose further pictures stay where the input has no list.
 */
export function brokenGalleryRules(
  columns: WithPictures,
  stored: Pick<WithPictures, 'morePictures'> | null,
): FieldErrors {
  const addresses = addressesOf({ ...stored, ...columns });
  if (addresses[0] === '' && addresses.length > 1) {
    return { image: 'The other pictures need a first one.' };
  }
  const repeated = [...addresses.keys()].filter(
    (nth) => addresses.indexOf(addresses[nth] ?? '') < nth,
  );
  return Object.fromEntries(
    repeated.map((nth) => [
      columns.morePictures == null ? 'image' : fieldOfPicture(nth),
      'The artifact has this picture already.',
    ]),
  );
}
