import type { Key, KeysetPage } from '../../database/keyset';
import type { Ordering } from '../../web/graphql/connection';
import type { FactTerm } from './browse.types';

/** From A to Z, regardless of case and accents; what begins with a digit or a sign comes first. */
export const termOrdering: Ordering = {
  name: 'A_TO_Z',
  direction: 'ASC',
  keys: [
    { column: 'initial', type: 'string' },
    { column: 'comparable', type: 'string' },
  ],
};

/** What begins with no letter. The sign precedes all letters. */
const NO_LETTER = '#';

/** The letter under which a value stands. @param value as it is compared */
export function initialOf(value: string): string {
  const [first = ''] = value;
  return /\p{L}/u.test(first) ? first.toUpperCase() : NO_LETTER;
}

const keysOf = ({ initial, comparable }: FactTerm): Key[] => [initial, comparable];

export const byInitial = (one: FactTerm, other: FactTerm): number =>
  compareKeys(keysOf(one), keysOf(other));

function compareKeys(one: readonly Key[], other: readonly Key[]): number {
  const nth = one.findIndex((key, index) => key !== other[index]);
  if (nth < 0) return 0;
  return String(one[nth]) < String(other[nth]) ? -1 : 1;
}

/** A page of values that are sorted from A to Z. */
export function pageOf(
  terms: readonly FactTerm[],
  { order, after, before, limit }: KeysetPage,
): FactTerm[] {
  const [ordered, sign] = order.direction === 'ASC' ? [terms, 1] : [terms.toReversed(), -1];
  const follows = (term: FactTerm, keys: readonly Key[]) =>
    sign * compareKeys(keysOf(term), keys) > 0;
  const precedes = (term: FactTerm, keys: readonly Key[]) =>
    sign * compareKeys(keysOf(term), keys) < 0;
  return ordered
    .filter((term) => (!after || follows(term, after)) && (!before || precedes(term, before)))
    .slice(0, limit);
}
