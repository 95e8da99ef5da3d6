import type { Sql } from '../../database/sql';
import type { TextTerm, YearsCondition } from '../../database/text-index';
import type { KeptArtifacts, ListKeys } from '../kept-artifacts.types';

/** The first artifacts of a part of a list. */
export interface Walked {
  places: readonly ListKeys[];
  /** Whether the part has no more. */
  isWhole: boolean;
}

export const NOTHING_WALKED: Walked = { places: [], isWhole: false };

/** What a text is searched in. */
export interface Searched {
  /** All must occur; at least one. */
  terms: readonly TextTerm[];
  type: string | null;
  owner: string | null;
  /** The artifacts that the other criteria keep, if there are any besides the type. */
  others: KeptArtifacts | null;
  /** The other criteria as conditions on columns of `artifacts`. */
  years: YearsCondition | null;
  condition: Sql | null;
  /** Of these conditions, the one that `others` does not know. */
  exception: Sql | null;
}
