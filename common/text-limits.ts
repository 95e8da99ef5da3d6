import { groupedNumber } from './grouped-number';

/** How long texts may be after trimming, in characters. */
export const MAX_TEXT = 10_000;
export const MAX_ARTIFACT_NAME = 200;
/** A description of a picture, for those who do not see the picture. */
export const MAX_PICTURE_DESCRIPTION = 1_000;
/** What tells a picture from the others of an artifact. */
export const MAX_CAPTION = 100;
/** A searched text. */
export const MAX_SEARCH = 200;
/** A report, the reason of a decision, and an answer to it. */
export const MAX_MESSAGE = 2_000;
/** Where one can look up what a member suggests. */
export const MAX_SOURCE = 500;
/** A key that names one addition. */
export const MAX_IDEMPOTENCY_KEY = 255;

/** A limit as readers see it, such as "10,000 characters". */
export const inCharacters = (limit: number): string => `${groupedNumber(limit)} characters`;
