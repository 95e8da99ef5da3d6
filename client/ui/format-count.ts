import { groupedNumber } from '../../common/grouped-number';
import { MOST_COUNTED } from '../../common/page-sizes';

/** Writes a number of things for readers, such as 1,000,000. */
export const formatCount = groupedNumber;

/** The total of a search, which is null where it was not counted to its end: "1,000+". */
export const formatTotal = (total: number | null): string =>
  total === null ? `${formatCount(MOST_COUNTED)}+` : formatCount(total);

/** "1 artifact", "1,234 artifacts" */
export const artifactsInWords = (total: number): string =>
  `${formatCount(total)} ${total === 1 ? 'artifact' : 'artifacts'}`;
