import { formatCount } from '../../ui/format-count';

/** How many pictures have a description, such as "12 of 40 pictures are described". */
export function describedShare(total: number, undescribed: number): string {
  const pictures = total === 1 ? 'picture is' : 'pictures are';
  return `${formatCount(total - undescribed)} of ${formatCount(total)} ${pictures} described`;
}
