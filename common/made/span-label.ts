import { centuryOfYear, yearLabel } from '../years';
import { centuryName } from './century-name';

/** A span of years for readers: "the 14th century BC" within one century, else its ends. */
export function spanLabel(from: number, to: number): string {
  const century = centuryOfYear(from);
  if (from !== to && century !== null && century === centuryOfYear(to))
    return `the ${centuryName(century)}`;
  return yearsLabel(from, to);
}

/** A span of years for readers, by its ends: "1332–1323 BC". */
export function yearsLabel(from: number, to: number): string {
  if (from === to) return yearLabel(from);
  if (to < 0) return `${yearLabel(from).replace(' BC', '')}–${yearLabel(to)}`;
  return `${yearLabel(from)} – ${yearLabel(to)}`;
}
