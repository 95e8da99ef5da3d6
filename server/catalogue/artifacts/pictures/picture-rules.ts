import { inCharacters, MAX_CAPTION, MAX_PICTURE_DESCRIPTION } from '../../../../common/text-limits';
import { RequiredText, Rule, Text, WebAddress } from '../../../web/graphql/validation';
import { rightsUri } from '../picture-rights';

/** The rules and the descriptions of what a member writes about a picture: the first one, and the others. */

const RIGHTS_RULE =
  'Please give the address of a Creative Commons licence or of a statement of rightsstatements.org.';

export const CAPTION = `What tells the picture from the others, such as "The back": one line of at most ${inCharacters(MAX_CAPTION)}.`;
export const ALT = `What the picture shows, for those who do not see it: one paragraph of at most ${inCharacters(MAX_PICTURE_DESCRIPTION)}.`;
export const RIGHTS =
  'The rights of the picture: the URI of a Creative Commons licence (2.0 to 4.0, also ported) or of a statement of rightsstatements.org.';
export const PAGE_OF_RIGHTS =
  'Input may be the address of a page about it; the canonical URI is stored.';

export const PictureAddress = (): PropertyDecorator => (target, property) => {
  WebAddress()(target, property);
  RequiredText({ lines: false })(target, property);
};

export const PictureCaption = () => Text({ max: MAX_CAPTION, lines: false });

export const PictureDescription = () => Text({ max: MAX_PICTURE_DESCRIPTION, lines: false });

export const PictureRights = () => Rule('pictureRights', isPictureRights, RIGHTS_RULE);

/** Whether a text names a licence or a statement, or is empty: an empty one removes the rights. */
function isPictureRights(value: unknown): boolean {
  return typeof value === 'string' && (value.trim() === '' || rightsUri(value) !== null);
}
