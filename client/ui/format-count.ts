import { groupedNumber } from '../../common/grouped-number';

/** Writes a number of things for readers, such as 1,000,000. */
export const formatCount = groupedNumber;

/** "1 artifact", "1,234 artifacts" */
export const artifactsInWords = (total: number): string =>
  `${formatCount(total)} ${total === 1 ? 'artifact' : 'artifacts'}`;
