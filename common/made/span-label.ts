import { centuryOfYear, yearLabel } from '../years';
import { centuryName } from './century-name';

/** A span of years for readers: "the 14th century BC" within one century, else its ends. */
export function spanLabel(from: number, to: number): string {
  if (from === to) return yearLabel(from);
  const century = centuryOfYear(from);
  if (century !== null && century === centuryOfYear(to)) return `the ${centuryName(century)}`;
  if (to < 0) return `${yearLabel(from).replace(' BC', '')}–${yearLabel(to)}`;
  return `${yearLabel(from)} – ${yearLabel(to)}`;
}
