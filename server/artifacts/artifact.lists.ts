import type { GroupCount } from '../database/group-counts';
import type { Sql } from '../database/sql';
import type { TextTerm } from '../database/text-index';
import type { YearSpan } from './made/year-span';

/** Which artifacts a public list keeps; null and '' keep all. */
export interface ArtifactCriteria {
  type: string | null;
  /** The uid of the member who added them; an empty one keeps none. */
  owner: string | null;
  /** A normalized part of the name. */
  term: string;
  span: YearSpan | null;
  /** Must all occur in the texts; an empty list keeps all. */
  text: readonly TextTerm[];
  /** A normalized text that the name must not contain. Only lists of a text have it. */
  exceptTerm: string;
}

/**
 * Which artifacts a list keeps: a public list those that its criteria keep; a list of a member those
 * that are read from `source`, which is what follows FROM and ends with a condition.
 */
export type ListedBy = ListedByCriteria | { source: Sql };

export interface ListedByCriteria {
  readonly criteria: ArtifactCriteria;
  /**
   * What the facets and the total of one request share: the counts of the list without regard to its
   * type and its years, once a facet has asked for them.
   */
  groups?: Promise<GroupCount[]>;
}
